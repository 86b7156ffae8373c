//! The summary of a record in the list of games.
use komadai_records::{EndMarker, Record, Winner, key, notation::usen::MainLine};
use serde::{Deserialize, Serialize};
use shogi::{Color, EndReason, Handicap, Outcome};

use crate::stored;

/// Players, event, length and result of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct GameSummary {
    /// The players' names; empty where none was given.
    pub black: String,
    pub white: String,
    /// The tournament or occasion; may be empty.
    pub event: String,
    pub title: String,
    /// When it was played, in the record's words; may be empty.
    pub date: String,
    /// Where it begins; `None` for a position of its own.
    #[serde(with = "stored::handicap")]
    pub start: Option<Handicap>,
    /// How many moves the game has, its variations left out.
    pub plies: usize,
    /// How it ended; `None` if it goes on or nothing says so.
    pub ending: Option<Ending>,
    /// Its main line, as [`MainLine`] writes it; empty in what earlier versions have stored.
    pub line: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Ending {
    /// Who won; `None` where nothing tells.
    #[serde(with = "stored::winner")]
    pub winner: Option<Winner>,
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredReason", into = "StoredReason")]
pub enum Reason {
    /// One that the rules know.
    Rule(EndReason),
    /// The problem has no solution.
    NoMate,
    /// One side did not come.
    Forfeit,
    /// A word of the record that means nothing to us.
    Word(String),
}

/// The longest text the list keeps of a header, in characters: a header can be
/// as long as a file.
const LONGEST: usize = 100;

/// Longer games are not audited: this is done whenever a record is saved, and takes
/// about 60 ms for so many moves.
const MAX_AUDITED_PLIES: usize = 50_000;

/// Where programs write a date that is not the start of the game.
const DATE: &str = "対局日";

impl GameSummary {
    pub fn from_record(record: &Record) -> Self {
        let of = |keys: &[&str]| first_header(record, keys);
        let name = |color| shortened(record.headers.name(color).unwrap_or_default());
        let start = record.start().to_sfen();
        let plies = record.main_moves().len();
        Self {
            black: name(Color::Black),
            white: name(Color::White),
            event: of(&[key::EVENT]),
            title: of(&[key::TITLE]),
            date: Self::date_of(record),
            start: Handicap::ALL
                .into_iter()
                .find(|handicap| handicap.sfen() == start),
            plies,
            ending: Ending::of(record, plies),
            line: MainLine::of(record).to_string(),
        }
    }

    /// When a record's game was played, in its own words; may be empty.
    pub fn date_of(record: &Record) -> String {
        first_header(record, &[key::STARTED, DATE, key::ENDED])
    }
}

impl Ending {
    fn of(record: &Record, plies: usize) -> Option<Self> {
        let audit = (plies <= MAX_AUDITED_PLIES)
            .then(|| record.audit())
            .flatten();
        let reason = match record.end() {
            Some(EndMarker::NoMate) => Reason::NoMate,
            Some(EndMarker::ForfeitWin | EndMarker::ForfeitLoss) => Reason::Forfeit,
            Some(EndMarker::Other(word)) => Reason::Word(shortened(word)),
            _ => Reason::Rule(record.end_reason(audit.as_ref())?),
        };
        Some(Self {
            winner: record.winner(audit.as_ref()),
            reason,
        })
    }
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        let winner = (outcome.reason != EndReason::Interrupted).then(|| outcome.into());
        Self {
            winner,
            reason: Reason::Rule(outcome.reason),
        }
    }
}

/// A [`Reason`] as it is stored: an end that this build does not know is a word like any
/// other.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StoredReason {
    Rule(String),
    NoMate,
    Forfeit,
    Word(String),
}

impl From<Reason> for StoredReason {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Rule(reason) => Self::Rule(reason.name().to_owned()),
            Reason::NoMate => Self::NoMate,
            Reason::Forfeit => Self::Forfeit,
            Reason::Word(word) => Self::Word(word),
        }
    }
}

impl From<StoredReason> for Reason {
    fn from(stored: StoredReason) -> Self {
        match stored {
            StoredReason::Rule(name) => match EndReason::from_name(&name) {
                Some(reason) => Self::Rule(reason),
                None => Self::Word(name),
            },
            StoredReason::NoMate => Self::NoMate,
            StoredReason::Forfeit => Self::Forfeit,
            StoredReason::Word(word) => Self::Word(word),
        }
    }
}

/// The first of these headers that is not empty.
fn first_header(record: &Record, keys: &[&str]) -> String {
    let mut values = keys.iter().filter_map(|key| record.headers.get(key));
    shortened(values.find(|value| !value.is_empty()).unwrap_or_default())
}

/// One line, not too long.
fn shortened(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => line[..end].to_owned() + "…",
        None => line.to_owned(),
    }
}
