//! An address that arrives, compared with what is kept of its game.

use shogi::{Color, Outcome};

use super::{Action, GameActions, KeptGame, SentGame};

/// What an address is whose game is known and which fits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Receipt {
    /// The next action of the other side: the game after it, to be kept.
    Next(Box<KeptGame>),
    /// The game as it is kept.
    Seen,
    /// From before what is kept.
    Old,
    /// An address that this device's player has sent, opened here.
    Own,
}

/// Why an address does not fit what is kept. What is kept remains as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReceiveError {
    /// The address is that of another game.
    #[error("the address is that of another game")]
    OtherGame,
    /// Something was agreed otherwise.
    #[error("{0} differs from what was agreed")]
    Option(ChangedOption),
    /// The address is for the other side, and not one that this device's player has sent.
    #[error("the address is for the other side")]
    WrongSide,
    /// The address contains an action in the name of this device's side that is not known here.
    /// `number` is that of the move, from 1, that it is or in whose place it is.
    #[error("move {number}, {action}, was not made on this device")]
    InOurName { number: usize, action: Action },
    /// The other side has answered the same action differently. The first answer counts.
    #[error("a second answer: {0}")]
    SecondAnswer(Difference),
    /// An earlier action is another one.
    #[error("the game was altered: {0}")]
    Altered(Difference),
    /// The kept game is over, and the address has another course of it.
    #[error("the game is over ({outcome}): {difference}")]
    Over {
        outcome: Outcome,
        difference: Difference,
    },
}

/// Where an address first differs from what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number} was {kept} and is now {now}")]
pub struct Difference {
    /// The number of the move, from 1, that the action is or in whose place it is.
    pub number: usize,
    /// The action that is kept.
    pub kept: Action,
    /// The action of the address.
    pub now: Action,
}

/// What was agreed otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChangedOption {
    /// The start position.
    #[error("the start")]
    Start,
    /// The name of a player.
    #[error("the name of {0}")]
    Name(Color),
    /// The rules.
    #[error("the set of rules")]
    Rules,
    /// The days for a move.
    #[error("the number of days for a move")]
    Days,
}

impl KeptGame {
    /// Compares an address with what is kept of its game.
    ///
    /// # Errors
    /// When it does not fit what is kept.
    pub fn receive(&self, sent: &SentGame) -> Result<Receipt, ReceiveError> {
        if sent.id() != self.id {
            return Err(ReceiveError::OtherGame);
        }
        if let Some(option) = self.changed_option(sent) {
            return Err(ReceiveError::Option(option));
        }
        let (kept, now) = (&self.game, sent.game());
        let common = kept.common_actions(now);
        let is_known = common == now.actions().len();
        if sent.to() != self.side {
            return match is_known {
                true => Ok(Receipt::Own),
                false => Err(ReceiveError::WrongSide),
            };
        }
        match difference(kept, now, common) {
            Some(difference) => Err(self.fault(difference, common, now)),
            None if is_known && common == kept.actions().len() => Ok(Receipt::Seen),
            None if is_known => Ok(Receipt::Old),
            None => self.extended(sent, common),
        }
    }

    /// The kept game after an address that begins with all that is kept. Its last action is of
    /// the other side.
    fn extended(&self, sent: &SentGame, common: usize) -> Result<Receipt, ReceiveError> {
        let more = sent.game().actions().iter().enumerate().skip(common);
        let mut own = more.filter(|(_, action)| action.by() == self.side);
        if let Some((index, &action)) = own.next() {
            let number = sent.game().move_number(index);
            return Err(ReceiveError::InOurName { number, action });
        }
        Ok(Receipt::Next(Box::new(Self {
            game: sent.game().clone(),
            received: Some(sent.sent()),
            handed_out: None,
            ..self.clone()
        })))
    }

    /// What a difference of the actions at `index` is.
    fn fault(&self, difference: Difference, index: usize, now: &GameActions) -> ReceiveError {
        if let Some(outcome) = self.outcome() {
            return ReceiveError::Over {
                outcome,
                difference,
            };
        }
        // Both games have an action there of the side whose it was to act, and the address ends
        // with one of the other side.
        let mut later = self.game.actions().iter().skip(index + 1);
        let is_last_of_other = !later.any(|action| action.by() != self.side);
        if is_last_of_other && index + 1 == now.actions().len() {
            ReceiveError::SecondAnswer(difference)
        } else {
            ReceiveError::Altered(difference)
        }
    }

    fn changed_option(&self, sent: &SentGame) -> Option<ChangedOption> {
        let (kept, now) = (self.game.options(), sent.game().options());
        let other_name = |&color: &Color| kept.names[color] != now.names[color];
        if kept.start != now.start {
            Some(ChangedOption::Start)
        } else if let Some(color) = Color::ALL.into_iter().find(other_name) {
            Some(ChangedOption::Name(color))
        } else if kept.rules != now.rules {
            Some(ChangedOption::Rules)
        } else if self.days != sent.days() {
            Some(ChangedOption::Days)
        } else {
            None
        }
    }
}

/// The actions with this index, where both games have one.
fn difference(kept: &GameActions, now: &GameActions, index: usize) -> Option<Difference> {
    Some(Difference {
        number: kept.move_number(index),
        kept: *kept.actions().get(index)?,
        now: *now.actions().get(index)?,
    })
}
