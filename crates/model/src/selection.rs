#[cfg(test)]
mod tests;

use shogi::{
    Bitboard, Color, HandKind, IllegalMoveReason, Move, MoveKind, Origin, Piece, Ply, Position,
    Promotion, Setup, Square,
};

/// What a touch or a key selects: a square, or a kind of piece in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardTarget {
    Square(Square),
    Hand(Color, HandKind),
}

impl BoardTarget {
    /// The same place as the origin of a move.
    pub const fn origin(self) -> Origin {
        match self {
            Self::Square(square) => Origin::Board(square),
            Self::Hand(color, kind) => Origin::Hand(color, kind),
        }
    }
}

/// What a user does at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardIntent {
    /// A click, a tap or a key press on a target.
    Touch(BoardTarget),
    /// A piece dragged from one target and dropped on another.
    Drag { from: BoardTarget, to: BoardTarget },
    /// The answer of the promotion prompt.
    Promote(bool),
    /// Escape, or a touch outside every target.
    Cancel,
    /// A side resigns at its komadai; if it is not `sure`, it has to confirm.
    Resign { by: Color, sure: bool },
}

/// Which piece is selected, and whether the promotion prompt is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    #[default]
    Idle,
    Selected(Origin),
    /// Promotion is optional: the prompt is open.
    Promoting {
        from: Origin,
        to: Square,
    },
}

/// The result of handling an intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectionOutcome {
    Nothing,
    /// Only the selection has changed.
    Changed,
    /// A complete move; a legal one with [`MoveRules::Legal`].
    Play(Ply),
    /// Not a legal move; the selection is cleared.
    Refused {
        origin: Origin,
        to: Square,
        why: IllegalMoveReason,
    },
}

/// An illegal move that was tried, kept for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub origin: Origin,
    pub to: Square,
    pub why: IllegalMoveReason,
}

