//! Why a move is illegal.

use core::fmt;

use crate::{
    Bitboard, HandKind, Move, MoveKind, Origin, Piece, PieceKind, Position, Setup, Square,
    attacks::{self, attacks},
    position::PieceGroup,
};

/// The reason why a move is illegal, with the squares and pieces to show to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IllegalMoveReason {
    /// The move starts from an empty square.
    NothingThere {
        /// The origin of the move.
        square: Square,
    },
    /// The piece belongs to the side not to move; or that side made the drop.
    NotYourTurn {
        /// The origin of the move; `None` for a drop.
        square: Option<Square>,
    },
    /// The piece does not move like that.
    WrongMovement {
        /// The piece.
        piece: Piece,
        /// The origin of the move.
        from: Square,
        /// The destination of the move.
        to: Square,
    },
    /// Another piece blocks the move.
    Blocked {
        /// The square of the blocker.
        by: Square,
    },
    /// The destination has a piece of the same side.
    OwnPiece {
        /// The destination of the move.
        square: Square,
    },
    /// The piece cannot promote, or the move does not touch the promotion zone.
    MayNotPromote {
        /// The kind of the moved piece.
        kind: PieceKind,
    },
    /// The piece has to promote, because it could never move again.
    MustPromote {
        /// The kind of the moved piece.
        kind: PieceKind,
    },
    /// The destination of a drop has a piece.
    SquareTaken {
        /// The destination of the drop.
        square: Square,
    },
    /// There is no such piece in hand.
    NotInHand {
        /// The kind of the dropped piece.
        kind: HandKind,
    },
    /// A drop with promotion.
    PromotedDrop {
        /// The kind of the dropped piece.
        kind: HandKind,
    },
    /// The dropped piece could never move.
    ImmobilePiece {
        /// The kind of the dropped piece.
        kind: HandKind,
    },
    /// A second unpromoted pawn on a file (二歩).
    Nifu {
        /// The square of the other pawn.
        pawn: Square,
    },
    /// Mate by a pawn drop (打ち歩詰め).
    Uchifuzume,
    /// The move leaves or puts the own king in check.
    KingInCheck {
        /// The piece that gives check.
        attacker: Square,
    },
    /// Fourfold repetition by perpetual check (連続王手の千日手). It does not follow from a
    /// position: the game decides it.
    PerpetualCheck,
}

impl IllegalMoveReason {
    /// The name for programs, such as `nifu`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NothingThere { .. } => "nothing_there",
            Self::NotYourTurn { .. } => "not_your_turn",
            Self::WrongMovement { .. } => "wrong_movement",
            Self::Blocked { .. } => "blocked",
            Self::OwnPiece { .. } => "own_piece",
            Self::MayNotPromote { .. } => "may_not_promote",
            Self::MustPromote { .. } => "must_promote",
            Self::SquareTaken { .. } => "square_taken",
            Self::NotInHand { .. } => "not_in_hand",
            Self::PromotedDrop { .. } => "promoted_drop",
            Self::ImmobilePiece { .. } => "dead_piece",
            Self::Nifu { .. } => "nifu",
            Self::Uchifuzume => "uchifuzume",
            Self::KingInCheck { .. } => "king_in_check",
            Self::PerpetualCheck => "perpetual_check",
        }
    }
}

