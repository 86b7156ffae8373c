//! The page: what its screens share, and which of them is shown.
mod crash;
mod languages;
mod navigation;
mod prefetch;
mod settings_dialog;

pub use crash::show_crash;
use leptos::{ev, mount::mount_to_body, prelude::*};

use self::navigation::AppNavigation;
use crate::{
    game::provide_game,
    library::{LibraryNotices, provide_game_saver, provide_record_to_open},
    router::{addressed, provide_router},
    screens::{
        games::GAMES, home::HomeScreen, learn::LEARN, play::PLAY, problems::PROBLEMS,
        record::RECORD, remote::REMOTE, timer::TIMER,
    },
    state::{
        board_theme::apply_theme, provide_audio, provide_navigation, provide_settings, storage_key,
    },
};
use komadai_board::PieceSprite;
use komadai_engine::choose_search_threads;
use komadai_model::{BoardTheme, HandsPlace, Language, Route, Settings, Theme};
use komadai_texts::Text;
use komadai_ui::{
    IconSprite, LazyScreen, LazyScreenView, LoadFailureDialog, effect,
    lazy::{LazyModule, load},
    provide_i18n,
};
use komadai_web::{audio::AudioOut, local_storage, page};

/// Mounts the page once the reader's language is loaded: nothing is shown in another. The
/// first picture stays until the screen that it shows is there.
pub fn start() {
    let settings = stored_settings();
    let language = languages::preferred_language(&settings);
    let show = move || {
        mount_to_body(move || view! { <App stored=settings/> });
        match addressed() {
            Route::Play { .. } => {
                load(PLAY.load_fn(), Box::new(page::remove_first_picture));
            }
            _ => page::remove_first_picture(),
        }
    };
    languages::fetch(language, Box::new(show));
}

#[component]
fn App(
    /// The settings of the last visit.
    stored: Settings,
) -> impl IntoView {
    let settings = persisted_settings(stored);
    let language_failed = RwSignal::new(false);
    let language = languages::active_language(settings, language_failed);
    provide_i18n(language);
    provide_settings(settings);
    let navigation = provide_navigation();
    // What is said of it would lie under the dialog.
    effect(move || {
        if language_failed.get() {
            navigation.settings_open.set(false);
        }
    });
    provide_record_to_open();
    effect(move || choose_search_threads(settings.with(|settings| settings.threads)));

    let audio = AudioOut::new();
    provide_audio(audio);
    effect(move || {
        let volume = settings.with(|settings| settings.volume);
        audio.set_volume(f32::from(volume) / 100.0);
    });
    let router = provide_router();
    let route = router.route();
    follow_look(settings, route, audio);
    place_parts(settings);
    provide_game();
    provide_game_saver();
    sync_document_attributes(settings, language, route);
    prefetch::prefetch_next(route);
    let shows = move |is: IsShown| Memo::new(move |_| route.with(is));
    let screens = SCREENS
        .map(|(module, is)| view! { <LazyScreen module visible=shows(is)/> }.into_any())
        .collect_view();
    view! {
        <PieceSprite/>
        <IconSprite/>
        <div class="app" data-screen=move || route.with(screen_name)>
            <AppNavigation route/>
            <div class="app-screen">
                <HomeScreen visible=shows(|route| matches!(route, Route::Home))/>
                {screens}
                <LibraryNotices/>
            </div>
        </div>
        <LoadFailureDialog failed=language_failed/>
    }
}

/// Whether a screen is the one of a route.
type IsShown = fn(&Route) -> bool;

/// The screens that are loaded later, each with its routes.
static SCREENS: [(&LazyModule<LazyScreenView>, IsShown); 7] = [
    (&PLAY, |route| matches!(route, Route::Play { .. })),
    (&REMOTE, |route| matches!(route, Route::Remote { .. })),
    (&LEARN, |route| matches!(route, Route::Learn { .. })),
    (&PROBLEMS, |route| matches!(route, Route::Problems { .. })),
    (&RECORD, Route::is_record),
    (&GAMES, |route| matches!(route, Route::Games { .. })),
    (&TIMER, |route| matches!(route, Route::Clock)),
];

