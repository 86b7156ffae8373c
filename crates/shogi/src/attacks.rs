//! Attack bitboards. Leaper attacks are table look-ups. Slider attacks are the bits
//! of a ray up to the first blocker, by subtraction (o^(o-2r)), without magic tables.

use crate::{Bitboard, Color, Piece, PieceKind, Square};

/// The eight ray directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Direction {
    /// Towards White's edge.
    Up,
    /// Towards Black's edge.
    Down,
    /// Towards file 1, Black's right.
    Right,
    /// Towards file 9, Black's left.
    Left,
    UpRight,
    DownRight,
    UpLeft,
    DownLeft,
}

impl Direction {
    const ALL: [Self; 8] = [
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
    const fn step(self) -> (i8, i8) {
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

    pub(crate) const fn opposite(self) -> Self {
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

    pub(crate) const fn is_diagonal(self) -> bool {
        self as u8 >= Self::UpRight as u8
    }

    /// Whether square indices increase in this direction.
    const fn increases(self) -> bool {
        matches!(
            self,
            Self::Down | Self::Left | Self::UpLeft | Self::DownLeft
        )
    }

    /// The direction in which the pawns of a side move.
    pub(crate) const fn forward(color: Color) -> Self {
        match color {
            Color::Black => Self::Up,
            Color::White => Self::Down,
        }
    }
}

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

#[inline]
pub(crate) fn gold(color: Color, square: Square) -> Bitboard {
    steps(GOLD + color as usize, square)
}

#[inline]
pub(crate) fn silver(color: Color, square: Square) -> Bitboard {
    steps(SILVER + color as usize, square)
}

#[inline]
pub(crate) fn knight(color: Color, square: Square) -> Bitboard {
    steps(KNIGHT + color as usize, square)
}

#[inline]
pub(crate) fn pawn(color: Color, square: Square) -> Bitboard {
    steps(PAWN + color as usize, square)
}

#[inline]
pub(crate) fn king(square: Square) -> Bitboard {
    steps(KING, square)
}

/// [`king_ring2`] by square.
static KING_RING2: BySquare<Bitboard> = {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while let Some(origin) = Square::from_index(index) {
        let mut files = -2;
        while files <= 2 {
            let mut ranks = -2;
            while ranks <= 2 {
                if let Some(square) = origin.offset(files, ranks) {
                    table[index] = table[index].with(square);
                }
                ranks += 1;
            }
            files += 1;
        }
        index += 1;
    }
    table
};

/// The 5x5 block of squares around `square`, itself included.
#[inline]
pub(crate) fn king_ring2(square: Square) -> Bitboard {
    KING_RING2[square.index()]
}

/// All squares from `square` (exclusive) to the edge of an empty board.
#[inline]
pub(crate) fn ray(direction: Direction, square: Square) -> Bitboard {
    match SMALL {
        true => ray_from(direction, square),
        false => RAYS[direction as usize][square.index()],
    }
}

/// The squares from `square` (exclusive) to the first blocker (inclusive).
#[inline]
pub(crate) fn ray_until_blocker(
    direction: Direction,
    square: Square,
    occupied: Bitboard,
) -> Bitboard {
    let ray = ray(direction, square);
    let blockers = ray & occupied;
    if direction.increases() {
        blockers.up_to_first_in(ray)
    } else {
        blockers.down_to_last_in(ray)
    }
}

#[inline]
pub(crate) fn lance(color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    ray_until_blocker(Direction::forward(color), square, occupied)
}

#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    ray_until_blocker(Direction::UpRight, square, occupied)
        | ray_until_blocker(Direction::DownRight, square, occupied)
        | ray_until_blocker(Direction::UpLeft, square, occupied)
        | ray_until_blocker(Direction::DownLeft, square, occupied)
}

#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
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

/// The bishop attacks of `square` on an empty board.
#[inline]
pub(crate) fn diagonals(square: Square) -> Bitboard {
    match SMALL {
        true => bishop(square, Bitboard::EMPTY),
        false => LINES[0][square.index()],
    }
}

/// The rook attacks of `square` on an empty board.
#[inline]
pub(crate) fn orthogonals(square: Square) -> Bitboard {
    match SMALL {
        true => rook(square, Bitboard::EMPTY),
        false => LINES[1][square.index()],
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
pub(crate) fn direction(from: Square, to: Square) -> Option<Direction> {
    const MIDDLE: u16 = (8 * SPAN + 8) as u16;
    if SMALL {
        return direction_between(from, to);
    }
    let index = COORDINATES[to.index()] + MIDDLE - COORDINATES[from.index()];
    DIRECTIONS[index as usize]
}

/// [`direction`] without tables.
fn direction_between(from: Square, to: Square) -> Option<Direction> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let step = (files.signum(), ranks.signum());
    let mut directions = Direction::ALL.into_iter().filter(|_| straight);
    directions.find(|direction| direction.step() == step)
}

/// The squares strictly between two squares of a line; none when they share no
/// line.
#[inline]
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    match direction(a, b) {
        Some(d) => ray(d, a) & ray(d.opposite(), b),
        None => Bitboard::EMPTY,
    }
}

/// The whole line through two squares, edge to edge; none when they share no
/// line.
#[inline]
pub(crate) fn line(a: Square, b: Square) -> Bitboard {
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
    use super::*;

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
