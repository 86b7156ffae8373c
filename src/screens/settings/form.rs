//! The settings, in groups.
use leptos::prelude::*;
use shogi::clock::CueProfile;

use super::{
    about::About,
    fields::{PreferenceCheckbox, SelectField, SettingCheckbox, SettingsGroup, options, set_known},
    theme_form::ThemeForm,
};
use crate::state::use_settings;
use komadai_engine::max_search_threads;
use komadai_model::{
    Coordinates, HandsPlace, KingStyle, Language, MovesPlace, Preference, Settings, Theme,
};
use komadai_ui::{DoneFoot, Field, FullScreenButton, SelectOption, use_i18n};
use komadai_web::vibration;

/// What a reader can choose, and a way out.
#[component]
pub fn SettingsChoices(open: RwSignal<bool>) -> impl IntoView {
    let settings = use_settings();
    view! {
        <div class="form">
            <SettingsGroup name="board" label=|text| text.settings().board_and_pieces>
                <ThemeForm settings/>
                <BoardFields settings/>
            </SettingsGroup>
            <SettingsGroup name="sound" label=|text| text.settings().sound_and_clock>
                <SoundFields settings/>
            </SettingsGroup>
            <SettingsGroup name="playing" label=|text| text.settings().playing>
                <PlayingFields settings/>
            </SettingsGroup>
            <SettingsGroup name="moves" label=|text| text.settings().moves_and_notation>
                <MovesFields settings/>
            </SettingsGroup>
            <div class="settings-group">
                <LanguageField settings/>
            </div>
            <About/>
        </div>
        <DoneFoot open/>
    }
}

/// What is seen on the board and around it.
#[component]
fn BoardFields(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let kings = options(i18n, KingStyle::ALL, KingStyle::name, |text, style| {
        (text.settings().king_style)(style)
    });
    let hands = options(i18n, HandsPlace::ALL, HandsPlace::name, |text, place| {
        (text.settings().hands_place)(place)
    });
    let themes = options(i18n, Theme::ALL, Theme::name, |text, theme| {
        (text.settings().theme_of)(theme)
    });
    view! {
        <SelectField
            settings
            name="kings"
            label=|text| text.settings().kings
            options=kings
            chosen=|settings, _| settings.kings.name()
            choose=|settings, name| set_known(&mut settings.kings, KingStyle::from_name(name))
        />
        <PreferenceCheckbox
            settings
            name="marks-destinations"
            label=|text| text.settings().marks_destinations
            preference=Preference::NoDestinationMarks
            negated=true
        />
        <PreferenceCheckbox
            settings
            name="marks-last-move"
            label=|text| text.settings().marks_last_move
            preference=Preference::NoLastMoveMarks
            negated=true
        />
        <SelectField
            settings
            name="hands"
            label=|text| text.settings().hands
            options=hands
            chosen=|settings, _| settings.hands.name()
            choose=|settings, name| set_known(&mut settings.hands, HandsPlace::from_name(name))
        />
        <SelectField
            settings
            name="theme"
            label=|text| text.settings().theme
            options=themes
            chosen=|settings, _| settings.theme.name()
            choose=|settings, name| set_known(&mut settings.theme, Theme::from_name(name))
        />
        <div class="form-buttons">
            <FullScreenButton/>
        </div>
    }
}

/// What is heard and felt.
#[component]
fn SoundFields(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let cues = options(i18n, &CueProfile::ALL, CueProfile::name, |text, profile| {
        (text.settings().cue_profile)(profile)
    });
    view! {
        <VolumeField settings/>
        <SelectField
            settings
            name="cues"
            label=|text| text.settings().cues
            options=cues
            chosen=|settings, _| settings.cues.name()
            choose=|settings, name| set_known(&mut settings.cues, CueProfile::from_name(name))
        />
        <PreferenceCheckbox
            settings
            name="spoken"
            label=|text| text.assist().spoken
            preference=Preference::NoSpeech
            negated=true
        />
        {vibration::is_supported().then(|| {
            view! {
                <PreferenceCheckbox
                    settings
                    name="shakes"
                    label=|text| text.assist().shakes
                    preference=Preference::Vibration
                />
            }
            .into_any()
        })}
        <PreferenceCheckbox
            settings
            name="check-heard"
            label=|text| text.assist().check_heard
            preference=Preference::CheckSound
        />
        <PreferenceCheckbox
            settings
            name="end-heard"
            label=|text| text.assist().end_heard
            preference=Preference::NoEndSound
            negated=true
        />
    }
}

