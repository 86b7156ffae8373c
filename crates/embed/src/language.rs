//! The languages of a board, each a module that is loaded when it is chosen.
use komadai_model::i18n::{
    EMBED_IT, EMBED_JA, EMBED_RO, EMBED_SV, EmbedTranslations, Language, register_embed,
};
use komadai_ui::{lazy, lazy::LazyModule, lazy_module};

lazy_module! {
    static JAPANESE: &'static EmbedTranslations = ja(&EMBED_JA);
}

lazy_module! {
    static ITALIAN: &'static EmbedTranslations = it(&EMBED_IT);
}

lazy_module! {
    static ROMANIAN: &'static EmbedTranslations = ro(&EMBED_RO);
}

lazy_module! {
    static SWEDISH: &'static EmbedTranslations = sv(&EMBED_SV);
}

fn module_of(language: Language) -> Option<&'static LazyModule<&'static EmbedTranslations>> {
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
        Some(module) if !language.is_loaded() => module,
        _ => return then(),
    };
    let register = move || {
        if let Some(tables) = module.get() {
            register_embed(tables);
        }
        then();
    };
    lazy::load(module.load_fn(), Box::new(register));
}
