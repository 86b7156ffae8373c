//! The computer as a player: what it has to do, what it asks of the search, and what
//! it makes of the answer.
mod advice;
mod blunder;
mod ponder;
mod resign_policy;
mod task;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod time;

pub use advice::{Advice, advice_request};
pub use blunder::{Blunder, BlunderCost, MoveCheck, MoveVerdict};
pub use ponder::{ExpectedReply, ponder_request};
pub use resign_policy::{ComputerAction, ResignPolicy, accepts_offer};
pub use task::{ComputerTask, TaskKind};
pub use time::{thinking_pause, time_budget};

use core::time::Duration;

use komadai_protocol::{GameState, Request};
use komadai_search::{Limits, TimeBudget};

use super::{Computer, Pace, PlayedGame};

/// What the search is asked for a move of the computer's; with `book` an opening book may
/// answer.
pub fn move_request(
    game: &PlayedGame,
    computer: Computer,
    seed: u64,
    now: Duration,
    book: bool,
) -> Request {
    Request::Play {
        state: GameState::from_game(game.game()),
        level: computer.level,
        time: time_budget(game, computer, now),
        seed,
        book,
    }
}

/// What the search is asked before an offer is answered: what the position is worth.
pub fn evaluation_request(game: &PlayedGame, computer: Computer) -> Request {
    Request::Analyse {
        state: GameState::from_game(game.game()),
        limits: Limits {
            nodes: computer.level.limits(0).nodes,
            ..Limits::time(TimeBudget::fixed(WEIGHING))
        },
    }
}

/// How long an offer is weighed.
const WEIGHING: Duration = Duration::from_millis(400);

/// The seed of the searches of a game, by when it was put on the board: the same whenever
/// that game is gone on with. The engine's table is of use as long as the seed is the same.
pub const fn search_seed(set_at: u64) -> u64 {
    scattered(set_at)
}

/// Another number for each, none of them near its neighbours (splitmix64).
const fn scattered(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Whether it takes its time.
const fn dawdles(computer: Computer) -> bool {
    matches!(computer.pace, Pace::Human)
}
