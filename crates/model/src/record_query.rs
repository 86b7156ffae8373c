use crate::{LinePath, Route, review::StartPly};

/// Where the record comes from that an address asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordSource {
    /// Another program shares it with this one.
    Shared,
    /// The game of the play screen.
    CurrentGame {
        /// Whether every move of it is to be judged.
        review: bool,
    },
    /// A game of the library, by its id.
    Saved(String),
    /// The address itself, as USEN.
    Usen(String),
    /// The address itself, as compressed KIF.
    Kif(String),
    Unknown,
}

/// The query of the record screen's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordQuery {
    pub source: RecordSource,
    /// The move that the record opens at.
    pub start: StartPly,
}

impl From<&str> for RecordQuery {
    fn from(query: &str) -> Self {
        let (query, start) = StartPly::take_from_query(query);
        let source = match query.split_once('=') {
            None if query == "play" => RecordSource::CurrentGame { review: false },
            None if query == "play&review" => RecordSource::CurrentGame { review: true },
            Some(("given", _)) => RecordSource::Shared,
            Some(("id", id)) => RecordSource::Saved(id.to_owned()),
            Some(("usen", usen)) => RecordSource::Usen(usen.to_owned()),
            Some(("kif", kif)) => RecordSource::Kif(kif.to_owned()),
            _ => RecordSource::Unknown,
        };
        Self { source, start }
    }
}

impl RecordSource {
    /// The route that opens it, at a move if one is given.
    pub fn route(&self, at: Option<&LinePath>) -> Route {
        let (key, value) = match self {
            Self::Shared => ("given", ""),
            Self::CurrentGame { review: false } => ("play", ""),
            Self::CurrentGame { review: true } => ("play&review", ""),
            Self::Saved(id) => ("id", &**id),
            Self::Usen(usen) => ("usen", &**usen),
            Self::Kif(kif) => ("kif", &**kif),
            Self::Unknown => return RECORD,
        };
        let source = match self {
            Self::CurrentGame { .. } => key.to_owned(),
            _ => format!("{key}={value}"),
        };
        let at = at.into_iter().flat_map(LinePath::parameters);
        let at: String = at.map(|(name, value)| format!("&{name}={value}")).collect();
        Route::Record {
            query: Some(source + &at),
        }
    }
}

/// The record screen, with whatever record is open.
pub const RECORD: Route = Route::Record { query: None };
