//! The game over a connection on the board: it is shown there, and changed with the session.
use core::time::Duration;

use komadai_model::PlayedGame;
use komadai_remote::{Output, Session};
use leptos::prelude::*;

use super::{board_link, live_game::LiveGame};
use crate::game::change::Change;
use komadai_web::time;

/// What is done to the session, and to its game where that is on the board.
type SessionChange<'a> =
    Box<dyn FnOnce(&mut Session, Option<&mut PlayedGame>, Duration) -> Vec<Output> + 'a>;

impl LiveGame {
    /// Whether its game is the one on the board, which is changed with it.
    pub(super) fn is_on_board(self) -> bool {
        let id = self.id();
        id.is_some() && id == self.board.storage.remote.get_untracked()
    }

    /// Shows the game on the board, and looks for the other device.
    pub fn resume(self) {
        self.is_held.set_value(self.must_hold());
        self.show();
        self.connect();
    }

    pub(super) fn show(self) {
        let id = self.id();
        let game = self
            .session
            .try_update_value(|session| session.as_mut().and_then(|it| it.replay().ok()));
        if let (Some(id), Some(Some(mut game))) = (id, game) {
            if self.is_on_board() {
                self.board
                    .with_untracked(|shown| keep_turn(shown, &mut game));
            }
            self.board.show_remote(&id, game);
            self.turn_board();
            self.run_clock(!self.is_held.get_value());
        }
    }

    /// Turns the board so that the reader's side of the game there is near.
    pub(super) fn turn_board(self) {
        self.board
            .with_untracked(|game| board_link::turn_board(self.settings, game));
    }

    /// Lets the clock on the board run, or holds it.
    pub(super) fn run_clock(self, runs: bool) {
        match runs {
            true => self.board.apply_remote(PlayedGame::start),
            false => self.board.suspend(),
        }
    }

    /// Whether the clock stands now: the players have agreed on that, or have not the same
    /// game any more.
    fn must_hold(self) -> bool {
        let holds = self.read(|session| {
            session.dispute().is_some() || session.must_hold_clock(time::monotonic_now())
        });
        holds == Some(true)
    }

    /// Changes the session, with its game where that is on the board, stores it, and does what
    /// follows; not while it is another tab's.
    pub(super) fn update(
        self,
        change: impl FnOnce(&mut Session, Option<&mut PlayedGame>, Duration) -> Vec<Output>,
    ) {
        self.update_with(Box::new(change));
    }

    fn update_with(self, change: SessionChange<'_>) {
        if !self.is_ours() {
            return;
        }
        let change = |game: Option<&mut PlayedGame>, now| {
            let outputs = self
                .session
                .try_update_value(|session| Some(change(session.as_mut()?, game, now)))
                .flatten();
            self.store();
            outputs.unwrap_or_default()
        };
        let mut outputs = Vec::new();
        match self.is_on_board() {
            true => {
                self.board.change(|game, now| {
                    outputs = change(Some(game), now);
                    self.name_next_game();
                    change_of_outputs(&outputs)
                });
            }
            false => outputs = change(None, time::monotonic_now()),
        }
        for output in outputs {
            self.perform(output);
        }
        self.hold_clock_while_away();
        self.refresh();
    }

    /// The next game at the table, which is on the board now, is another one in the list of
    /// games.
    fn name_next_game(self) {
        let id = self.id();
        if let Some(id) = id.filter(|_| !self.is_on_board()) {
            self.board.storage.begin_remote(&id);
        }
    }

    /// Where the players have agreed on that, clocks stand while one of them is away.
    fn hold_clock_while_away(self) {
        let goes_on = self.is_on_board() && self.board.with_untracked(|game| !game.is_over());
        let holds = self.must_hold();
        if goes_on && holds != self.is_held.get_value() {
            self.is_held.set_value(holds);
            self.run_clock(!holds);
        }
    }
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
