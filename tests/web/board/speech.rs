use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{START, table};
use crate::host::painted;

#[wasm_bindgen_test]
async fn a_move_is_told() {
    let table = table(START, 700, 600).await;
    assert_eq!(table.get("[role=status]").text_content().unwrap(), "");
    table.click("7g").await;
    table.click("7f").await;
    let told = table.get("[role=status]").text_content().unwrap();
    assert_eq!(told, "Black: pawn to 7f.");
}

#[wasm_bindgen_test]
async fn a_check_is_told() {
    let table = table("4k4/9/9/9/9/9/9/9/R3K4 b - 1", 700, 600).await;
    table.click("9i").await;
    table.click("9a").await;
    table.get("[data-promote=no]").click();
    painted().await;
    let told = table.get("[role=status]").text_content().unwrap();
    assert!(told.ends_with("White is in check."), "{told}");
}

#[wasm_bindgen_test]
async fn a_refusal_is_told_and_told_again() {
    let table = table(START, 700, 600).await;
    for _ in 0..2 {
        table.click("7g").await;
        assert_eq!(table.get("[role=status]").text_content().unwrap(), "");
        table.click("7e").await;
        let told = table.get("[role=status]").text_content().unwrap();
        assert!(!told.is_empty());
    }
}
