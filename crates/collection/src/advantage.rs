use alloc::vec::Vec;
use core::{convert::Infallible, ops::ControlFlow};

use komadai_shogi::{Color, HandKind};

use crate::Collection;

/// An advantage stands when it is there after a move and after so many more, so that a piece
/// that is taken back is no advantage.
const MORE_MOVES: usize = 3;

/// A material advantage that players have a name for: what a side has taken since the start of
/// the game, less what was taken from it. Pawns do not count; of all other pieces it has won and
/// lost nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Advantage {
    /// A rook.
    Rook,
    /// A bishop.
    Bishop,
    /// A gold.
    Gold,
    /// A silver.
    Silver,
    /// A knight.
    Knight,
    /// A lance.
    Lance,
    /// A rook for a bishop.
    RookForBishop,
    /// A rook or a bishop for a gold or a silver.
    MajorForGeneral,
    /// Two golds, silvers, knights or lances for a rook or a bishop.
    TwoForOne,
}

/// Where an advantage comes to stand in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FoundAdvantage {
    /// The advantage.
    pub advantage: Advantage,
    /// The side that has it.
    pub color: Color,
    /// How many moves were made before the position, the capture among them.
    pub ply: usize,
}

impl Advantage {
    /// All of them, that of the greatest piece first.
    pub const ALL: [Self; 9] = [
        Self::Rook,
        Self::Bishop,
        Self::Gold,
        Self::Silver,
        Self::Knight,
        Self::Lance,
        Self::RookForBishop,
        Self::MajorForGeneral,
        Self::TwoForOne,
    ];

    /// Its name in lower case with hyphens.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Gold => "gold",
            Self::Silver => "silver",
            Self::Knight => "knight",
            Self::Lance => "lance",
            Self::RookForBishop => "rook-for-bishop",
            Self::MajorForGeneral => "major-for-general",
            Self::TwoForOne => "two-for-one",
        }
    }

    /// The advantage of a [name](Self::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|advantage| advantage.name() == name)
    }

    /// That of a side that has won so many of each kind, or lost them.
    const fn of([_, lance, knight, silver, gold, bishop, rook]: [i8; 7]) -> Option<Self> {
        Some(match [rook, bishop, gold, silver, knight, lance] {
            [1, 0, 0, 0, 0, 0] => Self::Rook,
            [0, 1, 0, 0, 0, 0] => Self::Bishop,
            [0, 0, 1, 0, 0, 0] => Self::Gold,
            [0, 0, 0, 1, 0, 0] => Self::Silver,
            [0, 0, 0, 0, 1, 0] => Self::Knight,
            [0, 0, 0, 0, 0, 1] => Self::Lance,
            [1, -1, 0, 0, 0, 0] => Self::RookForBishop,
            [1, 0, -1, 0, 0, 0]
            | [1, 0, 0, -1, 0, 0]
            | [0, 1, -1, 0, 0, 0]
            | [0, 1, 0, -1, 0, 0] => Self::MajorForGeneral,
            [-1, 0, (0..), (0..), (0..), (0..)] | [0, -1, (0..), (0..), (0..), (0..)]
                if gold + silver + knight + lance == 2 =>
            {
                Self::TwoForOne
            }
            _ => return None,
        })
    }
}

impl Collection {
    /// The advantages that come to stand in a game, each of a side once, at the first place:
    /// they are still there three moves later, or the game has ended before.
    ///
    /// ```
    /// use komadai_collection::{Advantage, Collection, FoundAdvantage};
    /// use komadai_shogi::{Color, Move, Position};
    ///
    /// // White does not take the bishop back.
    /// let moves = ["7g7f", "3c3d", "8h2b+", "5a6b", "2b7g", "6b7b"];
    /// let mut games = Collection::new();
    /// games.push(&Position::startpos(), moves.map(|usi| usi.parse::<Move>().unwrap()));
    /// let bishop = FoundAdvantage {
    ///     advantage: Advantage::Bishop,
    ///     color: Color::Black,
    ///     ply: 3,
    /// };
    /// assert_eq!(games.advantages(0), [bishop]);
    /// ```
    ///
    /// # Panics
    /// When there is no game of this number.
    #[must_use]
    pub fn advantages(&self, game: usize) -> Vec<FoundAdvantage> {
        let moves = self.moves(game);
        // By `HandKind`, of Black.
        let mut won = [0_i8; HandKind::ALL.len()];
        let mut now = None::<FoundAdvantage>;
        let mut found = Vec::<FoundAdvantage>::new();
        let ControlFlow::Continue(()) = self.replay::<Infallible>(game, |ply, position| {
            let of_black = Advantage::of(won).map(|advantage| (advantage, Color::Black));
            let of_side = of_black.or_else(|| {
                let of_white = Advantage::of(won.map(|count| -count));
                of_white.map(|advantage| (advantage, Color::White))
            });
            let is_of = |known: FoundAdvantage| (known.advantage, known.color);
            if now.map(is_of) != of_side {
                now = of_side.map(|(advantage, color)| FoundAdvantage {
                    advantage,
                    color,
                    ply,
                });
            }
            if let Some(now) = now
                && (ply == now.ply + MORE_MOVES || ply == moves.len())
                && !found.iter().any(|&known| is_of(known) == is_of(now))
            {
                found.push(now);
            }
            let taken = moves.get(ply).and_then(|mv| position.piece_at(mv.to()));
            if let Some(kind) = taken.and_then(|piece| piece.kind().in_hand()) {
                won[kind as usize] += match position.turn() {
                    Color::Black => 1,
                    Color::White => -1,
                };
            }
            ControlFlow::Continue(())
        });
        found
    }
}
