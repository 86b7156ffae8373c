//! Arrangements of pieces, valid or not.

use alloc::vec::Vec;
use core::{fmt, num::NonZeroU32};

use crate::{
    ByColor, Color, Hand, HandKind, Move, MoveKind, Origin, Piece, Ply, PositionError,
    PositionErrors, Square,
};

/// Any arrangement of pieces: the board, the hands and the side to move. It need not be
/// a valid position; [`Position`](crate::Position) is.
///
/// ```
/// use komadai_shogi::{Setup, Square};
/// let mut setup = Setup::startpos();
/// setup.apply("2g2c".parse()?)?; // not a legal move
/// assert_eq!(setup.piece_at(Square::from_usi("2c")?).unwrap().to_string(), "P");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(crate) board: [Option<Piece>; Square::COUNT],
    pub(crate) hands: ByColor<Hand>,
    pub(crate) turn: Color,
    pub(crate) move_number: u32,
}

/// The result of [`Setup::apply`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AppliedMove {
    /// The piece on the destination after the move.
    pub piece: Piece,
    /// The piece that was there, now in the hand of the side that moved; a king is
    /// removed.
    pub captured: Option<Piece>,
}

/// Why a move cannot be applied to a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ApplyError {
    /// There is no piece on the origin.
    EmptyOrigin {
        /// The origin of the move.
        square: Square,
    },
    /// There is no such piece in the hand of the side to move.
    NotInHand {
        /// The kind of the dropped piece.
        kind: HandKind,
    },
    /// The destination of a drop has a piece.
    SquareTaken {
        /// The destination of the drop.
        square: Square,
    },
    /// The hand is full: [`Hand::capacity`].
    HandFull {
        /// The kind of the captured piece.
        kind: HandKind,
    },
}

impl Setup {
    /// An empty board and empty hands; Black to move, move 1.
    pub const EMPTY: Self = Self {
        board: [None; Square::COUNT],
        hands: ByColor::new(Hand::EMPTY, Hand::EMPTY),
        turn: Color::Black,
        move_number: 1,
    };

    /// The piece on a square.
    #[inline]
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// The piece that a move from this origin moves, whether or not such a piece is in hand.
    #[must_use]
    pub fn piece_of(&self, origin: Origin) -> Option<Piece> {
        match origin {
            Origin::Board(square) => self.piece_at(square),
            Origin::Hand(color, kind) => Some(Piece::new(color, kind.kind())),
        }
    }

    /// Replaces the piece on a square; returns the previous one.
    pub fn set_piece(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        core::mem::replace(&mut self.board[square.index()], piece)
    }

    /// The pieces in hand of a side.
    #[inline]
    #[must_use]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color]
    }

    /// Replaces the pieces in hand of a side.
    pub fn set_hand(&mut self, color: Color, hand: Hand) {
        self.hands[color] = hand;
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The side that makes a move where its text does not say: the one that owns the piece;
    /// for a drop or from an empty square, the side to move.
    #[must_use]
    pub fn mover(&self, mv: Move) -> Color {
        let piece = mv.from().and_then(|from| self.piece_at(from));
        piece.map_or(self.turn, Piece::color)
    }

    /// Sets the side to move.
    pub fn set_turn(&mut self, color: Color) {
        self.turn = color;
    }

    /// The number of the next move, 1 at the start of a game.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Sets the number of the next move.
    pub fn set_move_number(&mut self, number: NonZeroU32) {
        self.move_number = number.get();
    }

    /// All pieces on the board with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The square of a side's king; the first one if there are several.
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        let king = Piece::new(color, crate::PieceKind::King);
        Square::all().find(|&square| self.piece_at(square) == Some(king))
    }

    /// Makes a move, legal or not, and passes the turn. A captured piece of either side
    /// goes to the hand of the side to move. A promotion has no effect on a piece that
    /// does not promote.
    ///
    /// # Errors
    /// When the piece is not there, or a drop is onto a piece; the setup is then
    /// unchanged.
    pub fn apply(&mut self, mv: Move) -> Result<AppliedMove, ApplyError> {
        let to = mv.to();
        let mut hand = self.hands[self.turn];
        let captured = match mv.kind() {
            MoveKind::Normal { from, .. } if from == to => None,
            _ => self.piece_at(to),
        };
        let (piece, promote) = match mv.kind() {
            MoveKind::Normal { from, promote, .. } => {
                let piece = self
                    .piece_at(from)
                    .ok_or(ApplyError::EmptyOrigin { square: from })?;
                if let Some(kind) = captured.and_then(|piece| piece.kind().in_hand()) {
                    hand = hand.added(kind).ok_or(ApplyError::HandFull { kind })?;
                }
                (piece, promote)
            }
            MoveKind::Drop { kind, promote, .. } => {
                if captured.is_some() {
                    return Err(ApplyError::SquareTaken { square: to });
                }
                hand = hand.taken(kind).ok_or(ApplyError::NotInHand { kind })?;
                (Piece::new(self.turn, kind.kind()), promote)
            }
        };
        let piece = if promote { piece.promoted() } else { piece };
        if let Some(from) = mv.from() {
            self.board[from.index()] = None;
        }
        self.board[to.index()] = Some(piece);
        self.hands[self.turn] = hand;
        self.turn = !self.turn;
        self.move_number = self.move_number.saturating_add(1);
        Ok(AppliedMove { piece, captured })
    }

    /// [`Setup::apply`] for a side, to move or not.
    ///
    /// # Errors
    /// As [`Setup::apply`]; the setup is then unchanged.
    pub fn apply_as(&mut self, ply: Ply) -> Result<AppliedMove, ApplyError> {
        let turn = core::mem::replace(&mut self.turn, ply.by);
        let applied = self.apply(ply.mv);
        if applied.is_err() {
            self.turn = turn;
        }
        applied
    }

    /// The mirrored setup: left and right exchanged.
    ///
    /// ```
    /// use komadai_shogi::Setup;
    /// let setup = Setup::from_sfen("k8/1R7/9/9/9/9/9/9/9 b 2G 1")?;
    /// let mirrored = setup.mirrored();
    /// assert_eq!(mirrored.to_sfen(), "8k/7R1/9/9/9/9/9/9/9 b 2G 1");
    /// assert_eq!(mirrored.mirrored(), setup);
    /// # Ok::<(), komadai_shogi::PositionErrors>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = Self {
            board: [None; Square::COUNT],
            ..self.clone()
        };
        for (square, piece) in self.pieces() {
            mirrored.set_piece(square.mirrored_file(), Some(piece));
        }
        mirrored
    }

    /// The setup seen by the other side: the board rotated by 180 degrees and the
    /// colours exchanged.
    #[must_use]
    pub fn reversed(&self) -> Self {
        let mut reversed = Self {
            board: [None; Square::COUNT],
            hands: ByColor::new(self.hands.white, self.hands.black),
            turn: !self.turn,
            move_number: self.move_number,
        };
        for (square, piece) in self.pieces() {
            reversed.set_piece(
                square.rotated(),
                Some(Piece::new(!piece.color(), piece.kind())),
            );
        }
        reversed
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setup({self})")
    }
}

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EmptyOrigin { square } => write!(f, "there is no piece on {square}"),
            Self::NotInHand { kind } => write!(f, "there is no {kind} in hand"),
            Self::SquareTaken { square } => write!(f, "a piece stands on {square} already"),
            Self::HandFull { kind } => write!(f, "no room for another {kind} in hand"),
        }
    }
}

