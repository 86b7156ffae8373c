use core::time::Duration;

use leptos::prelude::*;
use shogi::clock::{Preset, TimeControl, TimeParts};

use komadai_texts::{NewGameText, Text};
use komadai_ui::{Field, Select, SelectOption, TextInput, When, use_i18n};

/// The state of the form for a time control.
#[derive(Clone, Copy, Debug)]
pub struct TimeControlForm {
    /// A preset's name, or that the fields say it.
    choice: RwSignal<&'static str>,
    fields: [RwSignal<String>; 7],
}

/// A text of the form, by its field.
type Label = fn(&NewGameText) -> &'static str;

/// The fields with their names: the minutes of main time, and what
/// [`TimeParts`] holds, in seconds and counts.
const FIELDS: [(&str, Label); 7] = [
    ("main-minutes", |text| text.main_minutes),
    ("main-seconds", |text| text.main_seconds),
    ("byoyomi", |text| text.byoyomi),
    ("periods", |text| text.periods),
    ("extra", |text| text.extra),
    ("extra-periods", |text| text.extra_periods),
    ("increment", |text| text.increment),
];

impl TimeControlForm {
    pub fn new(control: TimeControl) -> Self {
        Self {
            choice: RwSignal::new(Preset::from_time_control(control).map_or(CUSTOM, preset_name)),
            fields: numbers(control).map(|number| RwSignal::new(number.to_string())),
        }
    }

    fn choose(self, name: &str) {
        match preset_named(name) {
            Some(preset) => self.choose_preset(preset),
            None => self.choose_custom(),
        }
    }

    /// Shows the fields, with the time that was chosen before.
    pub fn choose_custom(self) {
        let before = match preset_named(self.choice.get_untracked()) {
            None => return,
            Some(Preset::Untimed) => Preset::TenMinutesThirtySeconds,
            Some(preset) => preset,
        };
        for (field, number) in self.fields.into_iter().zip(numbers(before.time_control())) {
            field.set(number.to_string());
        }
        self.choice.set(CUSTOM);
    }

    /// The preset that is chosen, if it is one.
    pub fn preset(self) -> Option<Preset> {
        preset_named(self.choice.get())
    }

    pub fn choose_preset(self, preset: Preset) {
        self.choice.set(preset_name(preset));
    }

    /// Swaps the contents of two forms.
    pub fn swap(self, other: Self) {
        let choice = self.choice.get_untracked();
        self.choice.set(other.choice.get_untracked());
        other.choice.set(choice);
        for (here, there) in self.fields.into_iter().zip(other.fields) {
            let written = here.get_untracked();
            here.set(there.get_untracked());
            there.set(written);
        }
    }

    /// The time control in the form.
    ///
    /// # Errors
    /// With a sentence that says what is wrong.
    pub fn control(self, text: Text) -> Result<TimeControl, String> {
        if let Some(preset) = preset_named(self.choice.get_untracked()) {
            return Ok(preset.time_control());
        }
        let mut numbers = [0; 7];
        for ((number, field), (_, label)) in numbers.iter_mut().zip(self.fields).zip(FIELDS) {
            let written = field.get_untracked();
            let written = written.trim();
            *number = match written {
                "" => 0,
                _ => written
                    .parse::<u32>()
                    .map_err(|_| (text.new_game().not_a_number)(label(text.new_game())))?,
            };
        }
        let [
            minutes,
            seconds,
            byoyomi,
            periods,
            extra,
            extra_periods,
            increment,
        ] = numbers;
        let seconds_of = |number: u32| Duration::from_secs(number.into());
        let count = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        TimeControl::from_parts(TimeParts {
            main: seconds_of(minutes) * 60 + seconds_of(seconds),
            byoyomi: seconds_of(byoyomi),
            periods: count(periods),
            increment: seconds_of(increment),
            extra: seconds_of(extra),
            extra_periods: count(extra_periods),
        })
        .map_err(|error| (text.errors().time_control)(error).to_owned())
    }
}

/// What the fields hold of a time control.
fn numbers(control: TimeControl) -> [u64; 7] {
    let parts = control.parts();
    let main = parts.main.as_secs();
    [
        main / 60,
        main % 60,
        parts.byoyomi.as_secs(),
        parts.periods.max(1).into(),
        parts.extra.as_secs(),
        parts.extra_periods.into(),
        parts.increment.as_secs(),
    ]
}

/// A preset, or the numbers of a time control of one's own.
#[component]
pub fn TimeControlFields(
    draft: TimeControlForm,
    /// Begins the names of the fields, which tells the two sides apart.
    name: &'static str,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let form = move || i18n.text().new_game();
    let mut options: Vec<_> = Preset::ALL
        .into_iter()
        .map(|preset| SelectOption {
            value: preset_name(preset),
            label: Signal::derive(move || (i18n.text().game_summary().preset)(preset)),
        })
        .collect();
    options.push(SelectOption {
        value: CUSTOM,
        label: Signal::derive(move || form().custom),
    });
    let numbers = move || {
        let fields = FIELDS.into_iter().zip(draft.fields);
        let fields = fields.map(|((key, label), value)| {
            let label = Signal::derive(move || label(form()).to_owned());
            view! {
                <Field label>
                    <TextInput name=format!("{name}-{key}") value {..} inputmode="numeric" maxlength="6"/>
                </Field>
            }
            .into_any()
        });
        fields.collect_view()
    };
    view! {
        <div class="form">
            <Field label>
                <Select
                    name=format!("{name}-time")
                    options
                    value=draft.choice
                    on_change=move |chosen: String| draft.choose(&chosen)
                />
            </Field>
            <When condition=Signal::derive(move || draft.choice.get() == CUSTOM)>
                <div class="field-grid">{numbers()}</div>
            </When>
        </div>
    }
}

/// Stands for the fields, beside the presets' names.
const CUSTOM: &str = "custom";

/// The name of a preset in forms.
pub const fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::TenMinutesThirtySeconds => "10m-30s",
        Preset::FifteenMinutesSixtySeconds => "15m-60s",
        Preset::TenSeconds => "10s",
        Preset::ThreeMinutes => "3m",
        Preset::TenMinutes => "10m",
        Preset::Television => "television",
        Preset::Untimed => "none",
    }
}

fn preset_named(name: &str) -> Option<Preset> {
    Preset::ALL
        .into_iter()
        .find(|&preset| preset_name(preset) == name)
}
