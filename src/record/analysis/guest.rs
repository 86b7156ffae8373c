use leptos::prelude::*;
use shogi::record::Arrow;

use super::{super::desk::Desk, ANALYSIS, Analysis};
use crate::{
    lazy::load,
    web::{dom, gestures::KeyPress},
};
use komadai_model::{
    Intent, Scene,
    analysis::{Store, Worth},
    i18n::Message,
};

/// What the screen knows of analysis: what it puts on the board, and who hears of
/// keys and touches then.
#[derive(Clone, Copy, Debug)]
pub struct Guest {
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
    pub key: StoredValue<Option<Callback<KeyPress, bool>>>,
    /// What was found in positions, of any record.
    pub store: StoredValue<Store>,
}

/// The button that opens it.
pub const BUTTON: &str = "[data-action=analyse]";

impl Guest {
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
        self.open.get() && ANALYSIS.get().is_some()
    }

    /// Whether something else than the record stands on the board.
    pub fn is_on_board(self) -> bool {
        self.scene.with(Option::is_some)
    }

    /// Something on the board was touched; false if it is the record's.
    pub fn intends(self, intent: Intent) -> bool {
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
    pub fn takes(self, desk: Desk, key: &KeyPress) -> bool {
        if key.in_field || key.on_board && !key.shift {
            return false;
        }
        if !key.ctrl && matches!(&*key.name, "a" | "A") {
            self.turn(desk);
            return true;
        }
        let hears = self.key.get_value();
        hears.is_some_and(|hears| hears.run(key.clone()))
    }

    /// Opens it, or closes it.
    pub fn turn(self, desk: Desk) {
        dom::restore_focus_to(&[BUTTON]);
        let open = !self.open.get_untracked();
        self.open.set(open);
        if open && ANALYSIS.get().is_none() {
            let arrive = move || match ANALYSIS.get() {
                Some(_) => {
                    self.there.try_set(true);
                }
                None => {
                    self.open.try_set(false);
                    desk.tell(Message::of(|text| text.app.not_loaded));
                }
            };
            load(ANALYSIS.load_fn(), Box::new(arrive));
        }
    }
}

/// The evaluation bar under the board, while analysis is open.
#[component]
pub fn LazyEvalBar(desk: Desk) -> impl IntoView {
    move || loaded(desk).map(|code| (code.eval_bar)(desk))
}

/// The panel beside the board, while analysis is open.
#[component]
pub fn LazyAnalysisPanel(desk: Desk) -> impl IntoView {
    move || loaded(desk).map(|code| (code.panel)(desk))
}

/// The code of the part, while analysis is open.
fn loaded(desk: Desk) -> Option<Analysis> {
    let Guest { open, there, .. } = desk.guest;
    there.track();
    ANALYSIS.get().filter(|_| open.get())
}
