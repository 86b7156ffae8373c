//! What the forms of images and sheets are made of.
use leptos::prelude::*;

use komadai_model::diagram::Style;
use komadai_texts::PrintText;
use komadai_ui::{Button, Checkbox, DialogButtons, Field, Select, SelectOption, TextKey, use_i18n};

/// The styles, each with its value in the form.
pub const STYLES: [(&str, Style); 2] = [("book", Style::Book), ("board", Style::Board)];

/// The choice that a value of the list stands for.
pub fn choice_of<T: Copy>(all: &[(&str, T)], chosen: &str) -> T {
    let known = all.iter().find(|(name, _)| *name == chosen);
    known.unwrap_or(&all[0]).1
}

/// A list to choose from, with its label.
#[component]
pub fn SelectField<T>(
    name: &'static str,
    label: TextKey,
    /// What can be chosen, each by the name that stands for it.
    choices: &'static [(&'static str, T)],
    describe: fn(&'static PrintText, T) -> &'static str,
    /// The name of what is chosen.
    chosen: RwSignal<&'static str>,
) -> impl IntoView
where
    T: Copy + Send + Sync + 'static,
{
    let i18n = use_i18n();
    let options = choices
        .iter()
        .map(|&(value, choice)| SelectOption {
            value,
            label: Signal::derive(move || describe(i18n.text().print(), choice)),
        })
        .collect::<Vec<_>>();
    let choose = move |name: String| {
        if let Some((known, _)) = choices.iter().find(|(known, _)| *known == name) {
            chosen.set(known);
        }
    };
    view! {
        <Field label=move || label(i18n.text()).to_owned()>
            <Select name options value=chosen on_change=choose/>
        </Field>
    }
}

/// A checkbox that turns a signal on and off.
#[component]
pub fn SignalCheckbox(name: &'static str, label: TextKey, on: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Checkbox
            name
            label=move || label(i18n.text()).to_owned()
            checked=on
            on_change=move |checked| on.set(checked)
        />
    }
}

/// The end of a dialog: what came of the last action, and the buttons.
#[component]
pub fn ReportFoot(
    report: RwSignal<String>,
    /// Whether the dialog is open.
    open: RwSignal<bool>,
    /// The buttons besides the one that closes the dialog.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="dialog-foot">
            <p class="hint" role="status">{move || report.get()}</p>
            <DialogButtons>
                <Button
                    name="close"
                    label=|text| text.print().close
                    on_press=move |()| open.set(false)
                />
                {children()}
            </DialogButtons>
        </div>
    }
}