/// How a game is played here, by people and by the computer.
#[component]
fn PlayingFields(settings: RwSignal<Settings>) -> impl IntoView {
    view! {
        <PreferenceCheckbox
            settings
            name="confirms"
            label=|text| text.assist().confirms
            preference=Preference::ConfirmMoves
        />
        <SettingCheckbox
            settings
            name="facing"
            label=|text| text.settings().facing
            read=|settings| settings.facing
            write=|settings, on| settings.facing = on
        />
        <SettingCheckbox
            settings
            name="lays-hand"
            label=|text| text.settings().lays_hand
            read=|settings| settings.lays_hand
            write=|settings, on| settings.lays_hand = on
        />
        <SettingCheckbox
            settings
            name="opening-book"
            label=|text| text.settings().opening_book
            read=|settings| settings.opening_book
            write=|settings, on| settings.opening_book = on
        />
        <SettingCheckbox
            settings
            name="ponders"
            label=|text| text.settings().ponders
            read=|settings| settings.ponders
            write=|settings, on| settings.ponders = on
        />
        <ThreadsField settings/>
    }
}

/// Where the moves are, what squares are called, and which records are saved.
#[component]
fn MovesFields(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let coordinates = options(i18n, Coordinates::ALL, Coordinates::name, |text, style| {
        (text.settings().coordinate_style)(style)
    });
    let moves = options(i18n, MovesPlace::ALL, MovesPlace::name, |text, place| {
        (text.settings().moves_place)(place)
    });
    view! {
        <SelectField
            settings
            name="coordinates"
            label=|text| text.settings().coordinates
            options=coordinates
            chosen=|settings, language| settings.coordinates_for(language).name()
            choose=|settings, name| {
                settings.coordinates = Coordinates::from_name(name);
            }
        />
        <SelectField
            settings
            name="moves-place"
            label=|text| text.settings().moves
            options=moves
            chosen=|settings, _| settings.moves.name()
            choose=|settings, name| set_known(&mut settings.moves, MovesPlace::from_name(name))
        />
        <SettingCheckbox
            settings
            name="keeps-opened"
            label=|text| text.settings().keeps_opened
            read=|settings| settings.keeps_opened
            write=|settings, on| settings.keeps_opened = on
        />
    }
}

#[component]
fn LanguageField(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let languages = options(i18n, &Language::ALL, Language::tag, |_, language| {
        language.own_name()
    });
    view! {
        <SelectField
            settings
            name="language"
            label=|text| text.settings().language
            options=languages
            chosen=|_, language| language.tag()
            choose=|settings, tag| settings.language = Language::from_tag(tag)
        />
    }
}

#[component]
fn VolumeField(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let volume = move || settings.with(|settings| settings.volume);
    let label = move || {
        let text = i18n.text().settings();
        match volume() {
            0 => format!("{} {}", text.volume, text.off),
            volume => format!("{} {volume}", text.volume),
        }
    };
    let set_volume = move |written: String| {
        if let Ok(volume) = written.parse::<u8>() {
            settings.update(|settings| settings.volume = volume.min(100));
        }
    };
    view! {
        <Field label>
            <input
                type="range"
                name="volume"
                min="0"
                max="100"
                step="5"
                prop:value=move || volume().to_string()
                on:input=move |event| set_volume(event_target_value(&event))
            />
        </Field>
    }
}

/// Up to as many search threads as can be chosen, as text.
fn thread_counts() -> &'static [&'static str] {
    const COUNTS: [&str; 16] = [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    ];
    let most = max_search_threads() as usize;
    COUNTS.get(..most).unwrap_or(&COUNTS)
}

/// The number of search threads, where there can be several.
#[component]
fn ThreadsField(settings: RwSignal<Settings>) -> impl IntoView {
    const AUTOMATIC: &str = "automatic";
    let i18n = use_i18n();
    let automatic = SelectOption {
        value: AUTOMATIC,
        label: i18n.signal(|text| text.settings().threads_automatic),
    };
    let counts = thread_counts().iter().map(|&value| SelectOption {
        value,
        label: Signal::stored(value),
    });
    let options: Vec<_> = [automatic].into_iter().chain(counts).collect();
    (thread_counts().len() > 1).then(|| {
        view! {
            <SelectField
                settings
                name="threads"
                label=|text| text.settings().threads
                options
                chosen=|settings, _| match settings.threads {
                    Some(threads) => {
                        let counts = thread_counts();
                        counts[usize::from(threads.get()).min(counts.len()) - 1]
                    }
                    None => AUTOMATIC,
                }
                choose=|settings, count| settings.threads = count.parse().ok()
            />
        }
    })
}
