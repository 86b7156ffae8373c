//! Arrows and circles drawn on a position.

use alloc::vec::Vec;
use core::{fmt, ops::Deref, str::FromStr};

use komadai_shogi::{Color, Origin, Piece, PieceKind, Square, named_enum};
use strum::{VariantArray, VariantNames};

/// The colour of a [`Mark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Brush {
    /// Green.
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

named_enum!(Brush);

/// An arrow or a circle on a position.
///
/// Its text is the first letter of the brush and one or two places: a square as in USI,
/// or the SFEN letter of a piece in hand and `*`.
///
/// ```
/// use komadai_records::{Brush, Mark, Shape};
/// use komadai_shogi::Square;
/// let circle: Mark = "R7g".parse()?;
/// assert_eq!(circle.brush, Brush::Red);
/// let arrow: Mark = "Gp*5e".parse()?; // from a pawn on White's komadai
/// assert!(matches!(arrow.shape, Shape::Arrow(_)));
/// assert_eq!(arrow.to_string(), "Gp*5e");
/// # Ok::<(), komadai_records::ParseMarkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The colour.
    pub brush: Brush,
    /// The shape and its place.
    pub shape: Shape,
}

/// The shape of a [`Mark`]. A place is a square, or a kind of pieces in hand of a side,
/// whether there are any or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A circle around a square or a piece in hand.
    Circle(Origin),
    /// An arrow.
    Arrow(Arrow),
}

/// An arrow from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    from: Origin,
    to: Origin,
}

/// The marks on a position in the order in which they were drawn: at most one of a
/// shape, and at most [`Marks::MAX_LEN`].
///
/// ```
/// use komadai_records::{Mark, Marks};
/// let [green, red]: [Mark; 2] = ["G7g7f".parse()?, "R7g7f".parse()?];
/// let mut marks = Marks::default();
/// marks.toggle(green);
/// marks.toggle(red);
/// assert_eq!(*marks, [red]);
/// marks.toggle(red);
/// assert!(marks.is_empty());
/// # Ok::<(), komadai_records::ParseMarkError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(Vec<Mark>);

impl Brush {
    /// The letter with which the text of a mark begins.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    /// The brush of a [`Brush::letter`].
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let mut brushes = Self::ALL.iter().copied();
        brushes.find(|brush| brush.letter() == letter)
    }
}

impl Mark {
    /// A circle around a place.
    #[must_use]
    pub const fn circle(brush: Brush, at: Origin) -> Self {
        let shape = Shape::Circle(at);
        Self { brush, shape }
    }

    /// An arrow; `None` if both places are the same.
    #[must_use]
    pub fn arrow(brush: Brush, from: Origin, to: Origin) -> Option<Self> {
        let shape = Shape::Arrow(Arrow::new(from, to)?);
        Some(Self { brush, shape })
    }

    /// Reads a mark that may lack its brush, such as `7g7f`: it is green then.
    ///
    /// # Errors
    /// When the text is not a mark.
    pub fn from_text(text: &str) -> Result<Self, ParseMarkError> {
        text.parse().or_else(|error| {
            let green = format!("{}{text}", Brush::Green.letter());
            green.parse().map_err(|_| error)
        })
    }
}

impl Arrow {
    /// An arrow; `None` if both places are the same.
    #[must_use]
    pub fn new(from: Origin, to: Origin) -> Option<Self> {
        (from != to).then_some(Self { from, to })
    }

    /// The place where the arrow starts.
    #[must_use]
    pub const fn from(self) -> Origin {
        self.from
    }

    /// The place that the arrow points to.
    #[must_use]
    pub const fn to(self) -> Origin {
        self.to
    }
}

impl Marks {
    /// No marks.
    pub const NONE: Self = Self(Vec::new());
    /// The maximum number of marks.
    pub const MAX_LEN: usize = 200;

    /// Removes a mark of the same colour, recolours one of another colour, or adds the
    /// mark. Returns whether there was room for it.
    pub fn toggle(&mut self, mark: Mark) -> bool {
        match self.0.iter().position(|known| known.shape == mark.shape) {
            Some(index) if self.0[index] == mark => {
                self.0.remove(index);
                true
            }
            Some(index) => {
                self.0[index] = mark;
                true
            }
            None => self.add(mark),
        }
    }

    /// Adds a mark. Returns whether its shape was new and there was room.
    pub fn add(&mut self, mark: Mark) -> bool {
        let is_added = self.len() < Self::MAX_LEN && self.brush_of(mark.shape).is_none();
        if is_added {
            self.0.push(mark);
        }
        is_added
    }

    /// The brush of a shape, if it is drawn.
    #[must_use]
    pub fn brush_of(&self, shape: Shape) -> Option<Brush> {
        let known = self.0.iter().find(|known| known.shape == shape)?;
        Some(known.brush)
    }

