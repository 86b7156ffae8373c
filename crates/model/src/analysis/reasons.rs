use komadai_explain::{Line, Mistake};
use shogi::{Move, Position};

use super::{AnalyzedMove, PositionEval};

impl AnalyzedMove {
    /// The move with what was found in the position before it and after it, to be explained.
    pub fn mistake<'a>(&'a self, before: &'a Position, reply: &'a [Move]) -> Mistake<'a> {
        let side = self.ply.by;
        let mates = |eval, by| match eval {
            PositionEval::Mate { by: mates, plies } if mates == by => Some(plies),
            _ => None,
        };
        Mistake {
            position: before,
            mv: self.ply.mv,
            best: Line {
                moves: &self.best,
                mates: mates(self.before, side),
            },
            reply: Line {
                moves: reply,
                mates: mates(self.after, !side),
            },
        }
    }
}
