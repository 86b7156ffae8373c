use leptos::prelude::*;
use shogi::{PieceKind, Setup};

use crate::state::use_settings;
use komadai_input::keys::KeyPress;
use komadai_model::{
    Settings,
    editor::{EditOutcome, Editor, PickedPiece},
};
use komadai_texts::EditorText;
use komadai_ui::{I18n, announce, use_i18n};
use komadai_web::dom;

/// Where letters and signs edit pieces.
const PIECES: &str = "[data-board], .editor-box";

/// The position under construction, and all that can be done to it.
#[derive(Clone, Copy, Debug)]
pub struct EditorController {
    pub i18n: I18n,
    pub settings: RwSignal<Settings>,
    pub editor: RwSignal<Editor>,
    /// The setup as a text: it changes when the setup does.
    pub sfen: Memo<String>,
    /// What a screen reader says next.
    pub announcement: RwSignal<String>,
}

/// Provides the editor to everything below.
pub fn provide_editor(editor: EditorController) {
    provide_context(editor);
}

/// The editor that [`provide_editor`] has provided.
pub fn use_editor() -> EditorController {
    expect_context()
}

impl EditorController {
    pub fn new(start: Setup) -> Self {
        let editor = RwSignal::new(Editor::new(start));
        Self {
            i18n: use_i18n(),
            settings: use_settings(),
            editor,
            sfen: Memo::new(move |_| editor.with(|editor| editor.setup().to_sfen())),
            announcement: RwSignal::new(String::new()),
        }
    }

    pub fn text(self) -> &'static EditorText {
        self.i18n.text().editor()
    }

    /// The same for something that is said once.
    pub fn text_untracked(self) -> &'static EditorText {
        self.i18n.text_untracked().editor()
    }

    pub fn act(self, act: &dyn Fn(&mut Editor) -> EditOutcome) {
        let faults_before = self.faults();
        let sfen_before = self.sfen.get_untracked();
        let edited = self.editor.try_update(|editor| act(editor));
        let mut report = edited.map_or_else(String::new, self.text_untracked().told);
        if self.sfen.get_untracked() != sfen_before {
            report = [report, self.change_of_faults(&faults_before)].join(" ");
        }
        if edited != Some(EditOutcome::Nothing) {
            self.announce(report);
        }
    }

    /// All that keeps the setup from being the start of a game, in words.
    pub fn faults(self) -> Vec<String> {
        let faults = self.editor.with_untracked(Editor::errors);
        faults.iter().map(self.text_untracked().fault).collect()
    }

    /// What a change has made wrong, or that nothing is wrong any more.
    fn change_of_faults(self, before: &[String]) -> String {
        let now = self.faults();
        let text = self.text_untracked();
        let new: Vec<String> = now
            .iter()
            .filter(|now| !before.contains(now))
            .cloned()
            .collect();
        if !new.is_empty() {
            (text.now_wrong)(&new)
        } else if now.len() < before.len() {
            let good_for = self.editor.with_untracked(Editor::playability);
            (text.good_for)(good_for).to_owned()
        } else {
            String::new()
        }
    }

    pub fn announce(self, text: String) {
        // The editor may be gone when the clipboard answers.
        announce(self.announcement, &text);
    }

    /// What a key does; false if it is not one of ours. Letters and signs are ours
    /// only at the pieces.
    pub fn handle_key(self, key: &KeyPress) -> bool {
        if key.in_field {
            return false;
        }
        let letter = match (key.ctrl, key.shift, &*key.name) {
            (true, false, "z") => return self.apply(&Editor::undo),
            (true, false, "y") | (true, true, "Z" | "z") => return self.apply(&Editor::redo),
            (true, ..) => return false,
            (false, _, "Escape") => return self.let_go_of_box(),
            (false, _, "Delete" | "Backspace") => return self.apply(&Editor::to_box),
            (false, _, name) => name,
        };
        if !dom::focus_is_in(PIECES) {
            return false;
        }
        match letter {
            "t" => self.apply(&Editor::turn),
            "+" => self.apply(&Editor::turn_over),
            letter => {
                let mut letters = letter.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) => PieceKind::from_sfen_letter(letter)
                        .is_some_and(|kind| self.apply(&|editor| editor.take(kind))),
                    _ => false,
                }
            }
        }
    }

    fn apply(self, act: &dyn Fn(&mut Editor) -> EditOutcome) -> bool {
        self.act(act);
        true
    }

    /// Puts back a piece of the box, if one is picked up; one of the board is put down by the
    /// board itself.
    pub fn let_go_of_box(self) -> bool {
        let of_box = |editor: &Editor| matches!(editor.picked(), PickedPiece::OfBox(_));
        self.editor.with_untracked(of_box) && self.apply(&Editor::let_go)
    }
}
