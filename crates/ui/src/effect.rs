use core::time::Duration;

use leptos::{logging::warn, prelude::*};

/// Runs `f` now, and again whenever a signal that it read has changed. The closure is
/// boxed, so that all effects share one type and its code.
pub fn effect(f: impl FnMut() + 'static) {
    let mut f: Box<dyn FnMut()> = Box::new(f);
    Effect::new(move |_: Option<()>| f());
}

/// Runs `f` whenever a signal that `track` has read changes, but not now. `f` itself
/// tracks nothing.
pub fn on_change(track: impl Fn() + 'static, mut f: impl FnMut() + 'static) {
    let mut is_first = true;
    effect(move || {
        track();
        if !core::mem::take(&mut is_first) {
            untrack(&mut f);
        }
    });
}

/// Calls `f` once after a time, unless the effect or the view that this is called in runs again
/// or ends before.
pub fn timeout_in_owner(delay: Duration, f: impl FnOnce() + 'static) {
    match set_timeout_with_handle(f, delay) {
        Ok(timeout) => on_cleanup(move || timeout.clear()),
        Err(error) => warn!("timeout: {error:?}"),
    }
}
