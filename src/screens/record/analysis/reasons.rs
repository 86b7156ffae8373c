//! Why the move that the board stands at was a mistake, in words.
use leptos::prelude::*;

use super::{
    controller::{AnalysisController, use_analysis},
    game_review::texts,
};
use komadai_explain::{InLine, Reason};
use komadai_model::analysis::{AnalyzedMove, LinePreview, reasons};
use komadai_texts::{Text, reason, reason_labels};
use komadai_ui::use_i18n;

/// So many are said; the others on demand.
const SAID: usize = 2;

/// The first reason of a mistake at which the board stands.
pub fn spoken_reason(
    analysis: AnalysisController,
    reviewed: &AnalyzedMove,
    text: Text,
) -> Option<String> {
    let (position, _) = analysis.game.before(reviewed.index)?;
    let first = reasons(&position, reviewed, &analysis.game.best_line_here())
        .into_iter()
        .next()?;
    Some(reason(&first, text))
}

/// Each a button that shows the position of its line where it is true.
#[component]
pub fn Reasons() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    move || {
        let reviewed = analysis.game.move_here().filter(AnalyzedMove::is_listed)?;
        let (position, before) = analysis.game.before(reviewed.index)?;
        let reply = analysis.game.best_line_here();
        let mut said = reasons(&position, &reviewed, &reply);
        if said.is_empty() {
            return Some(view! { <p class="hint">{texts(i18n).no_reason}</p> }.into_any());
        }
        let more = said.split_off(said.len().min(SAID));
        let text = i18n.text();
        let labels = reason_labels(text.language());
        let item = move |shown: Reason| {
            let sentence = reason(&shown, text);
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
                    <summary>{labels.more}</summary>
                    <ul class="reasons">{more.into_iter().map(item).collect_view()}</ul>
                </details>
            }
        });
        Some(
            view! {
                <ul class="reasons" aria-label=labels.why>
                    {said}
                </ul>
                {more}
            }
            .into_any(),
        )
    }
}
