use shogi::Color;

use super::{AnalyzedMove, Judgement, RetryVerdict};

/// The mistakes of a reviewed line one after the other, each to be tried again before it is
/// explained.
#[derive(Clone, Debug, PartialEq)]
pub struct MistakeWalk {
    mistakes: Vec<WalkedMistake>,
    /// Which of them is tried now; their number at the end.
    at: usize,
}

/// A mistake of the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WalkedMistake {
    /// The index of the position that the move led to, as in [`AnalyzedMove`].
    pub index: usize,
    /// `None` until a better move was found or the mistake was left.
    pub outcome: Option<WalkOutcome>,
    has_missed: bool,
}

/// How a mistake was dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkOutcome {
    /// A better move was found with the first try.
    AtOnce,
    /// It was found after other tries.
    Later,
    /// It was not found.
    Shown,
}

impl MistakeWalk {
    /// The mistakes of a side, or of both: those after the position with this index first, the
    /// ones before it at the end. Inaccuracies count only where there is nothing worse. `None`
    /// where there is nothing to try.
    pub fn new(moves: &[AnalyzedMove], by: Option<Color>, from: usize) -> Option<Self> {
        let is_of = |reviewed: &&AnalyzedMove| by.is_none_or(|color| color == reviewed.ply.by);
        // Without a better move that is known there is nothing to find.
        let can_try = |reviewed: &&AnalyzedMove| reviewed.is_listed() && !reviewed.best.is_empty();
        let own = || moves.iter().filter(is_of).filter(can_try);
        let is_heavy = |reviewed: &&AnalyzedMove| {
            reviewed.judged.judgement >= Judgement::Mistake || reviewed.judged.missed_mate.is_some()
        };
        let has_heavy = own().any(|reviewed| is_heavy(&reviewed));
        let mut mistakes: Vec<_> = own()
            .filter(|reviewed| !has_heavy || is_heavy(reviewed))
            .map(|reviewed| WalkedMistake {
                index: reviewed.index,
                outcome: None,
                has_missed: false,
            })
            .collect();
        let before = mistakes
            .iter()
            .filter(|mistake| mistake.index <= from)
            .count();
        mistakes.rotate_left(before);
        (!mistakes.is_empty()).then_some(Self { mistakes, at: 0 })
    }

    pub fn mistakes(&self) -> &[WalkedMistake] {
        &self.mistakes
    }

    /// The one that is tried now; `None` at the end.
    pub fn current(&self) -> Option<WalkedMistake> {
        self.mistakes.get(self.at).copied()
    }

    /// Whether all have been tried.
    pub fn is_over(&self) -> bool {
        self.at == self.mistakes.len()
    }

    /// How many are behind, with the present one.
    pub fn number(&self) -> usize {
        (self.at + 1).min(self.mistakes.len())
    }

    /// A move was tried; what was found or shown before stays so.
    pub fn tried(&mut self, verdict: RetryVerdict) {
        let Some(mistake) = self.mistakes.get_mut(self.at) else {
            return;
        };
        match verdict {
            RetryVerdict::Best | RetryVerdict::Good(_) => {
                let found = match mistake.has_missed {
                    false => WalkOutcome::AtOnce,
                    true => WalkOutcome::Later,
                };
                mistake.outcome.get_or_insert(found);
            }
            RetryVerdict::Same(_) | RetryVerdict::Judged(_) => mistake.has_missed = true,
        }
    }

    /// The better move is told.
    pub fn show(&mut self) {
        if let Some(mistake) = self.mistakes.get_mut(self.at) {
            mistake.outcome.get_or_insert(WalkOutcome::Shown);
        }
    }

    /// Goes on to the next one.
    pub fn advance(&mut self) {
        self.show();
        self.at = (self.at + 1).min(self.mistakes.len());
    }

    /// How many had this outcome.
    pub fn count(&self, outcome: WalkOutcome) -> usize {
        let had = |mistake: &&WalkedMistake| mistake.outcome == Some(outcome);
        self.mistakes.iter().filter(had).count()
    }
}
