use core::time::Duration;

use shogi::search::{Info, Line};

/// What a search has found so far: [`Info`], in a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    pub depth: u8,
    pub seldepth: u8,
    pub nodes: u64,
    /// In whole milliseconds.
    pub time: Duration,
    /// How full the table is, per mille.
    pub hashfull: u16,
    /// The best first.
    pub lines: Vec<Line>,
}

impl From<Info<'_>> for Report {
    fn from(info: Info<'_>) -> Self {
        Self {
            depth: info.depth,
            seldepth: info.seldepth,
            nodes: info.nodes,
            time: info.time,
            hashfull: info.hashfull,
            lines: info.lines.to_vec(),
        }
    }
}
