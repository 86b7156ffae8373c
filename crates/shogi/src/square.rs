//! The squares of the board.

use core::{fmt, str::FromStr};

use crate::Color;

/// One of the 81 squares: a file from 1 to 9, counted from Black's right, and
/// a rank from 1 (`a`, White's edge) to 9 (`i`, Black's edge).
///
/// ```
/// use komadai_shogi::Square;
/// let square = Square::from_usi("7g")?;
/// assert_eq!((square.file(), square.rank()), (7, 7));
/// assert_eq!(square.to_string(), "7g");
/// # Ok::<(), komadai_shogi::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The number of squares.
    pub const COUNT: usize = 81;

    /// The square on `file` and `rank`, each from 1 to 9.
    #[inline]
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file >= 1 && file <= 9 && rank >= 1 && rank <= 9 {
            Some(Self((file - 1) * 9 + rank - 1))
        } else {
            None
        }
    }

    /// The square with an index below 81: 1a, 1b, ... 1i, 2a, ... 9i.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The index has to be below 81.
    #[inline]
    pub(crate) const fn from_index_unchecked(index: u32) -> Self {
        debug_assert!(index < Self::COUNT as u32);
        Self(index as u8)
    }

    /// All squares in the order of their indices.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index, from 0 (1a) by rank, then by file, to 80 (9i).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 1 to 9 from Black's right.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / 9 + 1
    }

    /// The rank, 1 to 9 from White's edge.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The rank seen by `color`: 1 is the farthest, 9 the nearest.
    #[inline]
    #[must_use]
    pub const fn relative_rank(self, color: Color) -> u8 {
        match color {
            Color::Black => self.rank(),
            Color::White => 10 - self.rank(),
        }
    }

    /// Whether the square is in the promotion zone of `color`: on its three last ranks.
    #[inline]
    #[must_use]
    pub const fn in_promotion_zone(self, color: Color) -> bool {
        self.relative_rank(color) <= 3
    }

    /// The square on the board rotated by 180 degrees.
    #[inline]
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(80 - self.0)
    }

    /// The square on the mirrored board: left and right exchanged.
    #[inline]
    #[must_use]
    pub const fn mirrored_file(self) -> Self {
        Self((8 - self.0 / 9) * 9 + self.0 % 9)
    }

    /// The square `files` to Black's left and `ranks` towards Black, if it is
    /// on the board.
    #[inline]
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file >= 1 && file <= 9 && rank >= 1 && rank <= 9 {
            Some(Self((file as u8 - 1) * 9 + rank as u8 - 1))
        } else {
            None
        }
    }

    /// Reads a square in USI: a digit for the file and a letter for the rank.
    ///
    /// # Errors
    /// When the text is not a digit 1 to 9 and a letter a to i.
    pub fn from_usi(text: &str) -> Result<Self, ParseSquareError> {
        match *text.as_bytes() {
            [file @ b'1'..=b'9', rank @ b'a'..=b'i'] => {
                Self::new(file - b'0', rank - b'a' + 1).ok_or(ParseSquareError)
            }
            _ => Err(ParseSquareError),
        }
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads a square in USI: [`Square::from_usi`].
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        Self::from_usi(text)
    }
}

impl fmt::Display for Square {
    /// Writes the square in USI: `7g`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), char::from(b'a' + self.rank() - 1))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square in USI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a digit 1 to 9 and a letter a to i")
    }
}

impl core::error::Error for ParseSquareError {}
