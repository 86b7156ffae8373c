//! The languages that a board may speak, each a part that is loaded when it is asked for.
use crate::{
    later::{self, Part},
    part,
};
use komadai_model::i18n::{
    EMBED_IT, EMBED_JA, EMBED_RO, EMBED_SV, EmbedTranslations, Language, register_embed,
};

part! {
    static JAPANESE: &'static EmbedTranslations = ja(&EMBED_JA);
}

part! {
    static ITALIAN: &'static EmbedTranslations = it(&EMBED_IT);
}

part! {
    static ROMANIAN: &'static EmbedTranslations = ro(&EMBED_RO);
}

part! {
    static SWEDISH: &'static EmbedTranslations = sv(&EMBED_SV);
}

fn part_of(language: Language) -> Option<&'static Part<&'static EmbedTranslations>> {
    match language {
        Language::English => None,
        Language::Japanese => Some(&JAPANESE),
        Language::Italian => Some(&ITALIAN),
        Language::Romanian => Some(&ROMANIAN),
        Language::Swedish => Some(&SWEDISH),
    }
}

/// Calls `then` when a language is there, or could not be loaded: then it is English.
pub fn fetch(language: Language, then: Box<dyn FnOnce()>) {
    let part = match part_of(language) {
        Some(part) if !language.is_loaded() => part,
        _ => return then(),
    };
    let arrive = move || {
        if let Some(tables) = part.code() {
            register_embed(tables);
        }
        then();
    };
    later::load(part.fetch(), Box::new(arrive));
}
