//! The languages, each a lazily loaded module with all of its texts. English is in the
//! first load.
use leptos::prelude::*;

use komadai_model::{Language, Settings};
use komadai_texts::{Text, Translations};
use komadai_ui::{
    effect,
    lazy::{LazyModule, load},
    lazy_module,
};
use komadai_web::page;

macro_rules! declare_module_of {
    ($English:ident $en:ident $en_tag:literal $en_name:literal,
     $($Language:ident $language:ident $tag:literal $own_name:literal,)*) => {
        /// The module of a language; English has none.
        fn module_of(language: Language) -> Option<&'static LazyModule<&'static Translations>> {
            match language {
                Language::$English => None,
                $(Language::$Language => {
                    lazy_module! {
                        static MODULE: &'static Translations = $language(&komadai_texts::$language::TRANSLATIONS);
                    }
                    Some(&MODULE)
                })*
            }
        }
    };
}
komadai_model::languages!(declare_module_of);

/// The language that the reader has chosen, or else the browser's.
pub fn preferred_language(settings: &Settings) -> Language {
    let of_browser = || Language::preferred(&page::preferred_languages());
    settings.language.unwrap_or_else(of_browser)
}

/// Calls `then` once a language is loaded, or failed to load.
pub fn fetch(language: Language, then: Box<dyn FnOnce()>) {
    match module_of(language) {
        Some(module) if !Text::is_loaded(language) => {
            let on_loaded = move || {
                if let Some(tables) = module.get() {
                    komadai_texts::register(language, tables);
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
    let language = RwSignal::new(Text::of(settings.with_untracked(preferred_language)).language());
    let mut before = None;
    effect(move || {
        let now = settings.get();
        let preferred = preferred_language(&now);
        // Only where the language was chosen, or the same one once more to try again.
        let asked = before
            .as_ref()
            .is_none_or(|before: &Settings| *before == now || before.language != now.language);
        before = Some(now);
        if !asked || preferred == language.get_untracked() {
            return;
        }
        let on_loaded = move || match Text::is_loaded(preferred) {
            _ if preferred != settings.with_untracked(preferred_language) => {}
            true => language.set(preferred),
            false => failed.set(true),
        };
        fetch(preferred, Box::new(on_loaded));
    });
    language.into()
}
