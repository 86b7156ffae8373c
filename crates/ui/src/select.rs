use leptos::prelude::*;

/// An option of a [`Select`].
#[derive(Clone, Copy, Debug)]
pub struct SelectOption {
    /// What stands for it in the program.
    pub value: &'static str,
    /// What the reader sees, which may follow the language.
    pub label: Signal<&'static str>,
}

/// One choice out of a list.
#[component]
pub fn Select(
    #[prop(into)] name: String,
    options: Vec<SelectOption>,
    /// The value of the option that is chosen.
    #[prop(into)]
    value: Signal<&'static str>,
    /// Gets the value that the reader has chosen.
    #[prop(into)]
    on_change: Callback<String>,
) -> impl IntoView {
    let options = options.into_iter().map(|option| {
        view! {
            <option value=option.value prop:selected=move || value.get() == option.value>
                {move || option.label.get()}
            </option>
        }
        .into_any()
    });
    view! {
        <select name=name on:input=move |event| on_change.run(event_target_value(&event))>
            {options.collect_view()}
        </select>
    }
}