    /// Removes all marks.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl Deref for Marks {
    type Target = [Mark];

    fn deref(&self) -> &[Mark] {
        &self.0
    }
}

impl Extend<Mark> for Marks {
    /// Adds marks one after the other: [`Marks::add`].
    fn extend<I: IntoIterator<Item = Mark>>(&mut self, marks: I) {
        for mark in marks {
            self.add(mark);
        }
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(marks: I) -> Self {
        let mut collected = Self::NONE;
        collected.extend(marks);
        collected
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.brush.letter())?;
        match self.shape {
            Shape::Circle(at) => write_place(f, at),
            Shape::Arrow(Arrow { from, to }) => {
                write_place(f, from)?;
                write_place(f, to)
            }
        }
    }
}

fn write_place(f: &mut fmt::Formatter<'_>, place: Origin) -> fmt::Result {
    match place {
        Origin::Board(square) => write!(f, "{square}"),
        Origin::Hand(color, kind) => write!(f, "{}*", Piece::new(color, kind.kind())),
    }
}

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, ParseMarkError> {
        let mut letters = text.chars();
        let brush = letters.next().and_then(Brush::from_letter);
        let brush = brush.ok_or(ParseMarkError)?;
        let places = letters.as_str();
        let mark = match places.len() {
            2 => read_place(places).map(|at| Self::circle(brush, at)),
            4 => places
                .split_at_checked(2)
                .and_then(|(from, to)| Self::arrow(brush, read_place(from)?, read_place(to)?)),
            _ => None,
        };
        mark.ok_or(ParseMarkError)
    }
}

fn read_place(text: &str) -> Option<Origin> {
    let Some(letter) = text.strip_suffix('*') else {
        return Square::from_usi(text).ok().map(Origin::Board);
    };
    let letter = letter.chars().next()?;
    let color = match letter.is_ascii_uppercase() {
        true => Color::Black,
        false => Color::White,
    };
    let kind = PieceKind::from_sfen_letter(letter.to_ascii_uppercase())?;
    Some(Origin::Hand(color, kind.in_hand()?))
}

/// The text is not a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseMarkError;

impl fmt::Display for ParseMarkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a mark is G, R, B or Y and a place such as 7g or P*, or two for an arrow")
    }
}

impl core::error::Error for ParseMarkError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_marks() {
        for text in [
            "G7g", "R1a", "B9i", "YP*", "Gr*", "G7g7f", "RP*5e", "Bl*R*", "Y5eg*",
        ] {
            let mark: Mark = text.parse().expect(text);
            assert_eq!(mark.to_string(), text);
        }
        for text in [
            "", "G", "7g", "g7g", "W7g", "G7", "G7j", "G0a", "G7gg", "G7g7", "G7g7g", "GP*P*",
            "GK*", "G+P*", "GP*5e ", " G7g", "GＰ*", "G*P", "G歩", "G歩a", "Ga歩", "G7g7f6g",
            "G**",
        ] {
            assert_eq!(text.parse::<Mark>(), Err(ParseMarkError), "{text}");
        }
        let pawns: Mark = "Gp*".parse().expect("a mark");
        let expected = Origin::Hand(Color::White, komadai_shogi::HandKind::Pawn);
        assert_eq!(pawns.shape, Shape::Circle(expected));
    }

    #[test]
    fn a_shape_is_there_once() {
        let mark = |text: &str| text.parse::<Mark>().expect(text);
        let mut marks = Marks::default();
        for text in ["G7g", "G7g7f", "G7f7g", "RP*"] {
            assert!(marks.toggle(mark(text)), "{text}");
        }
        assert!(marks.toggle(mark("B7g7f")));
        assert!(!marks.add(mark("Y7g")));
        assert_eq!(
            *marks,
            ["G7g", "B7g7f", "G7f7g", "RP*"].map(mark),
            "recoloured where it was"
        );
        assert!(marks.toggle(mark("G7g")));
        assert_eq!(*marks, ["B7g7f", "G7f7g", "RP*"].map(mark));
    }

    #[test]
    fn there_is_room_for_so_many() {
        let mut marks = Marks::default();
        let squares = || Square::all().map(Origin::Board);
        let arrows = squares().flat_map(|from| squares().map(move |to| (from, to)));
        let mut drawn = arrows.filter_map(|(from, to)| Mark::arrow(Brush::Green, from, to));
        let first = drawn.next().expect("an arrow");
        assert!(marks.toggle(first));
        assert_eq!(
            drawn.filter(|&mark| marks.add(mark)).count(),
            Marks::MAX_LEN - 1
        );
        assert!(!marks.toggle(Mark::circle(
            Brush::Red,
            Origin::Hand(Color::Black, komadai_shogi::HandKind::Gold)
        )));
        assert!(marks.toggle(first), "there is always room to take one away");
        assert_eq!(marks.len(), Marks::MAX_LEN - 1);
    }
}
