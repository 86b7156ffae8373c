use komadai_explain::{InLine, Mistake, Reason};
use komadai_search::{Line, ScoreKind};
use shogi::{Move, Position};

/// A wrong answer to a problem, with the line that refutes it, to be explained.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongAnswer {
    /// The position before it.
    pub position: Position,
    pub mv: Move,
    /// The solution from there.
    pub solution: Vec<Move>,
    /// The line that follows it.
    pub reply: Line,
}

impl WrongAnswer {
    /// Why it is wrong, by what explains mistakes. A solution may be one move: only what happens
    /// in the line that refutes the answer is told.
    pub fn reasons(&self, explain: fn(&Mistake<'_>) -> Vec<Reason>) -> Vec<Reason> {
        let mates = match self.reply.score.kind() {
            ScoreKind::Mate(plies) => u32::try_from(plies).ok().filter(|&plies| plies > 0),
            ScoreKind::Centipawns(_) => None,
        };
        let mut reasons = explain(&Mistake {
            position: &self.position,
            mv: self.mv,
            best: komadai_explain::Line {
                moves: &self.solution,
                mates: None,
            },
            reply: komadai_explain::Line {
                moves: &self.reply.moves,
                mates,
            },
        });
        reasons.retain(|reason| reason.line == InLine::Reply);
        reasons
    }
}
