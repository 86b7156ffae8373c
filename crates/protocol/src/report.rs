use core::time::Duration;

use komadai_search::{Info, Line, tsume::MateAnswer};
use serde::{Deserialize, Serialize};

use super::codec;

/// The result of a search so far: [`Info`], owned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub depth: u8,
    pub seldepth: u8,
    pub nodes: u64,
    pub time: Duration,
    /// How full the transposition table is, per mille.
    pub hashfull: u16,
    /// Best first.
    #[serde(with = "codec::lines")]
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

/// The result of a mate search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MateReport {
    #[serde(with = "codec::MateAnswerDef")]
    pub answer: MateAnswer,
    /// Whether a mate is proved to be the shortest.
    pub shortest: bool,
    pub nodes: u64,
    pub time: Duration,
}
