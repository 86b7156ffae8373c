//! The squares that pieces attack, and lines between squares.
//!
//! ```
//! use komadai_shogi::{Bitboard, Color, Square, attacks};
//! let square = Square::from_usi("5e")?;
//! assert_eq!(attacks::gold(Color::Black, square).len(), 6);
//! let occupied = Bitboard::from_square(Square::from_usi("5c")?);
//! assert_eq!(attacks::lance(Color::Black, square, occupied).len(), 2);
//! # Ok::<(), komadai_shogi::ParseSquareError>(())
//! ```

// Leaper attacks are table look-ups. Slider attacks are the bits of a ray up to the first
// blocker, by subtraction (o^(o-2r)), without magic tables.

mod direction;

pub use direction::{Direction, direction};

use crate::{Bitboard, Color, Piece, PieceKind, Square};

type BySquare<T> = [T; Square::COUNT];

/// Whether attacks are computed on each call instead of looked up: the tables are a
/// larger download than the code.
const SMALL: bool = cfg!(feature = "small");

/// All squares from `origin` (exclusive) to the edge, computed.
const fn ray_from(direction: Direction, origin: Square) -> Bitboard {
    let (files, ranks) = direction.step();
    let mut ray = Bitboard::EMPTY;
    let mut at = origin.offset(files, ranks);
    while let Some(square) = at {
        ray = ray.with(square);
        at = square.offset(files, ranks);
    }
    ray
}

/// [`ray_from`] by direction and square.
static RAYS: [BySquare<Bitboard>; 8] = {
    let mut rays = [[Bitboard::EMPTY; Square::COUNT]; 8];
    let mut d = 0;
    while d < 8 {
        let mut index = 0;
        while let Some(origin) = Square::from_index(index) {
            rays[d][index] = ray_from(Direction::ALL[d], origin);
            index += 1;
        }
        d += 1;
    }
    rays
};

/// Indices of the tables in [`STEPS`]: Black's, then White's if it differs.
const GOLD: usize = 0;
const SILVER: usize = 2;
const KNIGHT: usize = 4;
const PAWN: usize = 6;
const KING: usize = 8;
const NO_STEPS: usize = 9;

/// Leaper attacks by table and square: gold, silver, knight and pawn for each side,
/// king, and an empty table.
static STEPS: [BySquare<Bitboard>; 10] = {
    let mut tables = [[Bitboard::EMPTY; Square::COUNT]; 10];
    let mut table = 0;
    while table < tables.len() {
        let mut index = 0;
        while let Some(origin) = Square::from_index(index) {
            tables[table][index] = step(table, origin);
            index += 1;
        }
        table += 1;
    }
    tables
};

/// An entry of [`STEPS`], computed.
const fn step(table: usize, origin: Square) -> Bitboard {
    const GOLD_STEPS: &[(i8, i8)] = &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (0, 1)];
    const SILVER_STEPS: &[(i8, i8)] = &[(-1, -1), (0, -1), (1, -1), (-1, 1), (1, 1)];
    const KNIGHT_STEPS: &[(i8, i8)] = &[(-1, -2), (1, -2)];
    const PAWN_STEPS: &[(i8, i8)] = &[(0, -1)];
    const KING_STEPS: &[(i8, i8)] = &[
        (-1, -1),
        (0, -1),
        (1, -1),
        (-1, 0),
        (1, 0),
        (-1, 1),
        (0, 1),
        (1, 1),
    ];
    const KINDS: [&[(i8, i8)]; 5] = [
        GOLD_STEPS,
        SILVER_STEPS,
        KNIGHT_STEPS,
        PAWN_STEPS,
        KING_STEPS,
    ];
    let mut squares = Bitboard::EMPTY;
    if table == NO_STEPS {
        return squares;
    }
    let sign = if table.is_multiple_of(2) { 1 } else { -1 };
    let steps = KINDS[table / 2];
    let mut s = 0;
    while s < steps.len() {
        if let Some(square) = origin.offset(steps[s].0 * sign, steps[s].1 * sign) {
            squares = squares.with(square);
        }
        s += 1;
    }
    squares
}

#[inline]
fn steps(table: usize, square: Square) -> Bitboard {
    match SMALL {
        true => step(table, square),
        false => STEPS[table][square.index()],
    }
}

/// The squares that a gold of `color` attacks; promoted small pieces move alike.
#[inline]
#[must_use]
pub fn gold(color: Color, square: Square) -> Bitboard {
    steps(GOLD + color as usize, square)
}

/// The squares that a silver of `color` attacks.
#[inline]
#[must_use]
pub fn silver(color: Color, square: Square) -> Bitboard {
    steps(SILVER + color as usize, square)
}

/// The squares that a knight of `color` attacks.
#[inline]
#[must_use]
pub fn knight(color: Color, square: Square) -> Bitboard {
    steps(KNIGHT + color as usize, square)
}

/// The square that a pawn of `color` attacks; none from the last rank.
#[inline]
#[must_use]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    steps(PAWN + color as usize, square)
}

/// The squares that a king attacks.
#[inline]
#[must_use]
pub fn king(square: Square) -> Bitboard {
    steps(KING, square)
}

/// All squares from `square` (exclusive) to the edge of an empty board.
#[inline]
#[must_use]
pub fn ray(direction: Direction, square: Square) -> Bitboard {
    match SMALL {
        true => ray_from(direction, square),
        false => RAYS[direction as usize][square.index()],
    }
}

/// The squares from `square` (exclusive) to the first blocker (inclusive).
#[inline]
fn ray_until_blocker(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
    let ray = ray(direction, square);
    let blockers = ray & occupied;
    if direction.increases() {
        blockers.up_to_first_in(ray)
    } else {
        blockers.down_to_last_in(ray)
    }
}

