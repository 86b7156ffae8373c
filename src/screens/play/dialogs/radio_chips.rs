use leptos::prelude::*;

use komadai_ui::{Icon, SelectOption};

/// One choice out of a few that are all in view: radio buttons in a row.
#[component]
pub fn RadioChips(
    #[prop(into)] name: &'static str,
    #[prop(into)] legend: Signal<&'static str>,
    options: Vec<SelectOption>,
    /// The value of the button that is on.
    #[prop(into)]
    value: Signal<&'static str>,
    /// Gets the value of the button that the reader has pressed.
    #[prop(into)]
    on_change: Callback<&'static str>,
    /// The icons of the options, in their order.
    #[prop(optional)]
    icons: &'static [&'static str],
    /// CSS classes besides `chips`.
    #[prop(optional)]
    class: &'static str,
    /// Whether the button that is on gets the focus when the form is opened.
    #[prop(optional)]
    autofocus: bool,
) -> impl IntoView {
    let chosen = value.get_untracked();
    let mut icons = icons.iter();
    let chips = options.into_iter().map(|option| {
        let SelectOption { value: own, label } = option;
        let icon = icons.next().map(|&name| view! { <Icon name/> });
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name=name
                    value=own
                    autofocus=autofocus && own == chosen
                    prop:checked=move || value.get() == own
                    on:input=move |_| on_change.run(own)
                />
                {icon}
                <span>{move || label.get()}</span>
            </label>
        }
        .into_any()
    });
    view! {
        <fieldset class="fields">
            <legend>{move || legend.get()}</legend>
            <div class=format!("chips {class}").trim_end().to_owned()>{chips.collect_view()}</div>
        </fieldset>
    }
}
