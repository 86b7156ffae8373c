use shogi::{Origin, Promotion, Square};

use super::{BoardIntent, BoardTarget, PlayedGame, Selection};

/// An intent after the filter that asks for a second tap before a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConfirmedIntent {
    /// The destination that waits for the confirming tap.
    pub pending: Option<Square>,
    /// The intent that is passed on to the game.
    pub forward: Option<BoardIntent>,
}

impl ConfirmedIntent {
    /// `goes` says which moves need the second tap: those that would be made at once.
    pub fn new(
        intent: BoardIntent,
        aimed: Option<Square>,
        selection: Selection,
        goes: impl Fn(Origin, Square) -> bool,
    ) -> Self {
        match (intent, selection) {
            (BoardIntent::Touch(BoardTarget::Square(to)), Selection::Selected(origin))
                if aimed != Some(to) && goes(origin, to) =>
            {
                Self {
                    pending: Some(to),
                    forward: None,
                }
            }
            // A piece that was dragged is picked up, and goes back until the tap.
            (
                BoardIntent::Drag {
                    from,
                    to: BoardTarget::Square(to),
                },
                _,
            ) if from != BoardTarget::Square(to) && goes(from.origin(), to) => {
                let up = selection == Selection::Selected(from.origin());
                Self {
                    pending: Some(to),
                    forward: (!up).then_some(BoardIntent::Touch(from)),
                }
            }
            _ => Self {
                pending: None,
                forward: Some(intent),
            },
        }
    }
}

/// Whether a move would be made at once, without the promotion prompt.
pub fn needs_no_prompt(game: &PlayedGame, origin: Origin, to: Square) -> bool {
    if !game.is_free() {
        let position = game.game().position();
        return position.destinations(origin).contains(to)
            && position.promotion(origin, to) != Promotion::Optional;
    }
    let table = game.game().setup();
    let (owner, kind) = match origin {
        Origin::Hand(color, kind) => (color, kind.kind()),
        Origin::Board(from) => match table.piece_at(from) {
            Some(piece) => (piece.color(), piece.kind()),
            None => return false,
        },
    };
    // On wood every piece that has another face may turn.
    let blocked = table
        .piece_at(to)
        .is_some_and(|there| there.color() == owner);
    kind.promoted().is_none() && !blocked
}
