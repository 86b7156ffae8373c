use serde::{Deserialize, Serialize};

use crate::stored;

/// How long each position of a game is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    #[default]
    Quick,
    Normal,
    Thorough,
}

impl Effort {
    pub const ALL: [Self; 3] = [Self::Quick, Self::Normal, Self::Thorough];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Thorough => "thorough",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|effort| effort.name() == name)
    }

    /// In nodes.
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Quick => 40_000,
            Self::Normal => 250_000,
            Self::Thorough => 1_500_000,
        }
    }
}

/// The reader's settings for analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct AnalysisSettings {
    /// Number of lines (MultiPV).
    pub lines: u8,
    pub effort: Effort,
}

impl Default for AnalysisSettings {
    fn default() -> Self {
        Self {
            lines: 3,
            effort: Effort::default(),
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
