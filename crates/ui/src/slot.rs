use leptos::{children::ViewFn, prelude::*};

/// A place for a view of a feature that is loaded later: empty until the feature fills it.
#[derive(Clone, Copy, Default)]
pub struct Slot(RwSignal<Option<ViewFn>>);

impl core::fmt::Debug for Slot {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let is_filled = self.0.with_untracked(Option::is_some);
        formatter.debug_tuple("Slot").field(&is_filled).finish()
    }
}

impl Slot {
    /// Shows a view in the slot, made anew each time that the slot is shown.
    pub fn fill(self, view: impl Fn() -> AnyView + Send + Sync + 'static) {
        self.0.set(Some(view.into()));
    }
}

/// What fills a slot.
#[component]
pub fn SlotView(content: Slot) -> impl IntoView {
    move || match content.0.get() {
        Some(view) => view.run(),
        None => ().into_any(),
    }
}
