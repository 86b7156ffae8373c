//! The languages that a board may speak, each a part that is loaded when it is asked for.
use crate::{
    lazy::{self, LazyModule},
    lazy_module,
};
use komadai_model::i18n::{
    EMBED_IT, EMBED_JA, EMBED_RO, EMBED_SV, EmbedTables, Language, embedded_arrived,
};

lazy_module! {
    static JAPANESE: &'static EmbedTables = ja(EMBED_JA);
}

lazy_module! {
    static ITALIAN: &'static EmbedTables = it(EMBED_IT);
}

lazy_module! {
    static ROMANIAN: &'static EmbedTables = ro(EMBED_RO);
}

lazy_module! {
    static SWEDISH: &'static EmbedTables = sv(EMBED_SV);
}

fn part_of(language: Language) -> Option<&'static LazyModule<&'static EmbedTables>> {
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
        Some(part) if !language.is_there() => part,
        _ => return then(),
    };
    let arrive = move || {
        if let Some(tables) = part.get() {
            embedded_arrived(tables);
        }
        then();
    };
    lazy::load(part.load_fn(), Box::new(arrive));
}
