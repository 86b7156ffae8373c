use alloc::{vec, vec::Vec};
use core::ops::RangeInclusive;

use komadai_shogi::{Bitboard, ByColor, Color, Hand, Piece, Position, Square};

use crate::material_balance;

/// A part of a position: pieces on squares, empty squares, pieces in hand, a material balance.
///
/// ```
/// use komadai_collection::{Pattern, Symmetry};
/// use komadai_shogi::{Color, Piece, PieceKind, Position, Square};
///
/// // A rook on the fourth file of Black, or on the sixth of White.
/// let rook = Piece::new(Color::Black, PieceKind::Rook);
/// let square = Square::new(6, 8).unwrap();
/// let pattern = Pattern::new().with_piece(square, rook).with_symmetry(Symmetry::Sides);
/// assert!(!pattern.fits(&Position::startpos()));
///
/// let mut position = Position::startpos();
/// for mv in ["7g7f", "8b4b"] {
///     position.play(mv.parse().unwrap()).unwrap();
/// }
/// assert!(pattern.fits(&position));
/// ```
#[derive(Clone, Debug)]
pub struct Pattern {
    /// As it was given, then as its symmetry allows.
    variants: Vec<Variant>,
    symmetry: Symmetry,
}

/// In which other ways a pattern fits as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// In none.
    #[default]
    None,
    /// With left and right exchanged.
    Mirrored,
    /// With the sides exchanged and the board turned.
    Sides,
    /// In both ways, and both together.
    Both,
}

/// A pattern one way round.
#[derive(Clone, Debug, Default)]
struct Variant {
    pieces: Vec<(Piece, Bitboard)>,
    empty: Bitboard,
    /// At least these pieces in hand.
    hands: ByColor<Hand>,
    turn: Option<Color>,
    /// What Black has more.
    material: Option<(i32, i32)>,
}

impl Default for Pattern {
    fn default() -> Self {
        Self::new()
    }
}

impl Pattern {
    /// One that fits every position.
    #[must_use]
    pub fn new() -> Self {
        Self {
            variants: vec![Variant::default()],
            symmetry: Symmetry::None,
        }
    }

    /// Whether it fits every position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let pattern = &self.variants[0];
        let hands = &pattern.hands;
        pattern.pieces.is_empty()
            && pattern.empty.is_empty()
            && Color::ALL.into_iter().all(|color| hands[color].is_empty())
            && pattern.turn.is_none()
            && pattern.material.is_none()
    }

    /// With a piece on a square.
    #[must_use]
    pub fn with_piece(self, square: Square, piece: Piece) -> Self {
        self.changed(|pattern| pattern.add(piece, Bitboard::from_square(square)))
    }

    /// With a square that has no piece.
    #[must_use]
    pub fn with_empty(self, square: Square) -> Self {
        self.changed(|pattern| pattern.empty = pattern.empty.with(square))
    }

    /// With at least these pieces in a hand.
    #[must_use]
    pub fn with_hand(self, color: Color, hand: Hand) -> Self {
        self.changed(|pattern| pattern.hands[color] = hand)
    }

    /// With this side to move.
    #[must_use]
    pub fn with_turn(self, color: Color) -> Self {
        self.changed(|pattern| pattern.turn = Some(color))
    }

    /// With so much more on the side of Black, as [`material_balance`] counts it.
    #[must_use]
    pub fn with_material(self, balance: RangeInclusive<i32>) -> Self {
        self.changed(|pattern| pattern.material = Some((*balance.start(), *balance.end())))
    }

    /// It also fits in these ways.
    #[must_use]
    pub fn with_symmetry(mut self, symmetry: Symmetry) -> Self {
        self.symmetry = symmetry;
        self.changed(|_| {})
    }

    /// Whether it fits a position.
    #[must_use]
    pub fn fits(&self, position: &Position) -> bool {
        self.variants.iter().any(|variant| variant.fits(position))
    }

    /// Changes it one way round; the other ways follow.
    fn changed(mut self, change: impl FnOnce(&mut Variant)) -> Self {
        self.variants.truncate(1);
        let given = &mut self.variants[0];
        change(given);
        let (mirrored, turned) = (given.mirrored(), given.turned());
        match self.symmetry {
            Symmetry::None => {}
            Symmetry::Mirrored => self.variants.push(mirrored),
            Symmetry::Sides => self.variants.push(turned),
            Symmetry::Both => {
                self.variants.extend([mirrored.turned(), mirrored, turned]);
            }
        }
        self
    }
}

impl Variant {
    fn add(&mut self, piece: Piece, squares: Bitboard) {
        match self.pieces.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, known)) => *known |= squares,
            None => self.pieces.push((piece, squares)),
        }
    }

    fn fits(&self, position: &Position) -> bool {
        let has =
            |&(piece, squares): &(Piece, Bitboard)| position.by_piece(piece) & squares == squares;
        self.turn.is_none_or(|turn| turn == position.turn())
            && self.pieces.iter().all(has)
            && !self.empty.intersects(position.occupied())
            && Color::ALL
                .into_iter()
                .all(|color| position.hand(color).dominates(self.hands[color]))
            && self
                .material
                .is_none_or(|(least, most)| (least..=most).contains(&material_balance(position)))
    }

    /// Left and right exchanged.
    fn mirrored(&self) -> Self {
        self.mapped(Square::mirrored_file, |color| color)
    }

    /// The sides exchanged.
    fn turned(&self) -> Self {
        self.mapped(Square::rotated, |color| !color)
    }

    fn mapped(&self, square: fn(Square) -> Square, color: fn(Color) -> Color) -> Self {
        let squares = |squares: Bitboard| {
            let mut mapped = Bitboard::EMPTY;
            squares.for_each(|from| mapped = mapped.with(square(from)));
            mapped
        };
        let is_turned = color(Color::Black) == Color::White;
        Self {
            pieces: self
                .pieces
                .iter()
                .map(|&(piece, on)| (Piece::new(color(piece.color()), piece.kind()), squares(on)))
                .collect(),
            empty: squares(self.empty),
            hands: ByColor::new(
                self.hands[color(Color::Black)],
                self.hands[color(Color::White)],
            ),
            turn: self.turn.map(color),
            material: match is_turned {
                true => self.material.map(|(least, most)| (-most, -least)),
                false => self.material,
            },
        }
    }
}
