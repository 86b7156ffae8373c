use leptos::prelude::*;
use shogi::clock::CueProfile;

use super::dialog::Dialog;
use crate::{
    i18n::Language,
    session::{Coordinates, KingStyle, Settings, Theme},
    view::dynamic,
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
                    {dynamic(move || text().done)}
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
                    {dynamic(move || text().volume)} " "
                    <output>
                        {dynamic(move || match volume() {
                            0 => text().off.to_owned(),
                            volume => volume.to_string(),
                        })}
                    </output>
                </span>
                <input
                    type="range"
                    name="volume"
                    min="0"
                    max="100"
                    step="5"
                    prop:value=Signal::derive(move || volume().to_string())
                    on:input=set_volume
                />
            </label>
            <Choice
                name="cues"
                label=Signal::derive(move || text().cues)
                options=options(&CueProfile::ALL, CueProfile::name, move |one| (text().cue_profile)(one))
                chosen=Signal::derive(move || settings.with(|settings| settings.cues.name()))
                choose=Callback::new(move |name: String| {
                    if let Some(cues) = CueProfile::from_name(&name) {
                        settings.update(|settings| settings.cues = cues);
                    }
                })
            />
            <Choice
                name="coordinates"
                label=Signal::derive(move || text().coordinates)
                options=options(&Coordinates::ALL, Coordinates::name, move |one| (text().coordinate_style)(one))
                chosen=Signal::derive(move || settings.with(|settings| settings.coordinates.name()))
                choose=Callback::new(move |name: String| {
                    if let Some(coordinates) = Coordinates::from_name(&name) {
                        settings.update(|settings| settings.coordinates = coordinates);
                    }
                })
            />
            <Choice
                name="kings"
                label=Signal::derive(move || text().kings)
                options=options(&KingStyle::ALL, KingStyle::name, move |one| (text().king_style)(one))
                chosen=Signal::derive(move || settings.with(|settings| settings.kings.name()))
                choose=Callback::new(move |name: String| {
                    if let Some(kings) = KingStyle::from_name(&name) {
                        settings.update(|settings| settings.kings = kings);
                    }
                })
            />
            <Choice
                name="theme"
                label=Signal::derive(move || text().theme)
                options=options(&Theme::ALL, Theme::name, move |one| (text().theme_of)(one))
                chosen=Signal::derive(move || settings.with(|settings| settings.theme.name()))
                choose=Callback::new(move |name: String| {
                    if let Some(theme) = Theme::from_name(&name) {
                        settings.update(|settings| settings.theme = theme);
                    }
                })
            />
            <Choice
                name="language"
                label=Signal::derive(move || text().language)
                options=options(&Language::ALL, Language::tag, Language::own_name)
                chosen=Signal::derive(move || language.get().tag())
                choose=Callback::new(move |tag: String| {
                    settings.update(|settings| settings.language = Language::from_tag(&tag));
                })
            />
        </div>
    }
}

/// The names of choices, and how each is called in the reader's language.
type Options = Vec<(&'static str, Signal<&'static str>)>;

fn options<T: Copy + Send + Sync + 'static>(
    all: &[T],
    name: fn(T) -> &'static str,
    describe: impl Fn(T) -> &'static str + Copy + Send + Sync + 'static,
) -> Options {
    let option = |&one: &T| (name(one), Signal::derive(move || describe(one)));
    all.iter().map(option).collect()
}

/// One of a few: a list to choose from.
#[component]
fn Choice(
    name: &'static str,
    label: Signal<&'static str>,
    options: Options,
    chosen: Signal<&'static str>,
    choose: Callback<String>,
) -> impl IntoView {
    let option = |(name, text): (&'static str, Signal<&'static str>)| {
        let selected = Signal::derive(move || chosen.get() == name);
        view! { <option value=name prop:selected=selected>{text}</option> }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select name=name on:change=move |event| choose.run(event_target_value(&event))>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
