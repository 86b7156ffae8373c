//! What the players do, as both devices write it down.
use core::time::Duration;

use serde::{Deserialize, Serialize};
use shogi::{Claim, Color, EndReason, Ply};

use komadai_model::{GameEvent, PlayedGame};

/// One of the two players. Colours change when a game is played again, this does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Party {
    /// Who made the invitation; that device decides in which order things happened.
    Host,
    /// Who has accepted it.
    Guest,
}

impl Party {
    pub const ALL: [Self; 2] = [Self::Host, Self::Guest];

    pub const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }

    /// The colour of this player, where the host has `host_side`.
    pub const fn side(self, host_side: Color) -> Color {
        match (self, host_side) {
            (Self::Host, side) => side,
            (Self::Guest, Color::Black) => Color::White,
            (Self::Guest, Color::White) => Color::Black,
        }
    }
}

/// Something that a player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    Move {
        /// How many moves were made before it.
        number: u32,
        /// In USI notation, with the sign of the side before a drop out of turn.
        usi: String,
        /// What the move took, by the clock of the device where it was made.
        nanos: u64,
    },
    /// To resign, to declare, to offer a draw, to ask for a count, and the answers.
    Claim {
        #[serde(with = "claim_name")]
        claim: Claim,
    },
    /// A player's time is over: said by that player's device, or claimed by the other
    /// player after a long silence.
    LoseOnTime {
        party: Party,
    },
    AskUndo,
    AcceptUndo,
    RefuseUndo,
    AskReplay,
    AcceptReplay,
    RefuseReplay,
}

impl Action {
    /// The last move of a game.
    pub fn last_move(game: &PlayedGame) -> Option<Self> {
        let index = game.game().plies().len().checked_sub(1)?;
        let spent = game.times()[index].unwrap_or_default();
        Some(Self::Move {
            number: u32::try_from(index).ok()?,
            usi: game.game().ply_to_usi(index)?,
            nanos: u64::try_from(spent.as_nanos()).unwrap_or(u64::MAX),
        })
    }

    /// What a player has done on the board, from what it led to in `game`; whether the other
    /// player had asked for a count of points. `None` if nothing is to be told.
    pub fn from_events(
        events: &[GameEvent],
        is_count_asked: bool,
        game: &PlayedGame,
        party: Party,
    ) -> Option<Self> {
        let is_move = |event: &GameEvent| matches!(event, GameEvent::Moved { .. });
        if events.iter().any(is_move) {
            return Self::last_move(game);
        }
        events.iter().find_map(|event| match *event {
            GameEvent::Claimed { claim, .. } => Some(Self::Claim { claim }),
            GameEvent::Undone(_) => Some(Self::Claim {
                claim: Claim::TakeBack,
            }),
            GameEvent::Ended { outcome, .. } => {
                Self::from_end(outcome.reason, is_count_asked, party)
            }
            _ => None,
        })
    }

    fn from_end(reason: EndReason, is_count_asked: bool, party: Party) -> Option<Self> {
        let claim = match reason {
            EndReason::Time => return Some(Self::LoseOnTime { party }),
            EndReason::Resignation => Claim::Resign,
            EndReason::Declaration24 | EndReason::Declaration27 | EndReason::DeclarationFailed => {
                Claim::Declare
            }
            EndReason::Impasse24 | EndReason::Impasse27 if is_count_asked => Claim::AgreeCount,
            EndReason::Impasse24 | EndReason::Impasse27 => Claim::RequestCount,
            EndReason::Agreement | EndReason::Repetition => Claim::AcceptDraw,
            EndReason::IllegalMove => Claim::PointOut,
            // By a move, or by nobody.
            EndReason::Mate
            | EndReason::NoMoves
            | EndReason::PerpetualCheck
            | EndReason::TryRule
            | EndReason::AllPiecesEntered
            | EndReason::MoveLimit
            | EndReason::Interrupted => return None,
        };
        Some(Self::Claim { claim })
    }
}

/// An action in the log of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub by: Party,
    pub action: Action,
}

/// Why an action is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    #[error("the game is over")]
    Over,
    #[error("it is not that player's turn")]
    NotInTurn,
    #[error("the move belongs to another moment of the game")]
    OtherMoment,
    #[error("not written as a move")]
    NoMove,
    #[error("the move is not legal")]
    Illegal,
    #[error("the player's time was over")]
    Late,
    #[error("this cannot be claimed now")]
    NotNow,
    #[error("nothing was asked that this could answer")]
    NothingAsked,
}

/// The longest text of a move that is read.
const MAX_USI: usize = 8;

/// Reads a move that is to be made now by a side.
pub(crate) fn parse_move(
    game: &PlayedGame,
    by: Color,
    number: u32,
    usi: &str,
) -> Result<Ply, Refusal> {
    if game.is_over() {
        return Err(Refusal::Over);
    }
    if usize::try_from(number) != Ok(game.game().plies().len()) {
        return Err(Refusal::OtherMoment);
    }
    if usi.len() > MAX_USI {
        return Err(Refusal::NoMove);
    }
    let ply = game.game().parse_ply(usi).map_err(|_| Refusal::NoMove)?;
    if ply.by != by || game.side_to_act() != by {
        return Err(Refusal::NotInTurn);
    }
    Ok(ply)
}

/// A stored or sent time.
pub(crate) const fn duration(nanos: u64) -> Duration {
    Duration::from_nanos(nanos)
}

mod claim_name {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use shogi::Claim;

    pub fn serialize<S: Serializer>(claim: &Claim, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(claim.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Claim, D::Error> {
        let name = String::deserialize(deserializer)?;
        Claim::from_name(&name).ok_or_else(|| D::Error::custom(format!("unknown claim {name:?}")))
    }
}

#[cfg(test)]
mod tests;