/// The squares that a lance of `color` attacks, up to the first of the `occupied` ones.
#[inline]
#[must_use]
pub fn lance(color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    ray_until_blocker(Direction::forward(color), square, occupied)
}

/// The squares that a bishop attacks, up to the first `occupied` one of each diagonal.
#[must_use]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    ray_until_blocker(Direction::UpRight, square, occupied)
        | ray_until_blocker(Direction::DownRight, square, occupied)
        | ray_until_blocker(Direction::UpLeft, square, occupied)
        | ray_until_blocker(Direction::DownLeft, square, occupied)
}

/// The squares that a rook attacks, up to the first `occupied` one in each direction.
#[must_use]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    ray_until_blocker(Direction::Up, square, occupied)
        | ray_until_blocker(Direction::Down, square, occupied)
        | ray_until_blocker(Direction::Right, square, occupied)
        | ray_until_blocker(Direction::Left, square, occupied)
}

/// Bishop, then rook attacks on an empty board, by square.
static LINES: [BySquare<Bitboard>; 2] = {
    let mut lines = [[Bitboard::EMPTY; Square::COUNT]; 2];
    let mut d = 0;
    while d < 8 {
        let table = if Direction::ALL[d].is_diagonal() {
            0
        } else {
            1
        };
        let mut index = 0;
        while index < Square::COUNT {
            lines[table][index] = lines[table][index].or(RAYS[d][index]);
            index += 1;
        }
        d += 1;
    }
    lines
};

/// [`bishop`] on an empty board.
#[inline]
#[must_use]
pub fn diagonals(square: Square) -> Bitboard {
    match SMALL {
        true => bishop(square, Bitboard::EMPTY),
        false => LINES[0][square.index()],
    }
}

/// [`rook`] on an empty board.
#[inline]
#[must_use]
pub fn orthogonals(square: Square) -> Bitboard {
    match SMALL {
        true => rook(square, Bitboard::EMPTY),
        false => LINES[1][square.index()],
    }
}

/// The squares strictly between two squares of a line; none when they share no
/// line.
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    match direction(a, b) {
        Some(d) => ray(d, a) & ray(d.opposite(), b),
        None => Bitboard::EMPTY,
    }
}

/// The whole line through two squares, edge to edge; none when they share no line. A piece
/// that is pinned to its king moves on the line through both.
#[inline]
#[must_use]
pub fn line(a: Square, b: Square) -> Bitboard {
    match direction(a, b) {
        Some(d) => (ray(d, a) | ray(d.opposite(), a)).with(a),
        None => Bitboard::EMPTY,
    }
}

/// Every square that `piece` on `square` attacks with the given occupancy, squares
/// of own pieces included.
///
/// ```
/// use komadai_shogi::{attacks, Bitboard, Color, Piece, PieceKind, Square};
/// let knight = Piece::new(Color::Black, PieceKind::Knight);
/// let targets = attacks(knight, Square::from_usi("5e")?, Bitboard::EMPTY);
/// assert_eq!(targets.len(), 2);
/// # Ok::<(), komadai_shogi::ParseSquareError>(())
/// ```
#[must_use]
pub fn attacks(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    let color = piece.color();
    match piece.kind() {
        PieceKind::Pawn => pawn(color, square),
        PieceKind::Lance => lance(color, square, occupied),
        PieceKind::Knight => knight(color, square),
        PieceKind::Silver => silver(color, square),
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => gold(color, square),
        PieceKind::Bishop => bishop(square, occupied),
        PieceKind::Rook => rook(square, occupied),
        PieceKind::King => king(square),
        PieceKind::Horse => bishop(square, occupied) | king(square),
        PieceKind::Dragon => rook(square, occupied) | king(square),
    }
}

/// The squares from which `piece` attacks `target` as a leaper (one step or a knight's
/// move): none for lance, bishop and rook.
#[inline]
pub(crate) fn steps_to(piece: Piece, target: Square) -> Bitboard {
    /// By [`Piece::index`]: the index into [`STEPS`] of the reverse attacks.
    const TABLES: [u8; 32] = {
        let mut tables = [NO_STEPS as u8; 32];
        let mut k = 0;
        while k < PieceKind::ALL.len() {
            let kind = PieceKind::ALL[k];
            let black = Piece::new(Color::Black, kind).index();
            let white = Piece::new(Color::White, kind).index();
            let (table, sided) = match kind {
                PieceKind::Pawn => (PAWN, true),
                PieceKind::Knight => (KNIGHT, true),
                PieceKind::Silver => (SILVER, true),
                PieceKind::King | PieceKind::Horse | PieceKind::Dragon => (KING, false),
                PieceKind::Lance | PieceKind::Bishop | PieceKind::Rook => (NO_STEPS, false),
                _ => (GOLD, true),
            };
            tables[black] = (table + sided as usize) as u8;
            tables[white] = table as u8;
            k += 1;
        }
        tables
    };
    steps(TABLES[piece.index()] as usize, target)
}

#[cfg(test)]
mod tests {
    use super::{direction::direction_between, *};

    #[test]
    fn computed_attacks_equal_the_tables() {
        for from in Square::all() {
            for direction in Direction::ALL {
                let table = RAYS[direction as usize][from.index()];
                assert_eq!(ray_from(direction, from), table, "{from} {direction:?}");
            }
            for to in Square::all() {
                let computed = direction_between(from, to);
                assert_eq!(computed, direction(from, to), "{from} {to}");
            }
            assert_eq!(bishop(from, Bitboard::EMPTY), LINES[0][from.index()]);
            assert_eq!(rook(from, Bitboard::EMPTY), LINES[1][from.index()]);
        }
    }
}
