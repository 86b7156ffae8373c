use crate::Position;

/// Makes a search see positions not quite as they are: a number between
/// plus and minus `spread` is added to each evaluation, always the same for a
/// position and a seed. A little of it turns near-equal moves into a choice that
/// differs from game to game; much of it is a weaker player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blur {
    /// The most that is added, in hundredths of a pawn.
    pub spread: u16,
    /// The number of the last move that it applies to.
    pub until: u32,
    /// Two seeds see differently.
    pub seed: u64,
}

impl Blur {
    /// What is left of it at `position`, the root of a search.
    pub(super) fn at(self, position: &Position) -> Self {
        if position.move_number() <= self.until {
            self
        } else {
            Self::default()
        }
    }

    /// What is added to the evaluation of a position: small numbers more often
    /// than large ones.
    #[inline]
    pub(super) fn of(self, position: &Position) -> i32 {
        let mixed = spread_bits(position.key() ^ self.seed);
        let (one, other) = (mixed as u16, (mixed >> 16) as u16);
        let sum = i32::from(one) + i32::from(other) - i32::from(u16::MAX);
        sum * i32::from(self.spread) / i32::from(u16::MAX)
    }
}

/// Spreads every bit over all 64.
pub(super) const fn spread_bits(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 31).wrapping_mul(0x9e6c_63d0_876a_68dd);
    let bits = (bits ^ bits >> 29).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    bits ^ bits >> 32
}
