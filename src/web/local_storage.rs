//! Local storage.
use core::fmt;

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// All keys that the page uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageKey {
    Settings,
    /// The game on the board.
    Game,
    /// The time spent on its present turn since it was last kept.
    TurnTime,
    /// The unfinished game that another took the place of.
    EarlierGame,
    /// What stood under `Game` and could not be read.
    UnreadableGame,
    /// What stood under `Settings` and could not be read.
    UnreadableSettings,
    /// What was chosen for analysis.
    Analysis,
    /// The clock for a board of wood.
    TableClock,
    /// The lessons that were offered during games.
    OfferedLessons,
    /// The game over a connection to another device.
    RemoteGame,
    /// What stood under `RemoteGame` and could not be read.
    UnreadableRemoteGame,
    /// The games by messages.
    MessageGames,
    /// How devices find each other: what differs from the built-in servers.
    RemoteServers,
}

impl StorageKey {
    /// The key in the browser's storage.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Settings => "komadai.settings",
            Self::Game => "komadai.game",
            Self::TurnTime => "komadai.game.turn-time",
            Self::EarlierGame => "komadai.game.earlier",
            Self::UnreadableGame => "komadai.game.unreadable",
            Self::UnreadableSettings => "komadai.settings.unreadable",
            Self::Analysis => "komadai.analysis",
            Self::TableClock => "komadai.clock",
            Self::OfferedLessons => "komadai.lessons.offered",
            Self::RemoteGame => "komadai.remote.live",
            Self::UnreadableRemoteGame => "komadai.remote.live.unreadable",
            Self::MessageGames => "komadai.remote.messages",
            Self::RemoteServers => "komadai.remote.servers",
        }
    }
}

/// The text kept under `key`.
///
/// # Errors
/// When the browser keeps nothing for this page (private mode, blocked).
pub fn read(key: StorageKey) -> Result<Option<String>, StorageError> {
    Ok(storage()?.get_item(key.name())?)
}

/// Keeps `text` under `key`.
///
/// # Errors
/// When the browser keeps nothing for this page, or has no room left.
pub fn write(key: StorageKey, text: &str) -> Result<(), StorageError> {
    Ok(storage()?.set_item(key.name(), text)?)
}

/// # Errors
/// When the browser keeps nothing for this page.
pub fn remove(key: StorageKey) -> Result<(), StorageError> {
    Ok(storage()?.remove_item(key.name())?)
}

pub(super) fn storage() -> Result<Storage, StorageError> {
    window()
        .local_storage()?
        .ok_or_else(|| StorageError("no storage".to_owned()))
}

/// The browser did not read or keep something, in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StorageError(String);

impl From<JsValue> for StorageError {
    fn from(error: JsValue) -> Self {
        Self(format!("{error:?}"))
    }
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for StorageError {}
