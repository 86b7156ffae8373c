use komadai_explain::{Line, Mistake, Reason};
use shogi::{Move, Position};

use super::{AnalyzedMove, PositionEval};

/// Why a move of a review was a mistake, by what was found in the position before it and after
/// it; the most important reason first.
pub fn reasons(before: &Position, reviewed: &AnalyzedMove, reply: &[Move]) -> Vec<Reason> {
    let side = reviewed.ply.by;
    let mates = |eval, by| match eval {
        PositionEval::Mate { by: mates, plies } if mates == by => Some(plies),
        _ => None,
    };
    Mistake {
        position: before,
        mv: reviewed.ply.mv,
        best: Line {
            moves: &reviewed.best,
            mates: mates(reviewed.before, side),
        },
        reply: Line {
            moves: reply,
            mates: mates(reviewed.after, !side),
        },
    }
    .reasons()
}
