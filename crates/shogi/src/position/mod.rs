//! A possible position, and how a move changes it.

mod play;

use core::fmt;

pub use play::Change;

use crate::{
    Bitboard, ByColor, Color, Faults, Hand, Handicap, Piece, PieceKind, Setup, Square, Squares,
    Strictness,
    attacks::{self, Direction},
    key, sfen,
};

/// A position that can stand in a game, a problem or a lesson: every piece can
/// move on, no side has two pawns on a file, and the side not to move is not in
/// check. It alone says which moves are legal, and why others are not.
///
/// It is small and `Copy`: to take a move back, keep a copy. What happened
/// before (repetitions, results) is for [`Game`](crate::Game) to know.
///
/// ```
/// use shogi::{Position, Strictness};
/// let position = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Strictness::Game)?;
/// let mut mated = position;
/// mated.play("G*5b".parse()?)?;
/// assert!(mated.is_check() && !mated.has_legal_move());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    groups: [Bitboard; Group::COUNT],
    colors: ByColor<Bitboard>,
    checkers: Bitboard,
    board_key: u64,
    hands: ByColor<Hand>,
    move_number: u32,
    board: [Option<Piece>; Square::COUNT],
    kings: ByColor<Option<Square>>,
    turn: Color,
}

/// Pieces that move alike share a set. Horses and dragons are in two: that of
/// their line, and that of the king's step.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Group {
    Pawns,
    Lances,
    Knights,
    Silvers,
    /// Golds and the promoted small pieces.
    Golds,
    /// Bishops and horses.
    Bishops,
    /// Rooks and dragons.
    Rooks,
    /// Kings, horses and dragons.
    KingSteps,
}

impl Group {
    const COUNT: usize = 8;

    /// The sets that hold a kind; the same one twice for most.
    #[inline]
    const fn of(kind: PieceKind) -> (Self, Option<Self>) {
        match kind {
            PieceKind::Pawn => (Self::Pawns, None),
            PieceKind::Lance => (Self::Lances, None),
            PieceKind::Knight => (Self::Knights, None),
            PieceKind::Silver => (Self::Silvers, None),
            PieceKind::Gold
            | PieceKind::Tokin
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver => (Self::Golds, None),
            PieceKind::Bishop => (Self::Bishops, None),
            PieceKind::Rook => (Self::Rooks, None),
            PieceKind::King => (Self::KingSteps, None),
            PieceKind::Horse => (Self::Bishops, Some(Self::KingSteps)),
            PieceKind::Dragon => (Self::Rooks, Some(Self::KingSteps)),
        }
    }
}

impl Position {
    /// The start of an even game.
    pub fn startpos() -> Self {
        Self::from_setup(&Handicap::Even.setup(), Strictness::Game)
            .expect("the start position is possible")
    }

    /// The position of a setup.
    ///
    /// # Errors
    /// All that is wrong with it: see [`Setup::validate`].
    pub fn from_setup(setup: &Setup, strictness: Strictness) -> Result<Self, Faults> {
        setup.validate(strictness)?;
        let mut position = Self {
            groups: [Bitboard::EMPTY; Group::COUNT],
            colors: ByColor::default(),
            checkers: Bitboard::EMPTY,
            board_key: 0,
            hands: setup.hands,
            move_number: setup.move_number,
            board: [None; Square::COUNT],
            kings: ByColor::default(),
            turn: setup.turn,
        };
        for (square, piece) in setup.pieces() {
            position.place(piece, square);
            if piece.kind() == PieceKind::King {
                position.kings[piece.color()] = Some(square);
            }
        }
        if let Some(king) = position.kings[setup.turn] {
            position.checkers = position.attackers_to(king, !setup.turn, position.occupied());
        }
        Ok(position)
    }

    /// Reads an SFEN of three or four fields.
    ///
    /// # Errors
    /// Every fault of the text and of the position it describes, together.
    pub fn from_sfen(text: &str, strictness: Strictness) -> Result<Self, Faults> {
        let (setup, mut faults) = sfen::read(text);
        if faults.is_empty() {
            return Self::from_setup(&setup, strictness);
        }
        setup.find_faults(strictness, &mut faults);
        Faults::check(faults)?;
        Self::from_setup(&setup, strictness)
    }

