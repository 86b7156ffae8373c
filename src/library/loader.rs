//! Loading what saves games: with the first move of a game, and for the screens of records.
use leptos::prelude::*;

use super::{GameSaver, autosave_current_game::autosave_current_game, notices::SaveNotices};
use crate::{game::use_game, router::use_router, style};
use komadai_ui::{LoadFailure, ModuleLoader, When, effect, lazy::LoadFn, lazy_module};

lazy_module! {
    static LIBRARY: fn() -> GameSaver = library(open_game_saver);
}

lazy_module! {
    static NOTICES: fn(GameSaver) -> AnyView = record(
        |saver| view! { <SaveNotices saver/> }.into_any(),
        style!("save-notices")
    );
}

fn open_game_saver() -> GameSaver {
    let saver = GameSaver::new();
    autosave_current_game(saver, use_game());
    saver
}

/// The [`GameSaver`], once it is loaded.
#[derive(Clone, Copy, Debug)]
struct GameSaverLoader {
    module: ModuleLoader<fn() -> GameSaver>,
    saver: RwSignal<Option<GameSaver>>,
}

impl GameSaverLoader {
    fn get(self) -> Option<GameSaver> {
        self.saver.get()
    }

    fn has_failed(self) -> bool {
        self.module.has_failed()
    }
}

/// The module of the [`GameSaver`], to be fetched before it is needed.
pub fn library_module() -> LoadFn {
    LIBRARY.load_fn()
}

/// Provides the [`GameSaver`] to everything below, once it is needed.
pub fn provide_game_saver() {
    let module = ModuleLoader::new(&LIBRARY);
    let saver = RwSignal::new(None);
    let game = use_game();
    let is_played = Memo::new(move |_| game.with(|game| !game.game().plies().is_empty()));
    let shows_records = use_router().shows_records();
    effect(move || {
        let is_needed = shows_records.get();
        if is_played.get() || is_needed {
            module.load();
        }
    });
    // A module is loaded once, so this makes one.
    effect(move || {
        if let Some(open) = module.get() {
            saver.set(Some(open()));
        }
    });
    provide_context(GameSaverLoader { module, saver });
}

/// What [`provide_game_saver`] has provided.
fn use_loader() -> GameSaverLoader {
    expect_context()
}

/// What needs the [`GameSaver`], once that is loaded: below it, `use_game_saver` has it.
#[component]
pub fn WithGameSaver(
    /// Whether it is shown; if so, and it cannot be loaded, the page says that.
    #[prop(into)]
    visible: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let loader = use_loader();
    let children = StoredValue::new(children);
    let contents = move || {
        provide_context(loader.get()?);
        Some(children.with_value(|children| children()))
    };
    view! {
        {contents}
        <When condition=move || visible.get() && loader.has_failed()>
            <LoadFailure/>
        </When>
    }
}

/// What is to be said of saving games, over whichever screen is shown. Where its code cannot
/// be loaded, the screens of records say that.
#[component]
pub fn LibraryNotices() -> impl IntoView {
    let loader = use_loader();
    let module = ModuleLoader::new(&NOTICES);
    let shows_records = use_router().shows_records();
    effect(move || {
        let has_notices = loader.get().is_some_and(GameSaver::has_notices);
        if has_notices || shows_records.get() {
            module.load();
        }
    });
    move || Some(module.get()?(loader.get()?))
}
