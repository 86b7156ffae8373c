//! Web Share Target and `launchQueue`: files that were shared with the installed app, or opened
//! with it. `sw.js` or `register-sw.js` has stored them in a cache.
use leptos::{logging::warn, prelude::window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Cache, Response, Url};

use super::files::{OpenedFile, bytes};

/// The address of the first in the cache, without its number.
const GIVEN: &str = "./?given=";
/// The header with the file's name, percent-encoded.
const NAME: &str = "x-name";

/// Removes the files from the cache, and calls `then` with them.
pub fn take(then: Box<dyn FnOnce(Vec<OpenedFile>)>) {
    spawn_local(async move {
        let mut given = Vec::new();
        if let Err(error) = take_all(&mut given).await {
            warn!("given: {error:?}");
        }
        then(given);
    });
}

async fn take_all(given: &mut Vec<OpenedFile>) -> Result<(), JsValue> {
    let base = document_base()?;
    let name = format!(
        "komadai-given {}",
        Url::new_with_base("./", &base)?.pathname()
    );
    let cache: Cache = JsFuture::from(window().caches()?.open(&name)).await?.into();
    for number in 0.. {
        let address = format!("{GIVEN}{number}");
        let found = JsFuture::from(cache.match_with_str(&address)).await?;
        let Ok(response) = found.dyn_into::<Response>() else {
            break;
        };
        let name = response.headers().get(NAME)?.unwrap_or_default();
        let name = js_sys::decode_uri_component(&name)?.into();
        let content: Blob = JsFuture::from(response.blob()?).await?.into();
        let bytes = bytes(&content).await;
        JsFuture::from(cache.delete_with_str(&address)).await?;
        given.push(OpenedFile { name, bytes });
    }
    Ok(())
}

fn document_base() -> Result<String, JsValue> {
    let base = leptos::prelude::document().base_uri()?;
    base.ok_or_else(|| "no base".into())
}
