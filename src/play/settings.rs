use leptos::prelude::*;
use shogi::clock::CueProfile;

use super::{
    dialog::Dialog,
    parts::{Button, Choice},
};
use crate::{
    i18n::{Language, Text},
    reactive::{Words, line, words},
    session::{Coordinates, KingStyle, Settings, Theme},
};

/// What a reader can choose: at once and for the next visits.
#[component]
pub fn SettingsDialog(settings: RwSignal<Settings>, open: RwSignal<bool>) -> impl IntoView {
    let words = words();
    view! {
        <Dialog open=open name="settings" title=words.of(|text| text.play.choices.title)>
            <SettingsForm settings=settings/>
            <div class="dialog-buttons">
                <Button
                    label=words.of(|text| text.play.choices.done)
                    action="done"
                    class="button primary"
                    on_press=Callback::new(move |()| open.set(false))
                />
            </div>
        </Dialog>
    }
}

/// One of the settings that are chosen from a list.
struct Listed {
    name: &'static str,
    label: fn(&'static Text) -> &'static str,
    options: Vec<(&'static str, Signal<&'static str>)>,
    chosen: fn(&Settings, Language) -> &'static str,
    choose: fn(&mut Settings, &str),
}

fn listed(words: Words) -> [Listed; 5] {
    [
        Listed {
            name: "cues",
            label: |text| text.play.choices.cues,
            options: options(
                words,
                &CueProfile::ALL,
                CueProfile::name,
                |text, profile| (text.play.choices.cue_profile)(profile),
            ),
            chosen: |settings, _| settings.cues.name(),
            choose: |settings, name| put(&mut settings.cues, CueProfile::from_name(name)),
        },
        Listed {
            name: "coordinates",
            label: |text| text.play.choices.coordinates,
            options: options(words, Coordinates::ALL, Coordinates::name, |text, style| {
                (text.play.choices.coordinate_style)(style)
            }),
            chosen: |settings, _| settings.coordinates.name(),
            choose: |settings, name| put(&mut settings.coordinates, Coordinates::from_name(name)),
        },
        Listed {
            name: "kings",
            label: |text| text.play.choices.kings,
            options: options(words, KingStyle::ALL, KingStyle::name, |text, style| {
                (text.play.choices.king_style)(style)
            }),
            chosen: |settings, _| settings.kings.name(),
            choose: |settings, name| put(&mut settings.kings, KingStyle::from_name(name)),
        },
        Listed {
            name: "theme",
            label: |text| text.play.choices.theme,
            options: options(words, Theme::ALL, Theme::name, |text, theme| {
                (text.play.choices.theme_of)(theme)
            }),
            chosen: |settings, _| settings.theme.name(),
            choose: |settings, name| put(&mut settings.theme, Theme::from_name(name)),
        },
        Listed {
            name: "language",
            label: |text| text.play.choices.language,
            options: options(words, &Language::ALL, Language::tag, |_, language| {
                language.own_name()
            }),
            chosen: |settings, language| settings.language.unwrap_or(language).tag(),
            choose: |settings, tag| settings.language = Language::from_tag(tag),
        },
    ]
}

fn options<T: Copy + Send + Sync + 'static>(
    words: Words,
    all: &[T],
    name: fn(T) -> &'static str,
    describe: fn(&'static Text, T) -> &'static str,
) -> Vec<(&'static str, Signal<&'static str>)> {
    all.iter()
        .map(|&option| {
            let label = Signal::derive(move || describe(words.now(), option));
            (name(option), label)
        })
        .collect()
}

/// Takes up a choice that this build knows.
fn put<T>(setting: &mut T, choice: Option<T>) {
    if let Some(choice) = choice {
        *setting = choice;
    }
}

#[component]
fn SettingsForm(settings: RwSignal<Settings>) -> impl IntoView {
    let words = words();
    let volume = move || settings.with(|settings| settings.volume);
    let volume_text = line(move || match volume() {
        0 => words.now().play.choices.off.to_owned(),
        volume => volume.to_string(),
    });
    let set_volume = move |ev| {
        if let Ok(volume) = event_target_value(&ev).parse::<u8>() {
            settings.update(|settings| settings.volume = volume.min(100));
        }
    };
    view! {
        <div class="form">
            <label class="field">
                <span>
                    {words.of(|text| text.play.choices.volume)} " " <output>{volume_text}</output>
                </span>
                <input
                    type="range"
                    name="volume"
                    min="0"
                    max="100"
                    step="5"
                    prop:value=line(move || volume().to_string())
                    on:input=set_volume
                />
            </label>
            {listed(words)
                .into_iter()
                .map(|Listed { name, label, options, chosen, choose }| {
                    let chosen = Signal::derive(move || {
                        settings.with(|settings| chosen(settings, words.0.get()))
                    });
                    let on_choose = Callback::new(move |choice: String| {
                        settings.update(|settings| choose(settings, &choice));
                    });
                    view! {
                        <Choice
                            name=name.to_owned()
                            label=line(move || label(words.now()).to_owned())
                            options=options
                            chosen=chosen
                            on_choose=on_choose
                        />
                    }
                })
                .collect_view()}
        </div>
    }
}
