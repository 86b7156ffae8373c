//! Where pieces go. Steps come from small tables; rays are cut at the first
//! piece in the way by arithmetic on the occupied squares.

use crate::{Bitboard, Color, Piece, PieceKind, Square};

/// The eight ways a line can run from a square.
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

    /// Whether square indices grow along the way.
    const fn increases(self) -> bool {
        matches!(
            self,
            Self::Down | Self::Left | Self::UpLeft | Self::DownLeft
        )
    }

    /// The way straight ahead of a side.
    pub(crate) const fn forward(color: Color) -> Self {
        match color {
            Color::Black => Self::Up,
            Color::White => Self::Down,
        }
    }
}

type BySquare<T> = [T; Square::COUNT];

/// Whether what the tables hold is computed each time: they weigh more in a download
/// than the code does.
const SMALL: bool = cfg!(feature = "small");

/// All squares from a square to the edge.
const fn walk(direction: Direction, origin: Square) -> Bitboard {
    let (files, ranks) = direction.step();
    let mut ray = Bitboard::EMPTY;
    let mut at = origin.offset(files, ranks);
    while let Some(square) = at {
        ray = ray.with(square);
        at = square.offset(files, ranks);
    }
    ray
}

/// The same, by direction.
static RAYS: [BySquare<Bitboard>; 8] = {
    let mut rays = [[Bitboard::EMPTY; Square::COUNT]; 8];
    let mut d = 0;
    while d < 8 {
        let mut index = 0;
        while let Some(origin) = Square::from_index(index) {
            rays[d][index] = walk(Direction::ALL[d], origin);
            index += 1;
        }
        d += 1;
    }
    rays
};

/// Where the tables of a kind begin in [`STEPS`]: Black's, then White's if it
/// differs.
const GOLD: usize = 0;
const SILVER: usize = 2;
const KNIGHT: usize = 4;
const PAWN: usize = 6;
const KING: usize = 8;
const NO_STEPS: usize = 9;

/// Squares one step away: gold, silver, knight and pawn for each side, king,
/// and nothing.
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

/// What a table of [`STEPS`] has for a square.
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

/// Squares within two steps of a king.
static TWO_STEPS: BySquare<Bitboard> = {
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

/// The squares within two steps of a king, its own among them.
#[inline]
pub(crate) fn two_steps(square: Square) -> Bitboard {
    TWO_STEPS[square.index()]
}

/// All squares from `square` to the edge.
#[inline]
pub(crate) fn ray(direction: Direction, square: Square) -> Bitboard {
    match SMALL {
        true => walk(direction, square),
        false => RAYS[direction as usize][square.index()],
    }
}

/// The squares from `square` up to and with the first piece in the way.
#[inline]
pub(crate) fn cut_ray(direction: Direction, square: Square, occupied: Bitboard) -> Bitboard {
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
    cut_ray(Direction::forward(color), square, occupied)
}

#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    cut_ray(Direction::UpRight, square, occupied)
        | cut_ray(Direction::DownRight, square, occupied)
        | cut_ray(Direction::UpLeft, square, occupied)
        | cut_ray(Direction::DownLeft, square, occupied)
}

#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    cut_ray(Direction::Up, square, occupied)
        | cut_ray(Direction::Down, square, occupied)
        | cut_ray(Direction::Right, square, occupied)
        | cut_ray(Direction::Left, square, occupied)
}

/// The diagonals, then file and rank, through every square of an empty board.
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

/// The diagonals through `square` on an empty board.
#[inline]
pub(crate) fn diagonals(square: Square) -> Bitboard {
    match SMALL {
        true => bishop(square, Bitboard::EMPTY),
        false => LINES[0][square.index()],
    }
}

/// The file and the rank through `square` on an empty board.
#[inline]
pub(crate) fn orthogonals(square: Square) -> Bitboard {
    match SMALL {
        true => rook(square, Bitboard::EMPTY),
        false => LINES[1][square.index()],
    }
}

/// How far two coordinates can differ, both ways and none.
const SPAN: usize = 17;

/// A square as file times [`SPAN`] and rank: the difference of two of them is
/// different for every way to go from one square to another.
static COORDINATES: BySquare<u16> = {
    let mut coordinates = [0; Square::COUNT];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        coordinates[index] = square.file() as u16 * SPAN as u16 + square.rank() as u16;
        index += 1;
    }
    coordinates
};

/// By the difference of [`COORDINATES`]: the way a queen would go.
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

/// The direction from one square to another, if a queen could go that way.
#[inline]
pub(crate) fn direction(from: Square, to: Square) -> Option<Direction> {
    const MIDDLE: u16 = (8 * SPAN + 8) as u16;
    if SMALL {
        return way(from, to);
    }
    let index = COORDINATES[to.index()] + MIDDLE - COORDINATES[from.index()];
    DIRECTIONS[index as usize]
}

/// The same without tables.
fn way(from: Square, to: Square) -> Option<Direction> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let step = (files.signum(), ranks.signum());
    let mut ways = Direction::ALL.into_iter().filter(|_| straight);
    ways.find(|way| way.step() == step)
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

/// Every square that `piece` on `square` attacks when `occupied` squares are
/// taken, whoever stands there.
///
/// ```
/// use shogi::{attacks, Bitboard, Color, Piece, PieceKind, Square};
/// let knight = Piece::new(Color::Black, PieceKind::Knight);
/// let targets = attacks(knight, Square::from_usi("5e")?, Bitboard::EMPTY);
/// assert_eq!(targets.len(), 2);
/// # Ok::<(), shogi::ParseSquareError>(())
/// ```
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

/// The squares from which `piece` attacks `target` by one step: none for the
/// pieces that only slide.
#[inline]
pub(crate) fn steps_to(piece: Piece, target: Square) -> Bitboard {
    /// By [`Piece::index`]: the table of the steps that lead to the piece.
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
    fn what_is_computed_is_what_the_tables_hold() {
        for from in Square::all() {
            for direction in Direction::ALL {
                let table = RAYS[direction as usize][from.index()];
                assert_eq!(walk(direction, from), table, "{from} {direction:?}");
            }
            for to in Square::all() {
                assert_eq!(way(from, to), direction(from, to), "{from} {to}");
            }
            assert_eq!(bishop(from, Bitboard::EMPTY), LINES[0][from.index()]);
            assert_eq!(rook(from, Bitboard::EMPTY), LINES[1][from.index()]);
        }
    }
}
