//! Analysis beside the record, where there is no engine: what the record says itself.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{DataTransfer, HtmlInputElement, wasm_bindgen::JsCast};

use crate::{
    host::paste,
    study::harness::{Harness, open, record},
};

/// Black gives the game away with its third move, and is mated soon.
const JUDGED: &str = "手数----指手---------消費時間--\n\
    1 ７六歩(77)\n*評価値=40\n2 ３四歩(33)\n*評価値=60\n\
    3 ６六歩(67)\n*評価値=-500\n4 ８四歩(83)\n*評価値=-450\n\
    5 ５八飛(28)\n*評価値=詰-9\n";

async fn judged() -> Harness {
    opened(JUDGED, 5).await
}

/// The analysis beside a record of so many moves.
async fn opened(text: &str, moves: usize) -> Harness {
    let screen = open(&record("7g7f")).await;
    let data = DataTransfer::new().unwrap();
    data.set_data("text/plain", text).unwrap();
    paste(&screen.get("main"), &data);
    while screen.moves().len() < moves {
        TimeoutFuture::new(10).await;
    }
    screen.act("analyse").await;
    screen
}

#[wasm_bindgen_test]
async fn what_a_record_says_of_its_positions_is_a_curve_and_a_list() {
    let screen = judged().await;
    screen.click("[data-part=game]").await;
    let curve = screen.attribute(".graph-curve", "points");
    assert_eq!(curve.split(' ').count(), 5, "of the start it says nothing");
    assert_eq!(
        screen.texts("[data-noted] .noted-judgement"),
        ["blunder", "blunder"]
    );
    screen.click("[data-noted]").await;
    assert_eq!(screen.number(), "3");
    assert_eq!(screen.text("[data-verdict-of]"), "☗ P-6f: blunder");
    assert_eq!(screen.text(".gauge-words"), "White is better, 70 %.");
    // What would have been better nobody knows.
    assert!(screen.find("[data-action=try-again]").is_none());
    // The slider is on its place, and goes elsewhere.
    let slider: HtmlInputElement = screen.get("[name=graph]").unchecked_into();
    while slider.value() != "3" {
        TimeoutFuture::new(10).await;
    }
    assert_eq!(slider.max(), "5");
    screen.write("[name=graph]", "5").await;
    assert_eq!(screen.number(), "5");
    assert_eq!(screen.text(".gauge-words"), "White mates in 9 plies.");
    // So do the record's own buttons.
    screen.walk("first").await;
    screen.click("[data-jump=mistake] button:last-child").await;
    assert_eq!(screen.number(), "3");
}

#[wasm_bindgen_test]
async fn a_mistake_in_the_list_brings_its_explanation_into_view() {
    let screen = judged().await;
    screen.click("[data-part=game]").await;
    let panel = screen.get(".analysis");
    let style = panel.get_attribute("style").unwrap_or_default();
    let small = format!("{style}; flex: none; height: 120px; min-height: 0");
    panel.set_attribute("style", &small).unwrap();
    let is_in_view = |selector: &str| {
        let [part, all] =
            [screen.get(selector), panel.clone()].map(|it| it.get_bounding_client_rect());
        part.height() > 0.0 && part.top() >= all.top() && part.bottom() <= all.bottom()
    };
    for mistake in [1, 2] {
        let item = format!(".noted li:nth-child({mistake}) button");
        panel.set_scroll_top(panel.scroll_height());
        assert!(is_in_view(&item));
        assert!(screen.find(".game-verdict").is_none() || !is_in_view(".game-verdict"));
        screen.click(&item).await;
        while !is_in_view(".game-verdict") {
            TimeoutFuture::new(10).await;
        }
        assert_eq!(screen.attribute(&item, "aria-current"), "true");
    }
}

#[wasm_bindgen_test]
async fn what_is_not_judged_is_not_said_to_be_without_mistakes() {
    let text = "手数----指手---------消費時間--\n1 ７六歩(77)\n*評価値=40\n\
        2 ３四歩(33)\n*評価値=60\n3 ６六歩(67)\n4 ８四歩(83)\n";
    let screen = opened(text, 4).await;
    screen.click("[data-part=game]").await;
    assert_eq!(
        screen.text(".game-noted"),
        "No mistakes so far: 1 of 4 moves judged."
    );
}

#[wasm_bindgen_test]
async fn without_an_engine_that_is_said_and_the_record_stays_usable() {
    let screen = judged().await;
    while !screen
        .text("[data-state]")
        .starts_with("The engine could not be started")
    {
        TimeoutFuture::new(20).await;
    }
    screen.walk("forward").await;
    assert_eq!(screen.number(), "1");
    screen.click("[data-part=mate]").await;
    screen.act("solve").await;
    while !screen
        .text("[data-mate]")
        .starts_with("The engine could not be started")
    {
        TimeoutFuture::new(20).await;
    }
    screen.act("close-analysis").await;
    assert!(screen.find("[data-analysis]").is_none() && screen.find(".gauge").is_none());
}
