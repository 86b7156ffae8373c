//! `StorageManager`: quota and persistence.
use js_sys::Reflect;
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::Library;

/// The browser's estimate of its storage for the page, in bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StorageEstimate {
    pub usage: f64,
    pub quota: f64,
}

impl Library {
    /// `None` where the browser does not say.
    pub async fn storage_estimate(&self) -> Option<StorageEstimate> {
        let estimate = window().navigator().storage().estimate().ok()?;
        let estimate = JsFuture::from(estimate).await.ok()?;
        let number = |key: &str| Reflect::get(&estimate, &key.into()).ok()?.as_f64();
        Some(StorageEstimate {
            usage: number("usage")?,
            quota: number("quota")?,
        })
    }

    /// Asks the browser once not to delete the games when the disk is full.
    pub(super) fn request_persistence(&self) {
        if self.0.persist_requested.replace(true) {
            return;
        }
        spawn_local(async {
            if let Err(error) = persist().await {
                warn!("library: {error:?}");
            }
        });
    }
}

async fn persist() -> Result<JsValue, JsValue> {
    JsFuture::from(window().navigator().storage().persist()?).await
}
