//! What is to be said of the move that led to where the board stands.
use leptos::{html, prelude::*};
use shogi::{Move, Position};

use super::{
    controller::{AnalysisController, use_analysis},
    game_review::texts,
    move_buttons::MoveButtons,
    move_notation,
    practise::PractiseButton,
    reasons::{Reasons, spoken_reason},
};
use komadai_model::analysis::{AnalyzedMove, MistakeWalk, MoveMark};
use komadai_texts::{Text, review_text};
use komadai_ui::{effect, use_i18n};
use komadai_web::{dom, page};

/// Moves of a line that are shown.
const MOVES: usize = 8;

/// What it cost, why, and what would have been better; nothing while that is looked for.
#[component]
pub fn MoveReview() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let card = NodeRef::<html::Div>::new();
    effect(move || {
        if let Some(said) = spoken(analysis) {
            analysis.record.announce(said);
            page::after_paint(Box::new(move || bring_into_view(card)));
        }
    });
    let contents = move || {
        let reviewed = told(analysis)?;
        let (position, before) = analysis.game.before(reviewed.index)?;
        let text = i18n.text();
        let mark = reviewed.mark();
        let cost = cost(&reviewed, i18n.text());
        let why = reviewed.is_listed().then(|| view! { <Reasons/> });
        let is_best = reviewed.best.first() == Some(&reviewed.ply.mv);
        let better = (!is_best && !reviewed.best.is_empty()).then(|| {
            view! { <BetterLine reviewed=reviewed.clone() position before/> }
        });
        Some(view! {
            <p class="game-verdict">
                {mark.map(|mark| view! { <Mark mark/> })}
                <span data-verdict-of="">{verdict(&reviewed, position, before, text)}</span>
                " "
                <span class="hint" data-cost="">{cost}</span>
            </p>
            {why}
            {better}
            <MoveActions reviewed position before/>
        })
    };
    view! {
        <div class="game-here" node_ref=card>
            {contents}
        </div>
    }
}

/// Brings what is said of a move into view, with the way to the next mistake above it; where
/// there is too little room, its beginning.
fn bring_into_view(card: NodeRef<html::Div>) {
    let Some(card) = card.try_get_untracked().flatten() else {
        return;
    };
    dom::scroll_into_view(&card);
    let beginning = [card.first_element_child(), card.previous_element_sibling()];
    for element in beginning.into_iter().flatten() {
        dom::scroll_into_view(&element);
    }
}

/// The move at which the board stands, unless a better one is looked for.
fn told(analysis: AnalysisController) -> Option<AnalyzedMove> {
    let is_tried = analysis.retry.with(Option::is_some);
    // Once it was found or told there is nothing to give away.
    let is_known = analysis
        .walk
        .with(|walk| walk.as_ref()?.current()?.outcome)
        .is_some();
    if is_tried && !is_known {
        return None;
    }
    analysis.game.move_here()
}

/// A mark, as in a list of moves.
#[component]
fn Mark(mark: MoveMark) -> impl IntoView {
    view! {
        <span class="move-mark" data-mark=mark.name() aria-hidden="true">
            {mark.symbol()}
        </span>
        " "
    }
}

fn verdict(
    reviewed: &AnalyzedMove,
    position: Position,
    before: Option<Move>,
    text: Text,
) -> String {
    let mv = move_notation::notate(position, before, reviewed.ply.mv, text);
    let judgement = (text.analysis().judgement)(reviewed.judged);
    [&*mv.written, ": ", &*judgement].concat()
}

fn cost(reviewed: &AnalyzedMove, text: Text) -> String {
    let percent = |rate: f64| (rate * 100.0).round() as u32;
    let [before, after] =
        [reviewed.before, reviewed.after].map(|worth| percent(worth.winning_rate(reviewed.ply.by)));
    (review_text(text.language()).cost)(before, after)
}

/// What a screen reader says of a mistake that the reader has come to.
fn spoken(analysis: AnalysisController) -> Option<String> {
    // While it is tried its own verdict is said, and after the last one how all were dealt with.
    if analysis.retry.with(Option::is_some) {
        return None;
    }
    let reviewed = told(analysis).filter(AnalyzedMove::is_listed)?;
    let is_last = |walk: &MistakeWalk| {
        let last = walk.mistakes().last();
        walk.is_over() && last.is_some_and(|last| last.index == reviewed.index)
    };
    if analysis
        .walk
        .with(|walk| walk.as_ref().is_some_and(is_last))
    {
        return None;
    }
    let text = analysis.record.i18n.text();
    let (position, before) = analysis.game.before(reviewed.index)?;
    let mv = move_notation::notate(position, before, reviewed.ply.mv, text);
    let judgement = (text.analysis().judgement)(reviewed.judged);
    let why = spoken_reason(analysis, &reviewed, text).unwrap_or_default();
    let spoken = review_text(text.language()).spoken;
    Some(spoken(&mv.spoken, &judgement, &why))
}

/// The line that would have been better.
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
    let i18n = use_i18n();
    let best = reviewed.best;
    let notation = move_notation::notate_line(
        position,
        before,
        &best[..best.len().min(MOVES)],
        i18n.text_untracked(),
    );
    let peek = move |shown| {
        analysis.preview_line(position, before, &best, shown, Some(reviewed.before));
    };
    view! {
        <div class="line-moves" data-best="">
            <span class="hint">{texts(i18n).best_was}</span>
            <MoveButtons notation on_press=peek/>
        </div>
    }
}

/// What can be done with the move.
#[component]
fn MoveActions(reviewed: AnalyzedMove, position: Position, before: Option<Move>) -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let reply = untrack(|| analysis.game.best_line_here());
    let has_better = reviewed
        .best
        .first()
        .is_some_and(|&best| best != reviewed.ply.mv);
    let only = reviewed.clone();
    let follows = (!reply.is_empty()).then(|| {
        let (line, worth) = (reviewed.line_after(&reply), reviewed.after);
        view! {
            <button
                type="button"
                class="button"
                data-action="show-reply"
                on:click=move |_| {
                    analysis.preview_line(position, before, &line, 2, Some(worth));
                }
            >
                {texts(i18n).show_reply}
            </button>
        }
    });
    let again = has_better.then(|| {
        view! {
            <button
                type="button"
                class="button"
                data-action="try-again"
                on:click=move |_| analysis.try_again(&reviewed)
            >
                {texts(i18n).try_again}
            </button>
        }
    });
    view! {
        <div class="analysis-buttons">{again} <PractiseButton only/> {follows}</div>
    }
}
