//! How a game was played: accuracy, and the moves that are worth another look.
use leptos::{html, logging::warn, prelude::*};
use shogi::{Color, Move, Position};
use wasm_bindgen_futures::spawn_local;

use super::{
    super::line_names::use_line_names,
    controller::{AnalysisController, EngineTask, use_analysis},
    graph::Graph,
    move_buttons::MoveButtons,
    move_notation::{self, sides},
    reasons::REASONS,
};
use crate::{library::keep_mistakes, router::use_router};
use komadai_model::{
    analysis::{AnalyzedMove, Effort, Judgement, SideSummary},
    problems::{OwnSet, own_mistakes},
};
use komadai_ui::{Button, Field, Lazy, Select, SelectOption, When, use_i18n};
use komadai_web::{dom, page};

/// Moves of a better line that are shown.
const MOVES: usize = 8;

/// The whole game.
#[component]
pub fn GameReviewTab() -> impl IntoView {
    let explanation = NodeRef::new();
    view! {
        <ReviewHead/>
        <Graph/>
        <div class="game-sides">
            <Accuracies/>
        </div>
        <div class="game-here" node_ref=explanation>
            <MoveReview/>
        </div>
        <div class="game-noted">
            <NotedMoves explanation/>
        </div>
    }
}

#[component]
fn ReviewHead() -> impl IntoView {
    let analysis = use_analysis();
    let is_running = move || analysis.task.get() == Some(EngineTask::Game);
    let progress = analysis.game.progress;
    let is_begun = move || {
        progress
            .get()
            .is_some_and(|(done, all)| done > 0 && done < all)
    };
    let is_variation = analysis.game.is_variation;
    let start_label = move || {
        let text = analysis.text();
        match is_variation.get() {
            true => text.review_variation,
            false if is_begun() => text.go_on,
            false => text.review,
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
    view! {
        <div class="analysis-head">
            <Button
                name="review-main-line"
                label=|text| text.analysis().review_main_line
                on_press=move |()| analysis.review_main_line()
                hidden=move || is_running() || !is_variation.get()
            />
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
            <EffortSelect/>
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

/// How long each position is looked at.
#[component]
fn EffortSelect() -> impl IntoView {
    let analysis = use_analysis();
    let options = Effort::ALL.map(|effort| SelectOption {
        value: effort.name(),
        label: Signal::derive(move || (analysis.text().effort_of)(effort)),
    });
    let chosen = move || analysis.choices.with(|choices| choices.effort.name());
    let choose = move |name: String| {
        if let Some(effort) = Effort::from_name(&name) {
            analysis.choose(|choices| choices.effort = effort);
        }
    };
    view! {
        <Field label=move || analysis.text().effort.to_owned() class="named">
            <Select
                name="effort"
                options=options.to_vec()
                value=Signal::derive(chosen)
                on_change=choose
            />
        </Field>
    }
}

/// How well both sides have played.
#[component]
fn Accuracies() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let names = use_line_names();
    let of_side = move |color: Color, side: &SideSummary| {
        let text = i18n.text();
        let played = names.with(|names| {
            let names = [names.names().opening(color), names.names().castle(color)];
            let names = names.into_iter().flatten().map(text.names().name);
            names.collect::<Vec<_>>().join(", ")
        });
        view! {
            <p class="game-side" data-accuracy=color.name()>
                <span class="seat-mark" data-color=color.name() aria-hidden="true"></span>
                <span>{sides(analysis.record, text)(color)}</span>
                <b>{(text.analysis().accuracy)(side)}</b>
                <span class="hint">{(text.analysis().counts)(side)}</span>
                <span class="hint">{played}</span>
            </p>
        }
        .into_any()
    };
    move || {
        let both = analysis.game.sides()?;
        Some([
            of_side(Color::Black, &both.black),
            of_side(Color::White, &both.white),
        ])
    }
}

/// The move that led to where the board stands, and what would have been better.
#[component]
fn MoveReview() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    move || {
        // The answer is not given away while it is looked for.
        if analysis.retry.with(Option::is_some) {
            return None;
        }
        let reviewed = analysis.game.move_here()?;
        let (position, before) = analysis.game.before(reviewed.index)?;
        let text = i18n.text();
        let mv = move_notation::notate(position, before, reviewed.ply.mv, text);
        let judgement = (text.analysis().judgement)(reviewed.judged);
        let verdict = [&*mv.written, ": ", &*judgement].concat();
        let change = change(analysis, &reviewed);
        let why = reviewed
            .is_listed()
            .then(|| view! { <Lazy module=&REASONS/> });
        let is_best = reviewed.best.first() == Some(&reviewed.ply.mv);
        let better = (!is_best && !reviewed.best.is_empty())
            .then(|| view! { <BetterLine reviewed position before/> });
        Some(view! {
            <p class="game-verdict">{verdict}</p>
            {why}
            <p class="hint">{change}</p>
            {better}
        })
    }
}

/// The line that would have been better, and the move to be tried again.
#[component]
fn BetterLine(
    reviewed: AnalyzedMove,
    /// The position before the move.
    position: Position,
    /// The move that led to that position.
    before: Option<Move>,
) -> impl IntoView {
    let analysis = use_analysis();
    // What makes this view anew follows the language.
    let text = use_i18n().text_untracked();
    let best = &reviewed.best;
    let notation =
        move_notation::notate_line(position, before, &best[..best.len().min(MOVES)], text);
    let reviewed = StoredValue::new(reviewed);
    let peek = move |shown| {
        reviewed
            .with_value(|reviewed| analysis.preview_line(position, before, &reviewed.best, shown));
    };
    view! {
        <div class="line-moves" data-best="">
            <span class="hint">{text.analysis().best_was}</span>
            <MoveButtons notation on_press=peek/>
        </div>
        <div class="analysis-buttons">
            <Button
                name="try-again"
                label=|text| text.analysis().try_again
                on_press=move |()| analysis.try_again(&reviewed.get_value())
            />
        </div>
    }
}

fn change(analysis: AnalysisController, reviewed: &AnalyzedMove) -> String {
    let text = analysis.record.i18n.text();
    let by = reviewed.ply.by;
    let percent = |rate: f64| (rate * 100.0).round() as u32;
    let [before, after] =
        [reviewed.before, reviewed.after].map(|worth| percent(worth.winning_rate(by)));
    (text.analysis().change)(sides(analysis.record, text)(by), before, after)
}

/// The moves that were less than good, each a button that goes there.
#[component]
fn NotedMoves(
    /// Where the move that the board stands at is explained.
    explanation: NodeRef<html::Div>,
) -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    move || {
        let text = i18n.text().analysis();
        let moves = analysis.game.moves.get();
        if moves.is_empty() {
            return ().into_any();
        }
        let mut noted = moves
            .iter()
            .filter(|reviewed| reviewed.is_listed())
            .peekable();
        if noted.peek().is_none() {
            let all = analysis.game.plies();
            let none = match moves.len() {
                judged if judged < all => (text.none_noted_yet)(judged, all),
                _ => text.none_noted.to_owned(),
            };
            return view! { <p class="hint">{none}</p> }.into_any();
        }
        let items = noted.filter_map(|reviewed| noted_move(analysis, reviewed, explanation));
        let mistakes = mistakes(analysis, &moves);
        view! {
            <ul class="noted" aria-label=text.noted>
                {items.collect::<Vec<_>>()}
            </ul>
            {(!mistakes.problems.is_empty()).then(|| view! { <PractiseButton mistakes/> })}
        }
        .into_any()
    }
}

/// The mistakes of the line as problems: in the game of the play screen against the computer
/// the person's alone.
fn mistakes(analysis: AnalysisController, moves: &[AnalyzedMove]) -> OwnSet {
    let record = analysis.record;
    let person = record
        .is_current_game()
        .then(|| {
            record
                .current_game
                .with(|game| game.options().only_person())
        })
        .flatten();
    let game_analysis = analysis.game.game_analysis();
    let is_own = |color| person.is_none_or(|person| person == color);
    game_analysis.map_or_else(OwnSet::default, |game_analysis| {
        own_mistakes(&game_analysis, moves, is_own)
    })
}

/// Puts the mistakes into a set of the reader's own, and opens it.
#[component]
fn PractiseButton(mistakes: OwnSet) -> impl IntoView {
    let (i18n, router) = (use_i18n(), use_router());
    let mistakes = StoredValue::new(mistakes);
    let has_failed = RwSignal::new(false);
    let practise = move |()| {
        let text = i18n.text_untracked();
        spawn_local(async move {
            match keep_mistakes(mistakes.get_value(), text).await {
                Ok(route) => {
                    router.navigate(&route);
                }
                Err(error) => {
                    warn!("problems: {error}");
                    has_failed.try_set(true);
                }
            }
        });
    };
    view! {
        <div class="analysis-buttons">
            <Button
                name="practise-mistakes"
                label=|text| text.analysis().practise_mistakes
                on_press=practise
            />
            <When condition=has_failed>
                <p role="alert">{move || i18n.text().library().not_done}</p>
            </When>
        </div>
    }
}

/// One of these moves, unless the line has changed meanwhile.
fn noted_move(
    analysis: AnalysisController,
    reviewed: &AnalyzedMove,
    explanation: NodeRef<html::Div>,
) -> Option<AnyView> {
    let text = analysis.record.i18n.text();
    let index = reviewed.index;
    let (position, before) = analysis.game.before(index)?;
    let node = analysis.game.node(index)?;
    let written = move_notation::notate(position, before, reviewed.ply.mv, text).written;
    let judged = reviewed.judged;
    let name = match judged.judgement {
        _ if judged.missed_mate.is_some() => "missed-mate",
        Judgement::Blunder => "blunder",
        Judgement::Mistake => "mistake",
        Judgement::Inaccuracy | Judgement::Fine => "inaccuracy",
    };
    let explain = move |_| {
        analysis.record.go_to(node);
        page::after_paint(Box::new(move || show(explanation)));
    };
    let view = view! {
        <li>
            <button
                type="button"
                class="noted-move"
                data-noted=name
                aria-current=move || (analysis.record.cursor.get() == node).then_some("true")
                on:click=explain
            >
                <span class="tree-number">{position.move_number().to_string()}</span>
                <span>{written}</span>
                <span class="noted-judgement">{(text.analysis().judgement)(judged)}</span>
            </button>
        </li>
    };
    Some(view.into_any())
}

/// Brings an explanation into view, and where there is too little room for all of it, its
/// beginning.
fn show(explanation: NodeRef<html::Div>) {
    let Some(explanation) = explanation.try_get_untracked().flatten() else {
        return;
    };
    dom::scroll_into_view(&explanation);
    if let Some(verdict) = explanation.first_element_child() {
        dom::scroll_into_view(&verdict);
    }
}
