//! The menu of the page: a rail at the left of wide screens, a bar at the bottom of others.
use leptos::{ev, prelude::*};

use super::settings_dialog::SettingsDialog;
use crate::{
    game::{GameController, use_game},
    state::{use_navigation, use_settings},
};
use komadai_model::{GameOptions, Language, PlayedGame, Preference, Route, Settings};
use komadai_ui::{Icon, SCREEN_FOCUS, Select, SelectOption, TextKey, use_i18n};
use komadai_web::dom;

/// A screen in the menu.
struct Entry {
    /// Its `data-nav`, and its icon.
    name: &'static str,
    route: Route,
    label: TextKey,
    is_shown: fn(&Route) -> bool,
    /// Whether it is shown only with the rest where there is little room.
    is_extra: bool,
}

const ENTRIES: [Entry; 7] = [
    Entry {
        name: "home",
        route: Route::Home,
        label: |text| text.navigation().home,
        is_shown: |route| matches!(route, Route::Home),
        is_extra: false,
    },
    Entry {
        name: "play",
        route: Route::PLAY,
        label: |text| text.navigation().play,
        is_shown: |route| matches!(route, Route::Play { .. } | Route::Remote { .. }),
        is_extra: false,
    },
    Entry {
        name: "learn",
        route: Route::LEARN,
        label: |text| text.navigation().learn,
        is_shown: |route| matches!(route, Route::Learn { .. }),
        is_extra: false,
    },
    Entry {
        name: "problems",
        route: Route::PROBLEMS,
        label: |text| text.navigation().problems,
        is_shown: |route| matches!(route, Route::Problems { .. }),
        is_extra: false,
    },
    Entry {
        name: "games",
        route: Route::GAMES,
        label: |text| text.navigation().games,
        is_shown: |route| matches!(route, Route::Games { .. }),
        is_extra: false,
    },
    Entry {
        name: "analyse",
        route: Route::Analyse,
        label: |text| text.navigation().analyse,
        is_shown: |route| matches!(route, Route::Analyse | Route::Record { .. }),
        is_extra: true,
    },
    Entry {
        name: "clock",
        route: Route::Clock,
        label: |text| text.navigation().clock,
        is_shown: |route| matches!(route, Route::Clock),
        is_extra: true,
    },
];

/// The menu with its skip link, and the settings that it opens.
#[component]
pub fn AppNavigation(
    /// The screen that is shown.
    route: Signal<Route>,
) -> impl IntoView {
    let (navigation, i18n) = (use_navigation(), use_i18n());
    let menu_open = navigation.menu_open;
    let close = move || menu_open.set(false);
    let close_by_key = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && menu_open.get_untracked() {
            close();
            focus_menu_button();
        }
    };
    let open_settings = move |_| {
        if menu_open.get_untracked() {
            // The dialog gives the focus back to what has it now, and the menu will be gone.
            focus_menu_button();
        }
        close();
        navigation.settings_open.set(true);
    };
    let entries = ENTRIES.map(|entry| view! { <EntryLink entry route/> }.into_any());
    view! {
        <button
            type="button"
            class="button skip-link"
            on:click=move |_| dom::focus_after_render(SCREEN_FOCUS.to_owned())
        >
            {move || i18n.text().navigation().skip}
        </button>
        <div
            class="app-menu-outside"
            hidden=move || !menu_open.get()
            on:click=move |_| close()
        ></div>
        <nav
            class="app-menu"
            aria-label=move || i18n.text().navigation().label
            data-open=move || menu_open.get()
            on:keydown=close_by_key
        >
            {entries.into_iter().collect_view()}
            <button
                type="button"
                class="app-menu-item app-menu-more"
                data-action="more-screens"
                aria-expanded=move || menu_open.get().to_string()
                on:click=move |_| menu_open.update(|open| *open = !*open)
            >
                <Icon name="more"/>
                <span>{move || i18n.text().navigation().more}</span>
            </button>
            <button
                type="button"
                class="app-menu-item app-menu-foot app-menu-extra"
                data-action="settings"
                on:click=open_settings
            >
                <Icon name="settings"/>
                <span>{move || i18n.text().play().settings}</span>
            </button>
            <LanguageSelect/>
        </nav>
        <SettingsDialog open=navigation.settings_open/>
    }
}

#[component]
fn EntryLink(entry: Entry, route: Signal<Route>) -> impl IntoView {
    let (navigation, i18n) = (use_navigation(), use_i18n());
    let (settings, game) = (use_settings(), use_game());
    let Entry {
        name,
        route: target,
        label,
        is_shown,
        is_extra,
    } = entry;
    let begins = target == Route::PLAY;
    let press = move |event: ev::MouseEvent| {
        navigation.menu_open.set(false);
        let opens_elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
        if begins && !opens_elsewhere && is_first_visit(settings, game) {
            game.set_up_from_elsewhere();
        }
    };
    let class = match is_extra {
        true => "app-menu-item app-menu-extra",
        false => "app-menu-item",
    };
    view! {
        <a
            class=class
            href=format!("#{target}")
            data-nav=name
            aria-current=move || route.with(is_shown).then_some("page")
            on:click=press
        >
            <Icon name/>
            <span>{move || label(i18n.text())}</span>
        </a>
    }
}

/// Whether nothing was chosen or played yet: who wants to play chooses a game first.
fn is_first_visit(settings: RwSignal<Settings>, game: GameController) -> bool {
    let has_played =
        settings.with_untracked(|settings| settings.preferences.has(Preference::WelcomeRead));
    let is_untouched = |game: &PlayedGame| {
        game.game().plies().is_empty() && *game.options() == GameOptions::even()
    };
    !has_played && game.with_untracked(is_untouched)
}

/// The language of the page, at the foot of the menu.
#[component]
fn LanguageSelect() -> impl IntoView {
    let (settings, i18n) = (use_settings(), use_i18n());
    let options = Language::ALL.iter().map(|language| SelectOption {
        value: language.tag(),
        label: Signal::stored(language.own_name()),
    });
    let choose = move |tag: String| {
        settings.update(|settings| settings.language = Language::from_tag(&tag));
    };
    view! {
        <label class="app-menu-item app-menu-extra app-menu-language">
            <Icon name="language"/>
            <span class="visually-hidden">{move || i18n.text().navigation().language}</span>
            <Select
                name="menu-language"
                options=options.collect()
                value=move || i18n.language().tag()
                on_change=choose
            />
        </label>
    }
}

/// Gives the focus to the button that opens the menu. Only one of them is shown.
fn focus_menu_button() {
    for button in ["[data-action=menu]", "[data-action=more-screens]"] {
        dom::focus(button);
    }
}
