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
        match number {
            0..=30 => Self::Opening,
            31..=80 => Self::MiddleGame,
            _ => Self::Endgame,
        }
    }
}
