//! What an engine thinks of the record's positions: a part of its own. The record
//! screen knows the [`BoardTakeover`] alone.
mod analyst;
mod board_takeover;
mod eval_bar;
mod game_review;
mod graph;
mod line_preview;
mod lines;
mod mate;
mod move_buttons;
mod move_notation;
mod panel;
mod puzzle;
mod retry;
mod reviewed_game;

use leptos::prelude::*;

use self::{eval_bar::EvalBar, panel::AnalysisPanel};
use super::controller::RecordController;
use crate::{part, style};

pub use board_takeover::{BoardTakeover, LazyAnalysisPanel, LazyEvalBar};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Analysis {
    /// Who stands better, under the board.
    pub eval_bar: fn(RecordController) -> AnyView,
    /// Everything else, beside it.
    pub panel: fn(RecordController) -> AnyView,
}

part! {
    pub static ANALYSIS: Analysis = analysis(Analysis {
        eval_bar: |controller| view! { <EvalBar controller/> }.into_any(),
        panel: |controller| view! { <AnalysisPanel controller/> }.into_any(),
    }, concat!(style!("analysis"), style!("net")));
}
