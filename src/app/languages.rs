//! The languages that are loaded when they are chosen: a part each, with all of
//! its tables. English is in the first load.
use std::{cell::Cell, rc::Rc};

use leptos::prelude::*;

use crate::{
    i18n::{self, Language, Tables},
    later::{Part, load},
    part,
    platform::page,
    reactive::watch,
    session::Settings,
};

part! {
    static JAPANESE: &'static Tables = ja(&i18n::JA);
}

part! {
    static ITALIAN: &'static Tables = it(&i18n::IT);
}

part! {
    static ROMANIAN: &'static Tables = ro(&i18n::RO);
}

part! {
    static SWEDISH: &'static Tables = sv(&i18n::SV);
}

/// What a language comes in; English is there.
fn part_of(language: Language) -> Option<&'static Part<&'static Tables>> {
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
                if let Some(tables) = part.code() {
                    i18n::arrived(tables);
                }
                then();
            };
            load(part.fetch(), Box::new(arrive));
        }
        _ => then(),
    }
}

/// The language that is shown: it follows the one that is wanted as soon as that
/// is there. A choice that cannot be had is taken back, and `failed` is set.
pub fn shown(settings: RwSignal<Settings>, failed: RwSignal<bool>) -> Signal<Language> {
    let first = settings.with_untracked(wanted);
    let language = RwSignal::new(first.text().language);
    let chosen = move || settings.with(|settings| settings.language);
    let kept = Rc::new(Cell::new(untrack(chosen)));
    watch(move || {
        let choice = chosen();
        let wanted = settings.with_untracked(wanted);
        let kept = Rc::clone(&kept);
        let arrive = move || {
            if choice != untrack(chosen) {
                return;
            }
            if wanted.is_there() {
                kept.set(choice);
                language.set(wanted);
                return;
            }
            failed.set(true);
            if choice != kept.get() {
                settings.update(|settings| settings.language = kept.get());
            }
        };
        fetch(wanted, Box::new(arrive));
    });
    language.into()
}
