use core::time::Duration;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use leptos::{logging, prelude::*};
use shogi::clock::{Clock, FlagFall};

use komadai_ui::effect;
use komadai_web::{time, visibility};

/// A signal of the time that changes whenever a clock on the page shows another second; it
/// also notices a fallen flag. Nothing is counted: each tick reads the time.
#[derive(Clone, Copy, Debug)]
pub struct Ticker {
    now: RwSignal<Duration>,
}

impl Ticker {
    /// Follows `clock`, and calls `on_fall` when its flag has fallen. The caller then stops
    /// the clock.
    pub fn new(clock: Signal<Option<Clock>>, on_fall: impl Fn(FlagFall) + 'static) -> Self {
        let now = RwSignal::new(time::monotonic_now());
        let next = StoredValue::new_local(None::<Timeout>);
        let retick = RwSignal::new(());
        let tick_now = move || {
            retick.try_set(());
        };
        let on_fall = Rc::new(on_fall);
        effect(move || {
            retick.track();
            let clock = clock.get();
            let present = time::monotonic_now();
            now.set(present);
            let fall = clock.and_then(|clock| clock.flag_fall(present));
            next.set_value(match (clock, fall) {
                (Some(clock), None) => until_next_second(&clock, present)
                    .map(|wait| Timeout::new(millis(wait), tick_now)),
                _ => None,
            });
            if let Some(fall) = fall {
                untrack(|| on_fall(fall));
            }
        });
        match visibility::on_change(tick_now) {
            Ok(watch) => {
                StoredValue::new_local(watch);
            }
            Err(error) => logging::warn!("visibility: {error:?}"),
        }
        Self { now }
    }

    /// The instant of the last tick.
    pub fn now(self) -> RwSignal<Duration> {
        self.now
    }
}

/// How long the running side's clock goes on to show the same second.
fn until_next_second(clock: &Clock, now: Duration) -> Option<Duration> {
    let color = clock.running()?;
    let second = Duration::from_secs(1);
    let part = |time: Duration| Duration::from_nanos(time.subsec_nanos().into());
    Some(match clock.reading(color, now) {
        Some(reading) if part(reading.remaining).is_zero() => second,
        Some(reading) => part(reading.remaining),
        None => second - part(clock.turn_elapsed(color, now)),
    })
}

/// Whole milliseconds, never too few: a timer that is early would show the
/// same second again.
fn millis(wait: Duration) -> u32 {
    let part = u64::from(wait.subsec_nanos().div_ceil(1_000_000));
    u32::try_from(wait.as_secs() * 1_000 + part).unwrap_or(u32::MAX)
}
