use komadai_board::Marks;
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{START, body, table};
use crate::host::painted;

#[wasm_bindgen_test]
async fn two_clicks_make_a_move() {
    let table = table(START, 700, 600).await;
    table.click("2h").await;
    assert!(table.has_class("2h", "selected"));
    assert!(table.has_class("3h", "destination"));
    table.click("5h").await;
    assert!(table.sfen().contains("/1B2R4/"));
    assert!(table.has_class("2h", "last") && table.has_class("5h", "last"));
    assert!(!table.has_class("3h", "destination"));
    assert!(table.has_class("5h", "arrives"), "it slides there");
    let way = |selector| {
        let window = web_sys::window().unwrap();
        let style = window.get_computed_style(&table.get(selector)).unwrap();
        let style = style.unwrap();
        ["--rows", "--columns"].map(|name| style.get_property_value(name).unwrap())
    };
    assert_eq!(way("[data-square='5h']"), ["0", "3"]);
    assert_eq!(
        way("[data-square='4a']"),
        ["", ""],
        "no other square is styled anew"
    );
}

#[wasm_bindgen_test]
async fn marks_that_are_not_wanted_are_still_said() {
    let table = table(START, 700, 600).await;
    let label = |square: &str| table.square(square).get_attribute("aria-label").unwrap();
    for marks in [
        Marks {
            destinations: false,
            last_move: true,
        },
        Marks {
            destinations: true,
            last_move: false,
        },
    ] {
        table.mark(marks).await;
        table.click("2h").await;
        assert_eq!(table.has_class("3h", "destination"), marks.destinations);
        assert!(label("3h").ends_with("can go here"), "{}", label("3h"));
        table.click("3h").await;
        assert_eq!(table.has_class("3h", "last"), marks.last_move);
        assert!(label("3h").contains("last move"), "{}", label("3h"));
        table.mark(Marks::ALL).await;
        assert!(table.has_class("2h", "last") && table.has_class("3h", "last"));
        // White's answer, and back.
        for square in ["3c", "3d", "3h", "2h", "4c", "4d"] {
            table.click(square).await;
        }
    }
}

#[wasm_bindgen_test]
async fn a_piece_that_stays_is_not_drawn_anew() {
    let table = table(START, 700, 600).await;
    let drawing = |square| table.get(&format!("[data-square='{square}'] use"));
    // Whoever draws it again puts its own drawing there.
    drawing("3c").set_attribute("href", "#ours").unwrap();
    drawing("7g").set_attribute("href", "#ours").unwrap();
    table.click("7g").await;
    table.click("7f").await;
    let drawn = |square| drawing(square).get_attribute("href").unwrap();
    assert!(
        table.has_class("3c", "movable"),
        "its square does look another way"
    );
    assert_eq!(drawn("3c"), "#ours");
    assert_ne!(drawn("7f"), "#ours");
}

#[wasm_bindgen_test]
async fn a_capture_is_ringed_and_goes_to_the_hand() {
    let table = table("4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1", 700, 600).await;
    table.click("5f").await;
    assert!(table.has_class("5e", "capture"));
    table.click("5e").await;
    let pawn = table.item("black", "P");
    assert_eq!(pawn.get_attribute("data-count").as_deref(), Some("1"));
}

#[wasm_bindgen_test]
async fn a_second_click_escape_and_a_click_elsewhere_cancel() {
    let table = table(START, 700, 600).await;
    let selected = || table.find(".selected").is_some();
    table.click("7g").await;
    table.click("7g").await;
    assert!(!selected());
    table.click("7g").await;
    table.key("Escape").await;
    assert!(!selected());
    table.click("7g").await;
    body().click();
    painted().await;
    assert!(!selected());
    table.click("7g").await;
    table.item("black", "R").click();
    painted().await;
    assert!(!selected());
    assert_eq!(table.sfen(), START);
}

#[wasm_bindgen_test]
async fn a_piece_is_dropped_with_two_clicks() {
    let table = table("4k4/9/9/9/9/9/9/9/4K4 b P 1", 700, 600).await;
    table.item("black", "P").click();
    painted().await;
    assert!(!table.has_class("3a", "destination"));
    assert!(table.has_class("3b", "destination"));
    table.click("3b").await;
    assert_eq!(table.sfen(), "4k4/6P2/9/9/9/9/9/9/4K4 w - 2");
}

#[wasm_bindgen_test]
async fn a_forbidden_square_says_why() {
    let table = table("4k4/9/9/9/9/9/2P6/9/4K4 b P 1", 700, 600).await;
    table.item("black", "P").click();
    table.click("7e").await;
    let reason = table.get(".refusal").text_content().unwrap();
    assert!(reason.contains("7g"), "{reason}");
    assert!(table.has_class("7e", "refused"));
    assert!(table.has_class("7g", "culprit"));
    assert!(table.has_class("7b", "shaded"));
    assert!(table.find(".selected").is_none());
    table.click("5i").await;
    assert!(table.find(".refusal").is_none());
}

#[wasm_bindgen_test]
async fn a_king_in_check_is_framed() {
    let table = table("4k4/9/9/9/4r4/9/9/9/4K4 b - 1", 700, 600).await;
    assert!(table.has_class("5i", "check"));
}
