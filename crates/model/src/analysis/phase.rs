/// A part of a game, by the number of the move: where a phase ends is a convention, the same
/// for all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    Opening,
    MiddleGame,
    Endgame,
}

impl Phase {
    pub const ALL: [Self; 3] = [Self::Opening, Self::MiddleGame, Self::Endgame];

    /// The phase of a move; the first move of a game is move 1.
    pub const fn of_move(number: usize) -> Self {
        if number <= Self::Opening.last_move() {
            Self::Opening
        } else if number <= Self::MiddleGame.last_move() {
            Self::MiddleGame
        } else {
            Self::Endgame
        }
    }

    /// The number of its first move.
    pub const fn first_move(self) -> usize {
        match self {
            Self::Opening => 1,
            Self::MiddleGame => Self::Opening.last_move() + 1,
            Self::Endgame => Self::MiddleGame.last_move() + 1,
        }
    }

    /// The number of its last move.
    pub const fn last_move(self) -> usize {
        match self {
            Self::Opening => 30,
            Self::MiddleGame => 80,
            Self::Endgame => usize::MAX,
        }
    }
}
