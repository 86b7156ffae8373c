//! The page's address (`Location` and `History`): the fragment, which is after `#`.
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Url;

use super::listener::listen_in_owner;

/// The fragment, without the `#`.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_owned()
}

/// Navigates to another fragment, with a new entry in the history.
pub fn navigate(fragment: &str) {
    if let Err(error) = window().location().set_hash(fragment) {
        leptos::logging::warn!("address: {error:?}");
    }
}

/// The page's URL with another fragment.
pub fn url_with_fragment(fragment: &str) -> String {
    let url = window().location().href().unwrap_or_default();
    let page = url.split('#').next().unwrap_or_default();
    format!("{page}#{fragment}")
}

/// The fragment of a URL of this page.
pub fn own_fragment(url: &str) -> Option<String> {
    let (page, fragment) = url.trim().split_once('#')?;
    (format!("{page}#") == url_with_fragment("")).then(|| fragment.to_owned())
}

/// The URL of a file relative to the page.
pub fn resolve_url(file: &str) -> String {
    let page = document().base_uri().ok().flatten().unwrap_or_default();
    Url::new_with_base(file, &page).map_or_else(|_| file.to_owned(), |url| url.href())
}

/// Puts another fragment in place of the present one, without a new entry in
/// the history.
pub fn replace_fragment(fragment: &str) {
    let replaced = window().history().and_then(|history| {
        let url = url_with_fragment(fragment);
        history.replace_state_with_url(&JsValue::NULL, "", Some(&url))
    });
    if let Err(error) = replaced {
        leptos::logging::warn!("history: {error:?}");
    }
}

/// Calls `listener` when the fragment has changed, by a link, by hand or by
/// [`navigate`], as long as the calling owner lives.
pub fn on_fragment_change(listener: impl Fn() + 'static) {
    listen_in_owner(&window(), "hashchange", move |_| listener());
}
