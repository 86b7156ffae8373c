//! Where things stand in a picture, in tenths of a millimetre of a real set.
use shogi::{ByColor, HandKind, Origin, Square};

pub(super) const CELL_WIDTH: i32 = 350;
pub(super) const CELL_HEIGHT: i32 = 386;
pub(super) const GRID_WIDTH: i32 = 9 * CELL_WIDTH;
pub(super) const GRID_HEIGHT: i32 = 9 * CELL_HEIGHT;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub x: i32,
    pub y: i32,
}

/// The lines of the board, from their upper left corner.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    pub left: i32,
    pub top: i32,
    pub flipped: bool,
}

impl Grid {
    pub const fn right(self) -> i32 {
        self.left + GRID_WIDTH
    }

    pub const fn bottom(self) -> i32 {
        self.top + GRID_HEIGHT
    }

    /// A square's upper left corner.
    pub fn corner(self, square: Square) -> Point {
        let square = if self.flipped {
            square.rotated()
        } else {
            square
        };
        Point {
            x: self.left + i32::from(9 - square.file()) * CELL_WIDTH,
            y: self.top + i32::from(square.rank() - 1) * CELL_HEIGHT,
        }
    }

    pub fn middle(self, square: Square) -> Point {
        let corner = self.corner(square);
        Point {
            x: corner.x + CELL_WIDTH / 2,
            y: corner.y + CELL_HEIGHT / 2,
        }
    }

    /// The numbers 1 to 9 with the middles of their files or ranks, along an
    /// axis on which the board begins at `start`.
    pub fn numbered(self, start: i32, step: i32, from_far_end: bool) -> [(u8, i32); 9] {
        std::array::from_fn(|index| {
            let number = if from_far_end != self.flipped {
                9 - index
            } else {
                index + 1
            };
            let middle = start + index as i32 * step + step / 2;
            (number as u8, middle)
        })
    }
}

/// Where each kind in a side's hand stands, by kind.
pub(super) type HandPlaces = ByColor<[Point; HandKind::ALL.len()]>;

/// What can be pointed at.
pub(super) struct Places {
    pub grid: Grid,
    pub hands: HandPlaces,
    /// How far a ring around a piece in hand is from its middle.
    pub hand_ring: i32,
}

/// A place, as far as marks know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub middle: Point,
    /// How far a ring around it is from its middle.
    pub ring: i32,
}

/// How far a ring around a square is from its middle.
pub(super) const RING: i32 = 160;

impl Places {
    pub fn spot(&self, place: Origin) -> Spot {
        match place {
            Origin::Board(square) => Spot {
                middle: self.grid.middle(square),
                ring: RING,
            },
            Origin::Hand(color, kind) => Spot {
                middle: self.hands[color][kind as usize],
                ring: self.hand_ring,
            },
        }
    }
}
