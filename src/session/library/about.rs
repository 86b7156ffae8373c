//! What the list of games shows of a record.
use shogi::{
    Color, EndReason, Handicap, Outcome,
    record::{EndWord, Record, Winner, key},
};

/// What a record is of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The players' names; empty where none was given.
    pub black: String,
    pub white: String,
    /// The tournament or occasion; may be empty.
    pub event: String,
    pub title: String,
    /// When it was played, in the record's words; may be empty.
    pub date: String,
    /// Where it begins; `None` for a position of its own.
    pub start: Option<Handicap>,
    /// How many moves the game has, its variations left out.
    pub plies: usize,
    /// How it ended; `None` if it goes on or nothing says so.
    pub ending: Option<Ending>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won; `None` where nothing tells.
    pub winner: Option<Winner>,
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// Games with more moves are not judged to find how they ended: that takes a time that
/// grows with the square of the moves.
const JUDGED: usize = 10_000;

/// Where programs write a date that is not the start of the game.
const DATE: &str = "対局日";

impl About {
    pub fn of(record: &Record) -> Self {
        let of = |keys: &[&str]| {
            let mut values = keys.iter().filter_map(|key| record.headers.get(key));
            shortened(values.find(|value| !value.is_empty()).unwrap_or_default())
        };
        let name = |color| shortened(record.headers.name(color).unwrap_or_default());
        let start = record.start().to_sfen();
        let plies = record.main_moves().len();
        Self {
            black: name(Color::Black),
            white: name(Color::White),
            event: of(&[key::EVENT]),
            title: of(&[key::TITLE]),
            date: of(&[key::STARTED, DATE, key::ENDED]),
            start: Handicap::ALL
                .into_iter()
                .find(|handicap| handicap.sfen() == start),
            plies,
            ending: Ending::of(record, plies),
        }
    }
}

impl Ending {
    fn of(record: &Record, plies: usize) -> Option<Self> {
        let audit = match record.end() {
            None | Some(EndWord::PerpetualCheck) if plies <= JUDGED => record.audit(),
            _ => None,
        };
        let reason = match record.end() {
            Some(EndWord::NoMate) => Reason::NoMate,
            Some(EndWord::ForfeitWin | EndWord::ForfeitLoss) => Reason::Forfeit,
            Some(EndWord::Other(word)) => Reason::Word(shortened(word)),
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

impl Reason {
    const NO_MATE: &str = "no_mate";
    const FORFEIT: &str = "forfeit";

    /// As stored games write it, and the record's own word.
    pub(super) fn written(&self) -> (&str, &str) {
        match self {
            Self::Rule(reason) => (reason.name(), ""),
            Self::NoMate => (Self::NO_MATE, ""),
            Self::Forfeit => (Self::FORFEIT, ""),
            Self::Word(word) => ("word", word),
        }
    }

    /// A name that this build does not know is a word like any other.
    pub(super) fn read(name: &str, word: &str) -> Self {
        match (EndReason::from_name(name), name) {
            (Some(reason), _) => Self::Rule(reason),
            (None, Self::NO_MATE) => Self::NoMate,
            (None, Self::FORFEIT) => Self::Forfeit,
            (None, "word") => Self::Word(word.to_owned()),
            (None, unknown) => Self::Word(unknown.to_owned()),
        }
    }
}

/// One line, not too long.
fn shortened(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => line[..end].to_owned() + "…",
        None => line.to_owned(),
    }
}
