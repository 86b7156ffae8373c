//! A kept game as it is stored: JSON with the version of its format.

use komadai_model::{
    StoredError, form_urlencoded,
    stored::{from_json, to_json},
};
use serde::{Deserialize, Serialize};
use shogi::Color;

use super::{Date, DaysPerMove, GameActions, KeptGame, SentGameError};

/// The text of a [`KeptGame`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct StoredGame {
    id: String,
    side: String,
    #[serde(default)]
    days: Option<u8>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    invited: bool,
    #[serde(default)]
    received: Option<String>,
    #[serde(default)]
    handed_out: Option<String>,
    /// Start, names, rules, moves and claims, as the address has them.
    game: String,
}

impl KeptGame {
    /// The text that is stored.
    pub fn to_stored(&self) -> String {
        let pairs = self.game().to_pairs();
        let pairs = pairs.iter().map(|(key, value)| (&**key, &**value));
        to_json(&StoredGame {
            id: self.id().to_string(),
            side: self.side().name().to_owned(),
            days: self.days().map(DaysPerMove::days),
            invited: self.invited,
            received: self.received().map(|date| date.to_string()),
            handed_out: self.handed_out().map(|date| date.to_string()),
            game: form_urlencoded::encode(pairs),
        })
    }

    /// The game of a stored text.
    ///
    /// # Errors
    /// When the text is of a later version, or not a game by correspondence.
    pub fn from_stored(text: &str) -> Result<Self, KeptGameError> {
        let stored = from_json::<StoredGame>(text)?;
        let days = stored.days.map(|days| DaysPerMove::new(days).ok_or("days"));
        let kept = Self {
            id: stored.id.parse().map_err(|_| StoredError::Value("id"))?,
            side: Color::from_name(&stored.side).ok_or(StoredError::Value("side"))?,
            days: days.transpose().map_err(StoredError::Value)?,
            invited: stored.invited,
            game: read_game(&stored.game)?,
            received: read_date(stored.received, "received")?,
            handed_out: read_date(stored.handed_out, "handed-out")?,
        };
        if kept.handed_out.is_some() && kept.game.next_side() == kept.side {
            return Err(StoredError::Value("handed-out").into());
        }
        Ok(kept)
    }
}

fn read_game(text: &str) -> Result<GameActions, KeptGameError> {
    let pairs: Result<Vec<_>, _> = form_urlencoded::decode(text).collect();
    let pairs = pairs.map_err(|_| StoredError::Value("game"))?;
    let mut errors = Vec::new();
    GameActions::from_pairs(pairs, &mut errors).ok_or(KeptGameError::Game(errors))
}

fn read_date(text: Option<String>, key: &'static str) -> Result<Option<Date>, StoredError> {
    let date = text.map(|text| text.parse());
    date.transpose().map_err(|_| StoredError::Value(key))
}

/// Why a stored text is not a game by correspondence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeptGameError {
    #[error(transparent)]
    Stored(#[from] StoredError),
    /// The options, the moves or the claims.
    #[error("{} faults in the game", .0.len())]
    Game(Vec<SentGameError>),
}
