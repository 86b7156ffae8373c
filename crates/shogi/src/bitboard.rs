//! Sets of squares, two words of bits each.

use core::{fmt, ops};

use crate::{Color, Square};

/// A set of squares.
///
/// Files 1 to 7 are the low 63 bits of one word, files 8 and 9 the low 18 bits of
/// another, so that no file crosses a word boundary.
///
/// ```
/// use komadai_shogi::{Bitboard, Square};
/// let square = Square::from_usi("5e")?;
/// let set = Bitboard::EMPTY.with(square);
/// assert!(set.contains(square));
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [square]);
/// # Ok::<(), komadai_shogi::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard {
    low: u64,
    high: u64,
}

const LOW_SQUARES: u32 = 63;
/// Squares of a file.
const FILE: u32 = 9;
const LOW_MASK: u64 = (1 << LOW_SQUARES) - 1;
const HIGH_MASK: u64 = (1 << (81 - LOW_SQUARES)) - 1;
/// The first square of every file of a word.
const FILE_STARTS: u64 = 0o001_001_001_001_001_001_001;

/// The singleton set of each square.
static SINGLE: [Bitboard; Square::COUNT] = {
    let mut sets = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let bit = index as u32;
        if bit < LOW_SQUARES {
            sets[index].low = 1 << bit;
        } else {
            sets[index].high = 1 << (bit - LOW_SQUARES);
        }
        index += 1;
    }
    sets
};

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self { low: 0, high: 0 };
    /// Every square.
    pub const ALL: Self = Self {
        low: LOW_MASK,
        high: HIGH_MASK,
    };

    /// The set of one square.
    #[inline]
    #[must_use]
    pub const fn from_square(square: Square) -> Self {
        SINGLE[square.index()]
    }

    /// All squares of a file, 1 to 9.
    ///
    /// # Panics
    /// When the file is not 1 to 9.
    #[inline]
    #[must_use]
    pub const fn file(file: u8) -> Self {
        assert!(file >= 1 && file <= 9);
        if file <= 7 {
            Self {
                low: 0o777 << ((file - 1) * 9),
                high: 0,
            }
        } else {
            Self {
                low: 0,
                high: 0o777 << ((file - 8) * 9),
            }
        }
    }

    /// All squares of a rank, 1 to 9.
    ///
    /// # Panics
    /// When the rank is not 1 to 9.
    #[inline]
    #[must_use]
    pub const fn rank(rank: u8) -> Self {
        assert!(rank >= 1 && rank <= 9);
        let starts = FILE_STARTS << (rank - 1);
        Self {
            low: starts & LOW_MASK,
            high: starts & HIGH_MASK,
        }
    }

    /// Whether `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.intersects(Self::from_square(square))
    }

    /// This set and `square`.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        self.or(Self::from_square(square))
    }

    /// This set without `square`.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        self.and_not(Self::from_square(square))
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// The number of squares (population count).
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }

    /// Whether the set has at least two squares.
    #[inline]
    #[must_use]
    pub const fn more_than_one(self) -> bool {
        if self.low == 0 {
            self.high & self.high.wrapping_sub(1) != 0
        } else {
            self.high != 0 || self.low & (self.low - 1) != 0
        }
    }

    /// Whether the two sets share a square.
    #[inline]
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.low & other.low | self.high & other.high != 0
    }

    /// The square with the smallest index; `None` of an empty set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.low != 0 {
            Some(Square::from_index_unchecked(self.low.trailing_zeros()))
        } else if self.high != 0 {
            Some(Square::from_index_unchecked(
                LOW_SQUARES + self.high.trailing_zeros(),
            ))
        } else {
            None
        }
    }

    /// The square with the largest index; `None` of an empty set.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.high != 0 {
            Some(Square::from_index_unchecked(
                LOW_SQUARES + 63 - self.high.leading_zeros(),
            ))
        } else if self.low != 0 {
            Some(Square::from_index_unchecked(63 - self.low.leading_zeros()))
        } else {
            None
        }
    }

    /// Calls `f` with every square in index order. Faster than the iterator, which
    /// tests both words for every square.
    #[inline(always)]
    pub fn for_each(self, mut f: impl FnMut(Square)) {
        let mut low = self.low;
        while low != 0 {
            f(Square::from_index_unchecked(low.trailing_zeros()));
            low &= low - 1;
        }
        let mut high = self.high;
        while high != 0 {
            f(Square::from_index_unchecked(
                LOW_SQUARES + high.trailing_zeros(),
            ));
            high &= high - 1;
        }
    }

    /// Every square shifted one rank up (towards White); squares on rank 1 are
    /// dropped.
    #[inline]
    #[must_use]
    pub const fn shifted_up(self) -> Self {
        let kept = self.and_not(Self::rank(1));
        Self {
            low: kept.low >> 1,
            high: kept.high >> 1,
        }
    }

    /// Every square shifted one rank down (towards Black); squares on rank 9 are
    /// dropped.
    #[inline]
    #[must_use]
    pub const fn shifted_down(self) -> Self {
        let kept = self.and_not(Self::rank(9));
        Self {
            low: kept.low << 1,
            high: kept.high << 1,
        }
    }

    /// Every square shifted one file to Black's left; squares on file 9 are dropped.
    #[inline]
    #[must_use]
    pub const fn shifted_left(self) -> Self {
        Self {
            low: self.low << FILE & LOW_MASK,
            high: (self.high << FILE | self.low >> (LOW_SQUARES - FILE)) & HIGH_MASK,
        }
    }

    /// Every square shifted one file to Black's right; squares on file 1 are dropped.
    #[inline]
    #[must_use]
    pub const fn shifted_right(self) -> Self {
        Self {
            low: self.low >> FILE | (self.high << (LOW_SQUARES - FILE) & LOW_MASK),
            high: self.high >> FILE,
        }
    }

    /// The file fill: all squares of the files that have a square in this set.
    #[inline]
    #[must_use]
    pub const fn filled_files(self) -> Self {
        const BELOW_TOP: u64 = 0o377_377_377_377_377_377_377;
        const TOPS: u64 = FILE_STARTS << 8;
        /// Sets the top bit of every file with any bit set: adding 255 to the low
        /// eight bits carries into the ninth.
        const fn fill(word: u64) -> u64 {
            let any = (((word & BELOW_TOP) + BELOW_TOP) | word) & TOPS;
            any | (any - (any >> 8))
        }
        Self {
            low: fill(self.low),
            high: fill(self.high),
        }
    }

    /// The last ranks as seen by `color`, `count` of them: for Black rank 1, ranks 1 and 2, or
    /// the promotion zone.
    ///
    /// # Panics
    /// When `count` is above 3.
    #[inline]
    #[must_use]
    pub const fn last_ranks(color: Color, count: u8) -> Self {
        const RANKS: [[Bitboard; 4]; 2] = {
            let (one, two, three) = (Bitboard::rank(1), Bitboard::rank(2), Bitboard::rank(3));
            let (nine, eight, seven) = (Bitboard::rank(9), Bitboard::rank(8), Bitboard::rank(7));
            [
                [Bitboard::EMPTY, one, one.or(two), one.or(two).or(three)],
                [
                    Bitboard::EMPTY,
                    nine,
                    nine.or(eight),
                    nine.or(eight).or(seven),
                ],
            ]
        };
        RANKS[color as usize][count as usize]
    }

    /// The part of a positive ray up to and including its first blocker. `self` is
    /// `ray & occupied`.
    #[inline]
    pub(crate) const fn up_to_first_in(self, ray: Self) -> Self {
        let (low, borrow) = self.low.overflowing_sub(1);
        let high = self.high.wrapping_sub(borrow as u64);
        Self {
            low: ray.low & (self.low ^ low),
            high: ray.high & (self.high ^ high),
        }
    }

    /// The part of a negative ray down to and including its first blocker, which is
    /// the last bit of `self`, `ray & occupied`.
    #[inline]
    pub(crate) const fn down_to_last_in(self, ray: Self) -> Self {
        const fn from_top(word: u64) -> u64 {
            u64::MAX << (63 - (word | 1).leading_zeros())
        }
        Self {
            low: if self.high == 0 {
                ray.low & from_top(self.low)
            } else {
                0
            },
            high: ray.high & from_top(self.high),
        }
    }

    /// The squares as the bits of two words, for hashing.
    #[inline]
    #[must_use]
    pub const fn words(self) -> (u64, u64) {
        (self.low, self.high)
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self {
            low: self.low & other.low,
            high: self.high & other.high,
        }
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self {
            low: self.low | other.low,
            high: self.high | other.high,
        }
    }

    #[inline]
    pub(crate) const fn and_not(self, other: Self) -> Self {
        Self {
            low: self.low & !other.low,
            high: self.high & !other.high,
        }
    }
}

impl ops::BitAnd for Bitboard {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl ops::BitOr for Bitboard {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl ops::BitXor for Bitboard {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self {
            low: self.low ^ other.low,
            high: self.high ^ other.high,
        }
    }
}

impl ops::Sub for Bitboard {
    type Output = Self;

    /// The squares of `self` that are not in `other`.
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.and_not(other)
    }
}

impl ops::Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::ALL.and_not(self)
    }
}

impl ops::BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl ops::BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl ops::BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl ops::SubAssign for Bitboard {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self::from_square(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// Iterator over the squares of a [`Bitboard`] in index order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without(square);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
