use komadai_model::Selection;
use leptos::task::tick;
use shogi::{Color, Origin, PieceKind, Square};
use wasm_bindgen_test::wasm_bindgen_test;

use super::harness::{Harness, body, focused, table};
use crate::host::painted;

const PAWN: &str = "4k4/9/9/2P6/9/9/9/9/4K4 b - 1";

async fn asked() -> Harness {
    let table = table(PAWN, 320, 568).await;
    table.click("7d").await;
    table.click("7c").await;
    assert!(table.find("[role=dialog]").is_some());
    table
}

fn answer() -> Option<String> {
    focused().get_attribute("data-promote")
}

#[wasm_bindgen_test]
async fn the_question_shows_both_faces_and_takes_the_focus() {
    let table = asked().await;
    assert_eq!(table.all("[data-promote]").len(), 2);
    assert_eq!(answer().as_deref(), Some("yes"));
    // The piece is seen where it goes, and the position is the one before.
    assert!(
        table
            .square("7c")
            .query_selector(".piece")
            .unwrap()
            .is_some()
    );
    assert!(
        table
            .square("7d")
            .query_selector(".piece")
            .unwrap()
            .is_none()
    );
    assert_eq!(table.sfen(), PAWN);
}

fn words(table: &Harness, answer: &str) -> String {
    let words = table
        .get(&format!("[data-promote={answer}]"))
        .text_content();
    words.unwrap_or_default()
}

#[wasm_bindgen_test]
async fn the_answers_have_words_and_say_how_the_pieces_move_where_that_is_wanted() {
    let table = asked().await;
    assert_eq!(words(&table, "yes"), "Promote to tokin");
    assert_eq!(words(&table, "no"), "Stay pawn");
    let moves = |kind| match kind {
        PieceKind::Tokin => "As a gold.",
        _ => "One square forward.",
    };
    table.say_moves(moves).await;
    assert_eq!(words(&table, "yes"), "Promote to tokinAs a gold.");
    assert_eq!(words(&table, "no"), "Stay pawnOne square forward.");
}

#[wasm_bindgen_test]
async fn a_refusal_says_how_the_piece_moves_and_goes_with_the_next_click() {
    let table = table(PAWN, 320, 568).await;
    table.say_moves(|_| "One square forward.").await;
    table.click("7d").await;
    table.click("7f").await;
    let note = table.get(".refusal").text_content().unwrap();
    assert_eq!(note, "A pawn does not move like that.One square forward.");
    body().click();
    painted().await;
    assert!(table.find(".refusal").is_none());
}

#[wasm_bindgen_test]
async fn enter_promotes() {
    let table = asked().await;
    table.key("Enter").await;
    assert!(table.sfen().starts_with("4k4/9/2+P6/9/"));
    assert!(table.find("[role=dialog]").is_none());
    assert_eq!(table.focused_square().as_deref(), Some("7c"));
}

#[wasm_bindgen_test]
async fn keys_that_do_not_wait_for_the_paint_are_meant_for_the_board() {
    let table = asked().await;
    table.press("Enter", false);
    tick().await;
    for key in ["5", "i"] {
        table.press(key, false);
    }
    painted().await;
    assert_eq!(table.focused_square().as_deref(), Some("5i"));
}

#[wasm_bindgen_test]
async fn n_declines() {
    let table = asked().await;
    table.key("n").await;
    assert!(table.sfen().starts_with("4k4/9/2P6/9/"));
    assert_eq!(table.focused_square().as_deref(), Some("7c"));
}

#[wasm_bindgen_test]
async fn enter_on_the_other_face_declines() {
    let table = asked().await;
    table.key("Tab").await;
    assert_eq!(answer().as_deref(), Some("no"));
    table.key("Enter").await;
    assert!(table.sfen().starts_with("4k4/9/2P6/9/"));
}

#[wasm_bindgen_test]
async fn a_click_on_a_face_chooses_it() {
    for (face, piece) in [("yes", "+P"), ("no", "P")] {
        let table = asked().await;
        table.get(&format!("[data-promote={face}]")).click();
        painted().await;
        let shown = table.square("7c").get_attribute("data-piece");
        assert_eq!(shown.as_deref(), Some(piece));
    }
}

