use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{START, table};

const HANDS: &str = "4k4/9/9/4+P4/9/9/9/9/4K4 b R2P5p 1";

#[wasm_bindgen_test]
async fn the_root_has_the_position_of_now() {
    let table = table(START, 700, 600).await;
    assert_eq!(table.sfen(), START);
    table.click("7g").await;
    table.click("7f").await;
    assert!(table.sfen().ends_with("w - 2"));
}

#[wasm_bindgen_test]
async fn every_square_has_its_name_and_its_piece() {
    let table = table(HANDS, 700, 600).await;
    assert_eq!(table.all("[data-square]").len(), 81);
    assert_eq!(table.all("[data-square][data-piece]").len(), 3);
    let (tokin, king) = (table.square("5d"), table.square("5a"));
    let attribute = |name: &str| tokin.get_attribute(name);
    assert_eq!(attribute("data-piece").as_deref(), Some("+P"));
    assert_eq!(attribute("data-color").as_deref(), Some("black"));
    assert_eq!(king.get_attribute("data-color").as_deref(), Some("white"));
    assert!(table.square("5e").get_attribute("data-piece").is_none());
}

#[wasm_bindgen_test]
async fn each_hand_has_seven_items_with_their_counts() {
    let table = table(HANDS, 700, 600).await;
    for color in ["black", "white"] {
        let items = format!("[data-hand={color}] [data-piece][data-count]");
        assert_eq!(table.all(&items).len(), 7);
    }
    let count = |color, piece| {
        table
            .item(color, piece)
            .get_attribute("data-count")
            .unwrap()
    };
    assert_eq!(count("black", "R"), "1");
    assert_eq!(count("black", "P"), "2");
    assert_eq!(count("black", "G"), "0");
    assert_eq!(count("white", "P"), "5");
}

#[wasm_bindgen_test]
async fn the_board_is_a_grid_that_can_be_read() {
    let table = table(START, 700, 600).await;
    assert_eq!(table.all("[role=grid] > [role=row]").len(), 9);
    assert_eq!(table.all("[role=row] > [role=gridcell]").len(), 81);
    assert_eq!(table.all("[role=gridcell][tabindex='0']").len(), 1);
    let label = |square| table.square(square).get_attribute("aria-label").unwrap();
    assert_eq!(label("7g"), "7g, Black pawn, can move");
    assert_eq!(label("8h"), "8h, Black bishop");
    assert_eq!(label("5e"), "5e, empty");
    let hand = table.get("[data-hand=black]");
    assert_eq!(
        hand.get_attribute("aria-label").as_deref(),
        Some("Black’s hand")
    );
}

#[wasm_bindgen_test]
async fn turned_the_board_reads_from_the_other_side() {
    let table = table(START, 700, 600).await;
    let first = || {
        table.all("[data-square]")[0]
            .get_attribute("data-square")
            .unwrap()
    };
    assert_eq!(first(), "9a");
    table.flip(true).await;
    assert_eq!(first(), "1i");
    let order: Vec<_> = table
        .all("[data-hand]")
        .iter()
        .map(|hand| hand.get_attribute("data-hand").unwrap())
        .collect();
    assert_eq!(order, ["black", "white"]);
}
