//! The kinds of fields in the settings.
use leptos::prelude::*;

use komadai_model::{Language, Preference, Settings};
use komadai_texts::Text;
use komadai_ui::{Checkbox, Field, I18n, Select, SelectOption, TextKey, use_i18n};

/// Settings that belong together, under their heading.
#[component]
pub fn SettingsGroup(name: &'static str, label: TextKey, children: Children) -> impl IntoView {
    let i18n = use_i18n();
    let id = ["settings-", name].concat();
    view! {
        <div class="settings-group" role="group" aria-labelledby=id>
            <h3 id=id.clone()>{i18n.signal(label)}</h3>
            {children()}
        </div>
    }
}

/// A setting that is chosen from a list.
#[component]
pub fn SelectField(
    settings: RwSignal<Settings>,
    name: &'static str,
    label: TextKey,
    options: Vec<SelectOption>,
    /// The value that is chosen.
    chosen: fn(&Settings, Language) -> &'static str,
    /// Stores a value.
    choose: fn(&mut Settings, &str),
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Field label=i18n.signal(label)>
            <Select
                name
                options
                value=move || settings.with(|settings| chosen(settings, i18n.language()))
                on_change=move |value: String| {
                    settings.update(|settings| choose(settings, &value));
                }
            />
        </Field>
    }
}

/// The choices of a setting, as a list has them.
pub fn options<T: Copy + Send + Sync + 'static>(
    i18n: I18n,
    all: &[T],
    name: fn(T) -> &'static str,
    label: fn(Text, T) -> &'static str,
) -> Vec<SelectOption> {
    let options = all.iter().map(|&option| SelectOption {
        value: name(option),
        label: Signal::derive(move || label(i18n.text(), option)),
    });
    options.collect()
}

/// Takes up a choice that this build knows.
pub fn set_known<T>(setting: &mut T, choice: Option<T>) {
    if let Some(choice) = choice {
        *setting = choice;
    }
}

/// A setting that is on or off.
#[component]
pub fn PreferenceCheckbox(
    settings: RwSignal<Settings>,
    name: &'static str,
    label: TextKey,
    preference: Preference,
    /// Whether it is on at the first visit, so that the opposite is stored.
    #[prop(optional)]
    negated: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let is_stored = move || settings.with(|settings| settings.preferences.has(preference));
    let change = move |checked: bool| {
        let on = checked != negated;
        settings
            .update(|settings| settings.preferences = settings.preferences.with(preference, on));
    };
    view! {
        <Checkbox
            name
            label=i18n.signal(label)
            checked=move || is_stored() != negated
            on_change=change
        />
    }
}

/// A setting that is on or off, and is not a preference.
#[component]
pub fn SettingCheckbox(
    settings: RwSignal<Settings>,
    name: &'static str,
    label: TextKey,
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Checkbox
            name
            label=i18n.signal(label)
            checked=move || settings.with(read)
            on_change=move |on| settings.update(|settings| write(settings, on))
        />
    }
}
