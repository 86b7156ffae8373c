use leptos::prelude::*;

use super::effect;
use komadai_web::page;

/// A signal that notifies when a change of what `track` reads has been painted. What is
/// slow, or not seen, follows it, so that it does not delay the frame.
pub fn after_paint(track: impl Fn() + 'static) -> ReadSignal<()> {
    let (painted, set_painted) = signal(());
    effect(move || {
        track();
        page::after_paint(Box::new(move || {
            set_painted.try_set(());
        }));
    });
    painted
}
