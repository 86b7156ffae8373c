//! Directions of lines.

use super::{BySquare, SMALL};
use crate::{Color, Square};

/// A direction of a line: along a file, a rank or a diagonal. Up is towards White's edge, as
/// diagrams are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Along a file, towards White's edge: rank 1.
    Up,
    /// Along a file, towards Black's edge: rank 9.
    Down,
    /// Towards file 1, Black's right.
    Right,
    /// Towards file 9, Black's left.
    Left,
    /// Along a diagonal, towards rank 1 and file 1.
    UpRight,
    /// Along a diagonal, towards rank 9 and file 1.
    DownRight,
    /// Along a diagonal, towards rank 1 and file 9.
    UpLeft,
    /// Along a diagonal, towards rank 9 and file 9.
    DownLeft,
}

impl Direction {
    /// All directions.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::Down,
        Self::Right,
        Self::Left,
        Self::UpRight,
        Self::DownRight,
        Self::UpLeft,
        Self::DownLeft,
    ];

    /// One step, as files to Black's left and ranks towards Black.
    pub(super) const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Right => (-1, 0),
            Self::Left => (1, 0),
            Self::UpRight => (-1, -1),
            Self::DownRight => (-1, 1),
            Self::UpLeft => (1, -1),
            Self::DownLeft => (1, 1),
        }
    }

    /// The direction back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Right => Self::Left,
            Self::Left => Self::Right,
            Self::UpRight => Self::DownLeft,
            Self::DownRight => Self::UpLeft,
            Self::UpLeft => Self::DownRight,
            Self::DownLeft => Self::UpRight,
        }
    }

    /// Whether it is along a diagonal.
    #[inline]
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self as u8 >= Self::UpRight as u8
    }

    /// Whether square indices increase in this direction.
    pub(super) const fn increases(self) -> bool {
        matches!(
            self,
            Self::Down | Self::Left | Self::UpLeft | Self::DownLeft
        )
    }

    /// The direction in which the pawns of a side move.
    #[inline]
    #[must_use]
    pub const fn forward(color: Color) -> Self {
        match color {
            Color::Black => Self::Up,
            Color::White => Self::Down,
        }
    }
}

/// The number of different file or rank differences: -8 to 8.
const SPAN: usize = 17;

/// A square as file times [`SPAN`] plus rank: the difference of two such numbers is
/// unique for every pair of file and rank differences.
static COORDINATES: BySquare<u16> = {
    let mut coordinates = [0; Square::COUNT];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        coordinates[index] = square.file() as u16 * SPAN as u16 + square.rank() as u16;
        index += 1;
    }
    coordinates
};

/// The queen direction by difference of [`COORDINATES`].
static DIRECTIONS: [Option<Direction>; SPAN * SPAN] = {
    let mut directions = [None; SPAN * SPAN];
    let mut d = 0;
    while d < 8 {
        let (files, ranks) = Direction::ALL[d].step();
        let mut distance = 1;
        while distance <= 8 {
            let index = (8 + files * distance) as usize * SPAN + (8 + ranks * distance) as usize;
            directions[index] = Some(Direction::ALL[d]);
            distance += 1;
        }
        d += 1;
    }
    directions
};

/// The direction from one square to another, if they share a file, rank or diagonal.
#[inline]
#[must_use]
pub fn direction(from: Square, to: Square) -> Option<Direction> {
    const MIDDLE: u16 = (8 * SPAN + 8) as u16;
    if SMALL {
        return direction_between(from, to);
    }
    let index = COORDINATES[to.index()] + MIDDLE - COORDINATES[from.index()];
    DIRECTIONS[index as usize]
}

/// [`direction`] without tables.
pub(super) fn direction_between(from: Square, to: Square) -> Option<Direction> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let step = (files.signum(), ranks.signum());
    let mut directions = Direction::ALL.into_iter().filter(|_| straight);
    directions.find(|direction| direction.step() == step)
}
