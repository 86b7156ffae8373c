use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{Harness, START, middle, table};

async fn lift(table: &Harness, from: &str) {
    let (x, y) = table.middle(from);
    table.pointer("pointerdown", (x, y)).await;
    table.pointer("pointermove", (x + 8, y - 8)).await;
}

#[wasm_bindgen_test]
async fn a_piece_is_carried_to_its_square() {
    let table = table(START, 500, 540).await;
    lift(&table, "7g").await;
    assert!(table.has_class("7g", "lifted"));
    assert!(table.has_class("7f", "destination"));
    let to = table.middle("7f");
    table.pointer("pointermove", to).await;
    table.pointer("pointerup", to).await;
    // The click that browsers send after a drag is not another touch.
    table.click("7f").await;
    assert!(table.sfen().ends_with("w - 2"));
    assert!(table.find(".lifted").is_none() && table.find(".selected").is_none());
    assert!(!table.has_class("7f", "arrives"));
}

#[wasm_bindgen_test]
async fn a_piece_is_carried_from_the_hand() {
    let table = table("4k4/9/9/9/9/9/9/9/4K4 b G 1", 500, 540).await;
    let (x, y) = middle(&table.item("black", "G").get_bounding_client_rect());
    table.pointer("pointerdown", (x, y)).await;
    table.pointer("pointermove", (x, y - 20)).await;
    let to = table.middle("5b");
    table.pointer("pointerup", to).await;
    assert_eq!(table.sfen(), "4k4/4G4/9/9/9/9/9/9/4K4 w - 2");
}

#[wasm_bindgen_test]
async fn a_tremble_is_a_click() {
    let table = table(START, 500, 540).await;
    let (x, y) = table.middle("7g");
    table.pointer("pointerdown", (x, y)).await;
    table.pointer("pointermove", (x + 2, y + 2)).await;
    table.pointer("pointerup", (x + 2, y + 2)).await;
    table.click("7g").await;
    assert!(table.has_class("7g", "selected"));
    assert!(table.find(".lifted").is_none());
}

#[wasm_bindgen_test]
async fn let_go_beside_the_board_the_piece_goes_back() {
    let table = table(START, 500, 540).await;
    lift(&table, "7g").await;
    table.pointer("pointerup", (2, 538)).await;
    assert!(table.find(".selected").is_none());
    assert_eq!(table.sfen(), START);
}

#[wasm_bindgen_test]
async fn escape_and_a_lost_pointer_end_the_drag() {
    let table = table(START, 500, 540).await;
    lift(&table, "7g").await;
    table.key("Escape").await;
    assert!(table.find(".lifted").is_none() && table.find(".selected").is_none());
    table.pointer("pointerup", table.middle("7f")).await;
    lift(&table, "7g").await;
    table.pointer("pointercancel", table.middle("7f")).await;
    assert!(table.find(".lifted").is_none() && table.find(".selected").is_none());
    assert_eq!(table.sfen(), START);
}

#[wasm_bindgen_test]
async fn a_carried_piece_is_asked_and_refused_like_any_other() {
    let table = table("4k4/9/9/2P6/9/9/9/9/4K4 b - 1", 500, 540).await;
    lift(&table, "7d").await;
    table.pointer("pointerup", table.middle("7c")).await;
    assert!(table.find("[role=dialog]").is_some());
    table.key("Escape").await;
    lift(&table, "7d").await;
    table.pointer("pointerup", table.middle("5e")).await;
    assert!(table.has_class("5e", "refused"));
}

#[wasm_bindgen_test]
async fn the_secondary_button_puts_back_what_is_carried_or_picked_up() {
    let table = table(START, 500, 540).await;
    lift(&table, "7g").await;
    assert!(!table.press_secondary(table.middle("5e")).await);
    assert!(table.find(".lifted").is_none() && table.find(".selected").is_none());
    // What follows when the first button is let go moves nothing.
    table.pointer("pointerup", table.middle("7f")).await;
    table.click("7f").await;
    assert_eq!(table.sfen(), START);
    table.click("7g").await;
    assert!(table.has_class("7g", "selected"));
    assert!(!table.press_secondary(table.middle("7f")).await);
    assert!(table.find(".selected").is_none());
    assert!(table.press_secondary(table.middle("7f")).await);
    assert_eq!(table.sfen(), START);
}
