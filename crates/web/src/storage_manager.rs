//! `StorageManager`.
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Asks the browser not to delete what the page stores when the disk is full.
pub fn request_persistence() {
    spawn_local(async {
        if let Err(error) = persist().await {
            warn!("persistent storage: {error:?}");
        }
    });
}

async fn persist() -> Result<JsValue, JsValue> {
    JsFuture::from(window().navigator().storage().persist()?).await
}
