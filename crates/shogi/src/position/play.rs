//! Playing moves.

use super::{Check, PieceGroup, Position};
use crate::{
    Bitboard, HandKind, IllegalMoveReason, Move, MoveKind, Piece, PieceKind, Square, attacks,
    zobrist,
};

/// What a move changed: at most two squares and one count in hand. For incremental
/// updates of evaluations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveDelta {
    /// The move that was played.
    pub mv: Move,
    /// The piece before the move, on the board or in hand.
    pub mover: Piece,
    /// The piece on the destination after the move, promoted or not.
    pub placed: Piece,
    /// The piece that was on the destination.
    pub captured: Option<Piece>,
}

impl Position {
    /// Plays a legal move.
    ///
    /// # Errors
    /// The reason why the move is illegal; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<MoveDelta, IllegalMoveReason> {
        self.check_legal(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// Plays a move that is known to be legal, such as one of
    /// [`Position::legal_moves`].
    ///
    /// # Panics
    /// When there is no piece on the origin square, and in builds with debug assertions when a
    /// dropped piece is not in hand. After any other illegal move the position is inconsistent.
    pub fn play_unchecked(&mut self, mv: Move) -> MoveDelta {
        let to = mv.to();
        let delta = match mv.kind() {
            MoveKind::Normal { from, promote, .. } => self.move_piece(mv, from, to, promote),
            MoveKind::Drop { kind, .. } => self.drop_piece(mv, kind, to),
        };
        self.check = Check::by(self.checkers_after(&delta));
        self.turn = !self.turn;
        self.move_number = self.move_number.saturating_add(1);
        delta
    }

    /// The position with a captured piece given back: from the hand of the side not to move to
    /// that of the other side; `None` if it is not there, or if the other hand is full.
    ///
    /// ```
    /// use komadai_shogi::{HandKind, Position, Strictness};
    /// let position = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 w GP 1", Strictness::Game)?;
    /// let back = position.with_returned(HandKind::Pawn).expect("there is a pawn");
    /// assert_eq!(back.to_sfen(), "4k4/9/9/9/9/9/9/9/4K4 w Gp 1");
    /// # Ok::<(), komadai_shogi::PositionErrors>(())
    /// ```
    #[must_use]
    pub fn with_returned(&self, kind: HandKind) -> Option<Self> {
        let mut returned = *self;
        returned.hands[!self.turn] = self.hands[!self.turn].taken(kind)?;
        returned.hands[self.turn] = self.hands[self.turn].added(kind)?;
        Some(returned)
    }

    /// The [`Position::board_key`] after a legal move, without playing it.
    ///
    /// # Panics
    /// When there is no piece on the origin square.
    #[inline]
    #[must_use]
    pub fn board_key_after(&self, mv: Move) -> u64 {
        let to = mv.to();
        let toggled = match mv.kind() {
            MoveKind::Normal { from, promote, .. } => {
                let mover = self.board[from.index()].expect("a move starts from a piece");
                let placed = if promote { mover.promoted() } else { mover };
                let left = zobrist::piece_square(mover, from) ^ zobrist::piece_square(placed, to);
                match self.board[to.index()] {
                    Some(captured) => left ^ zobrist::piece_square(captured, to),
                    None => left,
                }
            }
            MoveKind::Drop { kind, .. } => {
                zobrist::piece_square(Piece::new(self.turn, kind.kind()), to)
            }
        };
        self.board_key ^ toggled ^ zobrist::side_to_move(!self.turn)
    }

    /// The position after a null move: the other side is to move, as in a search that lets a
    /// move pass. `None` in check. The move number stays.
    #[must_use]
    pub fn after_null_move(&self) -> Option<Self> {
        if self.in_check() {
            return None;
        }
        let mut passed = *self;
        passed.turn = !self.turn;
        Some(passed)
    }

    #[inline]
    fn move_piece(&mut self, mv: Move, from: Square, to: Square, promote: bool) -> MoveDelta {
        let us = self.turn;
        let mover = self.board[from.index()].expect("a move starts from a piece");
        let placed = if promote { mover.promoted() } else { mover };
        let captured = self.board[to.index()];
        if let Some(piece) = captured {
            self.toggle(piece, to);
            if let Some(kind) = piece.kind().in_hand() {
                self.hands[us].add(kind);
            }
        }
        let (from_bit, to_bit) = (Bitboard::from_square(from), Bitboard::from_square(to));
        if placed == mover {
            self.toggle_groups(mover, from_bit | to_bit);
        } else {
            self.toggle_groups(mover, from_bit);
            self.toggle_groups(placed, to_bit);
        }
        self.colors[us] ^= from_bit | to_bit;
        self.board_key ^= zobrist::piece_square(mover, from) ^ zobrist::piece_square(placed, to);
        self.board[from.index()] = None;
        self.board[to.index()] = Some(placed);
        if mover.kind() == PieceKind::King {
            self.kings[us] = Some(to);
        }
        MoveDelta {
            mv,
            mover,
            placed,
            captured,
        }
    }

    #[inline]
    fn drop_piece(&mut self, mv: Move, kind: HandKind, to: Square) -> MoveDelta {
        let piece = Piece::new(self.turn, kind.kind());
        self.hands[self.turn].take(kind);
        self.place(piece, to);
        MoveDelta {
            mv,
            mover: piece,
            placed: piece,
            captured: None,
        }
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) fn place(&mut self, piece: Piece, square: Square) {
        self.toggle(piece, square);
        self.board[square.index()] = Some(piece);
    }

    /// Toggles a piece in the bitboards and the key.
    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square) {
        let bit = Bitboard::from_square(square);
        self.toggle_groups(piece, bit);
        self.colors[piece.color()] ^= bit;
        self.board_key ^= zobrist::piece_square(piece, square);
    }

    #[inline]
    fn toggle_groups(&mut self, piece: Piece, bit: Bitboard) {
        let (group, king_steps) = PieceGroup::of(piece.kind());
        if let Some(group) = group {
            self.groups[group as usize] ^= bit;
        }
        if king_steps {
            self.groups[PieceGroup::KingSteps as usize] ^= bit;
        }
    }

    /// The checkers after `delta`: the moved piece as a leaper, and the sliders with
    /// a free line to the king.
    #[inline]
    fn checkers_after(&self, delta: &MoveDelta) -> Bitboard {
        let us = self.turn;
        let Some(king) = self.kings[!us] else {
            return Bitboard::EMPTY;
        };
        let to = delta.mv.to();
        let mut checkers = Bitboard::from_square(to) & attacks::steps_to(delta.placed, king);
        let sliders = self.snipers(king, us);
        if !sliders.is_empty() {
            let occupied = self.occupied();
            sliders.for_each(|slider| {
                if !attacks::between(king, slider).intersects(occupied) {
                    checkers |= Bitboard::from_square(slider);
                }
            });
        }
        checkers
    }
}
