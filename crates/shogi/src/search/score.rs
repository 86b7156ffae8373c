use core::fmt;

/// What a position is worth, from the point of view of the side to move: in
/// hundredths of a pawn, or a mate and its distance.
///
/// ```
/// use shogi::search::{Score, ScoreKind};
/// assert!(Score::mate_in(3) > Score::mate_in(5));
/// assert!(Score::mated_in(2) < Score::centipawns(-900));
/// assert_eq!((-Score::mate_in(3)).kind(), ScoreKind::Mate(-3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// What a [`Score`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Plies to mate: positive when the side to move gives it, negative or zero
    /// when it is mated.
    Mate(i32),
}

/// Whether a score is exact, or only known from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
}

/// The longest line the search follows, in plies.
pub const MAX_PLY: usize = 127;

/// More than any score.
pub(super) const INFINITE: i32 = 32_001;
/// The side to move is mated now.
pub(super) const MATE: i32 = 32_000;
/// From here on a score is a mate.
pub(super) const LEAST_MATE: i32 = MATE - 2 * MAX_PLY as i32;
/// A board that has come back with more in hand than before.
pub(super) const SUPERIOR: i32 = 20_000;
/// What an evaluation stays within.
pub(super) const MOST_EVALUATED: i32 = 15_000;

impl Score {
    /// So many hundredths of a pawn; what would look like a mate is cut off.
    pub fn centipawns(centipawns: i32) -> Self {
        Self(centipawns.clamp(1 - LEAST_MATE, LEAST_MATE - 1) as i16)
    }

    /// The side to move mates in so many plies.
    pub fn mate_in(plies: u32) -> Self {
        Self((MATE - plies.min(2 * MAX_PLY as u32) as i32) as i16)
    }

    /// The side to move is mated in so many plies; 0: it is mated.
    pub fn mated_in(plies: u32) -> Self {
        -Self::mate_in(plies)
    }

    /// A score of the search, which stays within ±[`INFINITE`].
    pub(super) fn of(value: i32) -> Self {
        Self(value.clamp(-MATE, MATE) as i16)
    }

    /// The number behind it.
    pub(super) fn value(self) -> i32 {
        i32::from(self.0)
    }

    /// What it says.
    pub fn kind(self) -> ScoreKind {
        let value = self.value();
        if value >= LEAST_MATE {
            ScoreKind::Mate(MATE - value)
        } else if value <= -LEAST_MATE {
            ScoreKind::Mate(-MATE - value)
        } else {
            ScoreKind::Centipawns(value)
        }
    }

    /// The part of games that the side to move wins from here, between 0 and 1:
    /// the logistic curve that the evaluation was fitted to.
    pub fn winning_rate(self) -> f64 {
        /// Hundredths of a pawn that make the odds e to one.
        const SCALE: f64 = 600.0;
        match self.kind() {
            ScoreKind::Mate(_) => f64::from(u8::from(self.0 > 0)),
            ScoreKind::Centipawns(value) => 1.0 / (1.0 + (-f64::from(value) / SCALE).exp()),
        }
    }
}

impl core::ops::Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// As USI writes it: `cp 35`, `mate 5`, `mate -4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ScoreKind::Centipawns(value) => write!(f, "cp {value}"),
            ScoreKind::Mate(0) => f.write_str("mate -0"),
            ScoreKind::Mate(plies) => write!(f, "mate {plies}"),
        }
    }
}
