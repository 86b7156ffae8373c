#[cfg(test)]
mod tests;

use shogi::{Bitboard, Color, HandKind, IllegalMove, Move, Origin, Position, Promotion, Square};

/// Something on the table that can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Square(Square),
    Hand(Color, HandKind),
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
}

/// What a player has picked up, and whether the board waits for an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    #[default]
    Idle,
    Selected(Origin),
    /// The move is legal with and without promotion; the player is asked.
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
    /// A complete, legal move.
    Play(Move),
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
    pub fn handle(
        &mut self,
        intent: Intent,
        position: &Position,
        mover: Option<Color>,
    ) -> Response {
        let Some(mover) = mover.filter(|&color| color == position.turn()) else {
            return self.become_idle();
        };
        match (intent, *self) {
            (Intent::Cancel, _) => self.become_idle(),
            (Intent::Promote(promote), Self::Promoting { from, to }) => {
                self.complete(from, to, promote, position)
            }
            (Intent::Promote(_), _) => Response::Nothing,
            // A stray second tap where the question has just been asked.
            (Intent::Touch(Place::Square(square)), Self::Promoting { to, .. }) if square == to => {
                Response::Nothing
            }
            (Intent::Touch(_) | Intent::Carry { .. }, Self::Promoting { .. }) => self.become_idle(),
            (Intent::Touch(place), Self::Idle) => match own_piece(place, position, mover) {
                Some(origin) => self.select(origin),
                None => Response::Nothing,
            },
            (Intent::Touch(place), Self::Selected(origin)) => {
                match (own_piece(place, position, mover), place) {
                    (Some(other), _) if other == origin => self.become_idle(),
                    (Some(other), _) => self.select(other),
                    (None, Place::Square(to)) => self.go(origin, to, position),
                    (None, Place::Hand(..)) => self.become_idle(),
                }
            }
            (Intent::Carry { from, to }, _) => match (own_piece(from, position, mover), to) {
                (Some(origin), Place::Square(to)) if from != Place::Square(to) => {
                    self.go(origin, to, position)
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

    fn go(&mut self, origin: Origin, to: Square, position: &Position) -> Response {
        let promotion = position.promotion(origin, to);
        let response = self.complete(origin, to, promotion == Promotion::Forced, position);
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
        position: &Position,
    ) -> Response {
        *self = Self::Idle;
        let mv = match origin {
            Origin::Board(from) => Move::normal(from, to, promote),
            Origin::Hand(_, kind) => Move::drop(kind, to),
        };
        match position.check_legal(mv) {
            Ok(()) => Response::Play(mv),
            Err(why) => Response::Refused { origin, to, why },
        }
    }
}

fn own_piece(place: Place, position: &Position, mover: Color) -> Option<Origin> {
    match place {
        Place::Square(square) => position
            .piece_at(square)
            .filter(|piece| piece.color() == mover)
            .map(|_| Origin::Board(square)),
        Place::Hand(color, kind) => {
            (color == mover && position.hand(color).has(kind)).then_some(Origin::Hand(color, kind))
        }
    }
}
