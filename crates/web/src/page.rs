//! The document as a whole.
use core::time::Duration;
use std::{cell::Cell, rc::Rc};

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::CssStyleSheet;

/// The languages of the reader's browser, the preferred one first.
pub fn preferred_languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Whether the page was reloaded, or reached by the browser's history.
pub fn is_reload_or_back() -> bool {
    navigation_type().is_some_and(|kind| kind == "reload" || kind == "back_forward")
}

fn navigation_type() -> Option<String> {
    let entries = window().performance()?.get_entries_by_type("navigation");
    Reflect::get(&entries.get(0), &"type".into())
        .ok()?
        .as_string()
}

/// The build, after which the folder `v/` of its files is named.
pub fn build() -> String {
    meta("build").unwrap_or_else(|| "dev".to_owned())
}

/// The address of the course as a book, where this host has it.
pub fn book() -> Option<String> {
    meta("book")
}

pub fn meta(name: &str) -> Option<String> {
    let selector = format!("meta[name={name}]");
    let element = document().query_selector(&selector).ok()??;
    element.get_attribute("content")
}

/// Calls `then` once the present changes are painted; where nothing is painted, as in a
/// hidden tab, after 100 milliseconds.
pub fn after_paint(then: Box<dyn FnOnce()>) {
    let once = Rc::new(Cell::new(Some(then)));
    let call_after = move |millis| {
        let once = once.clone();
        let call = move || {
            if let Some(then) = once.take() {
                then();
            }
        };
        set_timeout(call, Duration::from_millis(millis));
    };
    call_after(UNPAINTED);
    request_animation_frame(move || call_after(0));
}

/// How long a change waits for a frame, in milliseconds.
const UNPAINTED: u64 = 100;

/// Sets an attribute of the root element, or takes it away.
pub fn set_root_attribute(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else {
        return;
    };
    let set = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
    if let Err(error) = set {
        leptos::logging::warn!("{name}: {error:?}");
    }
}

/// Replaces the contents of an element.
pub fn set_inner_html(selector: &str, html: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.set_inner_html(html);
    }
}

/// Takes away the drawing that `index.html` shows until the program is there.
pub fn remove_first_picture() {
    if let Some(picture) = document().get_element_by_id("first-picture") {
        picture.remove();
    }
}

/// Adds a style sheet to the page, after all others.
pub fn adopt_style(style: &str) {
    let adopt = || -> Result<(), JsValue> {
        let sheet = CssStyleSheet::new()?;
        sheet.replace_sync(style)?;
        document().adopted_style_sheets().push(&sheet);
        Ok(())
    };
    if let Err(error) = adopt() {
        leptos::logging::warn!("style: {error:?}");
    }
}
