//! Games of the engine against itself, as a source of positions.

use fastrand::Rng;
use komadai_search::{Decision, Limits, Root, Searcher};
use shogi::{Game, Position};

use crate::control::without_clock;

/// Random moves at the start of a game.
const RANDOM_PLIES: usize = 6;
/// Games that are longer are left there.
const MAX_PLIES: usize = 300;

/// Plays a game with so many nodes a move; each game is its own by the random numbers.
pub fn play(searcher: &mut Searcher, nodes: u64, rng: &mut Rng) -> Game {
    let mut game = Game::new(Position::startpos());
    for _ in 0..RANDOM_PLIES {
        let legal = game.position().legal_moves();
        let Some(&mv) = rng.choice(&legal) else {
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    while game.outcome().is_none() && game.plies().len() < MAX_PLIES {
        let root = Root::from_game(&game);
        let decision = without_clock(|control| {
            searcher.search(&root, Limits::nodes(nodes), control, &mut |_| {})
        });
        match decision {
            Decision::Play(mv) if game.play(mv).is_ok() => {}
            _ => break,
        }
    }
    game
}
