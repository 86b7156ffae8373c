use leptos::prelude::*;

use super::{
    controller::{AnalysisController, provide_analysis},
    eval_bar::EvalBar,
    graph::Graph,
    line_preview::LinePreviewPanel,
};

/// Below the board: who stands better, and the curve of the game or the line that is on the
/// board in the place of the record.
#[component]
pub fn BelowBoard(analysis: AnalysisController) -> impl IntoView {
    provide_analysis(analysis);
    let has_line = Memo::new(move |_| analysis.preview.with(Option::is_some));
    let strip = move || match has_line.get() {
        true => view! { <LinePreviewPanel/> }.into_any(),
        false => view! { <Graph/> }.into_any(),
    };
    view! {
        <EvalBar/>
        <div class="board-strip">{strip}</div>
    }
}
