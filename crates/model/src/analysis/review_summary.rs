//! What the list of games and the report say of a game that was reviewed.
use serde::{Deserialize, Serialize};
use shogi::Color;

use super::{AnalysisCache, AnalyzedMove, GameAnalysis, MistakeKind, Phase, SideSummary};

/// How both sides have played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewSummary {
    pub black: SideReview,
    pub white: SideReview,
}

/// How a side has played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideReview {
    /// In tenths of a percent; `None` where it never had a choice.
    pub accuracy: Option<u32>,
    /// By [`Phase`]: the moves that could be judged.
    moves: [u32; 3],
    /// By [`Phase`]: what was lost of the winning rate, in thousandths.
    lost: [u32; 3],
    /// By [`Phase`]: the moves that were mistakes of any kind.
    mistakes: [u32; 3],
    /// By [`MistakeKind`]: how many there were.
    kinds: [u32; 5],
}

/// How a side has played in a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseReview {
    /// The moves that could be judged.
    pub moves: u32,
    /// What was lost of the winning rate, in thousandths.
    pub lost: u32,
    /// The moves that were mistakes of any kind.
    pub mistakes: u32,
}

impl ReviewSummary {
    /// As far as the positions are known.
    pub fn of(analysis: &GameAnalysis, cache: &AnalysisCache) -> Self {
        let moves = analysis.moves(cache);
        let sides = analysis.sides(&moves);
        let side = |color| {
            let own = moves.iter().filter(|reviewed| reviewed.ply.by == color);
            SideReview::of(own, &sides[color])
        };
        Self {
            black: side(Color::Black),
            white: side(Color::White),
        }
    }

    pub const fn side(&self, color: Color) -> &SideReview {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl SideReview {
    fn of<'a>(own: impl Iterator<Item = &'a AnalyzedMove>, side: &SideSummary) -> Self {
        let mut review = Self {
            accuracy: side.accuracy.map(|percent| rounded(10.0 * percent)),
            ..Self::default()
        };
        let mut lost = [0.0; 3];
        for reviewed in own {
            let phase = Phase::of_move(reviewed.index) as usize;
            review.moves[phase] += 1;
            lost[phase] += reviewed.judged.lost;
            if let Some(kind) = reviewed.mistake_kind() {
                review.mistakes[phase] += 1;
                review.kinds[kind as usize] += 1;
            }
        }
        review.lost = lost.map(|lost| rounded(1_000.0 * lost));
        review
    }

    pub const fn phase(&self, phase: Phase) -> PhaseReview {
        PhaseReview {
            moves: self.moves[phase as usize],
            lost: self.lost[phase as usize],
            mistakes: self.mistakes[phase as usize],
        }
    }

    /// How many mistakes of a kind there were.
    pub const fn count(&self, kind: MistakeKind) -> u32 {
        self.kinds[kind as usize]
    }
}

/// A share or a sum of shares in percent or thousandths, as a whole number.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is neither negative nor large"
)]
pub(super) fn rounded(sum: f64) -> u32 {
    sum.round() as u32
}
