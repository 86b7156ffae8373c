use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{START, body, focused, table};

#[wasm_bindgen_test]
async fn a_move_by_keys_alone() {
    let table = table(START, 700, 600).await;
    table.square("7g").focus().unwrap();
    table.key("Enter").await;
    assert!(table.has_class("7g", "selected"));
    table.key("ArrowUp").await;
    assert_eq!(table.focused_square().as_deref(), Some("7f"));
    table.key(" ").await;
    assert!(table.sfen().contains("/2P6/"));
    assert_eq!(table.focused_square().as_deref(), Some("7f"));
}

#[wasm_bindgen_test]
async fn only_one_square_is_a_tab_stop() {
    let table = table(START, 700, 600).await;
    table.square("7g").focus().unwrap();
    table.key("ArrowRight").await;
    let stops = table.all("[role=gridcell][tabindex='0']");
    assert_eq!(stops.len(), 1);
    assert_eq!(stops[0].get_attribute("data-square").as_deref(), Some("6g"));
}

#[wasm_bindgen_test]
async fn a_square_is_typed_by_file_and_rank() {
    let table = table(START, 700, 600).await;
    table.square("5e").focus().unwrap();
    for key in ["2", "7"] {
        table.key(key).await;
    }
    assert_eq!(table.focused_square().as_deref(), Some("2g"));
    for key in ["8", "h"] {
        table.key(key).await;
    }
    assert_eq!(table.focused_square().as_deref(), Some("8h"));
}

#[wasm_bindgen_test]
async fn the_hands_are_reached_over_the_edges_and_by_letter() {
    let table = table("4k4/9/9/9/9/9/9/9/4K4 b GP 1", 700, 600).await;
    let item = || {
        let hand = focused().closest("[data-hand]").unwrap()?;
        let piece = focused().get_attribute("data-piece")?;
        Some(hand.get_attribute("data-hand").unwrap() + " " + &piece)
    };
    table.square("1c").focus().unwrap();
    table.key("ArrowRight").await;
    assert_eq!(item().as_deref(), Some("black R"));
    table.key("ArrowLeft").await;
    assert_eq!(table.focused_square().as_deref(), Some("1c"));
    table.key("Home").await;
    table.key("ArrowLeft").await;
    assert_eq!(item().as_deref(), Some("white R"));
    table.key("ArrowRight").await;
    assert_eq!(table.focused_square().as_deref(), Some("9c"));
    table.key("g").await;
    assert_eq!(item().as_deref(), Some("black G"));
}

#[wasm_bindgen_test]
async fn turning_the_board_keeps_the_focus_on_its_square() {
    let table = table(START, 700, 600).await;
    table.square("7g").focus().unwrap();
    table.flip(true).await;
    assert_eq!(table.focused_square().as_deref(), Some("7g"));
}

#[wasm_bindgen_test]
async fn a_square_is_typed_while_nothing_has_the_focus() {
    let table = table(START, 700, 600).await;
    assert_eq!(focused(), body().into());
    for key in ["2", "7"] {
        table.key(key).await;
    }
    assert_eq!(table.focused_square().as_deref(), Some("2g"));
    table.key("Enter").await;
    assert!(table.has_class("2g", "selected"));
}
