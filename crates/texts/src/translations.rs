//! The texts of the languages other than English, and which of them are loaded.
use std::sync::OnceLock;

use shogi::Outcome;

use komadai_model::{Language, embedded::EmbedError};

use crate::topics::*;

macro_rules! declare_tables {
    (
        page { $($(#[$about:meta])* $topic:ident $Text:ident,)* }
        page and embed { $($(#[$shared_about:meta])* $shared:ident $SharedText:ident,)* }
    ) => {
        /// All texts of the page in a language that is loaded when it is chosen.
        #[derive(Debug)]
        pub struct Translations {
            $($(#[$about])* pub $topic: $Text,)*
            $($(#[$shared_about])* pub $shared: $SharedText,)*
        }

        /// All texts of a board on another page, in a language that is loaded when it is asked for.
        #[derive(Debug)]
        pub struct EmbedTranslations {
            $($(#[$shared_about])* pub $shared: $SharedText,)*
            pub embed: EmbedText,
            pub embed_error: fn(&EmbedError) -> String,
            pub embed_outcome: fn(Outcome) -> String,
        }
    };
}
topics!(declare_tables);

macro_rules! define_tables {
    (
        page { $($(#[$about:meta])* $topic:ident $Text:ident,)* }
        page and embed { $($(#[$shared_about:meta])* $shared:ident $SharedText:ident,)* }
    ) => {
        /// All texts of the page.
        pub static TRANSLATIONS: $crate::Translations = $crate::Translations {
            $($topic: $topic::TEXT,)*
            $($shared: $shared::TEXT,)*
        };

        /// All texts of a board on another page.
        pub static EMBED_TRANSLATIONS: $crate::EmbedTranslations = $crate::EmbedTranslations {
            $($shared: $shared::TEXT,)*
            embed: embed::TEXT,
            embed_error: embed::error,
            embed_outcome: embed::outcome,
        };
    };
}

/// The tables of the language in whose `mod.rs` it is called.
macro_rules! translations {
    () => {
        topics!(define_tables);
    };
}

static LOADED: [OnceLock<&Translations>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];
static EMBED_LOADED: [OnceLock<&EmbedTranslations>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Makes a language that has been loaded available to [`Text`](crate::Text).
pub fn register(language: Language, translations: &'static Translations) {
    // A language that is loaded again is the same.
    let _ = LOADED[language as usize].set(translations);
}

/// Makes a language that has been loaded available to boards on other pages.
pub fn register_embed(language: Language, translations: &'static EmbedTranslations) {
    // A language that is loaded again is the same.
    let _ = EMBED_LOADED[language as usize].set(translations);
}

/// The texts of a language; nothing for English, whose texts are each where they are used.
pub(crate) fn loaded(language: Language) -> Option<&'static Translations> {
    #[cfg(not(target_family = "wasm"))]
    register_built_in(language);
    LOADED[language as usize].get().copied()
}

/// The texts of a language for boards on other pages; nothing for English.
pub(crate) fn embed_loaded(language: Language) -> Option<&'static EmbedTranslations> {
    #[cfg(not(target_family = "wasm"))]
    register_built_in(language);
    EMBED_LOADED[language as usize].get().copied()
}

macro_rules! declare_register_built_in {
    ($English:ident $en:ident $en_tag:literal $en_name:literal,
     $($Language:ident $language:ident $tag:literal $own_name:literal,)*) => {
        /// Programs outside the browser contain all languages.
        #[cfg(not(target_family = "wasm"))]
        fn register_built_in(language: Language) {
            match language {
                Language::$English => {}
                $(Language::$Language => {
                    register(Language::$Language, &crate::$language::TRANSLATIONS);
                    register_embed(Language::$Language, &crate::$language::EMBED_TRANSLATIONS);
                })*
            }
        }
    };
}
komadai_model::languages!(declare_register_built_in);
