use leptos::prelude::*;
use shogi::{
    ByColor, Color,
    clock::{CueProfile, TimeControl},
};

use super::state::Timer;
use crate::{
    clock::{TimeDraft, time_fields},
    element::{
        El,
        dialog::Dialog,
        el,
        parts::{Options, action, button, choice, field, tick},
    },
    i18n::Text,
    reactive::shown,
    session::TableClock,
};

/// Asks how long both may think. The clock starts anew with what is chosen.
pub fn times_dialog(timer: Timer) -> AnyView {
    Dialog {
        name: "times",
        title: |text| text.later().timer.times,
        open: timer.choosing,
    }
    .view(timer.given.words, move || vec![form(timer)])
}

/// The times while they are being written.
#[derive(Clone, Copy)]
struct Draft {
    per_side: RwSignal<bool>,
    times: ByColor<TimeDraft>,
}

impl Draft {
    fn controls(self, text: &Text) -> Result<ByColor<TimeControl>, String> {
        let black = self.times.black.control(text)?;
        let white = match self.per_side.get_untracked() {
            true => self.times.white.control(text)?,
            false => black,
        };
        Ok(ByColor::new(black, white))
    }
}

fn form(timer: Timer) -> El {
    let words = timer.given.words;
    let controls = timer.state.with_untracked(TableClock::controls);
    let draft = Draft {
        per_side: RwSignal::new(controls.black != controls.white),
        times: controls.map(TimeDraft::of),
    };
    let fault = RwSignal::new(String::new());
    let submit = move || match draft.controls(words.once()) {
        Ok(controls) => {
            timer.choosing.set(false);
            timer.act(|state, _| state.reset(controls));
        }
        Err(found) => fault.set(found),
    };
    let label = move |color: Color| {
        let time = words.now().later().form.time;
        match draft.per_side.get() {
            true => format!("{time} ({})", (words.now().terms.color)(color)),
            false => time.to_owned(),
        }
    };
    let per_side = tick(
        "per-side",
        move || words.now().later().form.per_side.to_owned(),
        move || draft.per_side.get(),
        move || draft.per_side.update(|per_side| *per_side = !*per_side),
    );
    let of_white = move || {
        time_fields(words, draft.times.white, "white", move || {
            label(Color::White)
        })
        .view()
    };
    let cancel = button(
        words,
        |text| text.later().form.cancel,
        move || timer.choosing.set(false),
    );
    let accept = action(
        words,
        "use-times",
        |text| text.later().timer.use_times,
        || {},
    )
    .attr("type", "submit")
    .class("button primary");
    let faults = el("p")
        .class("faults")
        .attr("role", "alert")
        .says(move || fault.get());
    let foot = el("div").class("dialog-foot").child(faults).child(
        el("div")
            .class("dialog-buttons")
            .child(cancel)
            .child(accept),
    );
    el("form")
        .class("form")
        .attr("novalidate", "")
        .on_submit(submit)
        .child(time_fields(words, draft.times.black, "black", move || {
            label(Color::Black)
        }))
        .child(per_side)
        .child(shown(move || draft.per_side.get(), of_white))
        .child(cues(timer))
        .child(foot)
}

/// How the last seconds sound: chosen for the whole page, at once.
fn cues(timer: Timer) -> El {
    let (words, settings) = (timer.given.words, timer.given.settings);
    let mut options: Options = Vec::new();
    for profile in CueProfile::ALL {
        let label = move || (words.now().later().choices.cue_profile)(profile);
        options.push((profile.name(), Box::new(label)));
    }
    let chosen = move || settings.with(|settings| settings.cues.name());
    let choose = move |name: String| {
        if let Some(profile) = CueProfile::from_name(&name) {
            settings.update(|settings| settings.cues = profile);
        }
    };
    field(
        move || words.now().later().choices.cues.to_owned(),
        choice("cues".to_owned(), options, chosen, choose),
    )
}
