//! The Web Share API.
use js_sys::Reflect;
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;

/// How an offer to share ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareResult {
    Done,
    /// The reader cancelled.
    Cancelled,
    /// The browser refused.
    Failed,
}

/// Whether the browser has the API.
pub fn is_supported() -> bool {
    // A navigator is an object: looking into it cannot fail.
    Reflect::has(&window().navigator(), &"share".into()).is_ok_and(|has| has)
}

/// Shares a URL with a title. To be called in answer to a click or a key, where it
/// [`is_supported`].
pub fn share_url(url: &str, title: &str, then: Box<dyn FnOnce(ShareResult)>) {
    if !is_supported() {
        return then(ShareResult::Failed);
    }
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(url);
    let sharing = window().navigator().share_with_data(&data);
    spawn_local(async move {
        then(match JsFuture::from(sharing).await {
            Ok(_) => ShareResult::Done,
            Err(error) if is_abort(&error) => ShareResult::Cancelled,
            Err(error) => {
                warn!("share: {error:?}");
                ShareResult::Failed
            }
        });
    });
}

fn is_abort(error: &JsValue) -> bool {
    error.unchecked_ref::<js_sys::Error>().name() == "AbortError"
}
