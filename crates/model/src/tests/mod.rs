mod address;
mod caution;
mod claims;
mod furigoma;
mod played_game;
mod record_of;
mod route;
mod seat;
mod settings;
mod snapshot;
mod table_clock;
mod turn_time;
mod warning;

use core::time::Duration;

use shogi::{ByColor, Move, clock::Preset};

use super::{Event, GameSetup, Intent, Place, PlayedGame};

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// An even game with the same preset for both.
fn timed(preset: Preset) -> GameSetup {
    let control = preset.time_control();
    GameSetup {
        controls: ByColor::new(control, control),
        ..GameSetup::even()
    }
}

/// Plays a move as a board does: by touching its two ends.
fn touch_move(game: &mut PlayedGame, usi: &str, now: Duration) -> Vec<Event> {
    let mv: Move = usi.parse().expect("a move");
    let from = match mv.origin(game.game().position().turn()) {
        shogi::Origin::Board(square) => Place::Square(square),
        shogi::Origin::Hand(color, kind) => Place::Hand(color, kind),
    };
    game.handle(Intent::Touch(from), now);
    let events = game.handle(Intent::Touch(Place::Square(mv.to())), now);
    match events.last() {
        Some(Event::Promoting { .. }) => game.handle(Intent::Promote(mv.promotes()), now),
        _ => events,
    }
}
