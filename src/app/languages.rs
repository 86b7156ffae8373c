//! The languages, each a lazily loaded module with all of its texts. English is in the
//! first load.
use leptos::prelude::*;

use komadai_model::{
    Settings,
    i18n::{self, Language, Translations},
};
use komadai_ui::{
    effect,
    lazy::{LazyModule, load},
    lazy_module,
};
use komadai_web::page;

lazy_module! {
    static JAPANESE: &'static Translations = ja(&i18n::JA);
}

lazy_module! {
    static ITALIAN: &'static Translations = it(&i18n::IT);
}

lazy_module! {
    static ROMANIAN: &'static Translations = ro(&i18n::RO);
}

lazy_module! {
    static SWEDISH: &'static Translations = sv(&i18n::SV);
}

/// The module of a language; English has none.
fn module_of(language: Language) -> Option<&'static LazyModule<&'static Translations>> {
    match language {
        Language::English => None,
        Language::Japanese => Some(&JAPANESE),
        Language::Italian => Some(&ITALIAN),
        Language::Romanian => Some(&ROMANIAN),
        Language::Swedish => Some(&SWEDISH),
    }
}

/// The language that the reader has chosen, or else the browser's.
pub fn preferred_language(settings: &Settings) -> Language {
    let of_browser = || Language::preferred(&page::preferred_languages());
    settings.language.unwrap_or_else(of_browser)
}

/// Calls `then` once a language is loaded, or failed to load.
pub fn fetch(language: Language, then: Box<dyn FnOnce()>) {
    match module_of(language) {
        Some(module) if !language.is_loaded() => {
            let on_loaded = move || {
                if let Some(tables) = module.get() {
                    i18n::register(tables);
                }
                then();
            };
            load(module.load_fn(), Box::new(on_loaded));
        }
        _ => then(),
    }
}

/// The language that is shown: it follows the preferred one once that is loaded. `failed`
/// is set when that fails; the choice stays, for the next visit or until it is made again.
pub fn active_language(settings: RwSignal<Settings>, failed: RwSignal<bool>) -> Signal<Language> {
    let language = RwSignal::new(
        settings
            .with_untracked(preferred_language)
            .text()
            .language(),
    );
    let mut before = None;
    effect(move || {
        let now = settings.get();
        let preferred = preferred_language(&now);
        // Chosen, or chosen once more; not where something else was.
        let asked = before
            .as_ref()
            .is_none_or(|before: &Settings| *before == now || before.language != now.language);
        before = Some(now);
        if !asked || preferred == language.get_untracked() {
            return;
        }
        let on_loaded = move || match preferred.is_loaded() {
            _ if preferred != settings.with_untracked(preferred_language) => {}
            true => language.set(preferred),
            false => failed.set(true),
        };
        fetch(preferred, Box::new(on_loaded));
    });
    language.into()
}
