//! What builds before version 2 stored, form-encoded: read once, and written as JSON from
//! then on.
mod analysis;
mod clock;
mod game;
mod library;
mod settings;

pub(crate) use analysis::analysis;
pub(crate) use clock::clock;
pub(crate) use game::game;
pub(crate) use library::{backup_header, entry, pending_write, stored_game};
pub(crate) use settings::settings;

use crate::{form_urlencoded, stored::StoredError};

/// The values of a text of version 1.
struct Values(Vec<(String, String)>);

impl Values {
    fn new(text: &str) -> Result<Self, StoredError> {
        let pairs = form_urlencoded::decode(text)
            .collect::<Result<Vec<_>, _>>()
            .map_err(|_| StoredError::Foreign)?;
        let values = Self(pairs);
        match values.text("version") {
            "1" => Ok(values),
            "" => Err(StoredError::Foreign),
            other => Err(StoredError::Version(other.to_owned())),
        }
    }

    fn find(&self, key: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == key)?;
        Some(value)
    }

    /// Empty where there is none.
    fn text(&self, key: &str) -> &str {
        self.find(key).unwrap_or_default()
    }
}
