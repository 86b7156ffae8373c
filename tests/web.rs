//! Components in a real browser.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used)]

use komadai::i18n::Language;
use leptos::{mount::mount_to, prelude::*};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// An element of its own for a component under test.
fn stage() -> web_sys::HtmlElement {
    let stage = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&stage).unwrap();
    wasm_bindgen::JsCast::unchecked_into(stage)
}

#[wasm_bindgen_test]
async fn a_text_follows_the_language() {
    let language = RwSignal::new(Language::English);
    let stage = stage();
    let title = move || language.get().text().app.title;
    let handle = mount_to(stage.clone(), move || view! { <h1>{title}</h1> });
    for shown in Language::ALL {
        language.set(shown);
        leptos::task::tick().await;
        assert_eq!(stage.inner_text(), shown.text().app.title);
    }
    drop(handle);
    assert_eq!(stage.inner_html(), "");
}
