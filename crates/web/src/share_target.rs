//! Web Share Target and `launchQueue`: a file that was shared with the installed app, or
//! opened with it. `sw.js` or `register-sw.js` has stored it in a cache.
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Cache, Response, Url};

use super::files::{OpenedFile, bytes};

/// Its address in the cache.
const GIVEN: &str = "./?given";
/// The header with the file's name, percent-encoded.
const NAME: &str = "x-name";

/// Removes the last file from the cache, and calls `then` with it; `None` if there is none.
pub fn take(then: Box<dyn FnOnce(Option<OpenedFile>)>) {
    spawn_local(async move {
        let given = taken().await.unwrap_or_else(|error| {
            warn!("given: {error:?}");
            None
        });
        then(given);
    });
}

async fn taken() -> Result<Option<OpenedFile>, JsValue> {
    let base = document_base()?;
    let name = format!(
        "komadai-given {}",
        Url::new_with_base("./", &base)?.pathname()
    );
    let cache: Cache = JsFuture::from(window().caches()?.open(&name)).await?.into();
    let found = JsFuture::from(cache.match_with_str(GIVEN)).await?;
    let Ok(response) = found.dyn_into::<Response>() else {
        return Ok(None);
    };
    let name = response.headers().get(NAME)?.unwrap_or_default();
    let name = js_sys::decode_uri_component(&name)?.into();
    let content: Blob = JsFuture::from(response.blob()?).await?.into();
    let bytes = bytes(&content).await;
    JsFuture::from(cache.delete_with_str(GIVEN)).await?;
    Ok(Some(OpenedFile { name, bytes }))
}

fn document_base() -> Result<String, JsValue> {
    let base = leptos::prelude::document().base_uri()?;
    base.ok_or_else(|| "no base".into())
}
