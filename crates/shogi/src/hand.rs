//! Pieces in hand.

use core::fmt;

use crate::HandKind;

/// The pieces in hand of one side, seven counts packed in 32 bits.
///
/// Each count has a guard bit above it, so that "at least as many of every kind" is one
/// subtraction ([`Hand::dominates`]). A hand holds up to 31 pawns and 7 pieces of every
/// other kind: more than a set has, so that an invalid position can be read and its
/// errors reported.
///
/// ```
/// use komadai_shogi::{Hand, HandKind};
/// let hand = Hand::EMPTY.with(HandKind::Pawn, 3).unwrap();
/// assert_eq!(hand.count(HandKind::Pawn), 3);
/// assert!(hand.dominates(Hand::EMPTY));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand(u32);

/// The lowest bit of the count of each kind, by [`HandKind`].
const SHIFTS: [u32; 7] = [0, 6, 10, 14, 18, 22, 26];
/// The guard bit above each count.
const GUARDS: u32 = 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 25 | 1 << 29;

impl Hand {
    /// No pieces.
    pub const EMPTY: Self = Self(0);

    /// The maximum count of a kind.
    #[inline]
    #[must_use]
    pub const fn capacity(kind: HandKind) -> u8 {
        match kind {
            HandKind::Pawn => 31,
            _ => 7,
        }
    }

    /// The number of pieces of a kind.
    #[inline]
    #[must_use]
    pub const fn count(self, kind: HandKind) -> u8 {
        (self.0 >> SHIFTS[kind as usize]) as u8 & Self::capacity(kind)
    }

    /// Whether there is a piece of a kind.
    #[inline]
    #[must_use]
    pub const fn has(self, kind: HandKind) -> bool {
        self.count(kind) != 0
    }

    /// Whether there is no piece.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of all pieces.
    #[must_use]
    pub fn total(self) -> u8 {
        HandKind::ALL.into_iter().map(|kind| self.count(kind)).sum()
    }

    /// This hand with `count` pieces of `kind`; `None` above [`Hand::capacity`].
    #[inline]
    #[must_use]
    pub const fn with(self, kind: HandKind, count: u8) -> Option<Self> {
        if count > Self::capacity(kind) {
            return None;
        }
        let shift = SHIFTS[kind as usize];
        let cleared = self.0 & !((Self::capacity(kind) as u32) << shift);
        Some(Self(cleared | (count as u32) << shift))
    }

    /// This hand with one more piece of `kind`; `None` if it is full.
    #[inline]
    #[must_use]
    pub const fn added(self, kind: HandKind) -> Option<Self> {
        self.with(kind, self.count(kind) + 1)
    }

    /// This hand with one piece less of `kind`; `None` if there is none.
    #[inline]
    #[must_use]
    pub const fn taken(self, kind: HandKind) -> Option<Self> {
        match self.count(kind).checked_sub(1) {
            Some(count) => self.with(kind, count),
            None => None,
        }
    }

    /// Whether this hand has at least as many of every kind as `other`.
    #[inline]
    #[must_use]
    pub const fn dominates(self, other: Self) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// The kinds in the hand with their counts, rook first.
    pub fn iter(self) -> impl Iterator<Item = (HandKind, u8)> {
        HandKind::ALL
            .into_iter()
            .map(move |kind| (kind, self.count(kind)))
            .filter(|&(_, count)| count > 0)
    }

    /// Adds a piece to the hand of a valid position: the totals of a set keep counts
    /// below capacity.
    #[inline]
    pub(crate) const fn add(&mut self, kind: HandKind) {
        self.0 += 1 << SHIFTS[kind as usize];
        debug_assert!(self.0 & GUARDS == 0);
    }

    /// Removes a piece that is in the hand.
    #[inline]
    pub(crate) const fn take(&mut self, kind: HandKind) {
        self.0 -= 1 << SHIFTS[kind as usize];
        debug_assert!(self.0 & GUARDS == 0);
    }

    /// The multiset union: the larger count of every kind.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let more = self.dominated_kinds_mask(other);
        Self(self.0 & more | other.0 & !more)
    }

    /// The multiset intersection: the smaller count of every kind.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let more = self.dominated_kinds_mask(other);
        Self(other.0 & more | self.0 & !more)
    }

    /// A mask of the count fields of all kinds of which `other` has at most as many.
    const fn dominated_kinds_mask(self, other: Self) -> u32 {
        const PAWN_GUARD: u32 = 1 << 5;
        let guards = ((self.0 | GUARDS) - other.0) & GUARDS;
        let (pawns, others) = (guards & PAWN_GUARD, guards & !PAWN_GUARD);
        (pawns - (pawns >> 5)) | (others - (others >> 3))
    }

    /// The hand of a number that [`bits`](Self::bits) gave; `None` for other numbers.
    ///
    /// ```
    /// use komadai_shogi::{Hand, HandKind};
    /// let hand = Hand::EMPTY.added(HandKind::Rook).expect("there is room");
    /// assert_eq!(Hand::from_bits(hand.bits()), Some(hand));
    /// assert_eq!(Hand::from_bits(u32::MAX), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Self> {
        /// The bits of all counts.
        const COUNTS: u32 = ((1 << 29) - 1) & !GUARDS;
        if bits & !COUNTS == 0 {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// The counts in one number, for tables and hashing; equal hands have equal numbers.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
