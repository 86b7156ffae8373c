use shogi::{Color, Repetition};

use super::PlayedGame;

/// What a helpful referee says about a position that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// It stands for the third time: the next ends the game.
    ThirdTime,
    /// It came back by one side's checks alone, and that side has to deviate.
    PerpetualCheck { by: Color, count: usize },
}

impl PlayedGame {
    /// What is to be said about a repetition while the position stands, where
    /// the rules have anybody say it.
    pub fn warning(&self) -> Option<Warning> {
        if self.is_over() || !self.options().rules.assists() {
            return None;
        }
        let Repetition {
            count,
            perpetual_checker: checking,
        } = self.game().status().repetition?;
        match checking {
            Some(by) if count > 1 => Some(Warning::PerpetualCheck { by, count }),
            _ if count + 1 == Repetition::LIMIT => Some(Warning::ThirdTime),
            _ => None,
        }
    }
}
