//! Keys of the record screen, and buttons that are held down.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

use js_sys::{Object, Reflect};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    ClipboardEvent, ClipboardEventInit, DataTransfer, Element, KeyboardEvent, KeyboardEventInit,
    MouseEvent, MouseEventInit, PointerEvent, PointerEventInit,
};

use crate::{
    host::{document, painted},
    study::harness::{open, record},
    web_apis::{Replaced, run},
};

const GAME: &str = "7g7f 3c3d 2g2f 4c4d 6g6f 8c8d";

fn focused() -> Element {
    document().active_element().unwrap()
}

/// Sends a key to what has the focus; returns whether nobody took it.
async fn key(name: &str) -> bool {
    let init = KeyboardEventInit::new();
    init.set_key(name);
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_shift_key(name.len() == 1 && name.chars().all(|letter| letter.is_ascii_uppercase()));
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    let is_free = focused().dispatch_event(&event).unwrap();
    painted().await;
    is_free
}

fn point(kind: &str, target: &Element) {
    let init = PointerEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_is_primary(true);
    let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
    target.dispatch_event(&event).unwrap();
}

/// Copies with nothing selected: the text that is given, if any is. To an event that a script
/// makes Firefox gives no data of its own.
fn copied() -> Option<String> {
    let init = ClipboardEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    let event = ClipboardEvent::new_with_event_init_dict("copy", &init).unwrap();
    let data = DataTransfer::new().unwrap();
    let own = Object::new();
    Reflect::set(&own, &"value".into(), &data).unwrap();
    Object::define_property(&event, &"clipboardData".into(), &own);
    let is_left = document().body().unwrap().dispatch_event(&event).unwrap();
    (!is_left).then(|| data.get_data("text/plain").unwrap())
}

#[wasm_bindgen_test]
async fn the_board_that_has_the_focus_gives_its_position() {
    let screen = open(&record(GAME)).await;
    screen.walk("forward").await;
    screen.get("[role=treeitem][tabindex='0']").focus().unwrap();
    assert_eq!(copied(), None);
    screen.square("7f").focus().unwrap();
    assert_eq!(copied(), Some(screen.sfen()));
    painted().await;
    let told = screen.texts("[data-board] > [role=status]").concat();
    assert_eq!(told.trim(), "Position copied.");
    // What the reader has selected is what is copied.
    let selection = web_sys::window().unwrap().get_selection().unwrap().unwrap();
    selection
        .select_all_children(&screen.get(".record-names"))
        .unwrap();
    assert_eq!(copied(), None);
    selection.remove_all_ranges().unwrap();
}

#[wasm_bindgen_test]
async fn a_key_copies_the_record() {
    let writes = "{ writeText: async (text) => { window.written = text } }";
    let _clipboard = Replaced::new("navigator", "clipboard", writes);
    let screen = open(&record(GAME)).await;
    screen.get("[role=treeitem][tabindex='0']").focus().unwrap();
    assert!(!key("e").await);
    while screen.find("[data-notice=opened]").is_none()
        || !screen.text("[data-notice=opened]").contains("copied")
    {
        painted().await;
    }
    let written = run("window.written").as_string().unwrap();
    assert!(written.contains("８四歩"), "{written}");
}

#[wasm_bindgen_test]
async fn keys_turn_the_board_and_delete() {
    let screen = open(&record(GAME)).await;
    screen.get("[role=treeitem][tabindex='0']").focus().unwrap();
    let is_turned = || screen.attribute("[data-action=flip]", "aria-pressed") == "true";
    key("f").await;
    assert!(is_turned());
    key("f").await;
    assert!(!is_turned());
    screen.walk("last").await;
    key("Delete").await;
    assert_eq!((screen.moves().len(), &*screen.number()), (5, "5"));
    assert_eq!(screen.said(), "1 move deleted.");
}

#[wasm_bindgen_test]
async fn a_key_goes_to_the_comment_and_escape_leaves_it() {
    let screen = open(&record(GAME)).await;
    screen.walk("forward").await;
    screen.get("[role=treeitem][tabindex='0']").focus().unwrap();
    key("c").await;
    while !focused().matches("[name=comment]").unwrap() {
        painted().await;
    }
    // There, letters are text.
    assert!(key("f").await && key("Delete").await);
    assert_eq!(screen.moves().len(), 6);
    assert!(!key("Escape").await);
    assert!(focused().matches("[role=treeitem]").unwrap());
    assert_eq!(screen.number(), "1");
    screen.get("[name=bookmark]").focus().unwrap();
    key("Escape").await;
    assert!(focused().matches("[role=treeitem]").unwrap());
}

#[wasm_bindgen_test]
async fn a_button_that_is_held_down_goes_on() {
    let screen = open(&record(GAME)).await;
    let forward = screen.get("[data-walk=forward]");
    let number = || screen.number().parse::<u32>().unwrap();
    point("pointerdown", &forward);
    while number() < 3 {
        painted().await;
    }
    point("pointerup", &forward);
    let reached = number();
    // The click that browsers send at the end is no further step.
    let init = MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_detail(1);
    let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).unwrap();
    forward.dispatch_event(&click).unwrap();
    painted().await;
    assert_eq!(number(), reached);
    // One that is only touched goes one step.
    screen.walk("first").await;
    point("pointerdown", &forward);
    point("pointerup", &forward);
    let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).unwrap();
    forward.dispatch_event(&click).unwrap();
    painted().await;
    assert_eq!(number(), 1);
}
