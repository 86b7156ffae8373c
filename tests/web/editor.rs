//! Setting up a position in the browser: by touches, by keys, by carrying, as a text.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

mod harness;

use wasm_bindgen_test::wasm_bindgen_test;

use harness::{EMPTY, editor};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
/// A problem of one gold: White holds the rest.
const PROBLEM: &str = "7k1/9/6+R1p/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1";

#[wasm_bindgen_test]
async fn a_problem_by_touches() {
    let editor = editor(START).await;
    editor.act("clear").await;
    assert_eq!(editor.sfen(), EMPTY);
    editor.take("K").await;
    editor.act("change-side").await;
    editor.touch("2a").await;
    editor.take("R").await;
    editor.act("turn-over").await;
    editor.touch("3c").await;
    // Touched again in the box, it is turned: tokin, then White's pawn.
    for _ in 0..3 {
        editor.take("P").await;
    }
    editor.touch("1c").await;
    editor.take("G").await;
    editor.act("to-black").await;
    editor.act("rest").await;
    assert_eq!(editor.sfen(), PROBLEM);
    assert_eq!(editor.good_for(), "Works as a problem.");
    assert_eq!(editor.faults(), ["Black has no king"]);
    editor.act("done").await;
    assert_eq!(editor.result(), Some(Some(PROBLEM.to_owned())));
}

#[wasm_bindgen_test]
async fn a_problem_by_keys_alone() {
    let editor = editor(EMPTY).await;
    editor.square("5e").focus().unwrap();
    editor
        .keys(&["K", "t", "2", "a", "Enter", "R", "+", "3", "c", "Enter"])
        .await;
    editor.keys(&["P", "t", "t", "1", "c", "Enter"]).await;
    // The box gives White's pieces now; on the board the gold becomes Black's.
    editor.keys(&["G", "5", "e", "Enter", "Escape"]).await;
    editor.keys(&["Enter"]).await;
    assert_eq!(editor.said(), "White gold picked up.");
    editor.keys(&["t", "g"]).await;
    editor.press_focused().await;
    assert_eq!(editor.said(), "Black gold in hand.");
    editor.act("rest").await;
    assert_eq!(editor.sfen(), PROBLEM);
}

#[wasm_bindgen_test]
async fn what_is_touched_is_picked_up_turned_and_put() {
    let editor = editor(START).await;
    editor.touch("7g").await;
    assert_eq!(editor.said(), "Black pawn picked up.");
    editor.touch("7g").await;
    assert_eq!(editor.said(), "Now Black tokin.");
    editor.touch("5e").await;
    assert_eq!(editor.said(), "Black tokin on 5e.");
    assert!(editor.sfen().contains("/4+P4/"));
    // Another piece is picked up, not taken.
    editor.touch("5e").await;
    editor.touch("5c").await;
    assert_eq!(editor.said(), "White pawn picked up.");
    editor.act("to-box").await;
    assert_eq!(editor.left("P"), "1");
    editor.act("to-box").await;
    assert_eq!(editor.said(), "No piece is picked up.");
    editor.touch("5a").await;
    editor.act("to-white").await;
    assert_eq!(editor.said(), "A king cannot be held in hand.");
}

#[wasm_bindgen_test]
async fn the_secondary_button_puts_back_what_is_picked_up() {
    let editor = editor(EMPTY).await;
    let holds = || editor.find("main[data-holding]").is_some();
    editor.take("K").await;
    assert!(holds());
    assert!(!editor.press_secondary("5e").await);
    assert!(!holds());
    assert!(editor.press_secondary("5e").await, "nothing is held");
    editor.take("K").await;
    editor.touch("5e").await;
    editor.touch("5e").await;
    assert!(holds());
    assert!(!editor.press_secondary("4d").await);
    assert!(!holds());
    assert!(editor.sfen().contains("/4K4/"));
}

#[wasm_bindgen_test]
async fn faults_are_listed_and_told_and_undone() {
    let editor = editor(START).await;
    assert_eq!(editor.good_for(), "A game can begin here.");
    assert!(editor.faults().is_empty());
    editor.touch("7g").await;
    editor.touch("6f").await;
    let nifu = "Black has two unpromoted pawns on file 6 (nifu)";
    assert_eq!(editor.faults(), [nifu]);
    assert_eq!(
        editor.said(),
        format!("Black pawn on 6f. Now wrong: {nifu}.")
    );
    assert!(editor.good_for().starts_with("Only a diagram"));
    editor.square("5e").focus().unwrap();
    editor.ctrl("z").await;
    assert_eq!(editor.said(), "Undone. A game can begin here.");
    assert_eq!((editor.sfen().as_str(), editor.faults().len()), (START, 0));
    editor.ctrl("y").await;
    assert_eq!(editor.faults(), [nifu]);
    editor.act("undo").await;
    assert!(editor.is_disabled("undo") && !editor.is_disabled("redo"));
}

