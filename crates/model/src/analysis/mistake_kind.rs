use super::{AnalyzedMove, Judgement, PositionEval};

/// What kind of mistake a move was. A move is of one kind: what mates it missed or allowed tells
/// more than how much it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MistakeKind {
    /// It had a mate, and has not any more.
    MissedMate,
    /// The opponent has a mate, and had not before.
    AllowedMate,
    Blunder,
    Mistake,
    Inaccuracy,
}

impl MistakeKind {
    pub const ALL: [Self; 5] = [
        Self::MissedMate,
        Self::AllowedMate,
        Self::Blunder,
        Self::Mistake,
        Self::Inaccuracy,
    ];
}

impl AnalyzedMove {
    /// Its kind, where it was a mistake.
    pub fn mistake_kind(&self) -> Option<MistakeKind> {
        let is_mate_of_opponent =
            |eval| matches!(eval, PositionEval::Mate { by, .. } if by != self.ply.by);
        let judgement = self.judged.judgement;
        if self.judged.missed_mate.is_some() {
            return Some(MistakeKind::MissedMate);
        }
        if judgement > Judgement::Fine
            && is_mate_of_opponent(self.after)
            && !is_mate_of_opponent(self.before)
        {
            return Some(MistakeKind::AllowedMate);
        }
        match judgement {
            Judgement::Fine => None,
            Judgement::Inaccuracy => Some(MistakeKind::Inaccuracy),
            Judgement::Mistake => Some(MistakeKind::Mistake),
            Judgement::Blunder => Some(MistakeKind::Blunder),
        }
    }
}
