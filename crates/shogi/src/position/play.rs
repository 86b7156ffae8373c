use super::{Check, Group, Position};
use crate::{
    Bitboard, HandKind, IllegalMove, Move, MoveKind, Piece, PieceKind, Square, attacks, key,
};

/// What a move changed: at most two squares and one count in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The move that was played.
    pub mv: Move,
    /// The piece as it was before, on the board or in hand.
    pub moved: Piece,
    /// The piece as it stands on the destination now.
    pub placed: Piece,
    /// What stood on the destination before.
    pub captured: Option<Piece>,
}

impl Position {
    /// Plays a legal move.
    ///
    /// # Errors
    /// The reason why the move is illegal; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Change, IllegalMove> {
        self.check_legal(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// Plays a move that is known to be legal, such as one of
    /// [`Position::legal_moves`].
    ///
    /// # Panics
    /// When no piece stands on the square that the move starts from. After any
    /// other illegal move the position makes no sense.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Change {
        let to = mv.to();
        let change = match mv.kind() {
            MoveKind::Normal { from, promote, .. } => self.move_piece(mv, from, to, promote),
            MoveKind::Drop { kind, .. } => self.drop_piece(mv, kind, to),
        };
        self.check = Check::by(self.checkers_after(&change));
        self.turn = !self.turn;
        self.move_number = self.move_number.saturating_add(1);
        change
    }

    /// Gives a piece in hand of the side not to move to the other's hand.
    pub(crate) fn give_back(&mut self, kind: HandKind) {
        self.hands[!self.turn].take(kind);
        self.hands[self.turn].add(kind);
    }

    /// The [`Position::board_key`] after a legal move, without playing it.
    #[inline]
    pub(crate) fn board_key_after(&self, mv: Move) -> u64 {
        let to = mv.to();
        let toggled = match mv.kind() {
            MoveKind::Normal { from, promote, .. } => {
                let moved = self.board[from.index()].expect("a move starts from a piece");
                let placed = if promote { moved.promoted() } else { moved };
                let left = key::of_piece(moved, from) ^ key::of_piece(placed, to);
                match self.board[to.index()] {
                    Some(captured) => left ^ key::of_piece(captured, to),
                    None => left,
                }
            }
            MoveKind::Drop { kind, .. } => key::of_piece(Piece::new(self.turn, kind.kind()), to),
        };
        self.board_key ^ toggled ^ key::of_turn(!self.turn)
    }

    /// The same position with the other side to move; none in check.
    pub(crate) fn passed(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut passed = *self;
        passed.turn = !self.turn;
        Some(passed)
    }

    #[inline]
    fn move_piece(&mut self, mv: Move, from: Square, to: Square, promote: bool) -> Change {
        let us = self.turn;
        let moved = self.board[from.index()].expect("a move starts from a piece");
        let placed = if promote { moved.promoted() } else { moved };
        let captured = self.board[to.index()];
        if let Some(piece) = captured {
            self.toggle(piece, to);
            if let Some(kind) = piece.kind().in_hand() {
                self.hands[us].add(kind);
            }
        }
        let (from_bit, to_bit) = (Bitboard::from_square(from), Bitboard::from_square(to));
        if placed == moved {
            self.toggle_groups(moved, from_bit | to_bit);
        } else {
            self.toggle_groups(moved, from_bit);
            self.toggle_groups(placed, to_bit);
        }
        self.colors[us] ^= from_bit | to_bit;
        self.board_key ^= key::of_piece(moved, from) ^ key::of_piece(placed, to);
        self.board[from.index()] = None;
        self.board[to.index()] = Some(placed);
        if moved.kind() == PieceKind::King {
            self.kings[us] = Some(to);
        }
        Change {
            mv,
            moved,
            placed,
            captured,
        }
    }

    #[inline]
    fn drop_piece(&mut self, mv: Move, kind: HandKind, to: Square) -> Change {
        let piece = Piece::new(self.turn, kind.kind());
        self.hands[self.turn].take(kind);
        self.place(piece, to);
        Change {
            mv,
            moved: piece,
            placed: piece,
            captured: None,
        }
    }

    /// Puts a piece on a square that is empty, or was just emptied.
    #[inline]
    pub(super) fn place(&mut self, piece: Piece, square: Square) {
        self.toggle(piece, square);
        self.board[square.index()] = Some(piece);
    }

    /// Adds a piece to the sets and the key, or takes it out.
    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square) {
        let bit = Bitboard::from_square(square);
        self.toggle_groups(piece, bit);
        self.colors[piece.color()] ^= bit;
        self.board_key ^= key::of_piece(piece, square);
    }

    #[inline]
    fn toggle_groups(&mut self, piece: Piece, bit: Bitboard) {
        let (group, king_steps) = Group::of(piece.kind());
        if let Some(group) = group {
            self.groups[group as usize] ^= bit;
        }
        if king_steps {
            self.groups[Group::KingSteps as usize] ^= bit;
        }
    }

    /// Who gives check once `change` is on the board: the piece that moved by a
    /// step, and the sliders whose line to the king is free.
    #[inline]
    fn checkers_after(&self, change: &Change) -> Bitboard {
        let us = self.turn;
        let Some(king) = self.kings[!us] else {
            return Bitboard::EMPTY;
        };
        let to = change.mv.to();
        let mut checkers = Bitboard::from_square(to) & attacks::steps_to(change.placed, king);
        let sliders = self.sliders_seen_from(king, us);
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