    /// The same position as a setup, which can be changed freely.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            hands: self.hands,
            turn: self.turn,
            move_number: self.move_number,
        }
    }

    /// The canonical SFEN, four fields.
    pub fn to_sfen(&self) -> String {
        sfen::write(&self.board, &self.hands, self.turn, self.move_number)
    }

    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    #[inline]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color]
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The number of the next move, 1 at the start of a game.
    #[inline]
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Where a side's king stands; none in some problems and lessons.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.kings[color]
    }

    /// The pieces that give check to the side to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// All squares with a piece.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors.black | self.colors.white
    }

    /// All squares with a piece of a side.
    #[inline]
    pub fn pieces_of(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The key of board, hands and side to move. Equal positions have equal
    /// keys on every machine; the move number does not count.
    #[inline]
    pub fn key(&self) -> u64 {
        self.board_key ^ key::of_hands(self.hands) ^ key::of_turn(self.turn)
    }

    /// The key of board and side to move, hands apart: positions that differ
    /// only in what is held share it.
    #[inline]
    pub fn board_key(&self) -> u64 {
        self.board_key ^ key::of_turn(self.turn)
    }

    #[inline]
    pub(crate) fn group(&self, group: Group, color: Color) -> Bitboard {
        self.groups[group as usize] & self.colors[color]
    }

    /// The pieces of `color` that attack `square` when `occupied` squares are
    /// taken.
    pub fn attackers_to(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let them = !color;
        let steps = attacks::pawn(them, square) & self.groups[Group::Pawns as usize]
            | attacks::knight(them, square) & self.groups[Group::Knights as usize]
            | attacks::silver(them, square) & self.groups[Group::Silvers as usize]
            | attacks::gold(them, square) & self.groups[Group::Golds as usize]
            | attacks::king(square) & self.groups[Group::KingSteps as usize];
        let mut attackers = steps & self.colors[color];
        let bishops = self.group(Group::Bishops, color);
        if attacks::diagonals(square).intersects(bishops) {
            attackers |= attacks::bishop(square, occupied) & bishops;
        }
        let rooks = self.group(Group::Rooks, color);
        if attacks::orthogonals(square).intersects(rooks) {
            attackers |= attacks::rook(square, occupied) & rooks;
        }
        let lances = self.group(Group::Lances, color);
        if attacks::ray(Direction::forward(them), square).intersects(lances) {
            attackers |= attacks::lance(them, square, occupied) & lances;
        }
        attackers
    }

    /// Whether a piece of `color` attacks `square` when `occupied` squares are
    /// taken: [`Position::attackers_to`] that stops at the first.
    #[inline]
    pub(crate) fn is_attacked(&self, square: Square, color: Color, occupied: Bitboard) -> bool {
        let them = !color;
        let steps = attacks::pawn(them, square) & self.groups[Group::Pawns as usize]
            | attacks::knight(them, square) & self.groups[Group::Knights as usize]
            | attacks::silver(them, square) & self.groups[Group::Silvers as usize]
            | attacks::gold(them, square) & self.groups[Group::Golds as usize]
            | attacks::king(square) & self.groups[Group::KingSteps as usize];
        if steps.intersects(self.colors[color]) {
            return true;
        }
        self.sliders_seen_from(square, color)
            .any(|slider| !attacks::between(square, slider).intersects(occupied))
    }

    /// The pieces of `color` whose line would reach `square` on a board without
    /// other pieces.
    #[inline]
    pub(crate) fn sliders_seen_from(&self, square: Square, color: Color) -> Squares {
        let lines = attacks::diagonals(square) & self.groups[Group::Bishops as usize]
            | attacks::orthogonals(square) & self.groups[Group::Rooks as usize]
            | attacks::ray(Direction::forward(!color), square)
                & self.groups[Group::Lances as usize];
        (lines & self.colors[color]).into_iter()
    }

    /// The pieces of the side to move that may not leave the line between
    /// their king and an enemy slider.
    pub(crate) fn pinned(&self, color: Color) -> Bitboard {
        let mut pinned = Bitboard::EMPTY;
        if let Some(king) = self.kings[color] {
            let occupied = self.occupied();
            for slider in self.sliders_seen_from(king, !color) {
                let between = attacks::between(king, slider) & occupied;
                if !between.has_many() {
                    pinned |= between & self.colors[color];
                }
            }
        }
        pinned
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_sfen())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
