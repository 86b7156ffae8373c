//! The games that two players play one after the other, as the log of their actions makes
//! them.
use core::time::Duration;

use shogi::{ByColor, Claim, Color};

use komadai_model::{GameEvent, GameOptions, PlayedGame, Seat};

use crate::action::{Action, Entry, Party, Refusal, duration, parse_move};

/// What is played now, and what waits for an answer.
#[derive(Clone, Debug)]
pub struct Table {
    game: PlayedGame,
    host_side: Color,
    /// Whose device this is; `None` for somebody who watches.
    local: Option<Party>,
    undo_asked: Option<Party>,
    replay_asked: Option<Party>,
}

/// What has changed by an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The game: what happened in it. Empty where something was only asked or refused.
    Events(Vec<GameEvent>),
    /// Another game has begun.
    NewGame,
}

impl Table {
    /// A game before its first move.
    pub fn new(options: GameOptions, host_side: Color, local: Option<Party>) -> Self {
        let own = local.map(|party| party.side(host_side));
        let seats = ByColor::from_fn(|color| match own == Some(color) {
            true => Seat::Human,
            false => Seat::Remote,
        });
        Self {
            game: PlayedGame::new(GameOptions { seats, ..options }),
            host_side,
            local,
            undo_asked: None,
            replay_asked: None,
        }
    }

    pub fn game(&self) -> &PlayedGame {
        &self.game
    }

    pub fn game_mut(&mut self) -> &mut PlayedGame {
        &mut self.game
    }

    /// The side of a player.
    pub fn side(&self, party: Party) -> Color {
        party.side(self.host_side)
    }

    /// Who has asked for a move to be taken back and has no answer yet.
    pub fn undo_asked(&self) -> Option<Party> {
        self.undo_asked
    }

    /// Who has asked for another game and has no answer yet.
    pub fn replay_asked(&self) -> Option<Party> {
        self.replay_asked
    }

    /// Whether a player may ask for a move to be taken back.
    pub fn may_ask_undo(&self, by: Party) -> bool {
        let side = self.side(by);
        !self.game.is_over()
            && self.undo_asked.is_none()
            && self.game.game().plies().iter().any(|ply| ply.by == side)
    }

    /// Does an action.
    ///
    /// # Errors
    /// When it cannot be done now; nothing has changed then.
    pub fn apply(&mut self, entry: &Entry, now: Duration) -> Result<Change, Refusal> {
        match entry.action {
            Action::Move { .. } | Action::Claim { .. } | Action::LoseOnTime { .. } => {
                let events = apply_to_game(&mut self.game, entry, self.host_side, now)?;
                let is_move = matches!(entry.action, Action::Move { .. });
                self.undo_asked = self.undo_asked.filter(|_| !is_move);
                Ok(Change::Events(events))
            }
            Action::AskUndo | Action::AcceptUndo | Action::RefuseUndo => {
                self.apply_undo(entry, now)
            }
            Action::AskReplay | Action::AcceptReplay | Action::RefuseReplay => {
                self.apply_replay(entry)
            }
        }
    }

    fn apply_undo(&mut self, entry: &Entry, now: Duration) -> Result<Change, Refusal> {
        let is_answer = self.undo_asked == Some(entry.by.other());
        match entry.action {
            Action::AskUndo if self.may_ask_undo(entry.by) => {
                self.undo_asked = Some(entry.by);
                Ok(Change::Events(Vec::new()))
            }
            Action::AskUndo => Err(self.refusal(Refusal::NotNow)),
            _ if !is_answer || self.game.is_over() => Err(self.refusal(Refusal::NothingAsked)),
            Action::AcceptUndo => {
                self.undo_asked = None;
                let events = apply_to_game(&mut self.game, entry, self.host_side, now)?;
                Ok(Change::Events(events))
            }
            _ => {
                self.undo_asked = None;
                Ok(Change::Events(Vec::new()))
            }
        }
    }

    fn apply_replay(&mut self, entry: &Entry) -> Result<Change, Refusal> {
        if !self.game.is_over() {
            return Err(Refusal::NotNow);
        }
        let is_answer = self.replay_asked == Some(entry.by.other());
        match entry.action {
            Action::AskReplay if self.replay_asked.is_none() => {
                self.replay_asked = Some(entry.by);
                Ok(Change::Events(Vec::new()))
            }
            // Both have asked for it.
            Action::AskReplay | Action::AcceptReplay if is_answer => {
                self.play_again();
                Ok(Change::NewGame)
            }
            Action::RefuseReplay if is_answer => {
                self.replay_asked = None;
                Ok(Change::Events(Vec::new()))
            }
            _ => Err(Refusal::NothingAsked),
        }
    }

    /// The next game: with what the rules say after a draw, else the same game with the
    /// sides exchanged, but for a handicap.
    fn play_again(&mut self) {
        let options = self.game.options();
        let swaps = !options.is_handicap();
        let side = |color: Color| if swaps { !color } else { color };
        let next = self.game.rematch_at_turn_start().unwrap_or_else(|| {
            let names = ByColor::from_fn(|color| options.names[side(color)].clone());
            let controls = ByColor::from_fn(|color| options.controls[side(color)]);
            GameOptions {
                names,
                controls,
                ..options.clone()
            }
        });
        *self = Self::new(next, side(self.host_side), self.local);
    }

    fn refusal(&self, otherwise: Refusal) -> Refusal {
        match self.game.is_over() {
            true => Refusal::Over,
            false => otherwise,
        }
    }
}

/// Does to a game what an action does to it: on a table, and on the board that shows it.
///
/// # Errors
/// When it cannot be done now; nothing has changed then.
pub fn apply_to_game(
    game: &mut PlayedGame,
    entry: &Entry,
    host_side: Color,
    now: Duration,
) -> Result<Vec<GameEvent>, Refusal> {
    let side = entry.by.side(host_side);
    let otherwise = match game.is_over() {
        true => Refusal::Over,
        false => Refusal::NotNow,
    };
    match &entry.action {
        Action::Move { number, usi, nanos } => {
            let ply = parse_move(game, side, *number, usi)?;
            let mut next = game.clone();
            let events = next.play_timed(ply, duration(*nanos), now);
            if events
                .iter()
                .any(|it| matches!(it, GameEvent::Moved { .. }))
            {
                *game = next;
                return Ok(events);
            }
            let is_refused = |event: &GameEvent| matches!(event, GameEvent::Refused(_));
            match events.iter().any(is_refused) {
                true => Err(Refusal::Illegal),
                false => Err(Refusal::Late),
            }
        }
        Action::Claim { claim } => {
            let mut next = game.clone();
            if !next.is_over() {
                next.start(now);
            }
            if !next.may_claim(side, *claim) {
                return Err(otherwise);
            }
            let events = match claim {
                Claim::TakeBack => next.undo_for(side, now),
                _ => next.claim(side, *claim, now),
            };
            *game = next;
            Ok(events)
        }
        Action::LoseOnTime { party } => {
            let loser = party.side(host_side);
            if game.is_over() || game.options().controls[loser].is_untimed() {
                return Err(otherwise);
            }
            Ok(game.lose_on_time(loser, now))
        }
        Action::AcceptUndo => Ok(game.undo_for(!side, now)),
        Action::AskUndo
        | Action::RefuseUndo
        | Action::AskReplay
        | Action::AcceptReplay
        | Action::RefuseReplay => Ok(Vec::new()),
    }
}
