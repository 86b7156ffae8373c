//! Arrows and circles on the record's board: by the right button, by touches, by keys.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

mod harness;

use wasm_bindgen_test::wasm_bindgen_test;

use harness::{HANDS, Hand, record};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const SECOND: Hand = Hand::Second(false, false);

#[wasm_bindgen_test]
async fn the_right_button_draws_arrows_and_circles() {
    let record = record(HANDS, "").await;
    let before = record.sfen();
    record.stroke(SECOND, "7g", "7f").await;
    assert_eq!(record.said(), "Arrow from 7g to 7f, green.");
    record.stroke(SECOND, "5e", "5e").await;
    assert_eq!(record.said(), "Circle on 5e, green.");
    record.stroke(SECOND, "S*", "5e").await;
    assert_eq!(
        record.said(),
        "Arrow from the silver in Black’s hand to 5e, green."
    );
    record.stroke(SECOND, "g*", "g*").await;
    assert_eq!(record.seen(), "G7g7f G5e GS*5e Gg*");
    assert_eq!(record.listed(), record.seen());
    // Drawn again, it is taken away.
    record.stroke(SECOND, "5e", "5e").await;
    assert_eq!(record.said(), "Removed: Circle on 5e, green.");
    assert_eq!(record.seen(), "G7g7f GS*5e Gg*");
    assert_eq!(record.sfen(), before, "no piece has moved");
}

#[wasm_bindgen_test]
async fn keys_choose_the_colour_of_the_right_button() {
    let record = record(START, "").await;
    record.stroke(Hand::Second(true, false), "7g", "7f").await;
    record.stroke(Hand::Second(false, true), "2g", "2f").await;
    record.stroke(Hand::Second(true, true), "5e", "5e").await;
    assert_eq!(record.seen(), "R7g7f B2g2f Y5e");
    // In another colour, it is drawn anew.
    record.stroke(Hand::Second(false, true), "7g", "7f").await;
    assert_eq!(record.seen(), "B7g7f B2g2f Y5e");
}

#[wasm_bindgen_test]
async fn a_line_is_seen_while_it_is_drawn_and_can_be_given_up() {
    let record = record(START, "").await;
    record.press(SECOND, "7g");
    record.settle().await;
    assert_eq!(record.pending(), "G7g");
    record.point(SECOND, "pointermove", "7f");
    record.settle().await;
    assert_eq!(
        (record.pending(), record.seen()),
        ("G7g7f".into(), String::new())
    );
    record.keys(&["Escape"]).await;
    assert_eq!(record.pending(), "");
    record.point(SECOND, "pointermove", "7e");
    record.point(SECOND, "pointerup", "7e");
    record.settle().await;
    assert_eq!(
        (record.pending(), record.seen()),
        (String::new(), String::new())
    );
}

#[wasm_bindgen_test]
async fn a_held_piece_is_put_back_before_anything_is_drawn() {
    let record = record(START, "").await;
    record.place("7g").click();
    record.settle().await;
    assert!(record.find(".selected").is_some());
    record.press(SECOND, "7g");
    record.point(SECOND, "mousedown", "7g");
    record.point(SECOND, "pointermove", "7f");
    record.point(SECOND, "pointerup", "7f");
    record.settle().await;
    assert_eq!(record.seen(), "");
    assert!(record.find(".selected").is_none());
    record.stroke(SECOND, "7g", "7f").await;
    assert_eq!(record.seen(), "G7g7f");
}

#[wasm_bindgen_test]
async fn the_menu_stays_away_from_the_board_alone() {
    let record = record(START, "").await;
    assert!(!record.point(SECOND, "contextmenu", "7g"), "prevented");
    // By the keyboard, it is asked for.
    assert!(record.point(Hand::First, "contextmenu", "7g"));
    record.act("draw").await;
    assert!(
        !record.point(Hand::First, "contextmenu", "7g"),
        "a long touch"
    );
}

