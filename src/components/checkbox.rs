use leptos::prelude::*;

/// A checkbox with its label.
#[component]
pub fn Checkbox(
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] checked: Signal<bool>,
    /// The reader pressed it.
    #[prop(into)]
    on_toggle: Callback<()>,
) -> impl IntoView {
    view! {
        <label class="tick">
            <input
                type="checkbox"
                name=name
                prop:checked=move || checked.get()
                on:click=move |_| on_toggle.run(())
            />
            <span>{move || label.get()}</span>
        </label>
    }
}
