//! Printing.
use leptos::{
    logging::warn,
    prelude::{document, window},
};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::listener::FirstEvent;

/// The first event after printing. Some browsers do not send `afterprint`.
const BACK: [&str; 3] = ["afterprint", "pointerdown", "keydown"];

/// Prints the page. `title` is the document's meanwhile: browsers name a printed file after
/// it.
pub fn print(title: &str) {
    if let Err(error) = print_as(title.to_owned()) {
        warn!("print: {error:?}");
    }
}

fn print_as(title: String) -> Result<(), JsValue> {
    let before = document().title();
    let printed = FirstEvent::new(&window(), &BACK)?;
    document().set_title(&title);
    spawn_local(async move {
        if let Err(error) = printed.event().await {
            warn!("print: {error:?}");
        }
        // Unless the page has another one by now.
        if document().title() == title {
            document().set_title(&before);
        }
    });
    window().print()
}
