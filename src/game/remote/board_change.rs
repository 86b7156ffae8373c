//! What a game over a connection has the board do.
use komadai_model::PlayedGame;
use komadai_remote::Output;

use crate::game::change::Change;
use komadai_web::time;

/// What the board has to do.
#[derive(Clone, Debug)]
pub enum BoardChange {
    /// Show this game, as it stands.
    Show {
        id: String,
        game: Box<PlayedGame>,
    },
    /// Turn so that the reader's side of the game there is near.
    Turn,
    /// Let the clock run, or hold it.
    Run(bool),
    CheckFlag,
}

/// What outputs of a session mean for the game on the board, which the session has changed.
pub(super) fn change_of_outputs(outputs: &[Output]) -> Change {
    if outputs.contains(&Output::Replaced) {
        return Change::Replaced;
    }
    let events = outputs.iter().filter_map(|output| match output {
        Output::Events(events) => Some(events.clone()),
        _ => None,
    });
    match events.flatten().collect::<Vec<_>>() {
        events if events.is_empty() => Change::None,
        events => Change::Action(events),
    }
}

/// Gives the present turn of a game the time that it has taken on the board.
pub(super) fn keep_turn(shown: &PlayedGame, game: &mut PlayedGame) {
    if shown.game().plies().len() == game.game().plies().len() {
        let clock = shown.clock();
        game.advance_turn(clock.turn_elapsed(clock.turn(), time::monotonic_now()));
    }
}
