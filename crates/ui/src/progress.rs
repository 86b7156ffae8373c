use leptos::prelude::*;

use super::Button;
use crate::TextKey;

/// How far something is that takes a while, and a button that ends it. Whoever shows it says
/// in a status line what is done: the numbers are not read out with every change.
#[component]
pub fn Progress(
    /// What is done.
    #[prop(into)]
    label: Signal<String>,
    /// How much is done, and of how much.
    #[prop(into)]
    value: Signal<(usize, usize)>,
    /// The same in words.
    #[prop(into)]
    amount: Signal<String>,
    cancel_label: TextKey,
    #[prop(into)] on_cancel: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="progress">
            <progress
                aria-label=move || label.get()
                aria-valuetext=move || amount.get()
                max=move || value.get().1.to_string()
                value=move || value.get().0.to_string()
            ></progress>
            <span class="progress-amount" aria-hidden="true">
                {move || amount.get()}
            </span>
            <Button name="cancel" class="quiet" label=cancel_label on_press=on_cancel/>
        </div>
    }
}
