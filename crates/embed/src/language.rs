//! The languages of a board, each a module that is loaded when it is chosen.
use komadai_model::Language;
use komadai_texts::{EmbedTranslations, Text, register_embed};
use komadai_ui::{lazy, lazy::LazyModule, lazy_module};

macro_rules! declare_module_of {
    ($English:ident $en:ident $en_tag:literal $en_name:literal,
     $($Language:ident $language:ident $tag:literal $own_name:literal,)*) => {
        /// The module of a language; English has none.
        fn module_of(language: Language) -> Option<&'static LazyModule<&'static EmbedTranslations>> {
            match language {
                Language::$English => None,
                $(Language::$Language => {
                    lazy_module! {
                        static MODULE: &'static EmbedTranslations = $language(&komadai_texts::$language::EMBED_TRANSLATIONS);
                    }
                    Some(&MODULE)
                })*
            }
        }
    };
}
komadai_model::languages!(declare_module_of);

/// Calls `then` once a language is loaded, or failed to load: then texts are English.
pub fn fetch(language: Language, then: Box<dyn FnOnce()>) {
    let module = match module_of(language) {
        Some(module) if !Text::is_loaded(language) => module,
        _ => return then(),
    };
    let register = move || {
        if let Some(tables) = module.get() {
            register_embed(language, tables);
        }
        then();
    };
    lazy::load(module.load_fn(), Box::new(register));
}
