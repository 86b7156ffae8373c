//! The languages of a board, each a module that is loaded when it is chosen.
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

fn module_of(language: Language) -> Option<&'static LazyModule<&'static EmbedTables>> {
    match language {
        Language::English => None,
        Language::Japanese => Some(&JAPANESE),
        Language::Italian => Some(&ITALIAN),
        Language::Romanian => Some(&ROMANIAN),
        Language::Swedish => Some(&SWEDISH),
    }
}

/// Calls `then` once a language is loaded, or failed to load: then texts are English.
pub fn fetch(language: Language, then: Box<dyn FnOnce()>) {
    let module = match module_of(language) {
        Some(module) if !language.is_there() => module,
        _ => return then(),
    };
    let register = move || {
        if let Some(tables) = module.get() {
            embedded_arrived(tables);
        }
        then();
    };
    lazy::load(module.load_fn(), Box::new(register));
}
