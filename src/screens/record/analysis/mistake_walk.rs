//! The mistakes of a game one after the other, each to be tried again before it is explained.
use leptos::prelude::*;
use shogi::Color;

use super::{
    controller::{AnalysisController, use_analysis},
    game_review::texts,
    move_notation::{self, sides},
    practise::PractiseButton,
};
use komadai_model::analysis::{MistakeWalk, WalkOutcome, WalkedMistake};
use komadai_ui::{Icon, effect, use_i18n};
use komadai_web::dom;

/// The sides whose mistakes can be tried, with their values in the form.
const SIDES: [(&str, Option<Color>); 3] = [
    ("both", None),
    ("black", Some(Color::Black)),
    ("white", Some(Color::White)),
];

/// Goes to the next mistake; whose mistakes, and how many there are.
#[component]
pub fn MistakeWalkHead() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let is_empty = move || {
        analysis
            .game
            .moves
            .with(|moves| MistakeWalk::new(moves, None, 0).is_none())
    };
    let options = SIDES.map(|(value, side)| {
        let label = move || match side {
            Some(color) => sides(analysis.record, i18n.text())(color),
            None => texts(i18n).both,
        };
        view! {
            <option value=value prop:selected=move || analysis.walks_of.get() == side>
                {label}
            </option>
        }
        .into_any()
    });
    let choose = move |value: String| {
        if let Some((_, side)) = SIDES.iter().find(|(name, _)| *name == value) {
            analysis.end_walk();
            analysis.walks_of.set(*side);
        }
    };
    let is_trying = Memo::new(move |_| {
        let is_open = analysis
            .walk
            .with(|walk| walk.as_ref()?.current()?.outcome.is_none().then_some(()));
        is_open.is_some() && analysis.retry.with(Option::is_some)
    });
    let place = move || {
        analysis.walk.with(|walk| {
            let walk = walk.as_ref().filter(|walk| walk.current().is_some())?;
            Some((texts(i18n).place)(walk.number(), walk.mistakes().len()))
        })
    };
    view! {
        <div class="walk-head" hidden=is_empty>
            <button
                type="button"
                class="button"
                data-action="next-mistake"
                aria-keyshortcuts="N"
                on:click=move |_| analysis.next_mistake()
            >
                <Icon name="next"/>
                {move || texts(i18n).next_mistake}
            </button>
            <button
                type="button"
                class="button"
                data-action="tell"
                hidden=move || !is_trying.get()
                on:click=move |_| analysis.tell_mistake()
            >
                {move || texts(i18n).tell}
            </button>
            <select
                name="whose"
                hidden=move || is_trying.get()
                aria-label=move || texts(i18n).whose
                on:input=move |event| choose(event_target_value(&event))
            >
                {options.into_iter().collect_view()}
            </select>
            <span class="analysis-state" data-place="">
                {place}
            </span>
        </div>
    }
}

/// How the mistakes were dealt with, once all have been tried.
#[component]
pub fn WalkSummary() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let over = move || analysis.walk.get().filter(MistakeWalk::is_over);
    let outcomes = move |walk: &MistakeWalk| {
        [WalkOutcome::AtOnce, WalkOutcome::Later, WalkOutcome::Shown]
            .map(|outcome| (texts(i18n).outcomes)(outcome, walk.count(outcome)))
    };
    effect(move || {
        if let Some(walk) = over() {
            let said = [texts(i18n).walked, &outcomes(&walk).join(". ")].join(" ");
            analysis.record.announce(said);
            dom::scroll_into_view_after_render("[data-walked]");
        }
    });
    move || {
        let walk = over()?;
        let text = texts(i18n);
        let outcomes = outcomes(&walk).map(|outcome| view! { <li>{outcome}</li> });
        let mistakes = walk
            .mistakes()
            .iter()
            .filter_map(|mistake| walked_mistake(analysis, mistake));
        Some(view! {
            <section class="walk-summary" data-walked="">
                <p class="game-verdict">{text.walked}</p>
                <ul class="walk-outcomes">{outcomes.into_iter().collect_view()}</ul>
                <ul class="noted">{mistakes.collect::<Vec<_>>()}</ul>
                <div class="analysis-buttons">
                    <PractiseButton/>
                    <button
                        type="button"
                        class="button"
                        data-action="close-walk"
                        on:click=move |_| analysis.end_walk()
                    >
                        {text.close}
                    </button>
                </div>
            </section>
        })
    }
}

/// A mistake with its outcome, as a button that goes there.
fn walked_mistake(analysis: AnalysisController, mistake: &WalkedMistake) -> Option<AnyView> {
    let i18n = analysis.record.i18n;
    let (position, before) = analysis.game.before(mistake.index)?;
    let node = analysis.game.node(mistake.index)?;
    let moves = analysis.game.moves.get();
    let played = moves
        .iter()
        .find(|reviewed| reviewed.index == mistake.index)?;
    let written = move_notation::notate(position, before, played.ply.mv, i18n.text()).written;
    let outcome = mistake.outcome.map(texts(i18n).outcome).unwrap_or_default();
    let view = view! {
        <li>
            <button
                type="button"
                class="noted-move"
                on:click=move |_| analysis.record.go_to(node)
            >
                <span class="tree-number">{position.move_number().to_string()}</span>
                <span>{written}</span>
                <span class="noted-judgement">{outcome}</span>
            </button>
        </li>
    };
    Some(view.into_any())
}
