//! Studying a record in the browser, and saying what it is of.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

pub mod harness;

use gloo_timers::future::TimeoutFuture;
use komadai_records::Record;
use leptos::task::tick;
use shogi::Handicap;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{DataTransfer, HtmlDialogElement, wasm_bindgen::JsCast};

use crate::host::paste;
use harness::{focused, open, record};

const GAME: &str = "7g7f (2g2f) 3c3d 2g2f (6g6f) 4c4d end";

#[wasm_bindgen_test]
async fn what_is_ahead_is_hidden() {
    let screen = open(&record(GAME)).await;
    assert_eq!(screen.moves().len(), 7);
    assert!(screen.text(".record-about").contains("Resignation"));
    assert!(!screen.is_off("[data-jump=branch] button:last-child"));
    screen.study("hidden").await;
    assert!(screen.moves().is_empty());
    assert!(!screen.text(".record-about").contains("Resignation"));
    assert!(screen.is_off("[data-jump=branch] button:last-child"));
    assert!(screen.find(".guess").is_none());
    screen.walk("forward").await;
    assert_eq!(screen.moves(), ["☗ P-7f", "☗ P-2f"]);
    for _ in 0..3 {
        screen.walk("forward").await;
    }
    assert_eq!(screen.moves().len(), 6);
    // The last move does not tell that it is the last but one.
    assert!(screen.is_off("[name=end]"));
    assert_eq!(screen.chosen("[name=end]"), "none");
    screen.walk("forward").await;
    assert_eq!(screen.chosen("[name=end]"), "resignation");
    assert!(screen.text(".record-about").contains("Resignation"));
    // Chosen anew from the start, another way of studying begins with nothing.
    screen.walk("first").await;
    assert_eq!(screen.moves().len(), 7);
    screen.study("guess").await;
    assert!(screen.moves().is_empty());
    screen.study("shown").await;
    assert_eq!(screen.moves().len(), 7);
}

#[wasm_bindgen_test]
async fn moves_are_guessed() {
    let screen = open(&record(GAME)).await;
    screen.study("guess").await;
    assert_eq!(screen.verdict(), "Play the move that you think comes next.");
    screen.play("5g5f").await;
    assert_eq!(screen.verdict(), "Not ☗ P-5f. Try again.");
    assert!(screen.said().starts_with("Not "), "{}", screen.said());
    assert_eq!(screen.score(), "0 right of 1 try");
    assert_eq!(screen.number(), "0");
    assert!(screen.get("[data-square='5g']").has_attribute("data-piece"));
    // The reader thinks again: what was said stays until the next move.
    screen.click("[data-square='7g']").await;
    assert!(screen.verdict().starts_with("Not "));
    screen.click("[data-square='7f']").await;
    assert_eq!(screen.verdict(), "Right: ☗ P-7f.");
    assert!(screen.said().starts_with("Right: "), "{}", screen.said());
    assert_eq!(screen.score(), "1 right of 2 tries");
    screen.act("show-move").await;
    assert_eq!(screen.verdict(), "The move was ☖ P-3d.");
    assert_eq!(screen.score(), "1 right of 2 tries, 1 shown");
    screen.play("6g6f").await;
    assert_eq!(
        screen.verdict(),
        "Right, in a variation: ☗ P-6f. The line ends here."
    );
    assert!(screen.said().ends_with("2 right of 3 tries, 1 shown"));
    assert!(screen.is_off("[data-action=show-move]"));
    screen.walk("back").await;
    assert_eq!(screen.verdict(), "Play the move that you think comes next.");
    // Nothing grew, and there is nothing to undo.
    screen.study("shown").await;
    assert_eq!(screen.moves().len(), 7);
    assert!(screen.is_off("[data-action=undo]"));
    assert!(screen.find(".guess").is_none());
}

#[wasm_bindgen_test]
async fn the_other_side_answers_and_that_is_told() {
    let screen = open(&record(GAME)).await;
    screen.study("guess-white").await;
    assert_eq!(screen.number(), "1");
    screen.play("3c3d").await;
    assert_eq!(screen.number(), "3");
    assert_eq!(screen.verdict(), "Right: ☖ P-3d. The answer: ☗ P-2f.");
    assert!(screen.said().contains("The answer: "), "{}", screen.said());
    screen.play("4c4d").await;
    assert_eq!(screen.verdict(), "Right: ☖ P-4d. The line ends here.");
    assert!(screen.text(".record-about").contains("Resignation"));
}

#[wasm_bindgen_test]
async fn a_wheel_gives_no_move_away() {
    let screen = open(&record(GAME)).await;
    screen.wheel(true).await;
    assert_eq!(screen.number(), "1");
    screen.study("guess").await;
    screen.wheel(true).await;
    assert_eq!(
        (screen.number(), screen.score()),
        ("1".into(), "0 right of 0 tries".into())
    );
    screen.wheel(false).await;
    assert_eq!(screen.number(), "0");
    screen.wheel(true).await;
    assert_eq!(screen.number(), "1", "this one has been seen");
}

