//! The review of a game: what is to be said of a move, the mistakes one after the other, and how
//! both sides have played. It is loaded when it is first shown.
use leptos::prelude::*;

use super::{
    accuracies::Accuracies,
    controller::{EngineTask, use_analysis},
    mistake_walk::{MistakeWalkHead, WalkSummary},
    move_review::MoveReview,
    noted_moves::NotedMoves,
};
use crate::style;
use komadai_model::analysis::ReviewTime;
use komadai_texts::{ReviewText, review_text};
use komadai_ui::{Button, Field, I18n, LazyView, lazy_module, use_i18n};

lazy_module! {
    pub static GAME_REVIEW: LazyView = tutor(
        || view! { <GameReviewTab/> }.into_any(),
        concat!(style!("review"), style!("reasons"))
    );
}

/// The texts of the review in the language of the page, tracked.
pub fn texts(i18n: I18n) -> &'static ReviewText {
    review_text(i18n.text().language())
}

/// The whole game.
#[component]
fn GameReviewTab() -> impl IntoView {
    view! {
        <WalkSummary/>
        <MistakeWalkHead/>
        <MoveReview/>
        <ReviewHead/>
        <div class="game-sides">
            <Accuracies/>
        </div>
        <div class="game-noted">
            <NotedMoves/>
        </div>
    }
}

/// Starts a review and shows how far it is; above the rest until all is known.
#[component]
fn ReviewHead() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let is_running = move || analysis.task.get() == Some(EngineTask::Game);
    let progress = analysis.game.progress;
    let is_begun = move || {
        progress
            .get()
            .is_some_and(|(done, all)| done > 0 && done < all)
    };
    let is_variation = analysis.game.is_variation;
    let start_label = move || {
        let text = texts(i18n);
        match is_variation.get() {
            true => text.review_variation,
            false if is_begun() => text.go_on,
            false => analysis.text().review,
        }
    };
    let count = move || {
        let (done, all) = progress.get().unwrap_or_default();
        match all {
            _ if analysis.failed.get() => analysis.text().failed.to_owned(),
            0 => String::new(),
            _ => (analysis.text().progress)(done, all),
        }
    };
    let is_complete = move || {
        !is_running() && analysis.game.moves.with(|moves| moves.len()) == analysis.game.plies()
    };
    view! {
        <div class="analysis-head review-head" data-complete=is_complete>
            <button
                type="button"
                data-action="review-main-line"
                class="button"
                hidden=move || is_running() || !is_variation.get()
                on:click=move |_| analysis.review_main_line()
            >
                {move || texts(i18n).review_main_line}
            </button>
            <button
                type="button"
                data-action="review-game"
                class="button"
                hidden=is_running
                on:click=move |_| analysis.review_game()
            >
                {start_label}
            </button>
            <Button
                name="cancel-review"
                label=|text| text.analysis().cancel
                on_press=move |()| analysis.cancel_review()
                hidden=move || !is_running()
            />
            <TimeSelect/>
            <progress
                aria-label=move || analysis.text().review
                max=move || progress.get().map_or(1, |(_, all)| all).to_string()
                value=move || progress.get().map_or(0, |(done, _)| done).to_string()
                hidden=move || !is_running()
            ></progress>
            <span class="analysis-state" data-progress="">
                {count}
            </span>
        </div>
    }
}

/// How long it takes.
#[component]
fn TimeSelect() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let chosen = move || analysis.choices.with(|choices| choices.time);
    let options = ReviewTime::ALL
        .iter()
        .enumerate()
        .map(move |(index, &time)| {
            let label = move || match time {
                ReviewTime::Game(seconds) => (texts(i18n).game_within)(seconds),
                ReviewTime::Move(seconds) => (texts(i18n).each_move)(seconds),
            };
            view! {
                <option value=index.to_string() prop:selected=move || chosen() == time>
                    {label}
                </option>
            }
            .into_any()
        });
    let choose = move |index: String| {
        let time = index
            .parse()
            .ok()
            .and_then(|index: usize| ReviewTime::ALL.get(index));
        if let Some(&time) = time {
            analysis.choose(|choices| choices.time = time);
        }
    };
    let forecast = move || {
        let seconds = chosen().total(analysis.game.plies() + 1);
        (texts(i18n).forecast)(seconds)
    };
    view! {
        <Field label=move || texts(i18n).time.to_owned() class="named">
            <select name="review-time" on:input=move |event| choose(event_target_value(&event))>
                {options.collect_view()}
            </select>
        </Field>
        <span class="analysis-state" data-forecast="">
            {forecast}
        </span>
    }
}
