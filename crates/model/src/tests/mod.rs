mod address;
mod claims;
mod export_record;
mod furigoma;
mod move_confirmation;
mod open_elsewhere;
mod played_game;
mod record_date;
mod record_source;
mod route;
mod seat;
mod settings;
mod snapshot;
mod standalone_clock;
mod turn_time;
mod warning;

use core::time::Duration;

use shogi::{ByColor, Move, clock::Preset};

use super::{BoardIntent, BoardTarget, GameEvent, GameOptions, PlayedGame};

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// An even game with the same preset for both.
fn timed(preset: Preset) -> GameOptions {
    let control = preset.time_control();
    GameOptions {
        controls: ByColor::new(control, control),
        ..GameOptions::even()
    }
}

/// Plays a move as a board does: by touching its two ends.
fn touch_move(game: &mut PlayedGame, usi: &str, now: Duration) -> Vec<GameEvent> {
    let mv: Move = usi.parse().expect("a move");
    let from = match mv.origin(game.game().position().turn()) {
        shogi::Origin::Board(square) => BoardTarget::Square(square),
        shogi::Origin::Hand(color, kind) => BoardTarget::Hand(color, kind),
    };
    game.handle(BoardIntent::Touch(from), now);
    let events = game.handle(BoardIntent::Touch(BoardTarget::Square(mv.to())), now);
    match events.last() {
        Some(GameEvent::Promoting { .. }) => game.handle(BoardIntent::Promote(mv.promotes()), now),
        _ => events,
    }
}