#[wasm_bindgen_test]
async fn what_the_record_is_of_is_filled_in() {
    let screen = open(&record(GAME)).await;
    screen.act("information").await;
    let dialog = "[data-dialog=information]";
    assert_eq!(screen.text("output"), "Even game");
    screen.write("[name='先手']", " Habu ").await;
    screen.write("[name='棋戦']", "Meijin").await;
    screen.write("[name='開始日時']", "one day in May").await;
    screen.write("[name='備考']", "two\nlines").await;
    screen.act("add-header").await;
    assert_eq!(
        focused().await.get_attribute("name").unwrap(),
        "header-name"
    );
    screen.act("add-header").await;
    screen.act("add-header").await;
    let row =
        |index: usize, name: &str| format!("[data-row]:nth-of-type({index}) [name=header-{name}]");
    screen.write(&row(1, "name"), "記録係").await;
    screen.write(&row(1, "value"), "A").await;
    screen.write(&row(2, "name"), "記録係").await;
    screen.act("save-information").await;
    assert_eq!(
        screen.text(&[dialog, " [role=alert]"].concat()),
        "The name “記録係” is used twice."
    );
    screen
        .click("[data-row]:nth-of-type(2) [data-action=remove-header]")
        .await;
    assert_eq!(screen.texts("[data-row]").len(), 2);
    screen.act("save-information").await;
    assert!(screen.find(&[dialog, " form"].concat()).is_none());
    assert_eq!(screen.text(".record-names"), "Habu – White");
    assert!(
        screen
            .text(".record-about")
            .starts_with("Meijin · one day in May · ")
    );
    assert_eq!(screen.text("[data-seat=black] .seat-name"), "Habu");
    screen.act("information").await;
    assert_eq!(screen.texts("[data-row]").len(), 1);
    screen.act("save-information").await;
    assert_eq!(screen.said(), "Nothing was changed.");
    screen.act("undo").await;
    assert_eq!(screen.text(".record-names"), "Record without names");
    assert!(screen.is_off("[data-action=undo]"), "it was one step");
}

#[wasm_bindgen_test]
async fn a_dialog_that_opens_again_at_once_stays_open() {
    let screen = open(&record(GAME)).await;
    screen.act("information").await;
    screen.get("[data-action=save-information]").click();
    let dialog: HtmlDialogElement = screen.get("[data-dialog=information]").unchecked_into();
    while dialog.open() {
        tick().await;
    }
    screen.act("information").await;
    screen.act("add-header").await;
    assert!(dialog.open());
}

#[wasm_bindgen_test]
async fn handicap_games_ask_for_other_names() {
    let screen = open(&Record::new(Handicap::TwoPieces.setup())).await;
    screen.act("information").await;
    assert_eq!(screen.text("output"), "Two pieces (rook, bishop)");
    assert!(screen.find("[name='上手']").is_some() && screen.find("[name='後手']").is_none());
}

#[wasm_bindgen_test]
async fn how_the_line_ends_is_said() {
    let screen = open(&record("7g7f (2g2f) 3c3d")).await;
    assert!(screen.is_off("[name=end]"));
    screen.walk("last").await;
    assert!(!screen.is_off("[name=end]"));
    screen.write("[name=end]", "time").await;
    assert_eq!(screen.said(), "The line ends: Time ran out.");
    assert!(screen.text(".record-about").ends_with("Time ran out"));
    assert_eq!(screen.moves().last().unwrap(), "Time ran out");
    screen.write("[name=end]", "none").await;
    assert_eq!(screen.moves().len(), 3);
    screen.act("undo").await;
    assert_eq!(screen.chosen("[name=end]"), "time");
    screen.act("undo").await;
    assert_eq!(screen.chosen("[name=end]"), "none");
    assert!(screen.is_off("[data-action=undo]"));
}

#[wasm_bindgen_test]
async fn a_record_of_zeros_has_no_times() {
    for (second, shown) in [("0:00", false), ("0:07", true)] {
        let screen = open(&record("7g7f")).await;
        let text = format!(
            "手数----指手---------消費時間--\n1 ７六歩(77) ( 0:00/00:00:00)\n2 ３四歩(33) ( {second}/00:00:00)\n"
        );
        let data = DataTransfer::new().unwrap();
        data.set_data("text/plain", &text).unwrap();
        paste(&screen.get("main"), &data);
        while screen.moves().len() < 2 {
            TimeoutFuture::new(10).await;
        }
        let times = screen.texts(".tree-spent").concat();
        assert_eq!(!times.is_empty(), shown, "{times}");
        let used = screen.texts(".record-spent").concat();
        assert_eq!(used, "", "at the start none is used");
        screen.walk("last").await;
        let used = screen.texts(".record-spent").concat();
        assert_eq!(!used.is_empty(), shown, "{used}");
    }
}
