//! What a player at another device does: its time is what that device says it is.
use core::time::Duration;

use shogi::{
    Color, Ply,
    clock::{Clock, ClockState, FlagFall},
};

use super::{GameEvent, GameOptions, PlayedGame};

impl PlayedGame {
    /// Plays a move that took `spent`, as the device says where it was made. Nothing happens
    /// if it is not that side's turn, or if its flag had fallen by then.
    pub fn play_timed(&mut self, ply: Ply, spent: Duration, now: Duration) -> Vec<GameEvent> {
        if self.is_over() || self.side_to_act() != ply.by {
            return Vec::new();
        }
        let before = self.clock;
        let state = ClockState {
            spent,
            ..before.state(now)
        };
        let Ok(clock) = Clock::from_state(self.options().controls, state) else {
            return Vec::new();
        };
        self.clock = clock;
        let events = self.play(ply, now);
        let is_move = |event: &GameEvent| matches!(event, GameEvent::Moved { .. });
        if !events.iter().any(is_move) {
            self.clock = before;
        }
        events
    }

    /// Takes moves back until one of `by` is taken back, as the players have agreed.
    pub fn undo_for(&mut self, by: Color, now: Duration) -> Vec<GameEvent> {
        while self.game.plies().iter().any(|ply| ply.by == by) {
            match self.take_back(now) {
                Some(ply) if ply.by == by => return vec![GameEvent::Undone(ply)],
                Some(_) => {}
                None => break,
            }
        }
        Vec::new()
    }

    /// Ends the game because a side has lost on time, as its device says, or as its
    /// opponent may claim.
    pub fn lose_on_time(&mut self, color: Color, now: Duration) -> Vec<GameEvent> {
        let at = self.clock.deadline().map_or(now, |at| at.min(now));
        self.flag_fell(FlagFall { color, at })
    }

    /// The game to play after a draw that is replayed, as [`PlayedGame::rematch`] says it,
    /// without what the turn in which the game ended has taken: that differs from device to
    /// device.
    pub fn rematch_at_turn_start(&self) -> Option<GameOptions> {
        let state = ClockState {
            spent: Duration::ZERO,
            ..self.clock.state(Duration::ZERO)
        };
        let mut game = self.clone();
        game.clock = Clock::from_state(self.options().controls, state).ok()?;
        game.rematch()
    }

    /// Whether the flag of the side to move has fallen as seen from here, `grace` ago.
    pub fn has_flag_fallen(&self, grace: Duration, now: Duration) -> bool {
        self.clock.flag_fall(now.saturating_sub(grace)).is_some()
    }
}
