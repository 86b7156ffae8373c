//! Effects, conditions and texts with one instance in the wasm for each type,
//! not one for each closure: the page's size hangs on it.
use leptos::prelude::*;

use crate::i18n::{Language, Text};

/// Runs `f` now, and again whenever a signal that it read has changed.
pub fn watch(f: impl FnMut() + 'static) {
    watch_boxed(Box::new(f));
}

fn watch_boxed(mut f: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| f());
}

/// A condition for [`When`] and for attributes.
pub fn flag(f: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(f)
}

/// The value of an attribute that is there without a value, or not at all.
pub fn mark(f: impl Fn() -> bool + Send + Sync + 'static) -> Signal<Option<&'static str>> {
    Signal::derive(move || f().then_some(""))
}

/// A text that is made up as it goes.
pub fn line(f: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(f)
}

/// Shows its children while a condition holds.
#[component]
pub fn When(condition: Signal<bool>, children: ChildrenFn) -> impl IntoView {
    view! { <Show when=move || condition.get()>{children()}</Show> }
}

/// The page's texts, in the reader's language of the moment.
#[derive(Clone, Copy, Debug)]
pub struct Words(pub Signal<Language>);

impl Words {
    /// All of them, for now: whoever asks is asked again when the language changes.
    pub fn now(self) -> &'static Text {
        self.0.get().text()
    }

    /// All of them, for something that is said once.
    pub fn once(self) -> &'static Text {
        self.0.get_untracked().text()
    }

    /// One of them.
    pub fn of(self, pick: fn(&'static Text) -> &'static str) -> Signal<&'static str> {
        Signal::derive(move || pick(self.now()))
    }
}

/// The texts in the language that the app has provided.
pub fn words() -> Words {
    Words(expect_context())
}
