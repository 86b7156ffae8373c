use leptos::prelude::*;

use super::{Button, DialogButtons};

/// The foot of a dialog in which everything applies at once.
#[component]
pub fn DoneFoot(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="dialog-foot">
            <DialogButtons>
                <Button
                    name="done"
                    label=|text| text.settings().done
                    class="primary"
                    on_press=move |()| open.set(false)
                />
            </DialogButtons>
        </div>
    }
}
