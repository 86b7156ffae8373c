//! The part of the page's address after `#`: which screen is shown, and what it was asked
//! to show.

use core::{error::Error, fmt, str::FromStr};

use crate::problems::Training;

/// A screen and its query: `/`, `/play?moves=7g7f`, `/record?usen=~0.`, `/learn/two-pawns`,
/// `/problems/daily`, `/remote?join=...`, `/clock`.
///
/// A query is kept form-encoded, as it stands in the address; an empty one is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    Home,
    /// A game between two seats.
    Play {
        query: Option<String>,
    },
    /// Games between two devices; an invitation or a game that was sent, as a query.
    Remote {
        query: Option<String>,
    },
    /// The course, or a lesson of it.
    Learn {
        lesson: Option<String>,
    },
    /// The problems, or a way to train on them: the text of a [`Training`].
    Problems {
        training: Option<String>,
    },
    /// A record that is read and edited.
    Record {
        query: Option<String>,
    },
    /// The record that is open, with its analysis.
    Analyse,
    /// The list of the saved games.
    Games,
    /// The clock for a physical board.
    Clock,
}

impl Route {
    /// The screen of games, without a game in the address.
    pub const PLAY: Self = Self::Play { query: None };

    /// Games between two devices, without one in the address.
    pub const REMOTE: Self = Self::Remote { query: None };

    /// The list of all lessons.
    pub const LEARN: Self = Self::Learn { lesson: None };

    /// What can be trained on problems.
    pub const PROBLEMS: Self = Self::Problems { training: None };

    /// A way to train on problems.
    pub fn training(training: &Training) -> Self {
        Self::Problems {
            training: Some(training.to_string()),
        }
    }

    /// A lesson, by its id.
    pub fn lesson(id: &str) -> Self {
        Self::Learn {
            lesson: Some(id.to_owned()),
        }
    }

    /// The record of the game on the board.
    pub fn played_record() -> Self {
        Self::Record {
            query: Some("play".to_owned()),
        }
    }

    /// The same, and every move of it is judged.
    pub fn played_review() -> Self {
        Self::Record {
            query: Some("play&review".to_owned()),
        }
    }

    /// The route of a fragment. An empty or unknown one leads to the home screen.
    pub fn from_fragment(fragment: &str) -> Self {
        fragment.parse().unwrap_or(Self::Home)
    }

    const fn path(&self) -> &'static str {
        match self {
            Self::Home => "/",
            Self::Play { .. } => "/play",
            Self::Remote { .. } => "/remote",
            Self::Learn { .. } => "/learn",
            Self::Problems { .. } => "/problems",
            Self::Record { .. } => "/record",
            Self::Analyse => "/analyse",
            Self::Games => "/games",
            Self::Clock => "/clock",
        }
    }

    /// Whether the screen asks what the signs of movement on the pieces would answer.
    pub const fn is_exercise(&self) -> bool {
        matches!(self, Self::Learn { .. } | Self::Problems { .. })
    }

    /// The query, where the screen takes one.
    pub fn query(&self) -> Option<&str> {
        match self {
            Self::Play { query } | Self::Remote { query } | Self::Record { query } => {
                query.as_deref()
            }
            Self::Home
            | Self::Learn { .. }
            | Self::Problems { .. }
            | Self::Analyse
            | Self::Games
            | Self::Clock => None,
        }
    }
}

impl FromStr for Route {
    type Err = UnknownRoute;

    fn from_str(fragment: &str) -> Result<Self, Self::Err> {
        if let Some(training) = fragment.strip_prefix("/problems/") {
            return Ok(Self::Problems {
                training: (!training.is_empty()).then(|| training.to_owned()),
            });
        }
        let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
        let query = (!query.is_empty()).then(|| query.to_owned());
        match path {
            "" | "/" => Ok(Self::Home),
            "/play" => Ok(Self::Play { query }),
            "/remote" => Ok(Self::Remote { query }),
            "/learn" => Ok(Self::LEARN),
            "/problems" => Ok(Self::PROBLEMS),
            "/record" => Ok(Self::Record { query }),
            "/analyse" => Ok(Self::Analyse),
            "/games" => Ok(Self::Games),
            "/clock" => Ok(Self::Clock),
            _ => match path.strip_prefix("/learn/") {
                Some(id) if is_lesson_id(id) => Ok(Self::lesson(id)),
                _ => Err(UnknownRoute),
            },
        }
    }
}

/// Whether a text can be the name of a lesson: small letters, digits and hyphens.
fn is_lesson_id(id: &str) -> bool {
    let is_allowed = |byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    !id.is_empty() && id.bytes().all(is_allowed)
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.path())?;
        match self {
            Self::Learn { lesson: Some(id) } => write!(f, "/{id}")?,
            Self::Problems {
                training: Some(training),
            } => write!(f, "/{training}")?,
            _ => {}
        }
        match self.query() {
            Some(query) => write!(f, "?{query}"),
            None => Ok(()),
        }
    }
}

/// A fragment whose path is that of no screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownRoute;

impl fmt::Display for UnknownRoute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the address names no screen")
    }
}

impl Error for UnknownRoute {}
