use leptos::prelude::*;
use shogi::{
    ByColor, Color,
    clock::{CueProfile, TimeControl},
};

use super::controller::use_timer;
use crate::clock::{TimeControlFields, TimeControlForm};
use komadai_model::{Settings, StandaloneClock};
use komadai_texts::Text;
use komadai_ui::{
    Button, Checkbox, Dialog, DialogButtons, Field, Select, SelectOption, When, use_i18n,
};

/// Asks how long both may think. The clock starts anew with what is chosen.
#[component]
pub fn TimesDialog() -> impl IntoView {
    let timer = use_timer();
    view! {
        <Dialog name="times" title=|text| text.timer().times open=timer.choosing>
            <TimesForm/>
        </Dialog>
    }
}

/// The times while they are being written.
#[derive(Clone, Copy)]
struct Draft {
    per_side: RwSignal<bool>,
    times: ByColor<TimeControlForm>,
}

impl Draft {
    fn controls(self, text: Text) -> Result<ByColor<TimeControl>, String> {
        let black = self.times.black.control(text)?;
        let white = match self.per_side.get_untracked() {
            true => self.times.white.control(text)?,
            false => black,
        };
        Ok(ByColor::new(black, white))
    }
}

#[component]
fn TimesForm() -> impl IntoView {
    let timer = use_timer();
    let i18n = use_i18n();
    let controls = timer.state.with_untracked(StandaloneClock::controls);
    let draft = Draft {
        per_side: RwSignal::new(controls.black != controls.white),
        times: controls.map(TimeControlForm::new),
    };
    let error = RwSignal::new(String::new());
    let submit = move || match draft.controls(i18n.text_untracked()) {
        Ok(controls) => {
            timer.choosing.set(false);
            timer.act(|state, _| state.reset(controls));
        }
        Err(found) => error.set(found),
    };
    let label = move |color: Color| {
        Signal::derive(move || {
            let time = i18n.text().new_game().time;
            match draft.per_side.get() {
                true => format!("{time} ({})", (i18n.text().shogi_terms().color)(color)),
                false => time.to_owned(),
            }
        })
    };
    view! {
        <form
            class="form"
            novalidate=""
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <TimeControlFields draft=draft.times.black name="black" label=label(Color::Black)/>
            <Checkbox
                name="per-side"
                label=Signal::derive(move || i18n.text().new_game().per_side.to_owned())
                checked=draft.per_side
                on_change=move |on| draft.per_side.set(on)
            />
            <When condition=draft.per_side>
                <TimeControlFields draft=draft.times.white name="white" label=label(Color::White)/>
            </When>
            <CuesField settings=timer.settings/>
            <div class="dialog-foot">
                <p class="faults" role="alert">
                    {move || error.get()}
                </p>
                <DialogButtons>
                    <Button
                        label=|text| text.new_game().cancel
                        on_press=move |()| timer.choosing.set(false)
                    />
                    <button type="submit" class="button primary" data-action="use-times">
                        {move || i18n.text().timer().use_times}
                    </button>
                </DialogButtons>
            </div>
        </form>
    }
}

/// How the last seconds sound: chosen for the whole page, at once.
#[component]
fn CuesField(settings: RwSignal<Settings>) -> impl IntoView {
    let i18n = use_i18n();
    let options = CueProfile::ALL
        .into_iter()
        .map(move |profile| SelectOption {
            value: profile.name(),
            label: Signal::derive(move || (i18n.text().settings().cue_profile)(profile)),
        });
    let choose = move |name: String| {
        if let Some(profile) = CueProfile::from_name(&name) {
            settings.update(|settings| settings.cues = profile);
        }
    };
    view! {
        <Field label=Signal::derive(move || i18n.text().settings().cues.to_owned())>
            <Select
                name="cues"
                options=options.collect()
                value=Signal::derive(move || settings.with(|settings| settings.cues.name()))
                on_change=choose
            />
        </Field>
    }
}
