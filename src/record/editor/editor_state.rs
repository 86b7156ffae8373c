use leptos::prelude::*;
use shogi::{PieceKind, Setup};

use crate::{
    state::{I18n, use_i18n},
    web::{dom, gestures::KeyPress},
};
use komadai_model::{
    Settings,
    editor::{Edited, Editor, Held},
    i18n::EditorText,
};

/// Where letters and signs are for the pieces.
const PIECES: &str = "[data-board], .editor-box";

/// The position under construction, and all that can be done to it.
#[derive(Clone, Copy, Debug)]
pub struct EditorState {
    pub i18n: I18n,
    pub settings: RwSignal<Settings>,
    pub editor: RwSignal<Editor>,
    /// The setup as a text; it changes when the setup does.
    pub sfen: RwSignal<String>,
    /// What a screen reader says next.
    pub said: RwSignal<String>,
}

impl EditorState {
    pub fn new(settings: RwSignal<Settings>, start: Setup) -> Self {
        Self {
            i18n: use_i18n(),
            settings,
            sfen: RwSignal::new(start.to_sfen()),
            editor: RwSignal::new(Editor::new(start)),
            said: RwSignal::new(String::new()),
        }
    }

    pub fn text(self) -> &'static EditorText {
        self.i18n.text().editor()
    }

    /// The same for something that is said once.
    pub fn text_once(self) -> &'static EditorText {
        self.i18n.text_untracked().editor()
    }

    pub fn act(self, act: &dyn Fn(&mut Editor) -> Edited) {
        let before = self.faults();
        let edited = self.editor.try_update(|editor| act(editor));
        let sfen = self
            .editor
            .with_untracked(|editor| editor.setup().to_sfen());
        let changed = self.sfen.with_untracked(|before| *before != sfen);
        let mut told = edited.map_or_else(String::new, self.text_once().told);
        if changed {
            self.sfen.set(sfen);
            told = [told, self.change_of_faults(&before)].join(" ");
        }
        if edited != Some(Edited::Nothing) {
            self.say(told);
        }
    }

    /// All that keeps the setup from being the start of a game, in words.
    pub fn faults(self) -> Vec<String> {
        let faults = self.editor.with_untracked(Editor::faults);
        faults.iter().map(self.text_once().fault).collect()
    }

    /// What a change has made wrong, or that nothing is wrong any more.
    fn change_of_faults(self, before: &[String]) -> String {
        let now = self.faults();
        let text = self.text_once();
        let new: Vec<String> = now
            .iter()
            .filter(|now| !before.contains(now))
            .cloned()
            .collect();
        if !new.is_empty() {
            (text.now_wrong)(&new)
        } else if now.len() < before.len() {
            let good_for = self.editor.with_untracked(Editor::good_for);
            (text.good_for)(good_for).to_owned()
        } else {
            String::new()
        }
    }

    pub fn say(self, text: String) {
        let text = text.trim().to_owned();
        // The editor may be gone when the clipboard answers.
        let again = self.said.try_with_untracked(|said| *said == text) == Some(true);
        self.said.set(if again { text + "\u{a0}" } else { text });
    }

    /// What a key does; false if it is not one of ours. Letters and signs are ours
    /// only at the pieces.
    pub fn key(self, key: &KeyPress) -> bool {
        if key.in_field {
            return false;
        }
        let letter = match (key.ctrl, key.shift, &*key.name) {
            (true, false, "z") => return self.takes(&Editor::undo),
            (true, false, "y") | (true, true, "Z" | "z") => return self.takes(&Editor::redo),
            (true, ..) => return false,
            (false, _, "Escape") => return self.let_go(),
            (false, _, "Delete" | "Backspace") => return self.takes(&Editor::to_box),
            (false, _, name) => name,
        };
        if !dom::focus_is_in(PIECES) {
            return false;
        }
        match letter {
            "t" => self.takes(&Editor::turn),
            "+" => self.takes(&Editor::turn_over),
            letter => {
                let mut letters = letter.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) => PieceKind::from_sfen_letter(letter)
                        .is_some_and(|kind| self.takes(&|editor| editor.take(kind))),
                    _ => false,
                }
            }
        }
    }

    fn takes(self, act: &dyn Fn(&mut Editor) -> Edited) -> bool {
        self.act(act);
        true
    }

    /// What is on the table is the board's to put down.
    fn let_go(self) -> bool {
        let of_box = |editor: &Editor| matches!(editor.held(), Held::OfBox(_));
        self.editor.with_untracked(of_box) && self.takes(&Editor::let_go)
    }
}
