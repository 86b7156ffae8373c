//! Why the move that the board stands at was a mistake, in words.
use komadai_explain::{InLine, Reason};
use leptos::prelude::*;

use super::{
    controller::{AnalysisController, use_analysis},
    game_review::texts,
};
use crate::components::explanations::{EXPLANATIONS, SAID};
use komadai_model::analysis::{AnalyzedMove, LinePreview};
use komadai_texts::Text;
use komadai_ui::{LoadFailure, ModuleLoader, use_i18n};

/// The first reason of a mistake at which the board stands, once it can be told.
pub fn spoken_reason(
    analysis: AnalysisController,
    reviewed: &AnalyzedMove,
    text: Text,
) -> Option<String> {
    let explanations = EXPLANATIONS.get()?;
    let (position, _) = analysis.game.before(reviewed.index)?;
    let reply = analysis.game.best_line_here();
    let reasons = (explanations.reasons)(&reviewed.mistake(&position, &reply));
    Some((explanations.sentence)(reasons.first()?, text))
}

/// Each a button that shows the position of its line where it is true.
#[component]
pub fn Reasons() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let explanations = ModuleLoader::new(&EXPLANATIONS);
    explanations.load();
    move || {
        let reviewed = analysis.game.move_here().filter(AnalyzedMove::is_listed)?;
        let (position, before) = analysis.game.before(reviewed.index)?;
        let reply = analysis.game.best_line_here();
        let Some(explanations) = explanations.get() else {
            let failed = explanations.has_failed();
            return failed.then(|| view! { <LoadFailure/> }.into_any());
        };
        let mut said = (explanations.reasons)(&reviewed.mistake(&position, &reply));
        if said.is_empty() {
            return Some(view! { <p class="hint">{texts(i18n).no_reason}</p> }.into_any());
        }
        let more = said.split_off(said.len().min(SAID));
        let text = i18n.text();
        let item = move |shown: Reason| {
            let sentence = (explanations.sentence)(&shown, text);
            let (line, worth) = match shown.line {
                InLine::Best => (reviewed.best.clone(), reviewed.before),
                InLine::Reply => (reviewed.line_after(&reply), reviewed.after),
            };
            let line = LinePreview::new(position, before, &line, shown.ply)
                .with_worth(Some(worth))
                .pointing_out(&shown.squares);
            let show = move |_| analysis.preview.set(Some(line.clone()));
            view! {
                <li>
                    <button type="button" class="reason" data-reason="" on:click=show>
                        {sentence}
                    </button>
                </li>
            }
        };
        let said = said.into_iter().map(&item).collect_view();
        let more = (!more.is_empty()).then(|| {
            view! {
                <details>
                    <summary>{texts(i18n).more}</summary>
                    <ul class="reasons">{more.into_iter().map(item).collect_view()}</ul>
                </details>
            }
        });
        Some(
            view! {
                <ul class="reasons" aria-label=texts(i18n).why>
                    {said}
                </ul>
                {more}
            }
            .into_any(),
        )
    }
}
