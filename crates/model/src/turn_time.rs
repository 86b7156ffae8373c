//! The time spent on the present turn, stored beside the game: while the clock runs it
//! changes each second, and the rest of the game does not.
use core::time::Duration;

use super::{PlayedGame, Snapshot};

/// The version of the format this build writes and reads.
const VERSION: &str = "1";

/// The time spent on the turn by `now`, an instant on the game's clock, as it is stored.
/// `set_at` is when the game was put on the board, in milliseconds since 1970.
pub fn turn_time(game: &PlayedGame, set_at: u64, now: Duration) -> String {
    let spent = game.clock().state(now).spent.as_nanos();
    turn(game, set_at) + &spent.to_string()
}

/// What a stored time begins with: the turn that it is spent on.
fn turn(game: &PlayedGame, set_at: u64) -> String {
    let plies = game.game().plies().len();
    format!("{VERSION} {set_at} {plies} ")
}

impl Snapshot {
    /// Brings the clock up to a stored time, if that is a time of the same turn.
    pub fn apply_turn_time(&mut self, text: &str) {
        let spent = text
            .strip_prefix(&turn(&self.game, self.set_at))
            .and_then(|nanoseconds| nanoseconds.parse().ok());
        if let Some(nanoseconds) = spent {
            self.game.advance_turn(Duration::from_nanos(nanoseconds));
        }
    }
}
