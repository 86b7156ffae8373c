//! A valid position, its attack queries and how moves change it.

mod gives_check;
mod group;
mod play;
mod sets;

use core::{
    fmt,
    hash::{Hash, Hasher},
};

pub use group::PieceGroup;
pub use play::MoveDelta;

use crate::{
    Bitboard, ByColor, Color, Hand, Piece, PieceKind, PositionErrors, Setup, Square, Strictness,
    attacks::{self, Direction},
    zobrist,
};

/// A valid position of a game, a problem or a lesson: every piece has a move on an
/// empty board, no side has two unpromoted pawns on a file (except with
/// [`Strictness::Composed`]), and the side not to move is not in check. It decides which moves are legal, and gives the reason why others
/// are not.
///
/// It is small and `Copy`: to unmake a move, keep a copy. The history (repetitions,
/// results) belongs to [`Game`](crate::Game).
///
/// Two positions are equal if their move numbers are too; [`Position::key`] and `Hash` leave
/// the move number out. To find repetitions compare keys, or ask [`Game`](crate::Game).
///
/// ```
/// use komadai_shogi::{Position, Strictness};
/// let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Strictness::Game)?;
/// let mut mated = position;
/// mated.play("G*5b".parse()?)?;
/// assert!(mated.in_check() && !mated.has_legal_move());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    groups: [Bitboard; PieceGroup::COUNT],
    colors: ByColor<Bitboard>,
    board_key: u64,
    hands: ByColor<Hand>,
    move_number: u32,
    board: [Option<Piece>; Square::COUNT],
    kings: ByColor<Option<Square>>,
    check: Check,
    turn: Color,
}

const _: () = assert!(
    size_of::<Position>() <= 256,
    "a position is copied for every move: up to 256 bytes that is a few instructions"
);

/// The pieces that give check, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Check {
    None,
    By(Square),
    /// Double check: so rare that the checkers are computed on request.
    Several,
}

impl Check {
    fn by(checkers: Bitboard) -> Self {
        match checkers.first() {
            None => Self::None,
            Some(_) if checkers.more_than_one() => Self::Several,
            Some(checker) => Self::By(checker),
        }
    }
}

impl Position {
    /// The position of a setup.
    ///
    /// # Errors
    /// All that is wrong with it: see [`Setup::validate`].
    pub fn from_setup(setup: &Setup, strictness: Strictness) -> Result<Self, PositionErrors> {
        setup.validate(strictness)?;
        Ok(Self::from_setup_unchecked(setup))
    }

    /// The position of any setup, such as one after an illegal move, to read or write the
    /// moves that follow in a record. If the setup is not valid, what the position says of
    /// legal moves and checks means little: with several kings of a side it knows only one.
    #[must_use]
    pub fn from_setup_unchecked(setup: &Setup) -> Self {
        let mut position = Self {
            groups: [Bitboard::EMPTY; PieceGroup::COUNT],
            colors: ByColor::default(),
            board_key: 0,
            hands: setup.hands,
            move_number: setup.move_number,
            board: [None; Square::COUNT],
            kings: ByColor::default(),
            check: Check::None,
            turn: setup.turn,
        };
        for (square, piece) in setup.pieces() {
            position.place(piece, square);
            if piece.kind() == PieceKind::King {
                position.kings[piece.color()] = Some(square);
            }
        }
        position.check = Check::by(position.attackers_to_king());
        position
    }

    /// Whether board, hands and side to move are equal (the rule of repetition); the
    /// move number is ignored.
    pub(crate) fn same_position_as(&self, other: &Self) -> bool {
        let numbered = Self {
            move_number: other.move_number,
            ..*self
        };
        numbered == *other
    }

