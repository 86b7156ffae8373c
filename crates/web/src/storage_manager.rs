//! `StorageManager`.
use js_sys::{Array, Reflect};
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::js_call::call_method;

/// What the page stores, and what it may, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageEstimate {
    pub usage: u64,
    pub quota: u64,
    /// Whether the browser has promised not to delete it when the disk is full.
    pub is_persistent: bool,
}

/// Asks the browser not to delete what the page stores when the disk is full.
pub fn request_persistence() {
    spawn_local(async {
        if let Err(error) = persist().await {
            warn!("persistent storage: {error:?}");
        }
    });
}

/// What the page stores; `None` where the browser does not say.
pub async fn estimate() -> Option<StorageEstimate> {
    let estimated = try_estimate().await;
    estimated
        .map_err(|error| warn!("storage: {error:?}"))
        .ok()
        .flatten()
}

async fn persist() -> Result<JsValue, JsValue> {
    JsFuture::from(window().navigator().storage().persist()?).await
}

async fn try_estimate() -> Result<Option<StorageEstimate>, JsValue> {
    let storage = window().navigator().storage();
    let estimate = answer(&storage, "estimate").await?;
    let bytes = |name: &str| {
        let number = Reflect::get(&estimate, &name.into())?.as_f64();
        Ok::<_, JsValue>(number.map(|number| number as u64))
    };
    let (Some(usage), Some(quota)) = (bytes("usage")?, bytes("quota")?) else {
        return Ok(None);
    };
    let persisted = answer(&storage, "persisted").await?;
    Ok(Some(StorageEstimate {
        usage,
        quota,
        is_persistent: persisted.is_truthy(),
    }))
}

/// What a method answers in time.
async fn answer(storage: &JsValue, method: &str) -> Result<JsValue, JsValue> {
    let promise = call_method(storage, method, &Array::new())?;
    JsFuture::from(promise.unchecked_into::<js_sys::Promise>()).await
}
