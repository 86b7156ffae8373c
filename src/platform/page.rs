//! The document as a whole.
use leptos::prelude::*;

/// The languages the reader's browser asks for, the dearest first.
pub fn preferred_languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

pub fn set_title(title: &str) {
    document().set_title(title);
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
