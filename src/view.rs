//! What views are made of. A closure has a type of its own, and Leptos is
//! compiled anew for every type it is given: a page of two hundred closures
//! would be twice as large as one in which they share a type. So attributes are
//! `Signal::derive(..)`, and what changes inside an element is one of these.
use std::sync::Arc;

use leptos::prelude::*;

type Make = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// A part of a view that is made again when a signal it reads changes.
pub fn dynamic<V: IntoAny>(make: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    changing(Arc::new(move || make().into_any()))
}

fn changing(make: Make) -> AnyView {
    (move || make()).into_any()
}

/// Its children while `when` holds; they keep their state until it does not.
#[component]
pub fn Shown(#[prop(into)] when: Signal<bool>, children: ChildrenFn) -> impl IntoView {
    let when = Memo::new(move |_| when.get());
    changing(Arc::new(move || match when.get() {
        true => children(),
        false => ().into_any(),
    }))
}
