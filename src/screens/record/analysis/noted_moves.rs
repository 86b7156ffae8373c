use leptos::prelude::*;

use super::{
    controller::{AnalysisController, use_analysis},
    game_review::texts,
    move_notation,
    practise::PractiseButton,
};
use komadai_model::analysis::{AnalyzedMove, Judgement};
use komadai_ui::use_i18n;

/// The moves that were less than good, each a button that goes there.
#[component]
pub fn NotedMoves() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    move || {
        let text = texts(i18n);
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
        let items = noted.filter_map(|reviewed| noted_move(analysis, reviewed));
        view! {
            <ul class="noted" aria-label=text.noted>
                {items.collect::<Vec<_>>()}
            </ul>
            <PractiseButton/>
        }
        .into_any()
    }
}

/// One of these moves, unless the line has changed meanwhile.
fn noted_move(analysis: AnalysisController, reviewed: &AnalyzedMove) -> Option<AnyView> {
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
    let view = view! {
        <li>
            <button
                type="button"
                class="noted-move"
                data-noted=name
                aria-current=move || (analysis.record.cursor.get() == node).then_some("true")
                on:click=move |_| analysis.record.go_to(node)
            >
                <span class="tree-number">{position.move_number().to_string()}</span>
                <span>{written}</span>
                <span class="noted-judgement">{(text.analysis().judgement)(judged)}</span>
            </button>
        </li>
    };
    Some(view.into_any())
}
