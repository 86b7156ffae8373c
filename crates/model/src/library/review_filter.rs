use crate::analysis::{MistakeKind, Phase, SideReview};

use super::Entry;
use shogi::Color;

/// Which reviews are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewFilter {
    Reviewed,
    Unreviewed,
    /// The side that is meant, or any, made a mistake in this phase.
    Phase(Phase),
    /// It made a mistake of this kind.
    Kind(MistakeKind),
}

impl ReviewFilter {
    pub const ALL: [Self; 10] = [
        Self::Reviewed,
        Self::Unreviewed,
        Self::Phase(Phase::Opening),
        Self::Phase(Phase::MiddleGame),
        Self::Phase(Phase::Endgame),
        Self::Kind(MistakeKind::MissedMate),
        Self::Kind(MistakeKind::AllowedMate),
        Self::Kind(MistakeKind::Blunder),
        Self::Kind(MistakeKind::Mistake),
        Self::Kind(MistakeKind::Inaccuracy),
    ];

    /// As addresses write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reviewed => "reviewed",
            Self::Unreviewed => "unreviewed",
            Self::Phase(Phase::Opening) => "opening",
            Self::Phase(Phase::MiddleGame) => "middle-game",
            Self::Phase(Phase::Endgame) => "endgame",
            Self::Kind(MistakeKind::MissedMate) => "missed-mate",
            Self::Kind(MistakeKind::AllowedMate) => "allowed-mate",
            Self::Kind(MistakeKind::Blunder) => "blunder",
            Self::Kind(MistakeKind::Mistake) => "mistake",
            Self::Kind(MistakeKind::Inaccuracy) => "inaccuracy",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|filter| filter.name() == name)
    }

    /// Whether it leaves a side of a game in.
    pub(super) fn matches(self, entry: &Entry, color: Color) -> bool {
        let has = |read: &dyn Fn(&SideReview) -> u32| {
            let review = entry.review();
            review.is_some_and(|review| read(review.side(color)) > 0)
        };
        match self {
            Self::Reviewed => entry.is_reviewed(),
            Self::Unreviewed => !entry.is_reviewed(),
            Self::Phase(phase) => has(&|side| side.phase(phase).mistakes),
            Self::Kind(kind) => has(&|side| side.count(kind)),
        }
    }
}
