use core::time::Duration;

use gloo_timers::callback::Interval;
use leptos::prelude::*;

use super::trainer::Trainer;
use komadai_model::{
    Route,
    problems::{MAX_MISSES, RunEnd, Training},
};
use komadai_ui::{Button, use_i18n};
use komadai_web::time;

/// How often the time is looked at.
const TICK_MILLIS: u32 = 200;
/// So many seconds before the end it is said.
const ANNOUNCED_SECONDS: [u64; 3] = [60, 30, 10];

/// The time of a run, what is solved, and how many misses are left.
#[component]
pub fn RunPanel(trainer: Trainer) -> impl IntoView {
    let i18n = use_i18n();
    let left = RwSignal::new(left(trainer));
    let tick = move || {
        trainer.tick();
        left.try_set(self::left(trainer));
    };
    // Stops when this panel is gone.
    StoredValue::new_local(Interval::new(TICK_MILLIS, tick));
    let seconds = Memo::new(move |_| left.get().as_millis().div_ceil(1000) as u64);
    let clock = move || format!("{}:{:02}", seconds.get() / 60, seconds.get() % 60);
    let said = Memo::new(move |_| {
        ANNOUNCED_SECONDS
            .into_iter()
            .rev()
            .find(|&said| seconds.get() <= said)
    });
    let said = move || {
        let seconds = said.get().filter(|_| !trainer.is_over())?;
        let label = i18n.text().problems().time_left;
        Some(format!("{label}: {}:{:02}", seconds / 60, seconds % 60))
    };
    let solved = Memo::new(move |_| {
        trainer
            .run
            .with(|run| run.as_ref().map_or(0, |run| run.solved().len()))
    });
    let misses_left = Memo::new(move |_| {
        trainer
            .run
            .with(|run| run.as_ref().map_or(0, |run| run.misses_left()))
    });
    view! {
        <div class="problem-run">
            <span class="problem-run-time" role="timer" aria-label=move || i18n.text().problems().time_left>
                {clock}
            </span>
            <span class="problem-run-score">{move || (i18n.text().problems().score)(solved.get())}</span>
            <span
                class="problem-run-misses"
                role="img"
                aria-label=move || (i18n.text().problems().misses_left)(misses_left.get())
            >
                {move || "●".repeat(misses_left.get())}
                <span class="problem-run-missed">
                    {move || "●".repeat(MAX_MISSES.saturating_sub(misses_left.get()))}
                </span>
            </span>
            <span class="visually-hidden" role="status">{said}</span>
        </div>
    }
}

fn left(trainer: Trainer) -> Duration {
    trainer.run.with_untracked(|run| {
        run.as_ref()
            .map_or(Duration::ZERO, |run| run.left(time::monotonic_now()))
    })
}

/// What is shown when a run is over.
#[component]
pub fn RunEndPanel(trainer: Trainer, again: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    let run = trainer.run.get_untracked().unwrap_or_default();
    let is_time = run.end() == Some(RunEnd::Time);
    let solved = run.solved().len();
    let best = trainer
        .progress
        .progress
        .with_untracked(|progress| progress.profile.best_run);
    let missed: Vec<_> = run
        .missed()
        .iter()
        .map(|&id| {
            let href = format!("#{}", Route::training(Training::One(id)));
            view! { <li><a href=href>{id.to_string()}</a></li> }
        })
        .collect();
    let has_missed = !missed.is_empty();
    view! {
        <div class="lesson-end" role="status">
            <h2>
                {move || match is_time {
                    true => i18n.text().problems().run_time_over,
                    false => i18n.text().problems().run_over,
                }}
            </h2>
            <p class="problem-score">{move || (i18n.text().problems().score)(solved)}</p>
            <p>
                {move || match trainer.is_record.get() {
                    true => i18n.text().problems().run_record.to_owned(),
                    false => (i18n.text().problems().best_run)(best),
                }}
            </p>
        </div>
        {has_missed.then(|| view! {
            <div class="problem-missed">
                <h3>{move || i18n.text().problems().missed_problems}</h3>
                <ul>{missed}</ul>
            </div>
        })}
        <div class="lesson-buttons">
            <Button
                name="run-again"
                class="primary"
                label=|text| text.problems().run_again
                on_press=again
            />
            <a class="button" href=format!("#{}", Route::PROBLEMS) data-action="all-problems">
                {move || i18n.text().problems().all_problems}
            </a>
        </div>
    }
}
