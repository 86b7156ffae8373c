use core::time::Duration;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use shogi::clock::{Clock, Cue, CueKind, CueProfile};

use komadai_ui::effect;
use komadai_web::time;

/// A cue that is later than this is dropped: the page was suspended.
const LATEST: Duration = Duration::from_millis(400);

/// Calls `f` at each cue of the running clock: for what cannot be scheduled ahead, as sounds
/// can. Without a profile there are no cues.
pub fn on_each_cue(
    clock: Signal<Option<Clock>>,
    profile: impl Fn() -> Option<CueProfile> + 'static,
    f: impl Fn(CueKind) + 'static,
) {
    let next = StoredValue::new_local(None::<Timeout>);
    let f: Rc<dyn Fn(CueKind)> = Rc::new(f);
    effect(move || {
        let cues = clock.get().zip(profile()).map(|(clock, profile)| {
            let runs = clock.running().is_some();
            if runs {
                clock.cues(profile)
            } else {
                Vec::new()
            }
        });
        let mut cues = cues.unwrap_or_default();
        let now = time::monotonic_now();
        cues.retain(|cue| cue.at >= now);
        wait(next, cues, f.clone());
    });
}

/// Waits for the next of the cues, and then for the others.
fn wait(
    next: StoredValue<Option<Timeout>, LocalStorage>,
    mut cues: Vec<Cue>,
    f: Rc<dyn Fn(CueKind)>,
) {
    let next_place = (0..cues.len()).min_by_key(|&place| cues[place].at);
    let timeout = next_place.map(|place| {
        let cue = cues.remove(place);
        let millis = cue.at.saturating_sub(time::monotonic_now()).as_millis();
        Timeout::new(u32::try_from(millis).unwrap_or(u32::MAX), move || {
            if time::monotonic_now() <= cue.at + LATEST {
                f(cue.kind);
            }
            wait(next, cues, f);
        })
    });
    next.try_set_value(timeout);
}
