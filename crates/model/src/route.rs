//! The part of the page's address after `#`: which screen is shown, and what it was asked
//! to show.

use core::{error::Error, fmt, str::FromStr};

use crate::{
    LinePath, PlayedGame, RecordSource,
    library::GamesQuery,
    problems::{Training, UnknownTraining},
    review::StartPly,
};

/// A screen and what it shows: `/`, `/play?moves=7g7f`, `/record?usen=~0.`,
/// `/learn/two-pawns`, `/problems/daily`, `/remote?join=...`, `/clock`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    Home,
    /// A game between two seats.
    Play {
        /// The game to set up, as [`PlayedGame::from_query`] reads it.
        game: Option<String>,
    },
    /// Games between two devices.
    Remote {
        /// An invitation or a game that was sent, as a query that `komadai-remote` reads.
        sent: Option<String>,
    },
    /// The course.
    Learn {
        /// The id of a lesson of it.
        lesson: Option<String>,
    },
    /// The problems.
    Problems {
        /// A way to train on them.
        training: Option<Result<Training, UnknownTraining>>,
    },
    /// A record that is read and edited.
    Record {
        /// Where the record comes from; none for whatever record is open.
        source: Option<RecordSource>,
        /// The move that the record opens at.
        start: StartPly,
    },
    /// The record that is open, with its analysis.
    Analyse,
    /// The list of the saved games.
    Games {
        /// Which, and in which order, as [`GamesQuery`] reads it.
        query: Option<String>,
        /// Whether their results are shown in place of the list.
        report: bool,
    },
    /// The clock for a physical board.
    Clock,
}

impl Route {
    /// The screen of games, without a game in the address.
    pub const PLAY: Self = Self::Play { game: None };

    /// Games between two devices, without one in the address.
    pub const REMOTE: Self = Self::Remote { sent: None };

    /// The list of all lessons.
    pub const LEARN: Self = Self::Learn { lesson: None };

    /// What can be trained on problems.
    pub const PROBLEMS: Self = Self::Problems { training: None };

    /// All saved games, the last played first.
    pub const GAMES: Self = Self::Games {
        query: None,
        report: false,
    };

    /// The record screen, with whatever record is open.
    pub const RECORD: Self = Self::Record {
        source: None,
        start: StartPly::Start,
    };

    /// The saved games that are looked for, or their results.
    pub fn games(query: &GamesQuery, report: bool) -> Self {
        let query = query.to_string();
        Self::Games {
            query: (!query.is_empty()).then_some(query),
            report,
        }
    }

    /// A way to train on problems.
    pub const fn training(training: Training) -> Self {
        Self::Problems {
            training: Some(Ok(training)),
        }
    }

    /// A lesson, by its id.
    pub fn lesson(id: &str) -> Self {
        Self::Learn {
            lesson: Some(id.to_owned()),
        }
    }

    /// The screen of games, with this one set up.
    pub fn play(game: &PlayedGame) -> Self {
        Self::Play {
            game: Some(game.to_query()),
        }
    }

    /// A record, opened at a move if one is given.
    pub fn record(source: RecordSource, at: Option<LinePath>) -> Self {
        Self::Record {
            source: Some(source),
            start: at.map_or(StartPly::Start, StartPly::At),
        }
    }

    /// The record of the game on the board.
    pub fn played_record() -> Self {
        Self::record(RecordSource::CurrentGame { review: false }, None)
    }

    /// The same, and every move of it is judged.
    pub fn played_review() -> Self {
        Self::record(RecordSource::CurrentGame { review: true }, None)
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
            Self::Games { report: true, .. } => "/games/report",
            Self::Games { .. } => "/games",
            Self::Clock => "/clock",
        }
    }

    /// Whether it is that of the record screen.
    pub const fn is_record(&self) -> bool {
        matches!(self, Self::Record { .. } | Self::Analyse)
    }

    /// Whether the screen asks what the signs of movement on the pieces would answer.
    pub const fn is_exercise(&self) -> bool {
        matches!(self, Self::Learn { .. } | Self::Problems { .. })
    }
}

impl FromStr for Route {
    type Err = UnknownRoute;

    fn from_str(fragment: &str) -> Result<Self, Self::Err> {
        if let Some(training) = fragment.strip_prefix("/problems/") {
            return Ok(Self::Problems {
                training: (!training.is_empty()).then(|| training.parse()),
            });
        }
        let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
        let query = (!query.is_empty()).then_some(query);
        match path {
            "" | "/" => Ok(Self::Home),
            "/play" => Ok(Self::Play {
                game: query.map(str::to_owned),
            }),
            "/remote" => Ok(Self::Remote {
                sent: query.map(str::to_owned),
            }),
            "/learn" => Ok(Self::LEARN),
            "/problems" => Ok(Self::PROBLEMS),
            "/record" => Ok(query.map_or(Self::RECORD, |query| {
                let (source, start) = StartPly::take_from_query(query);
                Self::Record {
                    source: Some(RecordSource::from_query(&source)),
                    start,
                }
            })),
            "/analyse" => Ok(Self::Analyse),
            "/games" | "/games/report" => Ok(Self::Games {
                query: query.map(str::to_owned),
                report: path != "/games",
            }),
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
            Self::Play { game: Some(query) }
            | Self::Remote { sent: Some(query) }
            | Self::Games {
                query: Some(query), ..
            } => write!(f, "?{query}"),
            Self::Learn { lesson: Some(id) } => write!(f, "/{id}"),
            Self::Problems {
                training: Some(Ok(training)),
            } => write!(f, "/{training}"),
            Self::Record {
                source: Some(source),
                start,
            } => {
                write!(f, "?{source}")?;
                match start {
                    StartPly::At(at) => at
                        .parameters()
                        .try_for_each(|(name, value)| write!(f, "&{name}={value}")),
                    StartPly::Start | StartPly::Unclear(_) => Ok(()),
                }
            }
            _ => Ok(()),
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
