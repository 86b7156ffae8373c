use leptos::prelude::*;

/// Has a screen reader say a text, by the live region that shows `region`. The same text twice
/// is read twice only if it differs. Does nothing once the region is gone.
pub fn announce(region: RwSignal<String>, text: &str) {
    let text = text.trim();
    region.try_update(|shown| {
        let is_same = shown == text;
        text.clone_into(shown);
        if is_same {
            shown.push('\u{a0}');
        }
    });
}