    /// The same position as a setup, which can be changed freely.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            hands: self.hands,
            turn: self.turn,
            move_number: self.move_number,
        }
    }

    /// The piece on a square.
    #[inline]
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// The pieces in hand of a side.
    #[inline]
    #[must_use]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color]
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The number of the next move, 1 at the start of a game.
    #[inline]
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The square of a side's king; `None` in some problems and lessons.
    #[inline]
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.kings[color]
    }

    /// The pieces that give check to the side to move.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        match self.check {
            Check::None => Bitboard::EMPTY,
            Check::By(square) => Bitboard::from_square(square),
            Check::Several => self.attackers_to_king(),
        }
    }

    /// The pieces that attack the king of the side to move, computed.
    fn attackers_to_king(&self) -> Bitboard {
        match self.kings[self.turn] {
            Some(king) => self.attackers_to(king, !self.turn, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether the side to move is in check.
    #[inline]
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.check != Check::None
    }

    /// The occupancy: all squares with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.colors.black | self.colors.white
    }

    /// All squares with a piece of a side.
    #[inline]
    #[must_use]
    pub fn pieces_of(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The Zobrist key of board, hands and side to move. Equal positions have equal
    /// keys on every machine; the move number is not included.
    #[inline]
    #[must_use]
    pub fn key(&self) -> u64 {
        self.board_key ^ zobrist::hands(self.hands) ^ zobrist::side_to_move(self.turn)
    }

    /// The Zobrist key of board and side to move, without the hands.
    #[inline]
    #[must_use]
    pub fn board_key(&self) -> u64 {
        self.board_key ^ zobrist::side_to_move(self.turn)
    }

    /// The pieces of `color` that attack `square` as leapers: by one step or a
    /// knight's move.
    #[inline]
    fn leaper_attackers(&self, square: Square, color: Color) -> Bitboard {
        let them = !color;
        let steps = attacks::pawn(them, square) & self.groups[PieceGroup::Pawns as usize]
            | attacks::silver(them, square) & self.groups[PieceGroup::Silvers as usize]
            | attacks::gold(them, square) & self.groups[PieceGroup::Golds as usize]
            | attacks::king(square) & self.groups[PieceGroup::KingSteps as usize];
        let mut steppers = steps & self.colors[color];
        let leaps = attacks::knight(them, square);
        if leaps.intersects(self.colors[color]) {
            steppers |= leaps & self.knights(color);
        }
        steppers
    }

    /// The pieces of `color` that attack `square` with the given occupancy.
    #[must_use]
    pub fn attackers_to(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let them = !color;
        let mut attackers = self.leaper_attackers(square, color);
        let bishops = self.group(PieceGroup::Bishops, color);
        if attacks::diagonals(square).intersects(bishops) {
            attackers |= attacks::bishop(square, occupied) & bishops;
        }
        let rooks = self.group(PieceGroup::Rooks, color);
        if attacks::orthogonals(square).intersects(rooks) {
            attackers |= attacks::rook(square, occupied) & rooks;
        }
        let lances = self.group(PieceGroup::Lances, color);
        if attacks::ray(Direction::forward(them), square).intersects(lances) {
            attackers |= attacks::lance(them, square, occupied) & lances;
        }
        attackers
    }

    /// Whether a piece of `color` attacks `square` with the given occupancy:
    /// [`Position::attackers_to`] with an early exit.
    #[must_use]
    pub fn is_attacked(&self, square: Square, color: Color, occupied: Bitboard) -> bool {
        if !self.leaper_attackers(square, color).is_empty() {
            return true;
        }
        self.snipers(square, color)
            .into_iter()
            .any(|slider| !attacks::between(square, slider).intersects(occupied))
    }

    /// The sliders of `color` that would attack `square` on an otherwise empty board.
    #[inline]
    pub(crate) fn snipers(&self, square: Square, color: Color) -> Bitboard {
        let lines = attacks::diagonals(square) & self.groups[PieceGroup::Bishops as usize]
            | attacks::orthogonals(square) & self.groups[PieceGroup::Rooks as usize]
            | attacks::ray(Direction::forward(!color), square)
                & self.groups[PieceGroup::Lances as usize];
        lines & self.colors[color]
    }

    /// The pieces of both sides that alone stand between the king of `color` and an enemy
    /// slider.
    #[must_use]
    pub fn blockers(&self, color: Color) -> Bitboard {
        let mut blockers = Bitboard::EMPTY;
        if let Some(king) = self.kings[color] {
            let occupied = self.occupied();
            for slider in self.snipers(king, !color) {
                let between = attacks::between(king, slider) & occupied;
                if !between.more_than_one() {
                    blockers |= between;
                }
            }
        }
        blockers
    }

    /// The pieces of `color` that are pinned to their king by an enemy slider.
    #[inline]
    #[must_use]
    pub fn pinned(&self, color: Color) -> Bitboard {
        self.blockers(color) & self.colors[color]
    }
}

impl Default for Position {
    /// The start of an even game.
    fn default() -> Self {
        Self::startpos()
    }
}

impl Hash for Position {
    /// Hashes the Zobrist key: equal positions have equal keys.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl TryFrom<&Setup> for Position {
    type Error = PositionErrors;

    /// The position of a setup, as of a game: [`Position::from_setup`] with
    /// [`Strictness::Game`].
    fn try_from(setup: &Setup) -> Result<Self, PositionErrors> {
        Self::from_setup(setup, Strictness::Game)
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        position.to_setup()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
