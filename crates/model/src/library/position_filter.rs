use core::ops::Range;

use komadai_collection::{Collection, Pattern, Place, Symmetry};
use shogi::{Color, Position, Square, Strictness};

/// A position that is looked for, or a part of it: the squares that are chosen, and what lies on
/// them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFilter {
    pub position: Position,
    /// The squares that count, in order; empty for all of them and the side to move.
    pub squares: Vec<Square>,
    /// Whether the pieces in hand count: at least these where squares are chosen.
    pub with_hands: bool,
    /// In which other ways it is the same.
    pub symmetry: Symmetry,
}

impl PositionFilter {
    /// The symmetries, in the order of the form.
    pub const SYMMETRIES: [Symmetry; 4] = [
        Symmetry::None,
        Symmetry::Mirrored,
        Symmetry::Sides,
        Symmetry::Both,
    ];

    /// The whole of a position.
    pub const fn new(position: Position) -> Self {
        Self {
            position,
            squares: Vec::new(),
            with_hands: true,
            symmetry: Symmetry::None,
        }
    }

    /// As addresses write it: an SFEN.
    pub fn from_sfen(sfen: &str) -> Option<Self> {
        Position::from_sfen(sfen, Strictness::Lesson)
            .ok()
            .map(Self::new)
    }

    /// Chooses a square, or leaves it out again.
    pub fn toggle(&mut self, square: Square) {
        match self.squares.binary_search(&square) {
            Ok(place) => {
                self.squares.remove(place);
            }
            Err(place) => self.squares.insert(place, square),
        }
    }

    /// The name of a symmetry in addresses and forms.
    pub const fn symmetry_name(symmetry: Symmetry) -> &'static str {
        match symmetry {
            Symmetry::None => "none",
            Symmetry::Mirrored => "mirrored",
            Symmetry::Sides => "sides",
            Symmetry::Both => "both",
        }
    }

    /// Sets its symmetry; `None` where the name is not known.
    pub fn set_symmetry(&mut self, name: &str) -> Option<()> {
        let mut known = Self::SYMMETRIES.into_iter();
        self.symmetry = known.find(|&known| Self::symmetry_name(known) == name)?;
        Some(())
    }

    /// Whether the position as a whole is looked for.
    fn is_exact(&self) -> bool {
        self.squares.is_empty() && self.with_hands && self.symmetry == Symmetry::None
    }

    fn pattern(&self) -> Pattern {
        let position = &self.position;
        let mut pattern = Pattern::new();
        let is_whole = self.squares.is_empty();
        let all: Vec<_> = Square::all().collect();
        for &square in if is_whole { &all } else { &self.squares } {
            pattern = match position.piece_at(square) {
                Some(piece) => pattern.with_piece(square, piece),
                None => pattern.with_empty(square),
            };
        }
        if self.with_hands {
            for color in Color::ALL {
                pattern = pattern.with_hand(color, position.hand(color));
            }
        }
        if is_whole {
            pattern = pattern.with_turn(position.turn());
        }
        pattern.with_symmetry(self.symmetry)
    }
}

/// A search of a collection, game by game.
#[derive(Clone, Debug)]
pub struct PositionSearch {
    position: Position,
    /// What is looked for in its place, where that is not the whole position.
    part: Option<Pattern>,
}

impl From<&PositionFilter> for PositionSearch {
    fn from(filter: &PositionFilter) -> Self {
        Self {
            position: filter.position,
            part: (!filter.is_exact()).then(|| filter.pattern()),
        }
    }
}

impl PositionSearch {
    /// Where games of a collection have the position.
    pub fn find(&self, collection: &Collection, games: Range<usize>) -> Vec<Place> {
        match &self.part {
            Some(pattern) => collection.find_pattern(games, pattern),
            None => collection.find_position(games, &self.position),
        }
    }
}
