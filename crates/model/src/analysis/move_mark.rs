use super::{AnalyzedMove, Judgement};

/// A mark at a move, as in books on games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMark {
    /// The only move that punishes a mistake.
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl MoveMark {
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Its name in attributes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl AnalyzedMove {
    pub const fn mark(&self) -> Option<MoveMark> {
        match self.judged.judgement {
            Judgement::Blunder => Some(MoveMark::Blunder),
            Judgement::Mistake => Some(MoveMark::Mistake),
            Judgement::Inaccuracy => Some(MoveMark::Inaccuracy),
            Judgement::Fine if self.is_only_answer => Some(MoveMark::Good),
            Judgement::Fine => None,
        }
    }
}
