//! The parts that forms, tools and notices are made of.
use leptos::prelude::*;

/// A button with a word on it.
#[component]
pub fn Button(
    label: Signal<&'static str>,
    on_press: Callback<()>,
    /// For tests and styles.
    #[prop(optional)]
    action: &'static str,
    #[prop(default = "button")] class: &'static str,
    #[prop(default = "button")] kind: &'static str,
    #[prop(optional)] disabled: Option<Signal<bool>>,
    #[prop(optional)] pressed: Option<Signal<bool>>,
    #[prop(optional)] expanded: Option<Signal<bool>>,
    #[prop(optional)] autofocus: bool,
) -> impl IntoView {
    let spelt = |state: Option<Signal<bool>>| {
        Signal::derive(move || state.map(|state| if state.get() { "true" } else { "false" }))
    };
    view! {
        <button
            type=kind
            class=class
            data-action=action
            disabled=Signal::derive(move || disabled.is_some_and(|disabled| disabled.get()))
            aria-pressed=spelt(pressed)
            aria-expanded=spelt(expanded)
            autofocus=autofocus
            on:click=move |_| on_press.run(())
        >
            {label}
        </button>
    }
}

/// One of a few: a list to choose from.
#[component]
pub fn Choice(
    name: String,
    label: Signal<String>,
    /// Each with the name that stands for it.
    options: Vec<(&'static str, Signal<&'static str>)>,
    chosen: Signal<&'static str>,
    on_choose: Callback<String>,
    #[prop(optional)] autofocus: bool,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <select
                name=name
                autofocus=autofocus
                on:change=move |ev| on_choose.run(event_target_value(&ev))
            >
                {options
                    .into_iter()
                    .map(|(option, label)| {
                        view! {
                            <option
                                value=option
                                prop:selected=Signal::derive(move || chosen.get() == option)
                            >
                                {label}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

/// A line to write on.
#[component]
pub fn Field(
    name: String,
    label: Signal<&'static str>,
    value: RwSignal<String>,
    numeric: bool,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <input
                name=name
                inputmode=if numeric { "numeric" } else { "text" }
                autocomplete="off"
                maxlength="6"
                prop:value=value
                on:input=move |ev| value.set(event_target_value(&ev))
            />
        </label>
    }
}
