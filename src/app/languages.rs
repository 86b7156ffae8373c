//! The languages that are loaded when they are chosen: a part each, with all of
//! its tables. English is in the first load.
use leptos::prelude::*;

use crate::{
    lazy::{LazyModule, load},
    lazy_module,
    state::effect,
    web::page,
};
use komadai_model::{
    Settings,
    i18n::{self, Language, Tables},
};

lazy_module! {
    static JAPANESE: &'static Tables = ja(&i18n::JA);
}

lazy_module! {
    static ITALIAN: &'static Tables = it(&i18n::IT);
}

lazy_module! {
    static ROMANIAN: &'static Tables = ro(&i18n::RO);
}

lazy_module! {
    static SWEDISH: &'static Tables = sv(&i18n::SV);
}

/// What a language comes in; English is there.
fn part_of(language: Language) -> Option<&'static LazyModule<&'static Tables>> {
    match language {
        Language::English => None,
        Language::Japanese => Some(&JAPANESE),
        Language::Italian => Some(&ITALIAN),
        Language::Romanian => Some(&ROMANIAN),
        Language::Swedish => Some(&SWEDISH),
    }
}

/// The language that a reader has chosen, or that the browser asks for.
pub fn wanted(settings: &Settings) -> Language {
    let browsers = || Language::preferred(&page::preferred_languages());
    settings.language.unwrap_or_else(browsers)
}

/// Calls `then` when a language is there, or could not be loaded.
pub fn fetch(language: Language, then: Box<dyn FnOnce()>) {
    match part_of(language) {
        Some(part) if !language.is_there() => {
            let arrive = move || {
                if let Some(tables) = part.get() {
                    i18n::arrived(tables);
                }
                then();
            };
            load(part.load_fn(), Box::new(arrive));
        }
        _ => then(),
    }
}

/// The language that is shown: it follows the one that is wanted as soon as that
/// is there. `failed` is set where it cannot be had; the choice is kept, for the
/// next visit or until it is made again.
pub fn shown(settings: RwSignal<Settings>, failed: RwSignal<bool>) -> Signal<Language> {
    let language = RwSignal::new(settings.with_untracked(wanted).text().language);
    let mut before = None;
    effect(move || {
        let now = settings.get();
        let wish = wanted(&now);
        // Chosen, or chosen once more; not where something else was.
        let asked = before
            .as_ref()
            .is_none_or(|before: &Settings| *before == now || before.language != now.language);
        before = Some(now);
        if !asked || wish == language.get_untracked() {
            return;
        }
        let arrive = move || match wish.is_there() {
            _ if wish != settings.with_untracked(wanted) => {}
            true => language.set(wish),
            false => failed.set(true),
        };
        fetch(wish, Box::new(arrive));
    });
    language.into()
}
