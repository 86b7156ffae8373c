//! A game as it is stored: the query of an address that would set it, and what an address
//! does not say: the times, the end, the moment.
use core::time::Duration;

use serde::{Deserialize, Serialize};
use shogi::{Color, EndReason, Outcome};

use super::{
    AddressError, PlayedGame,
    stored::{self, StoredError, nanoseconds},
};

/// A game as it is stored.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub game: PlayedGame,
    /// When it was put on the board, in milliseconds since 1970: what tells it
    /// from all other games.
    pub set_at: u64,
    /// The query of the address that set the game, if one did.
    pub address: Option<String>,
    /// The drawn game that this one replays, as it was stored; empty if it
    /// replays none.
    pub drawn: String,
    /// The id of the game between two devices that this is, if it is one.
    pub remote: Option<String>,
}

/// The text of a [`Snapshot`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct StoredGame {
    pub set_at: u64,
    /// Whether the clock has begun.
    pub begun: bool,
    /// What the present turn has taken, in nanoseconds.
    pub spent: u64,
    /// What each move took, in nanoseconds; `None` for one that was given before the
    /// clock began.
    pub times: Vec<Option<u64>>,
    /// The outcome of a game that has ended: `black:mate`.
    #[serde(default)]
    pub outcome: Option<String>,
    /// The claim that waits for an answer: `white:offer_draw`.
    #[serde(default)]
    pub asked: Option<String>,
    #[serde(default)]
    pub address: Option<String>,
    #[serde(default)]
    pub drawn: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remote: Option<String>,
    /// Start, moves, players, times and rules, as an address has them.
    pub game: String,
}

impl Snapshot {
    /// `now` is the instant on the game's clock at which the snapshot is taken.
    pub fn to_stored(&self, now: Duration) -> String {
        let game = &self.game;
        let times = game.times().iter();
        stored::to_json(&StoredGame {
            set_at: self.set_at,
            begun: game.has_started(),
            spent: nanoseconds(game.clock().state(now).spent),
            times: times.map(|time| time.map(nanoseconds)).collect(),
            outcome: game.game().outcome().map(|outcome| outcome.to_string()),
            asked: game.pending_claim_text(),
            address: self.address.clone(),
            drawn: self.drawn.clone(),
            remote: self.remote.clone(),
            game: game.to_query(),
        })
    }

    /// The game of a stored text, its clock at rest.
    ///
    /// # Errors
    /// When the text is of a later version, or not a game that can be played on.
    pub fn from_stored(text: &str) -> Result<Self, SnapshotError> {
        let stored: StoredGame = stored::from_json(text)?;
        stored.restore()
    }
}

impl StoredGame {
    fn restore(self) -> Result<Snapshot, SnapshotError> {
        let times = self.times.into_iter();
        let times = times.map(|time| time.map(Duration::from_nanos)).collect();
        let game = PlayedGame::from_query(&self.game)
            .map_err(SnapshotError::Game)?
            .with_times(times, Duration::from_nanos(self.spent), self.begun)
            .ok_or(SnapshotError::Times)?;
        let game = match self.outcome.as_deref() {
            None if game.is_over() => return Err(SnapshotError::Outcome),
            None => game,
            Some(text) => outcome_of(text)
                .and_then(|outcome| game.ended(outcome))
                .ok_or(SnapshotError::Outcome)?,
        };
        let game = match self.asked.as_deref() {
            None => game,
            Some(text) => game.with_pending_claim(text).ok_or(SnapshotError::Asked)?,
        };
        Ok(Snapshot {
            game,
            set_at: self.set_at,
            address: self.address,
            drawn: self.drawn,
            remote: self.remote,
        })
    }
}

/// The outcome written as `black:mate`.
fn outcome_of(text: &str) -> Option<Outcome> {
    let (winner, reason) = text.split_once(':')?;
    let winner = match winner {
        "none" => None,
        name => Some(Color::from_name(name)?),
    };
    let reason = EndReason::from_name(reason)?;
    Some(Outcome { winner, reason })
}

/// Why a stored text is not a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    #[error(transparent)]
    Stored(#[from] StoredError),
    /// The setup or the moves.
    #[error("{} faults in the game", .0.len())]
    Game(Vec<AddressError>),
    #[error("the times do not fit the moves, or a flag would have fallen")]
    Times,
    #[error("the outcome does not fit the moves")]
    Outcome,
    #[error("the question that waits could not be asked")]
    Asked,
}