/// The screen of a route, for styles.
fn screen_name(route: &Route) -> &'static str {
    match route {
        Route::Home => "home",
        Route::Play { .. } => "play",
        Route::Remote { .. } => "remote",
        Route::Learn { lesson: None } => "learn",
        Route::Learn { lesson: Some(_) } => "lesson",
        Route::Problems { training: None } => "problems",
        Route::Problems { training: Some(_) } => "problem",
        Route::Record { .. } | Route::Analyse => "record",
        Route::Games { .. } => "games",
        Route::Clock => "clock",
    }
}

/// What the window is called while a screen is shown.
fn title(route: &Route, text: Text) -> String {
    let app = text.app().title;
    let screen = match route {
        Route::Home => return app.to_owned(),
        Route::Play { .. } => text.navigation().play,
        Route::Remote { .. } => text.navigation().remote,
        Route::Learn { .. } => text.navigation().learn,
        Route::Problems { .. } => text.navigation().problems,
        Route::Record { .. } => text.navigation().record,
        Route::Analyse => text.navigation().analyse,
        Route::Games { .. } => text.navigation().games,
        Route::Clock => text.navigation().clock,
    };
    format!("{screen} – {app}")
}

/// The settings of the last visit.
fn stored_settings() -> Settings {
    let text = local_storage::read(storage_key::SETTINGS).ok().flatten();
    let kept = text.as_deref().map(Settings::from_stored);
    if let (Some(Err(error)), Some(text)) = (&kept, &text) {
        leptos::logging::warn!("settings: {error}");
        if let Err(error) = local_storage::write(storage_key::UNREADABLE_SETTINGS, text) {
            leptos::logging::warn!("settings: {error}");
        }
    }
    kept.and_then(Result::ok).unwrap_or_default()
}

/// The settings as a signal; they are stored whenever they change, and follow those that
/// another tab has stored.
fn persisted_settings(stored: Settings) -> RwSignal<Settings> {
    let settings = RwSignal::new(stored);
    let mut before = settings.get_untracked();
    effect(move || {
        let now = settings.get();
        if before != now
            && let Err(error) = local_storage::write(storage_key::SETTINGS, &now.to_stored())
        {
            leptos::logging::warn!("settings: {error}");
        }
        before = now;
    });
    // The listener stays with the page.
    let _listener = window_event_listener(ev::storage, move |event| {
        if event.key().as_deref() == Some(storage_key::SETTINGS) {
            settings.set(stored_settings());
        }
    });
    settings
}

/// Keeps the boards as the reader has chosen, but without signs that would give an answer away.
fn follow_look(settings: RwSignal<Settings>, route: Signal<Route>, audio: AudioOut) {
    let mut before = BoardTheme::default();
    effect(move || {
        let chosen = settings.with(|settings| settings.look);
        let has_signs = chosen.move_hints() && !route.with(Route::is_exercise);
        let look = chosen.with_move_hints(has_signs);
        if before != look {
            before = look;
            apply_theme(look, audio);
        }
    });
}

/// Sets the root element's language and theme and the page's title, and keeps them so.
fn sync_document_attributes(
    settings: RwSignal<Settings>,
    language: Signal<Language>,
    route: Signal<Route>,
) {
    effect(move || page::set_root_attribute("lang", Some(language.get().tag())));
    let title = Memo::new(move |_| route.with(|route| title(route, Text::of(language.get()))));
    effect(move || title.with(|title| page::set_title(title)));
    effect(move || {
        let theme = settings.with(|settings| settings.theme);
        let named = (theme != Theme::System).then(|| theme.name());
        page::set_root_attribute("data-theme", named);
    });
}

/// Keeps on the root element where the reader wants the parts of a game. The styles follow.
fn place_parts(settings: RwSignal<Settings>) {
    effect(move || {
        let Settings { hands, moves, .. } = settings.get();
        let hands = (hands != HandsPlace::Automatic).then(|| hands.name());
        page::set_root_attribute("data-hands-place", hands);
        page::set_root_attribute("data-moves-place", Some(moves.name()));
    });
}