#[wasm_bindgen_test]
async fn pieces_are_carried_out_of_the_box_and_back() {
    let editor = editor("4k4/9/9/9/9/9/9/9/4K4 b - 1").await;
    let box_item = |kind| editor.middle(&format!("[data-box={kind}]"));
    let square = |name| editor.middle(&format!("[data-square='{name}']"));
    editor.carry(box_item("R"), square("2h")).await;
    assert_eq!(editor.sfen(), "4k4/9/9/9/9/9/9/7R1/4K4 b - 1");
    // What it is carried onto goes to the box.
    editor.carry(box_item("S"), square("2h")).await;
    assert_eq!(editor.said(), "Black silver on 2h. Black rook to the box.");
    assert_eq!(
        (editor.left("R"), editor.left("S")),
        ("2".into(), "3".into())
    );
    editor.carry(square("2h"), box_item("P")).await;
    assert_eq!(editor.said(), "Black silver to the box.");
    assert_eq!(editor.sfen(), "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    assert!(editor.find("[data-lifted], .lifted").is_none());
    // Let go beside everything, it goes back.
    editor.carry(square("5i"), (2, 2)).await;
    assert_eq!(editor.sfen(), "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    assert_eq!(editor.said(), "Put down again.");
}

#[wasm_bindgen_test]
async fn a_komadai_takes_what_is_put_beside_its_pieces() {
    let editor = editor("9/9/9/9/4+r4/9/9/9/9 b - 1").await;
    let hand = editor.rect("[data-hand=black]");
    let corner = (hand.left() as i32 + 4, hand.bottom() as i32 - 4);
    editor
        .carry(editor.middle("[data-square='5e']"), corner)
        .await;
    assert_eq!(editor.sfen(), "9/9/9/9/9/9/9/9/9 b R 1");
    let white = editor.middle("[data-hand=white] [data-piece=P]");
    editor.carry(editor.middle("[data-box=G]"), white).await;
    assert_eq!(editor.sfen(), "9/9/9/9/9/9/9/9/9 b Rg 1");
}

#[wasm_bindgen_test]
async fn out_of_the_box_a_piece_is_let_go_with_escape() {
    let editor = editor(EMPTY).await;
    let is_held = |held: &str| editor.attribute("[data-box=P]", "aria-pressed") == held;
    editor.take("P").await;
    editor.touch("5e").await;
    assert!(is_held("true"), "more of them follow");
    assert_eq!(
        editor.attribute("[data-box=P]", "aria-label"),
        "Black pawn, 17 in the box"
    );
    editor.keys(&["Escape"]).await;
    assert!(is_held("false"));
    editor.touch("1e").await;
    assert_eq!(editor.sfen(), "9/9/9/9/4P4/9/9/9/9 b - 1");
}

#[wasm_bindgen_test]
async fn letters_are_for_the_pieces_only_where_they_are() {
    let editor = editor(EMPTY).await;
    editor.get("[data-action=mirror]").focus().unwrap();
    editor.keys(&["P"]).await;
    assert!(editor.find("[aria-pressed=true][data-box]").is_none());
    editor.get("[data-box=R]").focus().unwrap();
    editor.keys(&["P"]).await;
    assert_eq!(editor.attribute("[data-box=P]", "aria-pressed"), "true");
}

#[wasm_bindgen_test]
async fn turn_and_number_and_whole_tables() {
    let editor = editor(EMPTY).await;
    editor.get("[data-turn=white]").click();
    editor.write("[name=move-number]", "31").await;
    assert_eq!(editor.sfen(), "9/9/9/9/9/9/9/9/9 w - 31");
    assert_eq!(
        editor.attribute("[data-turn=white]", "aria-pressed"),
        "true"
    );
    editor.write("[name=move-number]", "0").await;
    assert_eq!(
        editor.attribute("[name=move-number]", "aria-invalid"),
        "true"
    );
    assert!(editor.sfen().ends_with(" 31"));
    editor.write("[name=start]", "two-pieces").await;
    editor.act("lay").await;
    assert!(editor.sfen().starts_with("lnsgkgsnl/9/ppppppppp/"));
    editor.act("exchange").await;
    assert!(editor.sfen().ends_with("/9/LNSGKGSNL b - 1"));
    editor.act("cancel").await;
    assert_eq!(editor.result(), Some(None));
}

#[wasm_bindgen_test]
async fn a_text_is_taken_or_its_faults_are_told() {
    let editor = editor(EMPTY).await;
    editor.write("[name=sfen]", "4k4/9/9 b - 1").await;
    editor.act("read").await;
    assert_eq!(editor.alert(), "The board has 3 rows instead of 9");
    assert_eq!(editor.sfen(), EMPTY);
    editor
        .write("[name=sfen]", &["sfen ", PROBLEM].concat())
        .await;
    editor.act("read").await;
    assert_eq!(
        (editor.sfen().as_str(), editor.alert()),
        (PROBLEM, String::new())
    );
    // The field shows what is on the table.
    assert_eq!(editor.value("[name=sfen]").await, PROBLEM);
    editor.take("K").await;
    editor.touch("5i").await;
    assert_eq!(editor.value("[name=sfen]").await, editor.sfen());
    assert_eq!(editor.said(), "Black king on 5i. A game can begin here.");
}
