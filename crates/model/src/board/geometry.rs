//! Where things stand on the drawn board, without drawing it.
use shogi::{Color, Square};

/// A cell of the drawn grid: row 0 at the top, column 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    pub row: u8,
    pub column: u8,
}

/// The last row and column.
pub const LAST: u8 = 8;

impl Cell {
    /// Where `square` is drawn: with file 1 at the right and rank a at the
    /// top, or turned by half a circle.
    pub const fn of(square: Square, flipped: bool) -> Self {
        let square = if flipped { square.rotated() } else { square };
        Self {
            row: square.rank() - 1,
            column: LAST + 1 - square.file(),
        }
    }

    /// The square drawn here.
    pub const fn square(self, flipped: bool) -> Square {
        match Square::new(LAST + 1 - self.column, self.row + 1) {
            Some(square) if flipped => square.rotated(),
            Some(square) => square,
            None => panic!("a cell lies on the grid"),
        }
    }

    /// The cell so many rows further down and columns further right.
    pub fn step(self, rows: i8, columns: i8) -> Option<Self> {
        let row = self.row.checked_add_signed(rows)?;
        let column = self.column.checked_add_signed(columns)?;
        (row <= LAST && column <= LAST).then_some(Self { row, column })
    }
}

/// The side whose player sits before the screen.
pub const fn near_side(flipped: bool) -> Color {
    if flipped { Color::White } else { Color::Black }
}

/// Where the two faces of a promotion stand beside the destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PromptPlace {
    pub cell: Cell,
    /// Whether the faces stand below the destination or above it. On the
    /// mover's side where there is room, so that a hand does not cover them.
    pub below: bool,
    /// Whether the promoted face is the lower one: it is the one nearer to the
    /// mover.
    pub promoted_lower: bool,
}

impl PromptPlace {
    /// The rows that the two faces may take: on small boards they are larger
    /// than their squares, for the sake of fingers.
    const ROWS: u8 = 3;

    pub fn of(to: Square, mover: Color, flipped: bool) -> Self {
        let cell = Cell::of(to, flipped);
        let mover_is_near = mover == near_side(flipped);
        let (room_below, room_above) = (LAST - cell.row, cell.row);
        let below = if mover_is_near {
            room_below >= Self::ROWS
        } else {
            room_above < Self::ROWS
        };
        Self {
            cell,
            below,
            promoted_lower: mover_is_near,
        }
    }
}

/// Whether a note on a square goes below it rather than above: where it does
/// not cover the `other` square it speaks of, and stays on the board.
pub fn note_below(cell: Cell, other: Option<Cell>) -> bool {
    match other {
        Some(other) if other.row < cell.row => cell.row < LAST - 1,
        Some(other) if other.row > cell.row => cell.row < 2,
        _ => cell.row <= LAST / 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::from_usi(name).unwrap()
    }

    #[test]
    fn the_first_file_is_at_the_right_until_the_board_is_turned() {
        let corner = Cell { row: 0, column: 8 };
        assert_eq!(Cell::of(square("1a"), false), corner);
        assert_eq!(Cell::of(square("9i"), true), corner);
    }

    #[test]
    fn every_square_has_its_own_cell() {
        for flipped in [false, true] {
            for square in Square::all() {
                assert_eq!(Cell::of(square, flipped).square(flipped), square);
            }
        }
    }

    #[test]
    fn steps_end_at_the_edge() {
        let cell = Cell { row: 0, column: 8 };
        assert_eq!(cell.step(1, -1), Some(Cell { row: 1, column: 7 }));
        assert_eq!(cell.step(-1, 0), None);
        assert_eq!(cell.step(0, 1), None);
    }

    #[test]
    fn the_faces_stand_on_the_board_beside_every_destination() {
        for flipped in [false, true] {
            for (to, mover) in
                Square::all().flat_map(|square| Color::ALL.map(|color| (square, color)))
            {
                let place = PromptPlace::of(to, mover, flipped);
                let rows = if place.below { 1..=3 } else { -3..=-1 };
                for step in rows {
                    assert!(place.cell.step(step, 0).is_some(), "{to} {mover} {flipped}");
                }
            }
        }
    }

    #[test]
    fn the_promoted_face_is_nearer_to_the_mover() {
        let black = |flipped| PromptPlace::of(square("2b"), Color::Black, flipped);
        assert!(black(false).promoted_lower && black(false).below);
        assert!(!black(true).promoted_lower && !black(true).below);
        let white = PromptPlace::of(square("8h"), Color::White, false);
        assert!(!white.promoted_lower && !white.below);
    }

    #[test]
    fn a_note_leaves_what_it_speaks_of_in_sight() {
        let cell = |row| Cell { row, column: 4 };
        assert!(note_below(cell(5), Some(cell(3))));
        assert!(!note_below(cell(3), Some(cell(5))));
        assert!(!note_below(cell(8), Some(cell(3))));
        assert!(note_below(cell(0), Some(cell(5))));
        assert!(note_below(cell(1), None));
        assert!(!note_below(cell(7), None));
    }
}
