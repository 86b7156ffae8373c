use core::fmt;

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

impl RecordSource {
    /// The source that a query names; the move to open at is taken out of it.
    pub(crate) fn from_query(query: &str) -> Self {
        match query.split_once('=') {
            None if query == "play" => Self::CurrentGame { review: false },
            None if query == "play&review" => Self::CurrentGame { review: true },
            Some(("given", _)) => Self::Shared,
            Some(("id", id)) => Self::Saved(id.to_owned()),
            Some(("usen", usen)) => Self::Usen(usen.to_owned()),
            Some(("kif", kif)) => Self::Kif(kif.to_owned()),
            _ => Self::Unknown,
        }
    }
}

/// The query that names it. An unknown one has none.
impl fmt::Display for RecordSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shared => f.write_str("given="),
            Self::CurrentGame { review: false } => f.write_str("play"),
            Self::CurrentGame { review: true } => f.write_str("play&review"),
            Self::Saved(id) => write!(f, "id={id}"),
            Self::Usen(usen) => write!(f, "usen={usen}"),
            Self::Kif(kif) => write!(f, "kif={kif}"),
            Self::Unknown => Ok(()),
        }
    }
}
