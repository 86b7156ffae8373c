//! Scores.

use core::{f64::consts::LN_2, fmt};

/// The value of a position for the side to move: centipawns, or a mate and its distance
/// in plies.
///
/// ```
/// use komadai_search::{Score, ScoreKind};
/// assert!(Score::mate_in(3) > Score::mate_in(5));
/// assert!(Score::mated_in(2) < Score::centipawns(-900));
/// assert_eq!((-Score::mate_in(3)).kind(), ScoreKind::Mate(-3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i16);

/// The two kinds of a [`Score`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoreKind {
    /// Centipawns.
    Centipawns(i32),
    /// Plies to mate: positive when the side to move mates, negative or zero when it is
    /// mated.
    Mate(i32),
}

/// Whether a score is exact or a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// Inside the search window.
    Exact,
    /// At least this (fail high).
    Lower,
    /// At most this (fail low).
    Upper,
}

/// The maximum distance from the root, in plies.
pub const MAX_PLY: usize = 127;

/// Greater than any score.
pub(super) const INFINITE: i32 = 32_001;
/// The value of a mate at the root; a mate in n plies is `MATE - n`.
pub(super) const MATE: i32 = 32_000;
/// The smallest mate score.
pub(super) const MATE_IN_MAX_PLY: i32 = MATE - 2 * MAX_PLY as i32;
/// The value of a superior repetition: the same board with a superior hand.
pub(super) const SUPERIOR_REPETITION: i32 = 20_000;
/// Static evaluations stay within ± this.
pub(super) const EVAL_MAX: i32 = 15_000;

impl Score {
    /// A score in centipawns, clamped below the mate scores.
    #[must_use]
    pub fn centipawns(centipawns: i32) -> Self {
        Self(centipawns.clamp(1 - MATE_IN_MAX_PLY, MATE_IN_MAX_PLY - 1) as i16)
    }

    /// The side to move mates in `plies` plies.
    #[must_use]
    pub fn mate_in(plies: u32) -> Self {
        Self((MATE - plies.min(2 * MAX_PLY as u32) as i32) as i16)
    }

    /// The side to move is mated in `plies` plies; 0: it is mated.
    #[must_use]
    pub fn mated_in(plies: u32) -> Self {
        -Self::mate_in(plies)
    }

    /// The score of a search value within ±[`INFINITE`]. The value of a superior
    /// repetition becomes the highest evaluation.
    pub(super) fn from_value(value: i32) -> Self {
        let value = if value.abs() < MATE_IN_MAX_PLY {
            value.clamp(-EVAL_MAX, EVAL_MAX)
        } else {
            value.clamp(-MATE, MATE)
        };
        Self(value as i16)
    }

    /// The search value.
    pub(super) fn value(self) -> i32 {
        i32::from(self.0)
    }

    /// Centipawns or plies to mate.
    #[must_use]
    pub fn kind(self) -> ScoreKind {
        let value = self.value();
        if value >= MATE_IN_MAX_PLY {
            ScoreKind::Mate(MATE - value)
        } else if value <= -MATE_IN_MAX_PLY {
            ScoreKind::Mate(-MATE - value)
        } else {
            ScoreKind::Centipawns(value)
        }
    }

    /// The expected result for the side to move, from 0 to 1, by the sigmoid that programs of
    /// shogi have shared since Ponanza. Its scale is not the one that nets are fitted with.
    #[must_use]
    pub fn winning_rate(self) -> f64 {
        /// The scale of the sigmoid, in centipawns.
        const SCALE: f64 = 600.0;
        match self.kind() {
            ScoreKind::Mate(_) => f64::from(u8::from(self.0 > 0)),
            ScoreKind::Centipawns(value) => 1.0 / (1.0 + exp(-f64::from(value) / SCALE)),
        }
    }
}

/// The exponential function; `core` has none. `x` has to be between -700 and 700.
fn exp(x: f64) -> f64 {
    // e^x = 2^k * e^rest, and the Taylor series of the second factor.
    let k = (x / LN_2) as i64;
    let rest = x - k as f64 * LN_2;
    let (mut sum, mut term) = (1.0, 1.0);
    for n in 1..=20_u32 {
        term *= rest / f64::from(n);
        sum += term;
    }
    let bias = 1023;
    sum * f64::from_bits(((k + bias) as u64) << 52)
}

impl core::ops::Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// The notation of USI: `cp 35`, `mate 5`, `mate -4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ScoreKind::Centipawns(value) => write!(f, "cp {value}"),
            ScoreKind::Mate(0) => f.write_str("mate -0"),
            ScoreKind::Mate(plies) => write!(f, "mate {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_that_of_the_standard_library() {
        for tenth in -500..=500 {
            let x = f64::from(tenth) / 10.0;
            let relative = exp(x) / x.exp() - 1.0;
            assert!(relative.abs() < 1e-14, "exp({x}): {relative:e}");
        }
    }

    #[test]
    fn a_superior_repetition_is_reported_as_the_highest_evaluation() {
        let usi = |value| Score::from_value(value).to_string();
        assert_eq!(usi(SUPERIOR_REPETITION - 1), "cp 15000");
        assert_eq!(usi(1 - SUPERIOR_REPETITION), "cp -15000");
        assert_eq!(usi(EVAL_MAX), "cp 15000");
        assert_eq!(usi(-350), "cp -350");
        assert_eq!(usi(MATE - 3), "mate 3");
        assert_eq!(usi(4 - MATE), "mate -4");
        assert_eq!(usi(-INFINITE), "mate -0");
    }
}
