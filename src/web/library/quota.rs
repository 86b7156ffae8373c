//! How much room the browser gives, and whether it keeps the games for good.
use js_sys::Reflect;
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::Library;

/// How full the browser's storage is, in bytes, as far as it says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StorageEstimate {
    pub usage: f64,
    pub quota: f64,
}

impl Library {
    /// How full it is; `None` where the browser does not say.
    pub async fn storage_estimate(&self) -> Option<StorageEstimate> {
        let estimate = window().navigator().storage().estimate().ok()?;
        let estimate = JsFuture::from(estimate).await.ok()?;
        let number = |key: &str| Reflect::get(&estimate, &key.into()).ok()?.as_f64();
        Some(StorageEstimate {
            usage: number("usage")?,
            quota: number("quota")?,
        })
    }

    /// Asks the browser once not to clear the games away when its disk is full.
    pub(super) fn ask_to_persist(&self) {
        if self.0.asked.replace(true) {
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
