//! The texts of the page in one language, by topic.
use shogi::Outcome;

use komadai_model::{Language, embedded::EmbedError};

use crate::{EmbedTranslations, Translations, en, topics::*, translations};

/// The texts of the page in one language, by topic: `text.play().undo`. They are in English
/// until the language has been loaded.
///
/// Each method names the English texts of its topic, and there is no table of those of all
/// topics. So every wasm file holds the English texts that its code asks for and no others:
/// the first load has none of dialogs and screens that are loaded later.
#[derive(Clone, Copy, Debug)]
pub struct Text(Language);

impl Text {
    /// The texts in a language.
    pub const fn of(language: Language) -> Self {
        Self(language)
    }

    /// Whether the texts of a language are there: until then they are in English.
    pub fn is_loaded(language: Language) -> bool {
        Self::of(language).language() == language
    }

    /// The language that the texts are in. A program has the tables of the page or those of
    /// boards on other pages.
    pub fn language(self) -> Language {
        match translations::loaded(self.0).is_some() || translations::embed_loaded(self.0).is_some()
        {
            true => self.0,
            false => Language::English,
        }
    }

    /// A board on another page: what is seen of it.
    pub fn embed(self) -> &'static EmbedText {
        translations::embed_loaded(self.0).map_or(&en::embed::TEXT, |all| &all.embed)
    }

    /// What is wrong with what the author of a page with a board wrote, and where.
    pub fn embed_error(self) -> fn(&EmbedError) -> String {
        translations::embed_loaded(self.0).map_or(en::embed::error, |all| all.embed_error)
    }

    /// How a game on a board on another page has ended.
    pub fn embed_outcome(self) -> fn(Outcome) -> String {
        translations::embed_loaded(self.0).map_or(en::embed::outcome, |all| all.embed_outcome)
    }

    /// A topic that boards on other pages have too, whose program has a smaller table.
    fn shared<T>(
        self,
        english: &'static T,
        of_page: fn(&'static Translations) -> &'static T,
        of_embed: fn(&'static EmbedTranslations) -> &'static T,
    ) -> &'static T {
        let of_page = translations::loaded(self.0).map(of_page);
        of_page
            .or_else(|| translations::embed_loaded(self.0).map(of_embed))
            .unwrap_or(english)
    }
}

macro_rules! declare_methods {
    (
        page { $($(#[$about:meta])* $topic:ident $Text:ident,)* }
        page and embed { $($(#[$shared_about:meta])* $shared:ident $SharedText:ident,)* }
    ) => {
        impl Text {
            $(
                $(#[$about])*
                pub fn $topic(self) -> &'static $Text {
                    translations::loaded(self.0).map_or(&en::$topic::TEXT, |all| &all.$topic)
                }
            )*
            $(
                $(#[$shared_about])*
                pub fn $shared(self) -> &'static $SharedText {
                    self.shared(&en::$shared::TEXT, |all| &all.$shared, |all| &all.$shared)
                }
            )*
        }
    };
}
topics!(declare_methods);