#[wasm_bindgen_test]
async fn while_drawing_touches_draw_and_move_nothing() {
    let record = record(HANDS, "").await;
    let before = record.sfen();
    record.act("draw").await;
    assert!(record.said().starts_with("Drawing."));
    record.place("7f").click();
    record.settle().await;
    assert_eq!(
        (record.said(), record.pending()),
        ("From 7f.".into(), "G7f".into())
    );
    record.place("7e").click();
    record.settle().await;
    assert_eq!(
        (record.seen(), record.pending()),
        ("G7f7e".into(), String::new())
    );
    record.click("[data-brush=blue]").await;
    record.place("P*").click();
    record.place("P*").click();
    record.settle().await;
    assert_eq!(record.seen(), "G7f7e BP*");
    record.stroke(Hand::First, "S*", "5e").await;
    assert_eq!(record.seen(), "G7f7e BP* BS*5e");
    assert_eq!(record.sfen(), before);
    record.act("draw-done").await;
    assert_eq!(record.said(), "Drawing ended.");
    assert!(record.find(".draw-palette").is_none());
    record.place("7f").click();
    record.place("7e").click();
    record.settle().await;
    assert_ne!(record.sfen(), before, "a move again");
    assert_eq!(record.seen(), "", "which has a position of its own");
}

#[wasm_bindgen_test]
async fn by_keys_alone() {
    let record = record(HANDS, "").await;
    record.get("[data-square][tabindex='0']").focus().unwrap();
    record.act("draw").await;
    record.place("7g").focus().unwrap();
    record.keys(&["Enter"]).await;
    assert_eq!(record.said(), "From 7g.");
    record.keys(&["ArrowUp", "Enter"]).await;
    assert_eq!(record.said(), "Arrow from 7g to 7f, green.");
    record.keys(&["5", "e", "Enter", " "]).await;
    assert_eq!(record.said(), "Circle on 5e, green.");
    record.keys(&["Enter", "Escape"]).await;
    assert_eq!(
        (record.said(), record.pending()),
        ("Not drawn.".into(), String::new())
    );
    record.keys(&["Escape"]).await;
    assert_eq!(record.said(), "Drawing ended.");
    assert_eq!(record.seen(), "G7g7f G5e");
}

#[wasm_bindgen_test]
async fn marks_lie_on_their_places_however_the_board_stands() {
    let record = record(HANDS, "").await;
    let check = |what: &str, place: &str| {
        let (circle, middle) = (record.circle(), record.middle(place));
        let (x, y) = (circle.0 - middle.0, circle.1 - middle.1);
        assert!(x.hypot(y) < 1.5, "{what}: {circle:?} on {middle:?}");
    };
    for place in ["9i", "2c", "P*", "g*"] {
        record.stroke(SECOND, place, place).await;
        check("as it is", place);
        record.flip().await;
        check("turned", place);
        record
            .resize("inset: 0 auto auto 0; width: 800px; height: 600px")
            .await;
        check("smaller", place);
        record.resize("inset: 0").await;
        check("as it was", place);
        record.flip().await;
        record.stroke(SECOND, place, place).await;
    }
}

#[wasm_bindgen_test]
async fn marks_go_with_their_position_and_are_undone() {
    let record = record(START, "7g7f 3c3d").await;
    record.stroke(SECOND, "7g", "7f").await;
    record.click("[data-walk=forward]").await;
    assert_eq!(
        (record.seen(), record.listed()),
        (String::new(), String::new())
    );
    record.stroke(SECOND, "3c", "3d").await;
    record.click("[data-walk=back]").await;
    assert_eq!(record.seen(), "G7g7f");
    record.act("undo").await;
    assert_eq!(record.seen(), "", "it went to where that was drawn");
    record.act("redo").await;
    assert_eq!(record.seen(), "G3c3d");
}

#[wasm_bindgen_test]
async fn the_list_says_what_is_drawn_and_removes_it() {
    let record = record(HANDS, "").await;
    assert!(record.find(".draw-list").is_none());
    for (from, to) in [("7g", "7f"), ("5e", "5e"), ("r*", "2b")] {
        record.stroke(SECOND, from, to).await;
    }
    assert_eq!(
        record.list_words(),
        [
            "Arrow from 7g to 7f, green",
            "Circle on 5e, green",
            "Arrow from the rook in White’s hand to 2b, green"
        ]
    );
    let second = ".draw-list li:nth-child(2) button";
    let label = record.get(second).get_attribute("aria-label");
    assert_eq!(label.unwrap(), "Remove: Circle on 5e, green");
    record.get(second).focus().unwrap();
    record.click(second).await;
    assert_eq!(
        (record.seen(), record.listed()),
        ("G7g7f Gr*2b".into(), "G7g7f Gr*2b".into())
    );
    let focused = web_sys::window()
        .unwrap()
        .document()
        .unwrap()
        .active_element();
    assert!(focused.unwrap().matches(second).unwrap(), "the next one");
    record.act("unmark-all").await;
    assert!(record.find(".draw-list").is_none());
    assert_eq!(record.seen(), "");
    record.act("undo").await;
    assert_eq!(record.seen(), "G7g7f Gr*2b");
}