/// Which moves can be made, and on which position.
#[derive(Clone, Copy, Debug)]
pub enum MoveRules<'a> {
    /// Only legal moves of the side to move can be made.
    Legal(&'a Position),
    /// Any piece of either side can move to any square without a piece of its own
    /// side, promoted or not.
    Free(&'a Setup),
    /// Like `Free`, but only pieces of the side to move can be selected.
    Half(&'a Setup),
}

impl MoveRules<'_> {
    fn turn(self) -> Color {
        match self {
            Self::Legal(position) => position.turn(),
            Self::Free(table) | Self::Half(table) => table.turn(),
        }
    }

    /// The piece at a target, if it can be selected; `mover` is whose turn it is.
    fn piece(self, place: BoardTarget, mover: Color) -> Option<Origin> {
        let (color, origin) = match (self, place) {
            (_, BoardTarget::Hand(color, kind)) => {
                let hand = match self {
                    Self::Legal(position) => position.hand(color),
                    Self::Free(table) | Self::Half(table) => table.hand(color),
                };
                (hand.has(kind).then_some(color)?, Origin::Hand(color, kind))
            }
            (_, BoardTarget::Square(square)) => {
                let piece: Option<Piece> = match self {
                    Self::Legal(position) => position.piece_at(square),
                    Self::Free(table) | Self::Half(table) => table.piece_at(square),
                };
                (piece?.color(), Origin::Board(square))
            }
        };
        (color == mover || matches!(self, Self::Free(_))).then_some(origin)
    }

    fn promotion(self, origin: Origin, to: Square) -> Promotion {
        match self {
            Self::Legal(position) => position.promotion(origin, to),
            Self::Free(table) | Self::Half(table) => {
                let kind = table.piece_of(origin).map(Piece::kind);
                match kind.and_then(|kind| kind.promoted()) {
                    Some(_) => Promotion::Optional,
                    None => Promotion::Never,
                }
            }
        }
    }

    fn owner(self, origin: Origin, mover: Color) -> Color {
        match (self, origin) {
            (_, Origin::Hand(color, _)) => color,
            (Self::Free(table), Origin::Board(from)) => {
                table.piece_at(from).map_or(mover, Piece::color)
            }
            (Self::Legal(_) | Self::Half(_), Origin::Board(_)) => mover,
        }
    }

    fn check(self, mv: Move) -> Result<(), IllegalMoveReason> {
        match self {
            Self::Legal(position) => position.check_legal(mv),
            Self::Free(_) | Self::Half(_) => Ok(()),
        }
    }
}

impl Selection {
    /// The origin of the selected piece.
    pub const fn origin(self) -> Option<Origin> {
        match self {
            Self::Idle => None,
            Self::Selected(origin) | Self::Promoting { from: origin, .. } => Some(origin),
        }
    }

    /// Where the selected piece can go.
    pub fn destinations(self, position: &Position) -> Bitboard {
        match self {
            Self::Selected(origin) => position.destinations(origin),
            Self::Idle | Self::Promoting { .. } => Bitboard::EMPTY,
        }
    }

    /// Handles an intent. `mover` is the side that may move now on this
    /// screen: the side to move, or `None` while nobody may.
    pub fn handle(
        &mut self,
        intent: BoardIntent,
        ground: MoveRules,
        mover: Option<Color>,
    ) -> SelectionOutcome {
        let Some(mover) = mover.filter(|&color| color == ground.turn()) else {
            return self.become_idle();
        };
        match (intent, *self) {
            (BoardIntent::Cancel, _) => self.become_idle(),
            (BoardIntent::Promote(promote), Self::Promoting { from, to }) => {
                self.complete(from, to, promote, ground, mover)
            }
            (BoardIntent::Promote(_) | BoardIntent::Resign { .. }, _) => SelectionOutcome::Nothing,
            // A stray second tap where the question has just been asked.
            (BoardIntent::Touch(BoardTarget::Square(square)), Self::Promoting { to, .. })
                if square == to =>
            {
                SelectionOutcome::Nothing
            }
            (BoardIntent::Touch(_) | BoardIntent::Drag { .. }, Self::Promoting { .. }) => {
                self.become_idle()
            }
            (BoardIntent::Touch(place), Self::Idle) => match ground.piece(place, mover) {
                Some(origin) => self.select(origin),
                None => SelectionOutcome::Nothing,
            },
            (BoardIntent::Touch(place), Self::Selected(origin)) => {
                let side = ground.owner(origin, mover);
                let other = ground
                    .piece(place, mover)
                    .filter(|&other| ground.owner(other, mover) == side);
                match (other, place) {
                    (Some(other), _) if other == origin => self.become_idle(),
                    (Some(other), _) => self.select(other),
                    (None, BoardTarget::Square(to)) => self.go(origin, to, ground, mover),
                    (None, BoardTarget::Hand(..)) => self.become_idle(),
                }
            }
            (BoardIntent::Drag { from, to }, _) => match (ground.piece(from, mover), to) {
                (Some(origin), BoardTarget::Square(to)) if from != BoardTarget::Square(to) => {
                    self.go(origin, to, ground, mover)
                }
                _ => self.become_idle(),
            },
        }
    }

    fn select(&mut self, origin: Origin) -> SelectionOutcome {
        *self = Self::Selected(origin);
        SelectionOutcome::Changed
    }

    fn become_idle(&mut self) -> SelectionOutcome {
        match core::mem::take(self) {
            Self::Idle => SelectionOutcome::Nothing,
            Self::Selected(_) | Self::Promoting { .. } => SelectionOutcome::Changed,
        }
    }

    fn go(
        &mut self,
        origin: Origin,
        to: Square,
        ground: MoveRules,
        mover: Color,
    ) -> SelectionOutcome {
        if let MoveRules::Free(table) | MoveRules::Half(table) = ground
            && !can_be_put(table, origin, ground.owner(origin, mover), to)
        {
            return self.become_idle();
        }
        let promotion = ground.promotion(origin, to);
        let response = self.complete(origin, to, promotion == Promotion::Forced, ground, mover);
        if promotion == Promotion::Optional && matches!(response, SelectionOutcome::Play(_)) {
            *self = Self::Promoting { from: origin, to };
            return SelectionOutcome::Changed;
        }
        response
    }

    fn complete(
        &mut self,
        origin: Origin,
        to: Square,
        promote: bool,
        ground: MoveRules,
        mover: Color,
    ) -> SelectionOutcome {
        *self = Self::Idle;
        let mv = Move::new(match origin {
            Origin::Board(from) => MoveKind::Normal { from, to, promote },
            Origin::Hand(_, kind) => MoveKind::Drop { kind, to, promote },
        });
        let by = ground.owner(origin, mover);
        match ground.check(mv) {
            Ok(()) => SelectionOutcome::Play(Ply { by, mv }),
            Err(why) => SelectionOutcome::Refused { origin, to, why },
        }
    }
}

/// Where no piece can be moved even without legality: on a piece of its own side,
/// or from the hand on any piece.
fn can_be_put(table: &Setup, origin: Origin, side: Color, to: Square) -> bool {
    match (origin, table.piece_at(to)) {
        (_, None) => true,
        (Origin::Board(_), Some(piece)) => piece.color() != side,
        (Origin::Hand(..), Some(_)) => false,
    }
}