impl fmt::Display for IllegalMoveReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingThere { square } => write!(f, "there is no piece on {square}"),
            Self::NotYourTurn {
                square: Some(square),
            } => write!(f, "the piece on {square} belongs to the other side"),
            Self::NotYourTurn { square: None } => f.write_str("it is the other side's turn"),
            Self::WrongMovement { piece, from, to } => {
                write!(f, "a {} does not move from {from} to {to}", piece.kind())
            }
            Self::Blocked { by } => write!(f, "the piece on {by} is in the way"),
            Self::OwnPiece { square } => write!(f, "a piece of the same side stands on {square}"),
            Self::MayNotPromote { kind } if kind.promoted().is_none() => {
                write!(f, "a {kind} never promotes")
            }
            Self::MayNotPromote { kind } => write!(f, "the {kind} may not promote here"),
            Self::MustPromote { kind } => write!(f, "the {kind} must promote here"),
            Self::SquareTaken { square } => write!(f, "a piece stands on {square} already"),
            Self::NotInHand { kind } => write!(f, "there is no {kind} in hand"),
            Self::PromotedDrop { kind } => {
                write!(f, "a {kind} is dropped with its unpromoted face up")
            }
            Self::ImmobilePiece { kind } => write!(f, "a {kind} dropped there could never move"),
            Self::Nifu { pawn } => {
                write!(
                    f,
                    "a second pawn on the file (nifu), the first one stands on {pawn}"
                )
            }
            Self::Uchifuzume => f.write_str("a pawn may not be dropped to give mate (uchifuzume)"),
            Self::KingInCheck { attacker } => {
                write!(f, "the king would be in check from {attacker}")
            }
            Self::PerpetualCheck => f.write_str("the position has come back for the fourth time by nothing but checks (perpetual check)"),
        }
    }
}

impl core::error::Error for IllegalMoveReason {}

/// Whether a move can or must promote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// The move cannot promote.
    Never,
    /// The player chooses.
    Optional,
    /// The move has to promote.
    Forced,
}

impl Promotion {
    fn of(piece: Piece, from: Square, to: Square) -> Self {
        let color = piece.color();
        let in_zone = from.in_promotion_zone(color) || to.in_promotion_zone(color);
        if piece.kind().promoted().is_none() || !in_zone {
            Self::Never
        } else if piece.kind().has_no_move_from(color, to) {
            Self::Forced
        } else {
            Self::Optional
        }
    }
}

impl Setup {
    /// Whether the piece at `origin` can or must promote when it moves to `to`, legally
    /// or not.
    #[must_use]
    pub fn promotion(&self, origin: Origin, to: Square) -> Promotion {
        promotion(origin, to, |from| self.piece_at(from))
    }
}

fn promotion(origin: Origin, to: Square, piece_at: impl Fn(Square) -> Option<Piece>) -> Promotion {
    match origin {
        Origin::Board(from) => match piece_at(from) {
            Some(piece) => Promotion::of(piece, from, to),
            None => Promotion::Never,
        },
        Origin::Hand(..) => Promotion::Never,
    }
}

impl Position {
    /// Whether the piece at `origin` can or must promote when it moves to `to`, legally
    /// or not.
    #[must_use]
    pub fn promotion(&self, origin: Origin, to: Square) -> Promotion {
        promotion(origin, to, |from| self.piece_at(from))
    }

