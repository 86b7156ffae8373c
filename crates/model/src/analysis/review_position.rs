use komadai_protocol::GameState;
use shogi::{GameRules, Move, Position, Strictness};

use crate::review::Review;

/// The current position of a review, as input for the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewPosition {
    pub game_state: GameState,
    pub position: Position,
    /// The move that led there.
    pub before: Option<Move>,
}

/// Longer lines are passed to the engine without their history.
const MOST: usize = 2_000;

impl ReviewPosition {
    /// The position of the cursor; `None` if it is not a legal position.
    pub fn from_review(review: &Review) -> Option<Self> {
        let position = Position::from_setup(review.setup(), Strictness::Game).ok()?;
        let last = review.record().node(review.at()).ply();
        Some(Self {
            game_state: played(review).unwrap_or_else(|| GameState::from_position(position)),
            position,
            before: last.map(|ply| ply.mv),
        })
    }
}

/// The moves to the cursor, if they are legal.
fn played(review: &Review) -> Option<GameState> {
    if review.path().len() > MOST {
        return None;
    }
    let record = review.record();
    let start = Position::from_setup(record.start(), Strictness::Game).ok()?;
    let (mut position, mut moves) = (start, Vec::new());
    for ply in review.path().iter().filter_map(|&id| record.node(id).ply()) {
        if ply.by != position.turn() || position.check_legal(ply.mv).is_err() {
            return None;
        }
        position.play_unchecked(ply.mv);
        moves.push(ply.mv);
    }
    Some(GameState {
        start,
        moves,
        rules: GameRules::STANDARD,
    })
}
