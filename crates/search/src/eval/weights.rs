//! The weights of the classical evaluation.

use alloc::vec::Vec;
use core::{fmt, ops};

use komadai_shogi::PieceKind;

use super::weight_index;

/// A middlegame and an endgame value in centipawns, packed in one integer so that both
/// are added at once (as Stockfish's `S(mg, eg)`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PackedScore(i32);

impl PackedScore {
    pub const fn new(mg: i16, eg: i16) -> Self {
        Self(((eg as i32) << 16).wrapping_add(mg as i32))
    }

    #[inline]
    pub const fn mg(self) -> i32 {
        self.0 as i16 as i32
    }

    #[inline]
    pub const fn eg(self) -> i32 {
        self.0.wrapping_add(0x8000) >> 16
    }
}

impl ops::AddAssign for PackedScore {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 = self.0.wrapping_add(other.0);
    }
}

impl ops::SubAssign for PackedScore {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 = self.0.wrapping_sub(other.0);
    }
}

impl ops::Add for PackedScore {
    type Output = Self;

    #[inline]
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl ops::Mul<i32> for PackedScore {
    type Output = Self;

    #[inline]
    fn mul(self, count: i32) -> Self {
        Self(self.0.wrapping_mul(count))
    }
}

/// The weights of the classical evaluation, each with a middlegame and an endgame
/// value.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights(Vec<PackedScore>);

impl Weights {
    /// The number of weights.
    pub const COUNT: usize = weight_index::COUNT;

    /// The tuned weights (docs/engine.md describes the tuning).
    #[must_use]
    pub fn built_in() -> Self {
        Self::from_bytes(include_bytes!("weights.bin"))
            .unwrap_or_else(|error| panic!("the weights built in: {error}"))
    }

    /// Material values alone, the start of tuning.
    #[must_use]
    pub fn material() -> Self {
        let mut weights = Self(vec![PackedScore::default(); Self::COUNT]);
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
            let value = PackedScore::new(value, value);
            for place in 0..45 {
                weights.0[weight_index::PSQT.at(kind as usize, place)] = value;
            }
            if kind.promoted().is_some() || kind == PieceKind::Gold {
                let held =
                    PackedScore::new(value.mg() as i16 * 11 / 10, value.mg() as i16 * 11 / 10);
                if let Some(kind) = kind.in_hand() {
                    for nth in 1..19 {
                        weights.0[weight_index::in_hand(kind, nth)] = held;
                    }
                }
            }
        }
        weights
    }

    /// Reads two little-endian 16-bit numbers for every weight.
    ///
    /// # Errors
    /// When there are not [`Weights::COUNT`] weights.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (pairs, rest) = bytes.as_chunks::<4>();
        if pairs.len() != Self::COUNT || !rest.is_empty() {
            return Err(WeightsError { found: bytes.len() });
        }
        Ok(Self(
            pairs
                .iter()
                .map(|&[a, b, c, d]| {
                    PackedScore::new(i16::from_le_bytes([a, b]), i16::from_le_bytes([c, d]))
                })
                .collect(),
        ))
    }

    /// The format of [`Weights::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let bytes = |value: i32| (value as i16).to_le_bytes();
        let pairs = self.0.iter();
        pairs
            .flat_map(|pair| [bytes(pair.mg()), bytes(pair.eg())])
            .flatten()
            .collect()
    }

    /// A weight's middlegame and endgame values, in centipawns.
    ///
    /// # Panics
    /// When there is no weight with this index.
    #[must_use]
    pub fn get(&self, index: usize) -> (i16, i16) {
        (self.0[index].mg() as i16, self.0[index].eg() as i16)
    }

    /// Sets a weight, in centipawns.
    ///
    /// # Panics
    /// When there is no weight with this index.
    pub fn set(&mut self, index: usize, mg: i16, eg: i16) {
        self.0[index] = PackedScore::new(mg, eg);
    }

    #[inline]
    pub(super) fn at(&self, index: usize) -> PackedScore {
        self.0[index]
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weights({})", self.0.len())
    }
}

/// The number of weights in a file is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
