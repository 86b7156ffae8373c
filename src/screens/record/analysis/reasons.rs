//! Why the move that the board stands at was a mistake, in words. What finds that is loaded with
//! the first mistake that is looked at.
use leptos::prelude::*;

use super::controller::use_analysis;
use crate::style;
use komadai_explain::{InLine, Reason};
use komadai_model::analysis::{AnalyzedMove, reasons};
use komadai_texts::{reason, reason_labels};
use komadai_ui::{LazyView, lazy_module, use_i18n};

lazy_module! {
    pub static REASONS: LazyView = tutor(|| view! { <Reasons/> }.into_any(), style!("reasons"));
}

/// So many are said; the others on demand.
const SAID: usize = 2;

#[component]
fn Reasons() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    move || {
        let reviewed = analysis.game.move_here().filter(AnalyzedMove::is_listed)?;
        let (position, before) = analysis.game.before(reviewed.index)?;
        let reply = analysis.game.best_line_here();
        let mut said = reasons(&position, &reviewed, &reply);
        let more = said.split_off(said.len().min(SAID));
        let text = i18n.text();
        let labels = reason_labels(text.language());
        let item = move |shown: Reason| {
            let sentence = reason(&shown, text);
            let line = match shown.line {
                InLine::Best => reviewed.best.clone(),
                InLine::Reply => [reviewed.ply.mv].into_iter().chain(reply.clone()).collect(),
            };
            let show = move |_| analysis.preview_line(position, before, &line, shown.ply);
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
        Some(view! {
            <ul class="reasons" aria-label=labels.why>
                {said}
            </ul>
            {more}
        })
    }
}
