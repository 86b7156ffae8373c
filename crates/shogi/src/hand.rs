use core::fmt;

use crate::HandKind;

/// The captured pieces of one side, seven counts packed in 32 bits.
///
/// Each count has a spare bit above it, so that "has at least as many of
/// everything" is one subtraction ([`Hand::contains`]). A hand holds up to 31
/// pawns and 7 pieces of every other kind: more than a set has, so that a
/// faulty position can be read and its fault be named.
///
/// ```
/// use shogi::{Hand, HandKind};
/// let hand = Hand::EMPTY.with(HandKind::Pawn, 3).unwrap();
/// assert_eq!(hand.count(HandKind::Pawn), 3);
/// assert!(hand.contains(Hand::EMPTY));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand(u32);

/// Where each kind's count begins, by [`HandKind`].
const SHIFTS: [u32; 7] = [0, 6, 10, 14, 18, 22, 26];
/// The spare bit above each count.
const GUARDS: u32 = 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 25 | 1 << 29;

impl Hand {
    pub const EMPTY: Self = Self(0);

    /// The largest count of `kind` that a hand can hold.
    pub const fn capacity(kind: HandKind) -> u8 {
        match kind {
            HandKind::Pawn => 31,
            _ => 7,
        }
    }

    /// How many pieces of `kind` are held.
    #[inline]
    pub const fn count(self, kind: HandKind) -> u8 {
        (self.0 >> SHIFTS[kind as usize]) as u8 & Self::capacity(kind)
    }

    /// Whether at least one piece of `kind` is held.
    #[inline]
    pub const fn has(self, kind: HandKind) -> bool {
        self.count(kind) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces are held in all.
    pub fn total(self) -> u8 {
        HandKind::ALL.into_iter().map(|kind| self.count(kind)).sum()
    }

    /// This hand with `count` pieces of `kind`, or `None` above
    /// [`Hand::capacity`].
    pub const fn with(self, kind: HandKind, count: u8) -> Option<Self> {
        if count > Self::capacity(kind) {
            return None;
        }
        let shift = SHIFTS[kind as usize];
        let cleared = self.0 & !((Self::capacity(kind) as u32) << shift);
        Some(Self(cleared | (count as u32) << shift))
    }

    /// This hand with one more piece of `kind`, or `None` when it is full.
    pub const fn added(self, kind: HandKind) -> Option<Self> {
        self.with(kind, self.count(kind) + 1)
    }

    /// This hand with one piece of `kind` less, or `None` when it has none.
    pub const fn taken(self, kind: HandKind) -> Option<Self> {
        match self.count(kind).checked_sub(1) {
            Some(count) => self.with(kind, count),
            None => None,
        }
    }

    /// Whether this hand has at least as many of every kind as `other`.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// The kinds held with their counts, rook first.
    pub fn iter(self) -> impl Iterator<Item = (HandKind, u8)> {
        HandKind::ALL
            .into_iter()
            .map(move |kind| (kind, self.count(kind)))
            .filter(|&(_, count)| count > 0)
    }

    /// For a position, where a set's totals keep every count below capacity.
    #[inline]
    pub(crate) const fn add(&mut self, kind: HandKind) {
        self.0 += 1 << SHIFTS[kind as usize];
        debug_assert!(self.0 & GUARDS == 0);
    }

    /// For a move that is known to have its piece in hand.
    #[inline]
    pub(crate) const fn take(&mut self, kind: HandKind) {
        self.0 -= 1 << SHIFTS[kind as usize];
        debug_assert!(self.0 & GUARDS == 0);
    }

    /// Of every kind as many as the hand that has more of it.
    #[inline]
    pub(crate) const fn most(self, other: Self) -> Self {
        let more = self.kinds_with_at_least(other);
        Self(self.0 & more | other.0 & !more)
    }

    /// Of every kind as many as the hand that has fewer of it.
    #[inline]
    pub(crate) const fn least(self, other: Self) -> Self {
        let more = self.kinds_with_at_least(other);
        Self(other.0 & more | self.0 & !more)
    }

    /// The bits of the counts that are at least those of `other`.
    const fn kinds_with_at_least(self, other: Self) -> u32 {
        const PAWN_GUARD: u32 = 1 << 5;
        let guards = ((self.0 | GUARDS) - other.0) & GUARDS;
        let (pawns, others) = (guards & PAWN_GUARD, guards & !PAWN_GUARD);
        (pawns - (pawns >> 5)) | (others - (others >> 3))
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
