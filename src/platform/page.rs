//! The document as a whole.
use js_sys::Reflect;
use leptos::prelude::*;

/// The languages the reader's browser asks for, the dearest first.
pub fn preferred_languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Whether the page was loaded again or gone back to, not opened.
pub fn is_revisit() -> bool {
    navigation_type().is_some_and(|kind| kind == "reload" || kind == "back_forward")
}

fn navigation_type() -> Option<String> {
    let entries = window().performance()?.get_entries_by_type("navigation");
    Reflect::get(&entries.get(0), &"type".into())
        .ok()?
        .as_string()
}

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
