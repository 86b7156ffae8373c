//! What a game is begun without: dialogs, claims, the count of an impasse, notices,
//! the list of moves. They come with a part of the code, which is asked for with the
//! first move, or as soon as one of them is wanted.
use leptos::prelude::*;
use shogi::{GameRules, Handicap};

use super::{
    dialogs::{DIALOGS, Dialogs},
    status::Waits,
    table::PlayTable,
};
use crate::{
    components::Button,
    lazy::load,
    state::{effect, use_i18n},
    web::{service_worker, shortcut},
};
use komadai_model::Settings;

/// What is shown besides the table, when it is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Opened {
    pub new_game: RwSignal<bool>,
    pub resign: RwSignal<bool>,
    pub rules: RwSignal<bool>,
    pub settings: RwSignal<bool>,
    pub declare: RwSignal<bool>,
    pub count: RwSignal<bool>,
    pub moves: RwSignal<bool>,
    /// The field to type a move in.
    pub typing: RwSignal<bool>,
    /// The count of an impasse, in full.
    pub impasse: RwSignal<bool>,
}

impl Opened {
    /// The dialog that is asked for, by its name.
    fn dialog(self) -> Option<(&'static str, RwSignal<bool>)> {
        let dialogs = [
            ("new-game", self.new_game),
            ("resign", self.resign),
            ("rules", self.rules),
            ("settings", self.settings),
            ("declare", self.declare),
            ("ask-count", self.count),
        ];
        dialogs.into_iter().find(|(_, open)| open.get())
    }
}

/// The rest of the screen.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    pub table: PlayTable,
    pub settings: RwSignal<Settings>,
    pub opened: Opened,
    /// A new version of the page waits.
    pub update_ready: Signal<bool>,
    /// The part is there.
    there: RwSignal<bool>,
    /// The part, or another that was asked for, could not be had, and the reader
    /// has not put that away.
    failed: RwSignal<bool>,
}

impl Rest {
    /// `failed` is set where something else than dialogs could not be loaded.
    pub fn of(table: PlayTable, settings: RwSignal<Settings>, failed: RwSignal<bool>) -> Self {
        let rest = Self {
            table,
            settings,
            opened: Opened::default(),
            update_ready: service_worker::update_ready(),
            there: RwSignal::new(DIALOGS.get().is_some()),
            failed,
        };
        // Where a dialog is open, what is said would lie under it.
        effect(move || {
            if failed.get()
                && rest.there.get_untracked()
                && let Some((_, open)) = untrack(|| rest.opened.dialog())
            {
                open.set(false);
            }
        });
        shortcut::on_key("/", move || {
            rest.opened.moves.set(true);
            rest.opened.typing.set(true);
        });
        let mut told = false;
        effect(move || {
            let asked = rest.opened.dialog().is_some();
            if rest.there.get() || !(asked || rest.is_wanted()) {
                return;
            }
            // Of what was not asked for, it is enough to say once that it is missing.
            let tell = asked || !told;
            told = true;
            load(DIALOGS.load_fn(), Box::new(move || rest.arrive(tell)));
        });
        rest
    }

    fn arrive(self, tell: bool) {
        let there = DIALOGS.get().is_some();
        if there && self.there.try_get_untracked() == Some(false) {
            self.there.set(true);
        }
        self.failed.try_update(|failed| *failed = !there && tell);
    }

    fn is_wanted(self) -> bool {
        self.opened.moves.get()
            || self.opened.typing.get()
            || self.opened.impasse.get()
            || self.update_ready.get()
            || self.table.keeper.troubles.with(|troubles| troubles.any())
            || self.settings.with(|settings| settings.facing)
            || !self.is_plain()
            || !Waits::of(self.table).is_usual()
    }

    /// Whether the game is that of a first visit, and has not begun.
    pub fn is_plain(self) -> bool {
        !self.table.keeper.is_replay()
            && self.table.game.with(|game| {
                let setup = game.setup();
                game.game().plies().is_empty()
                    && !setup.is_timed()
                    && setup.handicap() == Some(Handicap::Even)
                    && setup.rules == GameRules::STANDARD
            })
    }

    /// Something else that was asked for could not be had.
    pub fn tell_missing(self) {
        self.failed.set(true);
    }

    /// The part, once it is there.
    pub fn code(self) -> Option<Dialogs> {
        let there = self.there.get();
        DIALOGS.get().filter(|_| there)
    }
}

/// A view of the part, once the part is there.
#[component]
pub fn DialogsSlot(
    rest: Rest,
    /// Chooses the view.
    view: fn(Dialogs) -> fn(Rest) -> AnyView,
) -> impl IntoView {
    move || match rest.code() {
        Some(code) => view(code)(rest),
        None => ().into_any(),
    }
}

/// Says that something could not be loaded, as a dialog that can be dismissed.
#[component]
pub fn LoadFailureDialog(rest: Rest) -> impl IntoView {
    let i18n = use_i18n();
    let dismiss = move |()| {
        rest.failed.set(false);
        if let Some((_, open)) = untrack(|| rest.opened.dialog()) {
            open.set(false);
        }
    };
    move || {
        if !rest.failed.get() {
            return ().into_any();
        }
        let name = untrack(|| rest.opened.dialog().map_or("none", |(name, _)| name));
        view! {
            <dialog
                class="crash"
                open=true
                data-dialog=name
                aria-label=move || i18n.text().app.not_loaded
            >
                <p role="alert">{move || i18n.text().app.not_loaded}</p>
                <Button label=|text| text.play.dismiss on_press=dismiss/>
            </dialog>
        }
        .into_any()
    }
}