impl core::error::Error for ApplyError {}

/// How strictly a position is validated: [`Setup::validate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strictness {
    /// A game: both sides have a king.
    Game,
    /// A problem: at least one side has a king, as in tsume.
    Problem,
    /// A problem composed by a program: a side may also have two unpromoted pawns on a
    /// file.
    Composed,
    /// A lesson: both kings may be missing.
    Lesson,
}

impl Setup {
    /// Finds all errors of the position: piece totals, kings, two pawns on a file,
    /// pieces without moves, and check of the side not to move. `strictness` says which
    /// kings are required, and whether two pawns may stand on a file.
    ///
    /// # Errors
    /// All errors of the position.
    pub fn validate(&self, strictness: Strictness) -> Result<(), PositionErrors> {
        let mut faults = Vec::new();
        self.find_errors(strictness, &mut faults);
        PositionErrors::check(faults)
    }

    pub(crate) fn find_errors(&self, strictness: Strictness, faults: &mut Vec<PositionError>) {
        self.check_totals(faults);
        self.check_kings(strictness, faults);
        if strictness != Strictness::Composed {
            self.check_pawns(faults);
        }
        for (square, piece) in self.pieces() {
            if piece.kind().has_no_move_from(piece.color(), square) {
                faults.push(PositionError::ImmobilePiece { square, piece });
            }
        }
        self.check_opponent(faults);
    }

    fn check_totals(&self, faults: &mut Vec<PositionError>) {
        for kind in HandKind::ALL {
            let on_board = self
                .pieces()
                .filter(|(_, piece)| piece.kind().in_hand() == Some(kind))
                .count() as u32;
            let in_hands = self.hands.black.count(kind) + self.hands.white.count(kind);
            let (count, limit) = (on_board + u32::from(in_hands), kind.kind().set_count());
            if count > u32::from(limit) {
                let kind = kind.kind();
                faults.push(PositionError::TooMany { kind, count, limit });
            }
        }
    }

    fn check_kings(&self, strictness: Strictness, faults: &mut Vec<PositionError>) {
        let kings = ByColor::from_fn(|color| {
            let king = Piece::new(color, crate::PieceKind::King);
            self.pieces().filter(|&(_, piece)| piece == king).count() as u32
        });
        for color in Color::ALL {
            match kings[color] {
                0 if strictness == Strictness::Game => {
                    faults.push(PositionError::MissingKing { color })
                }
                0 | 1 => {}
                count => faults.push(PositionError::TwoKings { color, count }),
            }
        }
        if matches!(strictness, Strictness::Problem | Strictness::Composed)
            && kings.black + kings.white == 0
        {
            faults.push(PositionError::NoKings);
        }
    }

    fn check_pawns(&self, faults: &mut Vec<PositionError>) {
        for color in Color::ALL {
            let pawn = Piece::new(color, crate::PieceKind::Pawn);
            for file in 1..=9 {
                let pawns = self
                    .pieces()
                    .filter(|&(square, piece)| square.file() == file && piece == pawn);
                if pawns.count() > 1 {
                    faults.push(PositionError::Nifu { color, file });
                }
            }
        }
    }

    fn check_opponent(&self, faults: &mut Vec<PositionError>) {
        let occupied = self.pieces().map(|(square, _)| square).collect();
        let king = Piece::new(!self.turn, crate::PieceKind::King);
        for (square, _) in self.pieces().filter(|&(_, piece)| piece == king) {
            let attacker = self.pieces().find(|&(from, piece)| {
                piece.color() == self.turn && crate::attacks(piece, from, occupied).contains(square)
            });
            if let Some((attacker, _)) = attacker {
                faults.push(PositionError::OpponentInCheck {
                    king: square,
                    attacker,
                });
            }
        }
    }
}
