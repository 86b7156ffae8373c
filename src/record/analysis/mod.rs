//! What an engine thinks of the record's positions: a part of its own. The record
//! screen knows the [`Guest`] alone.
mod analyst;
mod game;
mod gauge;
mod graph;
mod guest;
mod lines;
mod mate;
mod noted;
mod panel;
mod peek;
mod puzzle;
mod retry;
mod words;

use super::desk::Desk;
use crate::{element::El, part, style};

pub use guest::{Guest, gauge, panel};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Analysis {
    /// Who stands better, under the board.
    pub gauge: fn(Desk) -> El,
    /// Everything else, beside it.
    pub panel: fn(Desk) -> El,
}

part! {
    pub static ANALYSIS: Analysis = analysis(Analysis {
        gauge: gauge::gauge,
        panel: panel::panel,
    }, concat!(style!("analysis"), style!("net")));
}
