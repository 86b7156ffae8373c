//! A game as it is stored: the form-encoded query that would set it, and what
//! an address does not say: the times, the end, the moment.
use core::{fmt, time::Duration};

use shogi::{Color, EndReason, Outcome};

use super::{AddressError, PlayedGame, form_urlencoded};

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
}

/// The version of the format this build writes and reads.
const VERSION: &str = "1";

impl Snapshot {
    /// `now` is the instant on the game's clock at which the snapshot is taken.
    pub fn to_text(&self, now: Duration) -> String {
        let game = &self.game;
        let times: Vec<String> = game.times().iter().map(|&time| written(time)).collect();
        let mut pairs = vec![
            ("version", VERSION.to_owned()),
            ("set-at", self.set_at.to_string()),
            ("begun", u8::from(game.begun()).to_string()),
            ("spent", written(Some(game.clock().state(now).spent))),
            ("times", times.join(" ")),
        ];
        if let Some(outcome) = game.game().outcome() {
            pairs.push(("outcome", outcome.to_string()));
        }
        if let Some(asked) = game.asked_text() {
            pairs.push(("asked", asked));
        }
        if let Some(address) = &self.address {
            pairs.push(("address", address.clone()));
        }
        if !self.drawn.is_empty() {
            pairs.push(("drawn", self.drawn.clone()));
        }
        let own = form_urlencoded::encode(pairs.iter().map(|(key, value)| (*key, &**value)));
        format!("{own}&{}", game.to_query())
    }

    /// The game of a stored text, its clock at rest.
    ///
    /// # Errors
    /// When the text is of another version, or not a game that can be played on.
    pub fn from_text(text: &str) -> Result<Self, SnapshotError> {
        let mut pairs = form_urlencoded::decode(text)
            .collect::<Result<Vec<_>, _>>()
            .map_err(|_| SnapshotError::Foreign)?;
        let mut take = |key: &str| {
            let index = pairs.iter().position(|(known, _)| known == key)?;
            Some(pairs.remove(index).1)
        };
        let version = take("version").ok_or(SnapshotError::Foreign)?;
        if version != VERSION {
            return Err(SnapshotError::Version(version));
        }
        // Earlier builds wrote when it was stored.
        let set_at = take("set-at")
            .or_else(|| take("saved-at"))
            .and_then(|text| text.parse().ok());
        let begun = match take("begun").as_deref() {
            Some("0") => Some(false),
            Some("1") => Some(true),
            _ => None,
        };
        let spent = take("spent").and_then(|text| read(&text)).flatten();
        let times =
            take("times").and_then(|text| text.split_ascii_whitespace().map(read).collect());
        let outcome = take("outcome");
        let asked = take("asked");
        let address = take("address");
        let drawn = take("drawn").unwrap_or_default();
        let (Some(times), Some(spent), Some(begun)) = (times, spent, begun) else {
            return Err(SnapshotError::Times);
        };
        let game = PlayedGame::from_pairs(pairs)
            .map_err(SnapshotError::Game)?
            .timed(times, spent, begun)
            .ok_or(SnapshotError::Times)?;
        let game = match outcome.as_deref() {
            None if game.is_over() => return Err(SnapshotError::Outcome),
            None => game,
            Some(text) => outcome_of(text)
                .and_then(|outcome| game.ended(outcome))
                .ok_or(SnapshotError::Outcome)?,
        };
        let game = match asked.as_deref() {
            None => game,
            Some(text) => game.asked(text).ok_or(SnapshotError::Asked)?,
        };
        Ok(Self {
            game,
            set_at: set_at.ok_or(SnapshotError::Foreign)?,
            address,
            drawn,
        })
    }
}

/// Nanoseconds; a dash for a move that was given before the clock began.
fn written(time: Option<Duration>) -> String {
    time.map_or_else(
        || "-".to_owned(),
        |time| {
            let seconds = time.as_secs().saturating_mul(1_000_000_000);
            seconds
                .saturating_add(time.subsec_nanos().into())
                .to_string()
        },
    )
}

fn read(text: &str) -> Option<Option<Duration>> {
    match text {
        "-" => Some(None),
        nanoseconds => {
            let time = Duration::from_nanos(nanoseconds.parse().ok()?);
            Some(Some(time))
        }
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// Not what any version of the program stores.
    Foreign,
    /// Written by another version of the program.
    Version(String),
    /// The setup or the moves.
    Game(Vec<AddressError>),
    /// The times do not fit the moves, or a flag would have fallen.
    Times,
    /// The outcome is not the one that the moves lead to.
    Outcome,
    /// The question that waits for an answer.
    Asked,
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("not a stored game"),
            Self::Version(version) => {
                write!(f, "stored in format {version}, this build reads {VERSION}")
            }
            Self::Game(errors) => write!(f, "{} faults in the game", errors.len()),
            Self::Times => f.write_str("the times do not fit the moves"),
            Self::Asked => f.write_str("the question that waits could not be asked"),
            Self::Outcome => f.write_str("the outcome does not fit the moves"),
        }
    }
}

impl core::error::Error for SnapshotError {}
