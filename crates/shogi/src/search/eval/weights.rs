use core::{fmt, ops};

use super::layout;
use crate::PieceKind;

/// A weight's value at the start of a game and in its last phase, in hundredths
/// of a pawn: two numbers of 16 bits in one, added both at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pair(i32);

impl Pair {
    pub const fn new(early: i16, late: i16) -> Self {
        Self(((late as i32) << 16).wrapping_add(early as i32))
    }

    #[inline]
    pub const fn early(self) -> i32 {
        self.0 as i16 as i32
    }

    #[inline]
    pub const fn late(self) -> i32 {
        self.0.wrapping_add(0x8000) >> 16
    }
}

impl ops::AddAssign for Pair {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 = self.0.wrapping_add(other.0);
    }
}

impl ops::SubAssign for Pair {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 = self.0.wrapping_sub(other.0);
    }
}

impl ops::Add for Pair {
    type Output = Self;

    #[inline]
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl ops::Mul<i32> for Pair {
    type Output = Self;

    #[inline]
    fn mul(self, count: i32) -> Self {
        Self(self.0.wrapping_mul(count))
    }
}

/// What the evaluation weighs with, each weight twice: at the start of a game
/// and in its last phase.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights(Vec<Pair>);

impl Weights {
    /// How many weights there are.
    pub const COUNT: usize = layout::COUNT;

    /// Those found by the tuner (docs/engine.md says from what).
    pub fn built_in() -> Self {
        Self::from_bytes(include_bytes!("weights.bin"))
            .unwrap_or_else(|error| panic!("the weights built in: {error}"))
    }

    /// Pieces alone, as a beginner's book values them: where tuning starts.
    pub fn material() -> Self {
        let mut weights = Self(vec![Pair::default(); Self::COUNT]);
        for kind in PieceKind::ALL {
            let value = match kind {
                PieceKind::Pawn => 90,
                PieceKind::Lance => 280,
                PieceKind::Knight => 310,
                PieceKind::Silver => 460,
                PieceKind::Gold => 520,
                PieceKind::Bishop => 760,
                PieceKind::Rook => 900,
                PieceKind::King => 0,
                PieceKind::Tokin => 500,
                PieceKind::ProLance => 490,
                PieceKind::ProKnight => 490,
                PieceKind::ProSilver => 510,
                PieceKind::Horse => 1_050,
                PieceKind::Dragon => 1_250,
            };
            let value = Pair::new(value, value);
            for place in 0..45 {
                weights.0[layout::PLACE.at(kind as usize, place)] = value;
            }
            if kind.promoted().is_some() || kind == PieceKind::Gold {
                let held = Pair::new(
                    value.early() as i16 * 11 / 10,
                    value.early() as i16 * 11 / 10,
                );
                if let Some(kind) = kind.in_hand() {
                    for nth in 1..19 {
                        weights.0[layout::in_hand(kind, nth)] = held;
                    }
                }
            }
        }
        weights
    }

    /// Two little-endian numbers of 16 bits for every weight.
    ///
    /// # Errors
    /// When there are not [`Weights::COUNT`] of them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (pairs, rest) = bytes.as_chunks::<4>();
        if pairs.len() != Self::COUNT || !rest.is_empty() {
            return Err(WeightsError { found: bytes.len() });
        }
        Ok(Self(
            pairs
                .iter()
                .map(|&[a, b, c, d]| {
                    Pair::new(i16::from_le_bytes([a, b]), i16::from_le_bytes([c, d]))
                })
                .collect(),
        ))
    }

    /// What [`Weights::from_bytes`] reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let bytes = |value: i32| (value as i16).to_le_bytes();
        let pairs = self.0.iter();
        pairs
            .flat_map(|pair| [bytes(pair.early()), bytes(pair.late())])
            .flatten()
            .collect()
    }

    /// A weight's values, at the start of a game and in its last phase.
    pub fn get(&self, index: usize) -> (i16, i16) {
        (self.0[index].early() as i16, self.0[index].late() as i16)
    }

    /// Changes a weight.
    pub fn set(&mut self, index: usize, early: i16, late: i16) {
        self.0[index] = Pair::new(early, late);
    }

    #[inline]
    pub(super) fn of(&self, index: usize) -> Pair {
        self.0[index]
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({})", self.0.len())
    }
}

/// A file does not hold as many weights as the evaluation has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsError {
    found: usize,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (found, expected) = (self.found, 4 * Weights::COUNT);
        write!(f, "{found} bytes of weights, expected {expected}")
    }
}

impl core::error::Error for WeightsError {}
