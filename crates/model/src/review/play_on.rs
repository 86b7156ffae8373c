use shogi::{Game, GameRules, Position, Strictness};

use super::Review;
use crate::{GameOptions, PlayedGame};

/// A game that goes on from the cursor: by the moves that led there, or from what stands
/// there where these cannot be played. None where no game can go on from it.
pub fn game_at_cursor(review: &Review) -> Option<PlayedGame> {
    let game = game_of(review).or_else(|| {
        let start = Position::from_setup(review.setup(), Strictness::Game).ok()?;
        Some(Game::with_rules(start, GameRules::STANDARD))
    })?;
    let setup = GameOptions::from_start(*game.start());
    Some(PlayedGame::from_game(setup, game))
}

/// Whether a game can go on from the cursor: legal moves never lead to a table where
/// none can.
pub fn can_play_on(review: &Review) -> bool {
    Position::from_setup(review.setup(), Strictness::Game).is_ok()
}

/// A game of more moves is gone on with from where it stands: the referee compares every
/// position with all before it.
const MOST: usize = 5_000;

/// The moves to the cursor as a game, if they are one.
fn game_of(review: &Review) -> Option<Game> {
    if review.path().len() > MOST {
        return None;
    }
    let record = review.record();
    let start = Position::from_setup(record.start(), Strictness::Game).ok()?;
    let mut game = Game::with_rules(start, GameRules::STANDARD);
    let plies = review.path().iter();
    for ply in plies.filter_map(|&id| record.node(id).ply()) {
        game.play_ply(ply).ok()?;
    }
    Some(game)
}
