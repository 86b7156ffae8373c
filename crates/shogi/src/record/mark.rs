//! Arrows and circles that a teacher draws on a position.

use core::{fmt, ops::Deref, str::FromStr};

use crate::{Color, Origin, Piece, PieceKind, Square, named::named};

named! {
    /// The colour of a [`Mark`].
    Brush {
        Green = "green",
        Red = "red",
        Blue = "blue",
        Yellow = "yellow",
    }
}

/// An arrow or a circle on a position.
///
/// As a text it is the brush's first letter and the place, or both places: a
/// square as in USI, a piece in hand by its SFEN letter and `*`.
///
/// ```
/// use shogi::{Square, record::{Brush, Mark, Shape}};
/// let circle: Mark = "R7g".parse()?;
/// assert_eq!(circle.brush, Brush::Red);
/// let arrow: Mark = "Gp*5e".parse()?; // from a pawn on White's komadai
/// assert!(matches!(arrow.shape, Shape::Arrow(_)));
/// assert_eq!(arrow.to_string(), "Gp*5e");
/// # Ok::<(), shogi::record::ParseMarkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    pub brush: Brush,
    pub shape: Shape,
}

/// What a [`Mark`] draws, and where. A place is a square, or the pieces of a kind
/// on a side's komadai, whether there are any or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    Circle(Origin),
    Arrow(Arrow),
}

/// An arrow from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    from: Origin,
    to: Origin,
}

/// The marks on a position in the order in which they were drawn: one of a shape,
/// and no more than [`Marks::MOST`].
///
/// ```
/// use shogi::record::{Mark, Marks};
/// let [green, red]: [Mark; 2] = ["G7g7f".parse()?, "R7g7f".parse()?];
/// let mut marks = Marks::default();
/// marks.toggle(green);
/// marks.toggle(red);
/// assert_eq!(*marks, [red]);
/// marks.toggle(red);
/// assert!(marks.is_empty());
/// # Ok::<(), shogi::record::ParseMarkError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<Mark>);

impl Brush {
    /// The letter that a mark's text begins with.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    /// The brush of a [`Brush::letter`].
    pub fn from_letter(letter: char) -> Option<Self> {
        let mut brushes = Self::ALL.iter().copied();
        brushes.find(|brush| brush.letter() == letter)
    }
}

impl Mark {
    /// A circle around a place.
    pub const fn circle(brush: Brush, at: Origin) -> Self {
        let shape = Shape::Circle(at);
        Self { brush, shape }
    }

    /// An arrow; none if it would end where it begins.
    pub fn arrow(brush: Brush, from: Origin, to: Origin) -> Option<Self> {
        let shape = Shape::Arrow(Arrow::new(from, to)?);
        Some(Self { brush, shape })
    }
}

impl Arrow {
    /// An arrow; none if it would end where it begins.
    pub fn new(from: Origin, to: Origin) -> Option<Self> {
        (from != to).then_some(Self { from, to })
    }

    /// Where it begins.
    pub const fn from(self) -> Origin {
        self.from
    }

    /// Where its head is.
    pub const fn to(self) -> Origin {
        self.to
    }
}

impl Marks {
    /// No marks.
    pub const NONE: Self = Self(Vec::new());
    /// Nobody sees anything under more of them.
    pub const MOST: usize = 200;

    /// Takes a mark away that is there in this colour, recolours it if it is there
    /// in another one, or else adds it. Returns whether there was room for it.
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

    /// Adds a mark. Returns whether its shape was new and there was room for it.
    pub fn add(&mut self, mark: Mark) -> bool {
        let is_added = self.len() < Self::MOST && self.brush_of(mark.shape).is_none();
        if is_added {
            self.0.push(mark);
        }
        is_added
    }

    /// The brush that a shape is drawn with, if it is.
    pub fn brush_of(&self, shape: Shape) -> Option<Brush> {
        let known = self.0.iter().find(|known| known.shape == shape)?;
        Some(known.brush)
    }

    /// Takes all away.
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
    /// [`Marks::add`]s one after the other.
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

/// A text is not a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        let expected = Origin::Hand(Color::White, crate::HandKind::Pawn);
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
            Marks::MOST - 1
        );
        assert!(!marks.toggle(Mark::circle(
            Brush::Red,
            Origin::Hand(Color::Black, crate::HandKind::Gold)
        )));
        assert!(marks.toggle(first), "there is always room to take one away");
        assert_eq!(marks.len(), Marks::MOST - 1);
    }
}
