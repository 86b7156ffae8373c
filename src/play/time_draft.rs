use core::time::Duration;

use leptos::prelude::*;
use shogi::clock::{Preset, TimeControl, TimeParts};

use crate::{
    i18n::{Language, NewGameText},
    view::Shown,
};

/// A time control while it is being written.
#[derive(Clone, Copy)]
pub struct TimeDraft {
    /// A preset, or what the fields say.
    preset: RwSignal<Option<Preset>>,
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

impl TimeDraft {
    pub fn of(control: TimeControl) -> Self {
        let parts = control.parts();
        let main = parts.main.as_secs();
        let numbers = [
            main / 60,
            main % 60,
            parts.byoyomi.as_secs(),
            parts.periods.max(1).into(),
            parts.extra.as_secs(),
            parts.extra_periods.into(),
            parts.increment.as_secs(),
        ];
        Self {
            preset: RwSignal::new(Preset::of(control)),
            fields: numbers.map(|number| RwSignal::new(number.to_string())),
        }
    }

    /// Exchanges what is written here and there.
    pub fn swap(self, other: Self) {
        let preset = self.preset.get_untracked();
        self.preset.set(other.preset.get_untracked());
        other.preset.set(preset);
        for (here, there) in self.fields.into_iter().zip(other.fields) {
            let written = here.get_untracked();
            here.set(there.get_untracked());
            there.set(written);
        }
    }

    /// What was written.
    ///
    /// # Errors
    /// With a sentence that says what is wrong.
    pub fn control(self, language: Language) -> Result<TimeControl, String> {
        if let Some(preset) = self.preset.get_untracked() {
            return Ok(preset.time_control());
        }
        let text = language.text();
        let mut numbers = [0; 7];
        for ((number, field), (_, label)) in numbers.iter_mut().zip(self.fields).zip(FIELDS) {
            let written = field.get_untracked();
            let written = written.trim();
            *number = match written {
                "" => 0,
                _ => written
                    .parse::<u32>()
                    .map_err(|_| (text.play.form.not_a_number)(label(&text.play.form)))?,
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
        .map_err(|error| (text.terms.time_control_error)(error).to_owned())
    }
}

/// A preset, or the numbers of a time control of one's own.
#[component]
pub fn TimeFields(
    draft: TimeDraft,
    /// Sets the fields of the two sides apart.
    name: &'static str,
    #[prop(into)] label: Signal<String>,
) -> impl IntoView {
    let language = expect_context::<Signal<Language>>();
    let text = &language.get_untracked().text().play.form;
    let choose = move |ev| {
        let value = event_target_value(&ev);
        let index = value.parse::<usize>().ok();
        draft
            .preset
            .set(index.and_then(|index| Preset::ALL.get(index).copied()));
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select name=format!("{name}-time") on:change=choose>
                {Preset::ALL
                    .into_iter()
                    .enumerate()
                    .map(|(index, preset)| {
                        view! {
                            <option
                                value=index
                                prop:selected=Signal::derive(move || draft.preset.get() == Some(preset))
                            >
                                {(text.preset)(preset)}
                            </option>
                        }
                    })
                    .collect_view()}
                <option value="custom" prop:selected=Signal::derive(move || draft.preset.get().is_none())>
                    {text.custom}
                </option>
            </select>
        </label>
        <Shown when=Signal::derive(move || draft.preset.get().is_none())>
            <div class="field-grid">
                {FIELDS
                    .into_iter()
                    .zip(draft.fields)
                    .map(|((key, label), field)| {
                        view! {
                            <label class="field">
                                <span>{label(text)}</span>
                                <input
                                    name=format!("{name}-{key}")
                                    inputmode="numeric"
                                    autocomplete="off"
                                    maxlength="6"
                                    bind:value=field
                                />
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </Shown>
    }
}