    /// Whether a move is legal; [`Position::check_legal`] says why it is not.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check_legal(mv).is_ok()
    }

    /// Checks whether a move is legal.
    ///
    /// ```
    /// use komadai_shogi::{IllegalMoveReason, Position, Strictness};
    /// let position = Position::from_sfen("4k4/9/9/9/9/9/3P5/9/4K4 b P 1", Strictness::Game)?;
    /// let reason = position.check_legal("P*6d".parse()?).unwrap_err();
    /// assert!(matches!(reason, IllegalMoveReason::Nifu { pawn } if pawn.to_string() == "6g"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first reason that applies: the movement of the piece, then promotion or the
    /// restrictions on drops, then the safety of the king, and last mate by a pawn
    /// drop.
    pub fn check_legal(&self, mv: Move) -> Result<(), IllegalMoveReason> {
        match mv.kind() {
            MoveKind::Normal { from, to, promote } => self.check_normal(from, to, promote),
            MoveKind::Drop { kind, to, promote } => self.check_drop(kind, to, promote),
        }
    }

    fn check_normal(
        &self,
        from: Square,
        to: Square,
        promote: bool,
    ) -> Result<(), IllegalMoveReason> {
        let piece = self
            .piece_at(from)
            .ok_or(IllegalMoveReason::NothingThere { square: from })?;
        if piece.color() != self.turn() {
            return Err(IllegalMoveReason::NotYourTurn { square: Some(from) });
        }
        if !attacks(piece, from, self.occupied()).contains(to) {
            return Err(self.why_unreachable(piece, from, to));
        }
        if self.pieces_of(self.turn()).contains(to) {
            return Err(IllegalMoveReason::OwnPiece { square: to });
        }
        let kind = piece.kind();
        match Promotion::of(piece, from, to) {
            Promotion::Never if promote => return Err(IllegalMoveReason::MayNotPromote { kind }),
            Promotion::Forced if !promote => return Err(IllegalMoveReason::MustPromote { kind }),
            _ => {}
        }
        self.check_king_after(Move::normal(from, to, promote))
    }

    /// Why the piece does not reach the square: by its movement, or because of the
    /// first blocker.
    fn why_unreachable(&self, piece: Piece, from: Square, to: Square) -> IllegalMoveReason {
        if attacks(piece, from, Bitboard::EMPTY).contains(to) {
            let in_the_way = attacks::between(from, to) & self.occupied();
            let nearest = in_the_way
                .into_iter()
                .find(|&square| !attacks::between(from, square).intersects(in_the_way));
            if let Some(by) = nearest {
                return IllegalMoveReason::Blocked { by };
            }
        }
        IllegalMoveReason::WrongMovement { piece, from, to }
    }

    fn check_drop(
        &self,
        kind: HandKind,
        to: Square,
        promote: bool,
    ) -> Result<(), IllegalMoveReason> {
        let us = self.turn();
        if promote {
            return Err(IllegalMoveReason::PromotedDrop { kind });
        }
        if !self.hand(us).has(kind) {
            return Err(IllegalMoveReason::NotInHand { kind });
        }
        if self.occupied().contains(to) {
            return Err(IllegalMoveReason::SquareTaken { square: to });
        }
        if kind.kind().has_no_move_from(us, to) {
            return Err(IllegalMoveReason::ImmobilePiece { kind });
        }
        if kind == HandKind::Pawn {
            let file = Bitboard::file(to.file());
            if let Some(pawn) = (self.group(PieceGroup::Pawns, us) & file).first() {
                return Err(IllegalMoveReason::Nifu { pawn });
            }
        }
        self.check_king_after(Move::drop(kind, to))?;
        if kind == HandKind::Pawn && self.is_pawn_drop_mate(to) {
            return Err(IllegalMoveReason::Uchifuzume);
        }
        Ok(())
    }

    /// The safety of the king after a move that is legal otherwise.
    fn check_king_after(&self, mv: Move) -> Result<(), IllegalMoveReason> {
        let us = self.turn();
        let uncovers = |from| Some(from) == self.king(us) || self.pinned(us).contains(from);
        if !self.in_check() && !mv.from().is_some_and(uncovers) {
            return Ok(());
        }
        let mut after = *self;
        after.play_unchecked(mv);
        match after.king(us) {
            Some(king) => match after.attackers_to(king, !us, after.occupied()).first() {
                Some(attacker) => Err(IllegalMoveReason::KingInCheck { attacker }),
                None => Ok(()),
            },
            None => Ok(()),
        }
    }

    /// Whether a pawn that the side to move drops on the empty square `to` gives mate
    /// (打ち歩詰め), whether or not it has one in hand.
    #[must_use]
    pub fn is_pawn_drop_mate(&self, to: Square) -> bool {
        let us = self.turn();
        let Some(king) = self.king(!us) else {
            return false;
        };
        if !attacks::pawn(us, to).contains(king) {
            return false;
        }
        let occupied = self.occupied().with(to);
        // Interposition is impossible, so the pawn has to be captured. A pinned piece
        // can only capture it along the file.
        let file = Bitboard::file(to.file());
        let bound = self.pinned(!us) - file;
        let takers = self.attackers_to(to, !us, occupied).without(king) - bound;
        if !takers.is_empty() {
            return false;
        }
        // No slider attacks through the king: it would already give check.
        (attacks::king(king) - self.pieces_of(!us))
            .into_iter()
            .all(|square| self.is_attacked(square, us, occupied))
    }
}
