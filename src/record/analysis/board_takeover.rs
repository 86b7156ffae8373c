use leptos::prelude::*;
use shogi::record::Arrow;

use super::{super::controller::RecordController, ANALYSIS, Analysis};
use crate::{
    later::load,
    platform::{dom, gestures::Key},
};
use komadai_model::{
    Intent, Scene,
    analysis::{Store, Worth},
    i18n::Message,
};

/// What the screen knows of analysis: what it puts on the board, and who hears of
/// keys and touches then.
#[derive(Clone, Copy, Debug)]
pub struct BoardTakeover {
    /// Whether it is asked for.
    pub open: RwSignal<bool>,
    /// Whether its code is there.
    there: RwSignal<bool>,
    /// What stands on the board in the place of the record.
    pub scene: RwSignal<Option<Scene>>,
    /// Moves to be pointed out, the best first.
    pub arrows: RwSignal<Vec<Arrow>>,
    /// What the position is worth.
    pub worth: RwSignal<Option<Worth>>,
    pub intend: StoredValue<Option<Callback<Intent>>>,
    pub key: StoredValue<Option<Callback<Key, bool>>>,
    /// What was found in positions, of any record.
    pub store: StoredValue<Store>,
}

/// The button that opens it.
pub const BUTTON: &str = "[data-action=analyse]";

impl BoardTakeover {
    pub fn new() -> Self {
        Self {
            open: RwSignal::new(false),
            there: RwSignal::new(false),
            scene: RwSignal::new(None),
            arrows: RwSignal::new(Vec::new()),
            worth: RwSignal::new(None),
            intend: StoredValue::new(None),
            key: StoredValue::new(None),
            store: StoredValue::new(Store::default()),
        }
    }

    /// Whether the panel is shown.
    pub fn is_shown(self) -> bool {
        self.there.track();
        self.open.get() && ANALYSIS.code().is_some()
    }

    /// Whether something else than the record stands on the board.
    pub fn is_on_board(self) -> bool {
        self.scene.with(Option::is_some)
    }

    /// Something on the board was touched; false if it is the record's.
    pub fn handle_intent(self, intent: Intent) -> bool {
        if self.scene.with_untracked(Option::is_none) {
            return false;
        }
        if let Some(intend) = self.intend.get_value() {
            intend.run(intent);
        }
        true
    }

    /// What a key does: `a` opens and closes it. On the board letters name squares,
    /// but for those with Shift.
    pub fn handle_key(self, controller: RecordController, key: &Key) -> bool {
        if key.in_field || key.on_board && !key.shift {
            return false;
        }
        if !key.ctrl && matches!(&*key.name, "a" | "A") {
            self.toggle(controller);
            return true;
        }
        let hears = self.key.get_value();
        hears.is_some_and(|hears| hears.run(key.clone()))
    }

    /// Opens it, or closes it.
    pub fn toggle(self, controller: RecordController) {
        dom::bequeath_focus(&[BUTTON]);
        let open = !self.open.get_untracked();
        self.open.set(open);
        if open && ANALYSIS.code().is_none() {
            let arrive = move || match ANALYSIS.code() {
                Some(_) => {
                    self.there.try_set(true);
                }
                None => {
                    self.open.try_set(false);
                    controller.notify(Message::of(|text| text.app.not_loaded));
                }
            };
            load(ANALYSIS.fetch(), Box::new(arrive));
        }
    }
}

/// The evaluation bar under the board, while analysis is open.
#[component]
pub fn LazyEvalBar(controller: RecordController) -> impl IntoView {
    move || loaded(controller).map(|code| (code.eval_bar)(controller))
}

/// The panel beside the board, while analysis is open.
#[component]
pub fn LazyAnalysisPanel(controller: RecordController) -> impl IntoView {
    move || loaded(controller).map(|code| (code.panel)(controller))
}

/// The code of the part, while analysis is open.
fn loaded(controller: RecordController) -> Option<Analysis> {
    let BoardTakeover { open, there, .. } = controller.takeover;
    there.track();
    ANALYSIS.code().filter(|_| open.get())
}
