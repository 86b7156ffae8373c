//! What an engine thinks of the record's positions: a part of its own. The record
//! screen knows the [`Guest`] alone.
mod analyst;
mod eval_bar;
mod game;
mod game_review;
mod graph;
mod guest;
mod line_preview;
mod lines;
mod mate;
mod move_buttons;
mod move_notation;
mod panel;
mod puzzle;
mod retry;

use leptos::prelude::*;

use self::{eval_bar::EvalBar, panel::AnalysisPanel};
use super::desk::Desk;
use crate::{lazy_module, style};

pub use guest::{Guest, LazyAnalysisPanel, LazyEvalBar};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Analysis {
    /// Who stands better, under the board.
    pub eval_bar: fn(Desk) -> AnyView,
    /// Everything else, beside it.
    pub panel: fn(Desk) -> AnyView,
}

lazy_module! {
    pub static ANALYSIS: Analysis = analysis(Analysis {
        eval_bar: |desk| view! { <EvalBar desk/> }.into_any(),
        panel: |desk| view! { <AnalysisPanel desk/> }.into_any(),
    }, concat!(style!("analysis"), style!("net")));
}
