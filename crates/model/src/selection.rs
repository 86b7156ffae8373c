#[cfg(test)]
mod tests;

use shogi::{
    Bitboard, Color, HandKind, IllegalMove, Move, MoveKind, Origin, Piece, Ply, Position,
    Promotion, Setup, Square,
};

/// Something on the table that can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Square(Square),
    Hand(Color, HandKind),
}

impl Place {
    /// The same where something comes from.
    pub const fn origin(self) -> Origin {
        match self {
            Self::Square(square) => Origin::Board(square),
            Self::Hand(color, kind) => Origin::Hand(color, kind),
        }
    }
}

/// All that a board says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A click, a tap or a key on a place.
    Touch(Place),
    /// A piece dragged from one place and let go over another.
    Carry { from: Place, to: Place },
    /// The answer to the question of promotion.
    Promote(bool),
    /// Escape, or a touch beside everything.
    Cancel,
    /// A side gives up at its komadai; if it is not sure, it is to be asked.
    Resign { by: Color, sure: bool },
}

/// What a player has picked up, and whether the board waits for an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    #[default]
    Idle,
    Selected(Origin),
    /// The piece may turn over or not; the player is asked.
    Promoting {
        from: Origin,
        to: Square,
    },
}

/// What an intent led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Response {
    Nothing,
    /// Only the selection is another one.
    Changed,
    /// A complete move: a legal one, where only those can be made.
    Play(Ply),
    /// Not a legal move; nothing is selected any more.
    Refused {
        origin: Origin,
        to: Square,
        why: IllegalMove,
    },
}

/// A move that was tried and is illegal, kept to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub origin: Origin,
    pub to: Square,
    pub why: IllegalMove,
}

/// The table that pieces are moved on.
#[derive(Clone, Copy, Debug)]
pub enum Ground<'a> {
    /// Only legal moves of the side to move can be made.
    Legal(&'a Position),
    /// Wood: any piece of either side can be put anywhere but on its own side's
    /// pieces, either face up.
    Free(&'a Setup),
    /// The same where somebody else moves the other side's pieces: only those of
    /// the side to move are picked up.
    Half(&'a Setup),
}

impl Ground<'_> {
    fn turn(self) -> Color {
        match self {
            Self::Legal(position) => position.turn(),
            Self::Free(table) | Self::Half(table) => table.turn(),
        }
    }

    /// The piece at a place, if it can be picked up; `mover` is whose turn it is.
    fn piece(self, place: Place, mover: Color) -> Option<Origin> {
        let (color, origin) = match (self, place) {
            (_, Place::Hand(color, kind)) => {
                let hand = match self {
                    Self::Legal(position) => position.hand(color),
                    Self::Free(table) | Self::Half(table) => table.hand(color),
                };
                (hand.has(kind).then_some(color)?, Origin::Hand(color, kind))
            }
            (_, Place::Square(square)) => {
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
                let kind = match origin {
                    Origin::Board(from) => table.piece_at(from).map(Piece::kind),
                    Origin::Hand(_, kind) => Some(kind.kind()),
                };
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

    fn check(self, mv: Move) -> Result<(), IllegalMove> {
        match self {
            Self::Legal(position) => position.check_legal(mv),
            Self::Free(_) | Self::Half(_) => Ok(()),
        }
    }
}

impl Selection {
    /// The piece in question, if one is picked up.
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

    /// Takes up an intent. `mover` is the side that may move now on this
    /// screen: the side to move, or `None` while nobody may.
    pub fn handle(&mut self, intent: Intent, ground: Ground, mover: Option<Color>) -> Response {
        let Some(mover) = mover.filter(|&color| color == ground.turn()) else {
            return self.become_idle();
        };
        match (intent, *self) {
            (Intent::Cancel, _) => self.become_idle(),
            (Intent::Promote(promote), Self::Promoting { from, to }) => {
                self.complete(from, to, promote, ground, mover)
            }
            (Intent::Promote(_) | Intent::Resign { .. }, _) => Response::Nothing,
            // A stray second tap where the question has just been asked.
            (Intent::Touch(Place::Square(square)), Self::Promoting { to, .. }) if square == to => {
                Response::Nothing
            }
            (Intent::Touch(_) | Intent::Carry { .. }, Self::Promoting { .. }) => self.become_idle(),
            (Intent::Touch(place), Self::Idle) => match ground.piece(place, mover) {
                Some(origin) => self.select(origin),
                None => Response::Nothing,
            },
            (Intent::Touch(place), Self::Selected(origin)) => {
                let side = ground.owner(origin, mover);
                let other = ground
                    .piece(place, mover)
                    .filter(|&other| ground.owner(other, mover) == side);
                match (other, place) {
                    (Some(other), _) if other == origin => self.become_idle(),
                    (Some(other), _) => self.select(other),
                    (None, Place::Square(to)) => self.go(origin, to, ground, mover),
                    (None, Place::Hand(..)) => self.become_idle(),
                }
            }
            (Intent::Carry { from, to }, _) => match (ground.piece(from, mover), to) {
                (Some(origin), Place::Square(to)) if from != Place::Square(to) => {
                    self.go(origin, to, ground, mover)
                }
                _ => self.become_idle(),
            },
        }
    }

    fn select(&mut self, origin: Origin) -> Response {
        *self = Self::Selected(origin);
        Response::Changed
    }

    fn become_idle(&mut self) -> Response {
        match core::mem::take(self) {
            Self::Idle => Response::Nothing,
            Self::Selected(_) | Self::Promoting { .. } => Response::Changed,
        }
    }

    fn go(&mut self, origin: Origin, to: Square, ground: Ground, mover: Color) -> Response {
        if let Ground::Free(table) | Ground::Half(table) = ground
            && !can_be_put(table, origin, ground.owner(origin, mover), to)
        {
            return self.become_idle();
        }
        let promotion = ground.promotion(origin, to);
        let response = self.complete(origin, to, promotion == Promotion::Forced, ground, mover);
        if promotion == Promotion::Optional && matches!(response, Response::Play(_)) {
            *self = Self::Promoting { from: origin, to };
            return Response::Changed;
        }
        response
    }

    fn complete(
        &mut self,
        origin: Origin,
        to: Square,
        promote: bool,
        ground: Ground,
        mover: Color,
    ) -> Response {
        *self = Self::Idle;
        let mv = Move::new(match origin {
            Origin::Board(from) => MoveKind::Normal { from, to, promote },
            Origin::Hand(_, kind) => MoveKind::Drop { kind, to, promote },
        });
        let by = ground.owner(origin, mover);
        match ground.check(mv) {
            Ok(()) => Response::Play(Ply { by, mv }),
            Err(why) => Response::Refused { origin, to, why },
        }
    }
}

/// Where players who break rules would still not put a piece: on their own
/// side's, or from the hand on any.
fn can_be_put(table: &Setup, origin: Origin, side: Color, to: Square) -> bool {
    match (origin, table.piece_at(to)) {
        (_, None) => true,
        (Origin::Board(_), Some(piece)) => piece.color() != side,
        (Origin::Hand(..), Some(_)) => false,
    }
}
