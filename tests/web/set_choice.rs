//! The positions of a record that may become problems.
use komadai::{screens::problems::SetChoice, state::provide_settings};
use komadai_model::{
    Language, Settings,
    problems::{FoundAnswer, OwnSet, RecordAnswer, RecordPosition},
};
use komadai_records::{NodeId, notation};
use komadai_ui::provide_i18n;
use leptos::{prelude::*, task::tick};
use shogi::Move;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::host::Host;

const STYLE: &str = include_str!("../../style/later/set-choice.css");

/// After some first moves; then a move that loses a bishop was played, and that was not seen.
const GAME: &str = "position startpos moves 7g7f 3c3d 8h2b+ 9c9d";

fn answers() -> Vec<RecordAnswer> {
    let (_, parsed) = notation::read(GAME, None).expect("a record");
    let record = parsed.record;
    let moves = |words: &[&str]| -> Vec<Move> {
        words
            .iter()
            .map(|word| word.parse().expect("a move"))
            .collect()
    };
    let at = |node| RecordPosition::new(&record, node).expect("a position");
    let third = record.main_line()[2];
    vec![
        RecordAnswer::new(
            at(NodeId::ROOT),
            FoundAnswer::Several(moves(&["7g7f", "2g2f"])),
        ),
        RecordAnswer::new(at(third), FoundAnswer::Best(moves(&["3a2b", "B*4e"]))),
    ]
}

struct Stage {
    host: Host,
    chosen: RwSignal<Option<Option<OwnSet>>>,
}

impl Stage {
    fn new() -> Self {
        let chosen = RwSignal::new(None);
        let host = Host::new("inline-size: 320px", &[STYLE], move || {
            provide_i18n(Signal::stored(Language::English));
            provide_settings(RwSignal::new(Settings::default()));
            let on_chosen = Callback::new(move |set| chosen.set(Some(set)));
            view! { <SetChoice answers=answers() on_chosen/> }.into_any()
        });
        Self { host, chosen }
    }

    async fn press(&self, name: &str) {
        self.host.get(&format!("[data-action={name}]")).click();
        tick().await;
    }

    /// The answers of the problems that were made.
    fn made(&self) -> Vec<String> {
        let set = self.chosen.get_untracked().flatten().expect("a set");
        set.problems
            .into_iter()
            .map(|problem| problem.moves)
            .collect()
    }
}

#[wasm_bindgen_test]
async fn each_position_shows_the_engines_answer_beside_the_move_that_was_played() {
    let stage = Stage::new();
    let rows = stage.host.texts(".set-choice-words");
    let [opening, lost] = &rows[..] else {
        panic!("{rows:?}");
    };
    for words in [
        "Move 1, Black to move",
        "Answer: ☗ P-7f / ☗ P-2f",
        "In the game: ☗ P-7f",
        "No move is clearly better than all others.",
    ] {
        assert!(opening.contains(words), "{opening}");
    }
    for words in [
        "Move 4, White to move",
        "Answer: ☖ Sx2b",
        "In the game: ☖ P-9d",
    ] {
        assert!(lost.contains(words), "{lost}");
    }
    assert!(!lost.contains("clearly"), "{lost}");
}

#[wasm_bindgen_test]
async fn what_has_no_clear_answer_is_left_out_unless_it_is_asked_for() {
    let stage = Stage::new();
    assert_eq!(stage.host.text("[data-action=add-chosen]"), "Add 1 problem");
    stage.press("add-chosen").await;
    assert_eq!(stage.made(), ["3a2b B*4e"]);

    let stage = Stage::new();
    for wanted in stage.host.all("[name=wanted]") {
        wanted.click();
    }
    tick().await;
    assert_eq!(stage.host.text("[data-action=add-chosen]"), "Add 1 problem");
    stage.press("add-chosen").await;
    assert_eq!(stage.made(), ["7g7f/2g2f"]);

    stage.press("cancel-choice").await;
    assert_eq!(stage.chosen.get_untracked(), Some(None));
}
