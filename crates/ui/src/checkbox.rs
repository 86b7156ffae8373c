use leptos::prelude::*;

/// A checkbox with its label.
#[component]
pub fn Checkbox(
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] checked: Signal<bool>,
    /// The reader checked or unchecked it.
    #[prop(into)]
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="tick">
            <input
                type="checkbox"
                name=name
                prop:checked=move || checked.get()
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <span>{move || label.get()}</span>
        </label>
    }
}