#[wasm_bindgen_test]
async fn escape_takes_the_move_back() {
    let table = asked().await;
    table.key("Escape").await;
    assert_eq!(table.sfen(), PAWN);
    assert!(table.find("[role=dialog]").is_none());
    assert!(
        table
            .square("7d")
            .query_selector(".piece")
            .unwrap()
            .is_some()
    );
    assert_eq!(table.focused_square().as_deref(), Some("7d"));
}

#[wasm_bindgen_test]
async fn a_click_outside_takes_the_move_back() {
    let table = asked().await;
    table.click("5e").await;
    assert!(table.find("[role=dialog]").is_none());
    table.click("7d").await;
    table.click("7c").await;
    body().click();
    painted().await;
    assert!(table.find("[role=dialog]").is_none());
    assert_eq!(table.sfen(), PAWN);
}

#[wasm_bindgen_test]
async fn a_stray_second_tap_meets_no_answer() {
    let table = asked().await;
    let under_the_finger = table.element_at("7c");
    assert!(
        under_the_finger
            .closest("[data-promote]")
            .unwrap()
            .is_none()
    );
    table.click("7c").await;
    assert!(table.find("[role=dialog]").is_some());
    assert_eq!(table.sfen(), PAWN);
}

#[wasm_bindgen_test]
async fn a_key_held_down_answers_nothing() {
    let table = asked().await;
    for key in ["Enter", "n"] {
        table.held_key(key).await;
        assert!(table.find("[role=dialog]").is_some());
    }
}

#[wasm_bindgen_test]
async fn the_question_survives_a_flip() {
    let table = asked().await;
    let below = table.rect("[data-promote=yes]").top() > table.rect("[data-promote=no]").top();
    assert!(below, "Black sits near");
    table.flip(true).await;
    let below = table.rect("[data-promote=yes]").top() > table.rect("[data-promote=no]").top();
    assert!(!below, "Black sits far");
    table.key("Enter").await;
    assert!(table.sfen().starts_with("4k4/9/2+P6/9/"));
}

/// Black's and White's rook, asked on every square of the board.
#[wasm_bindgen_test]
async fn at_every_square_the_faces_are_in_the_window_and_beside_the_square() {
    let positions = [
        ("4k4/9/9/9/9/9/9/9/R3K4 b - 1", Color::Black, "9i"),
        ("r3k4/9/9/9/9/9/9/9/4K4 w - 1", Color::White, "9a"),
    ];
    for (sfen, color, from) in positions {
        let table = table(sfen, 320, 568).await;
        // As long as the longest in any language.
        table
            .say_moves(
                |_| "One square straight or diagonally forward, or straight back, or sidewise.",
            )
            .await;
        let from = Square::from_usi(from).unwrap();
        for flipped in [false, true] {
            table.flip(flipped).await;
            for to in Square::all().filter(|&to| to != from) {
                let from = Origin::Board(from);
                table.select(Selection::Promoting { from, to }).await;
                check_place(&table, to, (color == Color::Black) != flipped);
            }
        }
    }
}

fn check_place(table: &Harness, to: Square, mover_is_near: bool) {
    let square = table.rect(&format!("[data-square=\"{to}\"]"));
    let (yes, no) = (
        table.rect("[data-promote=yes]"),
        table.rect("[data-promote=no]"),
    );
    for face in [&yes, &no] {
        assert!(face.width() >= 44.0 && face.height() >= 44.0, "{to}");
        assert!(face.left() >= 0.0 && face.right() <= 320.0, "{to}");
        assert!(face.top() >= 0.0 && face.bottom() <= 568.0, "{to}");
        let apart = face.bottom() <= square.top() + 1.0 || face.top() >= square.bottom() - 1.0;
        assert!(apart, "{to} is covered");
    }
    let nearest = (yes.top() - square.bottom())
        .abs()
        .min((no.top() - square.bottom()).abs())
        .min((yes.bottom() - square.top()).abs())
        .min((no.bottom() - square.top()).abs());
    assert!(nearest <= 2.0, "{to}: the faces stand {nearest} px away");
    assert_eq!(yes.top() > no.top(), mover_is_near, "{to}");
}
