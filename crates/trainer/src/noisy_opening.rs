//! Openings that the engine plays itself, each with other noise on its evaluation: castles
//! and plans as they occur in games, in great variety.

use komadai_search::{Decision, EvalNoise, Limits};
use shogi::{Game, Position};

use crate::{openings::quiet, rng::Rng};

/// The noise of an opening is one of these, in centipawns.
const SPREADS: [u16; 4] = [40, 80, 120, 200];
/// An opening has fewer plies than this.
const MAX_PLIES: usize = 28;

/// Plays an opening from the start of an even game, by `search` with these limits. `None` if
/// the game is over, or in check.
pub fn play(rng: &mut Rng, mut search: impl FnMut(&Game, Limits) -> Decision) -> Option<Game> {
    let plies = 2 + rng.below(MAX_PLIES - 2);
    let noise = EvalNoise {
        spread: SPREADS[rng.below(SPREADS.len())],
        until: u32::MAX,
        seed: rng.next(),
    };
    let mut game = Game::new(Position::startpos());
    for _ in 0..plies {
        let limits = Limits {
            noise,
            ..Limits::default()
        };
        let Decision::Play(mv) = search(&game, limits) else {
            return None;
        };
        game.play(mv).ok()?;
    }
    quiet(game)
}
