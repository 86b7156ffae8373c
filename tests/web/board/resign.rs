//! A touch of one's own komadai beside its pieces.
use komadai_model::BoardIntent;
use leptos::prelude::GetUntracked;
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{Harness, middle, table};
use crate::host::painted;

const HANDS: &str = "4k4/9/9/9/9/9/9/9/4K4 b GP 1";
const TOLD: &str = "[data-hand=black][data-told='Hold to resign']";

async fn touch_place(table: &Harness, color: &str, piece: &str) {
    let item = table.item(color, piece);
    let point = middle(&item.get_bounding_client_rect());
    table.pointer("pointerdown", point).await;
    table.pointer("pointerup", point).await;
    item.click();
    painted().await;
}

fn asks_to_resign(table: &Harness) -> bool {
    let intents = table.intents.get_untracked();
    let resigns = |intent: &BoardIntent| matches!(intent, BoardIntent::Resign { .. });
    intents.iter().any(resigns)
}

#[wasm_bindgen_test]
async fn a_touch_beside_the_pieces_says_that_holding_resigns_and_no_more() {
    let table = table(HANDS, 360, 560).await;
    touch_place(&table, "black", "N").await;
    assert!(table.find(TOLD).is_some());
    assert_eq!(table.text("[data-board] > [role=status]"), "Hold to resign");
    assert!(!asks_to_resign(&table));

    // What is done next takes it away.
    touch_place(&table, "black", "G").await;
    assert!(table.find("[data-told]").is_none());
    assert!(table.find("[data-hand=black] .selected").is_some());
}

#[wasm_bindgen_test]
async fn nothing_is_said_at_the_other_komadai() {
    let table = table(HANDS, 360, 560).await;
    touch_place(&table, "white", "N").await;
    assert!(table.find("[data-told]").is_none());
    assert!(!asks_to_resign(&table));
}

#[wasm_bindgen_test]
async fn the_key_asks() {
    let table = table(HANDS, 360, 560).await;
    table.item("black", "N").focus().unwrap();
    table.key("Delete").await;
    assert!(asks_to_resign(&table));
}
