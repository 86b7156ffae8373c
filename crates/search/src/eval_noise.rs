//! Noise on the evaluation, for variety and weaker levels.

use komadai_shogi::Position;

/// Pseudo-random noise on the static evaluation: a number between plus and minus
/// `spread`, a function of the position and the seed. A little of it varies the choice
/// between near-equal moves; much of it makes a weaker player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EvalNoise {
    /// The maximum noise, in centipawns; 0 is none.
    pub spread: u16,
    /// The last move number of a root that it applies to; with 0, as by default, there is no
    /// noise at all.
    pub until: u32,
    /// The seed of the noise.
    pub seed: u64,
}

impl EvalNoise {
    /// The noise of a search from this root: none after move `until`.
    pub(super) fn at_root(self, position: &Position) -> Self {
        if position.move_number() <= self.until {
            self
        } else {
            Self::default()
        }
    }

    /// The noise of a position, with a triangular distribution, in centipawns.
    #[inline]
    pub(super) fn value(self, position: &Position) -> i32 {
        let mixed = mix_bits(position.key() ^ self.seed);
        let (one, other) = (mixed as u16, (mixed >> 16) as u16);
        let sum = i32::from(one) + i32::from(other) - i32::from(u16::MAX);
        sum * i32::from(self.spread) / i32::from(u16::MAX)
    }
}

/// A 64-bit mixer (finalizer): every input bit affects all output bits.
pub(super) const fn mix_bits(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 31).wrapping_mul(0x9e6c_63d0_876a_68dd);
    let bits = (bits ^ bits >> 29).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    bits ^ bits >> 32
}
