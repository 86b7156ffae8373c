//! Who follows the reader's language.
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use komadai_model::Language;
use komadai_ui::{provide_i18n, use_i18n};
use leptos::{
    prelude::*,
    reactive::graph::{AnySource, AnySubscriber, ReactiveNode, Subscriber, WithObserver},
};
use wasm_bindgen_test::wasm_bindgen_test;

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

#[wasm_bindgen_test]
fn an_observer_of_the_language_is_dropped_with_its_owner() {
    let page = Owner::new();
    page.with(|| {
        provide_i18n(RwSignal::new(Language::English).into());
        let i18n = use_i18n();
        let reader = Arc::new(Reader::default());
        let weak: Weak<Reader> = Arc::downgrade(&reader);
        let observer = AnySubscriber(Arc::as_ptr(&reader) as usize, weak);
        let dialog = Owner::new();
        dialog.with(|| observer.with_observer(|| i18n.text()));
        assert_eq!(reader.sources().len(), 1);
        dialog.cleanup();
        assert_eq!(reader.sources().len(), 0);
    });
}
