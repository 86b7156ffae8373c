use leptos::prelude::*;
use shogi::clock::CueProfile;

use super::dialog::Dialog;
use crate::{
    i18n::Language,
    session::{Coordinates, KingStyle, Settings, Theme},
};

/// What a reader can choose: at once and for the next visits.
#[component]
pub fn SettingsDialog(settings: RwSignal<Settings>, open: RwSignal<bool>) -> impl IntoView {
    let language = expect_context::<Signal<Language>>();
    let text = move || &language.get().text().play.choices;
    view! {
        <Dialog open=open name="settings" title=Signal::derive(move || text().title)>
            <SettingsForm settings=settings language=language/>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button primary"
                    data-action="done"
                    on:click=move |_| open.set(false)
                >
                    {move || text().done}
                </button>
            </div>
        </Dialog>
    }
}

#[component]
fn SettingsForm(settings: RwSignal<Settings>, language: Signal<Language>) -> impl IntoView {
    let text = move || &language.get().text().play.choices;
    let volume = move || settings.with(|settings| settings.volume);
    let set_volume = move |ev| {
        if let Ok(volume) = event_target_value(&ev).parse::<u8>() {
            settings.update(|settings| settings.volume = volume.min(100));
        }
    };
    view! {
        <div class="form">
            <label class="field">
                <span>
                    {move || text().volume} " "
                    <output>
                        {move || match volume() {
                            0 => text().off.to_owned(),
                            volume => volume.to_string(),
                        }}
                    </output>
                </span>
                <input
                    type="range"
                    name="volume"
                    min="0"
                    max="100"
                    step="5"
                    prop:value=move || volume().to_string()
                    on:input=set_volume
                />
            </label>
            <Choice
                name="cues"
                label=Signal::derive(move || text().cues)
                options=CueProfile::ALL.to_vec()
                id=CueProfile::name
                describe=move |profile| (text().cue_profile)(profile)
                get=move || settings.with(|settings| settings.cues)
                set=move |cues| settings.update(|settings| settings.cues = cues)
            />
            <Choice
                name="coordinates"
                label=Signal::derive(move || text().coordinates)
                options=Coordinates::ALL.to_vec()
                id=Coordinates::name
                describe=move |style| (text().coordinate_style)(style)
                get=move || settings.with(|settings| settings.coordinates)
                set=move |style| settings.update(|settings| settings.coordinates = style)
            />
            <Choice
                name="kings"
                label=Signal::derive(move || text().kings)
                options=KingStyle::ALL.to_vec()
                id=KingStyle::name
                describe=move |style| (text().king_style)(style)
                get=move || settings.with(|settings| settings.kings)
                set=move |style| settings.update(|settings| settings.kings = style)
            />
            <Choice
                name="theme"
                label=Signal::derive(move || text().theme)
                options=Theme::ALL.to_vec()
                id=Theme::name
                describe=move |theme| (text().theme_of)(theme)
                get=move || settings.with(|settings| settings.theme)
                set=move |theme| settings.update(|settings| settings.theme = theme)
            />
            <Choice
                name="language"
                label=Signal::derive(move || text().language)
                options=Language::ALL.to_vec()
                id=Language::tag
                describe=move |choice: Language| choice.own_name()
                get=move || language.get()
                set=move |choice| settings.update(|settings| settings.language = Some(choice))
            />
        </div>
    }
}

/// One of a few: a list to choose from.
#[component]
fn Choice<T>(
    name: &'static str,
    label: Signal<&'static str>,
    options: Vec<T>,
    id: fn(T) -> &'static str,
    describe: impl Fn(T) -> &'static str + Copy + Send + Sync + 'static,
    get: impl Fn() -> T + Copy + Send + Sync + 'static,
    set: impl Fn(T) + Copy + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let choices = options.clone();
    let choose = move |ev| {
        let value = event_target_value(&ev);
        if let Some(&choice) = choices.iter().find(|&&choice| id(choice) == value) {
            set(choice);
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select name=name on:change=choose>
                {options
                    .into_iter()
                    .map(|option| {
                        view! {
                            <option
                                value=id(option)
                                prop:selected=move || get() == option
                            >
                                {move || describe(option)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}
