//! What views are made of. A closure has a type of its own, and Leptos is
//! compiled anew for every type it is given: a page of two hundred closures
//! would be twice as large as one in which they share a type. So elements are
//! [`El`](crate::element::El)s, and what changes inside one is [`dynamic`] or
//! [`shown`].
use std::sync::Arc;

use leptos::{
    prelude::*,
    reactive::graph::{Observer, Subscriber},
};

use crate::i18n::{Language, Text};

/// Runs `f` now, and again whenever a signal that it read has changed.
pub fn watch(f: impl FnMut() + 'static) {
    watch_boxed(Box::new(f));
}

fn watch_boxed(mut f: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| f());
}

/// A text that is made up as it goes.
pub fn line(f: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(f)
}

type Make = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// A part of a view that is made again when a signal it reads changes.
pub fn dynamic<V: IntoAny>(make: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    changing(Arc::new(move || make().into_any()))
}

fn changing(make: Make) -> AnyView {
    (move || make()).into_any()
}

/// What `make` gives while `when` holds; it keeps its state until it does not.
pub fn shown(
    when: impl Fn() -> bool + Send + Sync + 'static,
    make: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    shown_boxed(Box::new(when), Arc::new(make))
}

fn shown_boxed(when: Box<dyn Fn() -> bool + Send + Sync>, make: Make) -> AnyView {
    let when = Memo::new(move |_| when());
    changing(Arc::new(move || match when.get() {
        true => make(),
        false => ().into_any(),
    }))
}

/// The page's texts, in the reader's language of the moment.
#[derive(Clone, Copy, Debug)]
pub struct Words(pub Signal<Language>);

impl Words {
    /// All of them, for now: whoever asks is asked again when the language changes.
    pub fn now(self) -> &'static Text {
        forget_reader_when_gone();
        self.0.get().text()
    }

    /// All of them, for something that is said once.
    pub fn once(self) -> &'static Text {
        self.0.get_untracked().text()
    }
}

/// The texts in the language that the app has provided.
pub fn words() -> Words {
    Words(expect_context())
}

/// A signal forgets its readers when it changes, also those that are long gone; one that
/// hardly ever changes, such as the language, would keep all of every dialog that was ever
/// opened. So who reads it is taken off its list when it ends.
pub fn forget_reader_when_gone() {
    if let Some(reader) = Observer::get() {
        on_cleanup(move || reader.clear_sources(&reader));
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::sync::{Mutex, MutexGuard, PoisonError, Weak};

    use leptos::reactive::graph::{AnySource, AnySubscriber, ReactiveNode, WithObserver};

    use super::*;

    /// What a reader has read, and forgets when it is told to.
    #[derive(Default)]
    struct Reader(Mutex<Vec<AnySource>>);

    impl Reader {
        fn sources(&self) -> MutexGuard<'_, Vec<AnySource>> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }

    impl ReactiveNode for Reader {
        fn mark_dirty(&self) {}
        fn mark_check(&self) {}
        fn mark_subscribers_check(&self) {}
        fn update_if_necessary(&self) -> bool {
            false
        }
    }

    impl Subscriber for Reader {
        fn add_source(&self, source: AnySource) {
            self.sources().push(source);
        }

        fn clear_sources(&self, _: &AnySubscriber) {
            self.sources().clear();
        }
    }

    #[test]
    fn who_has_read_the_words_is_forgotten_when_it_ends() {
        let page = Owner::new();
        page.with(|| {
            let words = Words(RwSignal::new(Language::English).into());
            let reader = Arc::new(Reader::default());
            let weak: Weak<Reader> = Arc::downgrade(&reader);
            let observer = AnySubscriber(Arc::as_ptr(&reader) as usize, weak);
            let dialog = Owner::new();
            dialog.with(|| observer.with_observer(|| words.now()));
            assert_eq!(reader.sources().len(), 1);
            dialog.cleanup();
            assert_eq!(reader.sources().len(), 0);
        });
    }
}
