use serde::{Deserialize, Serialize};

use crate::stored;

/// How long a review of a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReviewTime {
    /// So many seconds for all moves.
    Game(u32),
    /// So many seconds for each.
    Move(u32),
}

impl Default for ReviewTime {
    fn default() -> Self {
        Self::Game(15)
    }
}

impl ReviewTime {
    /// The choices.
    pub const ALL: [Self; 6] = [
        Self::Game(15),
        Self::Game(60),
        Self::Game(300),
        Self::Move(1),
        Self::Move(3),
        Self::Move(10),
    ];

    /// How long the review of so many positions takes, in seconds.
    pub fn total(self, positions: usize) -> u32 {
        match self {
            Self::Game(seconds) => seconds,
            Self::Move(seconds) => {
                seconds.saturating_mul(u32::try_from(positions).unwrap_or(u32::MAX))
            }
        }
    }

    /// For how many nodes each of so many positions is searched by an engine that searches
    /// `speed` nodes a second.
    pub fn nodes(self, positions: usize, speed: u64) -> u64 {
        let all = u64::from(self.total(positions)) * speed / 100 * EVALUATING_PERCENT;
        (all / positions.max(1) as u64).max(QUICK_NODES)
    }
}

/// In the first pass of a review each position is searched for so many nodes: of a game of a
/// hundred moves something is known after a few seconds.
pub const QUICK_NODES: u64 = 8_000;

/// The part of the time in which positions are searched. In the rest mistakes are looked at more
/// closely.
const EVALUATING_PERCENT: u64 = 65;

/// The reader's settings for analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct AnalysisSettings {
    /// Number of lines (MultiPV).
    pub lines: u8,
    pub time: ReviewTime,
    /// How many nodes a second the last review has searched on this device.
    pub speed: u64,
}

impl Default for AnalysisSettings {
    fn default() -> Self {
        Self {
            lines: 3,
            time: ReviewTime::default(),
            speed: 200_000,
        }
    }
}

impl AnalysisSettings {
    /// The largest number of lines.
    pub const MAX_LINES: u8 = 5;

    /// As they are stored.
    pub fn to_stored(self) -> String {
        stored::to_json(&self)
    }

    /// The choices of a stored text; as at first where it cannot be read.
    pub fn from_stored(text: &str) -> Self {
        let read = stored::from_json(text);
        let choices: Self = read.unwrap_or_default();
        let usual = Self::default();
        Self {
            lines: match choices.lines {
                1..=Self::MAX_LINES => choices.lines,
                _ => usual.lines,
            },
            ..choices
        }
    }
}
