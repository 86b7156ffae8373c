//! Loading what saves games: with the first move of a game, and for the screens of records.
use leptos::prelude::*;

use super::{GameLibrary, autosave_current_game::autosave_current_game, notices::SaveNotices};
use crate::{game::use_game, router::use_router, style};
use komadai_model::Route;
use komadai_ui::{LoadFailure, ModuleLoader, When, effect, lazy::LoadFn, lazy_module};

lazy_module! {
    static LIBRARY: fn() -> GameLibrary = library(open_library);
}

lazy_module! {
    static NOTICES: fn(GameLibrary) -> AnyView = record(
        |library| view! { <SaveNotices library/> }.into_any(),
        style!("save-notices")
    );
}

fn open_library() -> GameLibrary {
    let library = GameLibrary::new();
    autosave_current_game(library, use_game());
    library
}

/// What saves games, once it is loaded.
#[derive(Clone, Copy, Debug)]
pub struct LibraryLoader {
    module: ModuleLoader<fn() -> GameLibrary>,
    library: RwSignal<Option<GameLibrary>>,
}

impl LibraryLoader {
    pub fn get(self) -> Option<GameLibrary> {
        self.library.get()
    }

    pub fn has_failed(self) -> bool {
        self.module.has_failed()
    }
}

/// What saves games, to be fetched before it is needed.
pub fn library_module() -> LoadFn {
    LIBRARY.load_fn()
}

/// Provides what saves games to everything below.
pub fn provide_library() {
    let module = ModuleLoader::new(&LIBRARY);
    let library = RwSignal::new(None);
    let game = use_game();
    let is_played = Memo::new(move |_| game.with(|game| !game.game().plies().is_empty()));
    let shows_records = shows_records();
    effect(move || {
        let is_needed = shows_records.get();
        if is_played.get() || is_needed {
            module.load();
        }
    });
    effect(move || {
        if let Some(open) = module.get() {
            library.set(Some(open()));
        }
    });
    provide_context(LibraryLoader { module, library });
}

/// What [`provide_library`] has provided.
pub fn use_library() -> LibraryLoader {
    expect_context()
}

/// The same where it is loaded, below [`WithLibrary`].
pub fn use_game_library() -> GameLibrary {
    expect_context()
}

/// Whether a screen of records is shown.
fn shows_records() -> Memo<bool> {
    let route = use_router().route();
    Memo::new(move |_| route.with(|route| route.is_record() || *route == Route::Games))
}

/// What needs the library, once that is loaded.
#[component]
pub fn WithLibrary(
    /// Whether it is shown; if so, and the library cannot be loaded, the page says that.
    #[prop(into)]
    visible: Signal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let loader = use_library();
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
    let loader = use_library();
    let module = ModuleLoader::new(&NOTICES);
    let shows_records = shows_records();
    effect(move || {
        let has_notices = loader.get().is_some_and(GameLibrary::has_notices);
        if has_notices || shows_records.get() {
            module.load();
        }
    });
    move || Some(module.get()?(loader.get()?))
}
