//! Printing, and handing the page's address on.
use komadai_web::{
    location,
    print::print,
    share::{self, ShareResult},
};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Event;

use super::{Replaced, Told, a_while, document, run};

async fn happens(event: &str) {
    let event = Event::new(event).unwrap();
    web_sys::window().unwrap().dispatch_event(&event).unwrap();
    a_while().await;
}

async fn after_print() {
    happens("afterprint").await;
}

fn printer() -> Replaced {
    Replaced::new(
        "window",
        "print",
        "() => { window.printed = document.title }",
    )
}

#[wasm_bindgen_test]
async fn the_paper_has_a_title_of_its_own() {
    let _printer = printer();
    document().set_title("Komadai");
    print("A game of 2026");
    assert_eq!(run("window.printed").as_string().unwrap(), "A game of 2026");
    after_print().await;
    assert_eq!(document().title(), "Komadai");
    after_print().await;
    assert_eq!(document().title(), "Komadai");
}

#[wasm_bindgen_test]
async fn a_touch_of_the_page_ends_the_printing_too() {
    let _printer = printer();
    for event in ["pointerdown", "keydown"] {
        document().set_title("Komadai");
        print("A game of 2026");
        a_while().await;
        assert_eq!(document().title(), "A game of 2026");
        happens(event).await;
        assert_eq!(document().title(), "Komadai");
    }
}

#[wasm_bindgen_test]
async fn a_title_that_changed_meanwhile_stays() {
    let _printer = printer();
    document().set_title("Komadai");
    print("A game of 2026");
    document().set_title("駒台");
    after_print().await;
    assert_eq!(document().title(), "駒台");
}

#[wasm_bindgen_test]
fn the_page_s_address_has_the_new_fragment_alone() {
    let href = web_sys::window().unwrap().location().href().unwrap();
    let page = href.split('#').next().unwrap().to_owned();
    location::replace_fragment("/play?moves=7g7f");
    assert_eq!(location::fragment(), "/play?moves=7g7f");
    let here = location::url_with_fragment("/record?usen=~0.6y2");
    assert_eq!(here, format!("{page}#/record?usen=~0.6y2"));
    assert!(here.starts_with("http"));
    web_sys::window().unwrap().location().set_hash("").unwrap();
}

async fn shared() -> ShareResult {
    let told = Told::new();
    share::share_url(
        "https://example.org/#/record",
        "A game",
        Box::new(told.tell()),
    );
    told.next().await
}

#[wasm_bindgen_test]
async fn an_address_is_offered_with_its_title() {
    let _sharing = Replaced::new(
        "navigator",
        "share",
        "async (data) => { window.shared = JSON.stringify(data, ['title', 'url']) }",
    );
    assert!(share::is_supported());
    assert_eq!(shared().await, ShareResult::Done);
    assert_eq!(
        run("window.shared").as_string().unwrap(),
        r#"{"title":"A game","url":"https://example.org/#/record"}"#
    );
}

#[wasm_bindgen_test]
async fn thinking_better_of_it_is_no_failure() {
    for (name, expected) in [
        ("AbortError", ShareResult::Cancelled),
        ("NotAllowedError", ShareResult::Failed),
    ] {
        let refusal = format!("async () => {{ throw new DOMException('no', '{name}') }}");
        let _sharing = Replaced::new("navigator", "share", &refusal);
        assert_eq!(shared().await, expected);
    }
}

#[wasm_bindgen_test]
async fn a_device_without_sharing_says_so() {
    if !share::is_supported() {
        assert_eq!(shared().await, ShareResult::Failed);
    }
}
