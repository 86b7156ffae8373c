//! What two players have agreed on and asked each other, beside the game on the board.
use core::time::Duration;

use shogi::{ByColor, Claim, Color};

use komadai_model::{GameEvent, GameOptions, PlayedGame, Seat};

use crate::action::{Action, Entry, Party, Refusal, duration, parse_move};

/// Who has which side, and what waits for an answer.
#[derive(Clone, Debug)]
pub struct Table {
    host_side: Color,
    /// Whose device this is; `None` for somebody who watches.
    local: Option<Party>,
    undo_asked: Option<Party>,
    replay_asked: Option<Party>,
    /// How many games came before this one.
    games_before: u32,
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
    pub fn new(host_side: Color, local: Option<Party>) -> Self {
        Self {
            host_side,
            local,
            undo_asked: None,
            replay_asked: None,
            games_before: 0,
        }
    }

    /// How many games were played at this table before the present one.
    pub fn games_before(&self) -> u32 {
        self.games_before
    }

    /// A game before its first move: this device's player in one seat, the other ones in the
    /// rest.
    pub fn new_game(&self, options: GameOptions) -> PlayedGame {
        let own = self.local.map(|party| self.side(party));
        let seats = ByColor::from_fn(|color| match own == Some(color) {
            true => Seat::Human,
            false => Seat::Remote,
        });
        PlayedGame::new(GameOptions { seats, ..options })
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
    pub fn may_ask_undo(&self, game: &PlayedGame, by: Party) -> bool {
        let side = self.side(by);
        !game.is_over()
            && self.undo_asked.is_none()
            && game.game().plies().iter().any(|ply| ply.by == side)
    }

    /// Notes an action that has been done in the game.
    pub fn note(&mut self, action: &Action) {
        if matches!(action, Action::Move { .. }) {
            self.undo_asked = None;
        }
    }

    /// Does an action: to the game, where it is one in the game.
    ///
    /// # Errors
    /// When it cannot be done now; nothing has changed then.
    pub fn apply(
        &mut self,
        game: &mut PlayedGame,
        entry: &Entry,
        now: Duration,
    ) -> Result<Change, Refusal> {
        match &entry.action {
            Action::Move { number, usi, nanos } => {
                let by = self.side(entry.by);
                let events = make_move(game, by, (*number, usi), duration(*nanos), now)?;
                self.note(&entry.action);
                Ok(Change::Events(events))
            }
            Action::Claim { claim } => {
                let events = make_claim(game, self.side(entry.by), *claim, now)?;
                Ok(Change::Events(events))
            }
            Action::LoseOnTime { party } => {
                let loser = self.side(*party);
                let is_turn = game.clock().turn() == loser;
                if game.is_over() || !is_turn || game.options().controls[loser].is_untimed() {
                    return Err(refusal(game, Refusal::NotNow));
                }
                Ok(Change::Events(game.lose_on_time(loser, now)))
            }
            Action::AskUndo | Action::AcceptUndo | Action::RefuseUndo => {
                self.apply_undo(game, entry, now)
            }
            Action::AskReplay | Action::AcceptReplay | Action::RefuseReplay => {
                self.apply_replay(game, entry)
            }
        }
    }

    fn apply_undo(
        &mut self,
        game: &mut PlayedGame,
        entry: &Entry,
        now: Duration,
    ) -> Result<Change, Refusal> {
        let is_answer = self.undo_asked == Some(entry.by.other());
        match entry.action {
            Action::AskUndo if self.may_ask_undo(game, entry.by) => {
                self.undo_asked = Some(entry.by);
                Ok(Change::Events(Vec::new()))
            }
            Action::AskUndo => Err(refusal(game, Refusal::NotNow)),
            _ if !is_answer || game.is_over() => Err(refusal(game, Refusal::NothingAsked)),
            Action::AcceptUndo => {
                self.undo_asked = None;
                let asker = self.side(entry.by.other());
                Ok(Change::Events(game.undo_for(asker, now)))
            }
            _ => {
                self.undo_asked = None;
                Ok(Change::Events(Vec::new()))
            }
        }
    }

    fn apply_replay(&mut self, game: &mut PlayedGame, entry: &Entry) -> Result<Change, Refusal> {
        if !game.is_over() {
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
                self.play_again(game);
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
    fn play_again(&mut self, game: &mut PlayedGame) {
        let options = game.options();
        let swaps = !options.is_handicap();
        let side = |color: Color| if swaps { !color } else { color };
        let next = game.rematch_at_turn_start().unwrap_or_else(|| {
            let names = ByColor::from_fn(|color| options.names[side(color)].clone());
            let controls = ByColor::from_fn(|color| options.controls[side(color)]);
            GameOptions {
                names,
                controls,
                ..options.clone()
            }
        });
        *self = Self {
            games_before: self.games_before + 1,
            ..Self::new(side(self.host_side), self.local)
        };
        *game = self.new_game(next);
    }
}

fn refusal(game: &PlayedGame, otherwise: Refusal) -> Refusal {
    match game.is_over() {
        true => Refusal::Over,
        false => otherwise,
    }
}

fn make_move(
    game: &mut PlayedGame,
    by: Color,
    (number, usi): (u32, &str),
    spent: Duration,
    now: Duration,
) -> Result<Vec<GameEvent>, Refusal> {
    let ply = parse_move(game, by, number, usi)?;
    let mut next = game.clone();
    let events = next.play_timed(ply, spent, now);
    let is_moved = |event: &GameEvent| matches!(event, GameEvent::Moved { .. });
    let is_refused = |event: &GameEvent| matches!(event, GameEvent::Refused(_));
    if events.iter().any(is_moved) {
        *game = next;
        return Ok(events);
    }
    match events.iter().any(is_refused) {
        true => Err(Refusal::Illegal),
        false => Err(Refusal::Late),
    }
}

fn make_claim(
    game: &mut PlayedGame,
    by: Color,
    claim: Claim,
    now: Duration,
) -> Result<Vec<GameEvent>, Refusal> {
    let mut next = game.clone();
    if !next.is_over() {
        next.start(now);
    }
    if !next.may_claim(by, claim) {
        return Err(refusal(game, Refusal::NotNow));
    }
    // Whether a player was in time, that player's device says: here the clock may be ahead.
    let deadline = next.clock().deadline();
    let at = deadline.map_or(now, |at| {
        now.min(at.saturating_sub(Duration::from_nanos(1)))
    });
    let events = match claim {
        Claim::TakeBack => next.undo_for(by, now),
        _ => next.claim(by, claim, at),
    };
    *game = next;
    Ok(events)
}
