use leptos::prelude::*;

/// A part of a form under its label.
#[component]
pub fn Field(
    #[prop(into)] label: Signal<String>,
    /// CSS classes besides `field`.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <label class=format!("field {class}").trim_end().to_owned()>
            <span>{move || label.get()}</span>
            {children()}
        </label>
    }
}

/// A line of text, written to a signal as it is typed.
#[component]
pub fn TextInput(#[prop(into)] name: String, value: RwSignal<String>) -> impl IntoView {
    view! {
        <input
            name=name
            autocomplete="off"
            bind:value=value
        />
    }
}
