//! Local storage.
use core::fmt;

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The text kept under `key`.
///
/// # Errors
/// When the browser keeps nothing for this page (private mode, blocked).
pub fn read(key: &str) -> Result<Option<String>, StorageError> {
    Ok(storage()?.get_item(key)?)
}

/// Keeps `text` under `key`.
///
/// # Errors
/// When the browser keeps nothing for this page, or has no room left.
pub fn write(key: &str, text: &str) -> Result<(), StorageError> {
    Ok(storage()?.set_item(key, text)?)
}

/// Keeps nothing under `key`.
///
/// # Errors
/// When the browser keeps nothing for this page.
pub fn remove(key: &str) -> Result<(), StorageError> {
    Ok(storage()?.remove_item(key)?)
}

fn storage() -> Result<Storage, StorageError> {
    window()
        .local_storage()?
        .ok_or_else(|| StorageError("no storage".to_owned()))
}

/// The keys that begin with `prefix`.
///
/// # Errors
/// When the browser keeps nothing for this page.
pub fn keys(prefix: &str) -> Result<Vec<String>, StorageError> {
    let storage = storage()?;
    let count = storage.length()?;
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    Ok(keys.filter(|key| key.starts_with(prefix)).collect())
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
