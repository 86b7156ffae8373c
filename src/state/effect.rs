use leptos::prelude::*;

/// Runs `f` now, and again whenever a signal that it read has changed. The closure is
/// boxed, so that all effects share one type and its code.
pub fn effect(f: impl FnMut() + 'static) {
    let mut f: Box<dyn FnMut()> = Box::new(f);
    Effect::new(move |_: Option<()>| f());
}
