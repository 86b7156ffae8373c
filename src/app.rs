//! The page: what its screens share, and which of them is shown.
mod languages;
mod prefetch;

use leptos::{mount::mount_to_body, prelude::*};

use crate::{
    board::{CURSOR_SQUARE, PieceSprite, apply_theme},
    components::IconSprite,
    pages::play::{PlayScreen, provide_game},
    pages::record::RecordScreen,
    pages::timer::TimerScreen,
    state::{
        CurrentGame, effect, provide_audio, provide_current_game, provide_i18n, provide_settings,
    },
    web::{
        audio::AudioOut,
        dom,
        local_storage::{self, StorageKey},
        location, page,
    },
};
use komadai_model::{BoardTheme, Route, Settings, Theme, i18n::Language};

/// What gets the focus when another screen takes the place of the one that had it.
const BOARD: [&str; 1] = [CURSOR_SQUARE];

/// Mounts the page once the reader's language is loaded: nothing is shown in another.
pub fn start() {
    let settings = stored_settings();
    let language = languages::preferred_language(&settings);
    let show = move || {
        mount_to_body(move || view! { <App stored=settings/> });
        page::remove_first_picture();
    };
    languages::fetch(language, Box::new(show));
}

#[component]
fn App(
    /// The settings of the last visit.
    stored: Settings,
) -> impl IntoView {
    let settings = persisted_settings(stored);
    let load_failed = RwSignal::new(false);
    let language = languages::active_language(settings, load_failed);
    provide_i18n(language);
    provide_settings(settings);
    sync_document_attributes(settings, language);

    let audio = AudioOut::new();
    provide_audio(audio);
    let mut before = BoardTheme::default();
    effect(move || {
        let now = settings.get();
        audio.set_volume(f32::from(now.volume) / 100.0);
        if before != now.look {
            before = now.look;
            apply_theme(now.look, audio);
        }
    });

    let fragment = location::fragment_signal(|| dom::restore_focus_to(&BOARD));
    let game = provide_game(load_failed);
    let route = Memo::new(move |_| fragment.with(|fragment| Route::from_fragment(fragment)));
    prefetch::prefetch_next(route);
    let shows = move |is: fn(&Route) -> bool| Memo::new(move |_| route.with(is));
    let plays = shows(|route| matches!(route, Route::Play { .. }));
    let records =
        shows(|route| matches!(route, Route::Record { .. } | Route::Analyse | Route::Games));
    let timer = shows(|route| matches!(route, Route::Clock));
    provide_current_game(CurrentGame {
        game: game.played,
        started_at: game.storage.started_at,
        ownership: game.storage.ownership(),
    });
    // Unlike the memo it notifies of what is asked for once more.
    let asked = Signal::derive(move || fragment.with(|fragment| Route::from_fragment(fragment)));
    view! {
        <PieceSprite/>
        <IconSprite/>
        <PlayScreen route visible=plays/>
        <RecordScreen route=asked visible=records.into()/>
        <TimerScreen visible=timer.into()/>
    }
}

/// The settings of the last visit.
fn stored_settings() -> Settings {
    let text = local_storage::read(StorageKey::Settings).ok().flatten();
    let kept = text.as_deref().map(Settings::from_stored);
    if let (Some(Err(error)), Some(text)) = (&kept, &text) {
        leptos::logging::warn!("settings: {error}");
        if let Err(error) = local_storage::write(StorageKey::UnreadableSettings, text) {
            leptos::logging::warn!("settings: {error}");
        }
    }
    kept.and_then(Result::ok).unwrap_or_default()
}

/// The settings as a signal; they are stored whenever they change.
fn persisted_settings(stored: Settings) -> RwSignal<Settings> {
    let settings = RwSignal::new(stored);
    let mut before = settings.get_untracked();
    effect(move || {
        let now = settings.get();
        if before != now
            && let Err(error) = local_storage::write(StorageKey::Settings, &now.to_stored())
        {
            leptos::logging::warn!("settings: {error}");
        }
        before = now;
    });
    settings
}

/// Sets the root element's language and theme and the page's title, and keeps them so.
fn sync_document_attributes(settings: RwSignal<Settings>, language: Signal<Language>) {
    effect(move || {
        let language = language.get();
        page::set_root_attribute("lang", Some(language.tag()));
        page::set_title(language.text().app().title);
    });
    effect(move || {
        let theme = settings.with(|settings| settings.theme);
        let named = (theme != Theme::System).then(|| theme.name());
        page::set_root_attribute("data-theme", named);
    });
}
