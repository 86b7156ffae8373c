//! Furigoma: five pawns are tossed on the board, and how they fall says who is Black.

/// Five pawns as they lie, each face up or as a tokin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Furigoma([bool; Self::PAWNS]);

impl Furigoma {
    pub const PAWNS: usize = 5;

    /// Tosses them: `coin` says of each whether it falls as a pawn.
    pub fn toss(mut coin: impl FnMut() -> bool) -> Self {
        Self(std::array::from_fn(|_| coin()))
    }

    /// Of each, from left to right, whether it lies as a pawn.
    pub const fn faces(self) -> [bool; Self::PAWNS] {
        self.0
    }

    /// How many lie as pawns; the others are tokin.
    pub fn pawns(self) -> usize {
        self.0.into_iter().filter(|&pawn| pawn).count()
    }

    /// Whether the player they were tossed for, who is named first, is Black.
    pub fn first_is_black(self) -> bool {
        2 * self.pawns() > Self::PAWNS
    }
}
