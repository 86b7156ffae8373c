//! The two sides.

use core::ops;

use crate::name_traits::name_traits;

/// A side. Black (sente, 先手) moves first; in handicap games White, the giver (uwate,
/// 上手).
///
/// ```
/// use komadai_shogi::Color;
/// assert_eq!(!Color::Black, Color::White);
/// assert_eq!(Color::White.to_string(), "white");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Color {
    /// Sente (先手), or the receiver of a handicap (下手).
    Black,
    /// Gote (後手), or the giver of a handicap (上手).
    White,
}

impl Color {
    /// Both sides, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// `black` or `white`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// The letter of the side to move in SFEN: `b` or `w`.
    #[must_use]
    pub const fn to_sfen(self) -> char {
        match self {
            Self::Black => 'b',
            Self::White => 'w',
        }
    }

    /// The side with an SFEN letter, `b` or `w`.
    #[must_use]
    pub const fn from_sfen(letter: char) -> Option<Self> {
        match letter {
            'b' => Some(Self::Black),
            'w' => Some(Self::White),
            _ => None,
        }
    }

    /// The side with the name `black` or `white`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.name() == name)
    }
}

impl ops::Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

name_traits!(Color);

/// One value for each side, indexed by [`Color`].
///
/// ```
/// use komadai_shogi::{ByColor, Color};
/// let mut points = ByColor::new(27, 27);
/// points[Color::White] += 1;
/// assert_eq!(points[Color::White], 28);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> ByColor<T> {
    /// A value for Black and one for White.
    pub const fn new(black: T, white: T) -> Self {
        Self { black, white }
    }

    /// The values that `value` returns for the sides.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self {
            black: value(Color::Black),
            white: value(Color::White),
        }
    }

    /// Both values mapped by `f`.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor {
            black: f(self.black),
            white: f(self.white),
        }
    }
}

impl<T> ops::Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> ops::IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
