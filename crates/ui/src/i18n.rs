//! The page's texts in the reader's language, as a context of the whole page.
use komadai_model::Language;
use komadai_texts::Text;
use leptos::{
    prelude::*,
    reactive::graph::{Observer, Subscriber},
};

/// A text of the page, chosen from all of them: `|text| text.play().undo`.
pub type TextKey = fn(Text) -> &'static str;

/// The page's texts in the reader's language, which may change.
#[derive(Clone, Copy, Debug)]
pub struct I18n(pub Signal<Language>);

impl I18n {
    /// All texts; the caller runs again when the language changes.
    pub fn text(self) -> Text {
        Text::of(self.language())
    }

    /// All texts, without following the language.
    pub fn text_untracked(self) -> Text {
        Text::of(self.language_untracked())
    }

    /// The reader's language, tracked.
    pub fn language(self) -> Language {
        unsubscribe_on_cleanup();
        self.0.get()
    }

    pub fn language_untracked(self) -> Language {
        self.0.get_untracked()
    }

    /// One text, as a signal.
    pub fn signal(self, key: TextKey) -> Signal<&'static str> {
        Signal::derive(move || key(self.text()))
    }
}

/// Provides the reader's language to everything below.
pub fn provide_i18n(language: Signal<Language>) {
    provide_context(language);
}

/// The texts in the language that [`provide_i18n`] has provided.
pub fn use_i18n() -> I18n {
    I18n(expect_context())
}

/// Takes the observer that runs now off its sources when it is cleaned up. A signal
/// drops its subscribers only when it changes: one that hardly ever changes, such as the
/// language, would keep everything of every dialog that was ever opened.
pub fn unsubscribe_on_cleanup() {
    if let Some(observer) = Observer::get() {
        on_cleanup(move || observer.clear_sources(&observer));
    }
}
