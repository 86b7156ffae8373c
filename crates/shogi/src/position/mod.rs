//! A possible position, and how a move changes it.

mod play;

use core::fmt;

pub use play::Change;

use crate::{
    Bitboard, ByColor, Color, Faults, Hand, Handicap, Piece, PieceKind, Setup, Square, Strictness,
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

/// Who gives check, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Check {
    None,
    By(Square),
    /// So rare that the pieces are looked for when they are asked for.
    Several,
}

impl Check {
    fn by(checkers: Bitboard) -> Self {
        match checkers.first() {
            None => Self::None,
            Some(_) if checkers.has_many() => Self::Several,
            Some(checker) => Self::By(checker),
        }
    }
}

/// Pieces that move alike share a set. Horses and dragons are in two: that of
/// their line, and that of the king's step. Knights need none, they are what is
/// left.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Group {
    Pawns,
    Lances,
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
    const COUNT: usize = 7;

    /// The sets that hold a kind.
    #[inline]
    const fn of(kind: PieceKind) -> (Option<Self>, bool) {
        match kind {
            PieceKind::Knight => (None, false),
            PieceKind::Pawn => (Some(Self::Pawns), false),
            PieceKind::Lance => (Some(Self::Lances), false),
            PieceKind::Silver => (Some(Self::Silvers), false),
            PieceKind::Gold
            | PieceKind::Tokin
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver => (Some(Self::Golds), false),
            PieceKind::Bishop => (Some(Self::Bishops), false),
            PieceKind::Rook => (Some(Self::Rooks), false),
            PieceKind::King => (None, true),
            PieceKind::Horse => (Some(Self::Bishops), true),
            PieceKind::Dragon => (Some(Self::Rooks), true),
        }
    }
}

impl Position {
    /// The start of an even game.
    pub fn startpos() -> Self {
        Self::from_setup(&Handicap::Even.setup(), Strictness::Game)
            .unwrap_or_else(|faults| panic!("the start position: {faults}"))
    }

    /// The position of a setup.
    ///
    /// # Errors
    /// All that is wrong with it: see [`Setup::validate`].
    pub fn from_setup(setup: &Setup, strictness: Strictness) -> Result<Self, Faults> {
        setup.validate(strictness)?;
        Ok(Self::as_it_stands(setup))
    }

    /// What stands on a table after an illegal move, in order to judge the next
    /// one. It may be no possible position, and is not handed out.
    pub(crate) fn as_it_stands(setup: &Setup) -> Self {
        let mut position = Self {
            groups: [Bitboard::EMPTY; Group::COUNT],
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

    /// Whether the same pieces stand and are held, with the same side to move.
    pub(crate) fn repeats(&self, other: &Self) -> bool {
        let numbered = Self {
            move_number: other.move_number,
            ..*self
        };
        numbered == *other
    }

    /// Reads an SFEN of three or four fields.
    ///
    /// # Errors
    /// Every fault of the text and of the position it describes, together.
    pub fn from_sfen(text: &str, strictness: Strictness) -> Result<Self, Faults> {
        let (setup, mut faults) = sfen::read(text);
        if !faults.is_empty() {
            setup.find_faults(strictness, &mut faults);
        }
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

    /// What stands on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// What a side holds.
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
        match self.check {
            Check::None => Bitboard::EMPTY,
            Check::By(square) => Bitboard::from_square(square),
            Check::Several => self.attackers_to_king(),
        }
    }

    /// The pieces that attack the king of the side to move, looked for anew.
    fn attackers_to_king(&self) -> Bitboard {
        match self.kings[self.turn] {
            Some(king) => self.attackers_to(king, !self.turn, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.check != Check::None
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

    #[inline]
    pub(crate) fn knights(&self, color: Color) -> Bitboard {
        let others = self.groups.into_iter().fold(Bitboard::EMPTY, Bitboard::or);
        self.colors[color] - others
    }

    /// The pieces of `color` that attack `square` by one step.
    #[inline]
    fn steppers_to(&self, square: Square, color: Color) -> Bitboard {
        let them = !color;
        let steps = attacks::pawn(them, square) & self.groups[Group::Pawns as usize]
            | attacks::silver(them, square) & self.groups[Group::Silvers as usize]
            | attacks::gold(them, square) & self.groups[Group::Golds as usize]
            | attacks::king(square) & self.groups[Group::KingSteps as usize];
        let mut steppers = steps & self.colors[color];
        let leaps = attacks::knight(them, square);
        if leaps.intersects(self.colors[color]) {
            steppers |= leaps & self.knights(color);
        }
        steppers
    }

    /// The pieces of `color` that attack `square` when `occupied` squares are
    /// taken.
    pub fn attackers_to(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let them = !color;
        let mut attackers = self.steppers_to(square, color);
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
        if !self.steppers_to(square, color).is_empty() {
            return true;
        }
        self.sliders_seen_from(square, color)
            .into_iter()
            .any(|slider| !attacks::between(square, slider).intersects(occupied))
    }

    /// The pieces of `color` whose line would reach `square` on a board without
    /// other pieces.
    #[inline]
    pub(crate) fn sliders_seen_from(&self, square: Square, color: Color) -> Bitboard {
        let lines = attacks::diagonals(square) & self.groups[Group::Bishops as usize]
            | attacks::orthogonals(square) & self.groups[Group::Rooks as usize]
            | attacks::ray(Direction::forward(!color), square)
                & self.groups[Group::Lances as usize];
        lines & self.colors[color]
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
