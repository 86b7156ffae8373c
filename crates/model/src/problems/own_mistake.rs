use shogi::{Color, Move, Position};

use super::{OwnProblem, OwnSet};
use crate::analysis::{AnalyzedMove, GameAnalysis, Judgement};

/// The best move has to have so much more of the winning rate than the second: only one move is
/// right in a problem.
pub(super) const LEAD: f64 = 0.1;

/// The problem of a mistake in a game: the mate that was missed, or the only move that would
/// have been good. `None` for a move that was no mistake, or where there were other good moves.
pub fn own_mistake(before: &Position, reviewed: &AnalyzedMove) -> Option<OwnProblem> {
    let judged = reviewed.judged;
    if judged.judgement < Judgement::Mistake && judged.missed_mate.is_none() {
        return None;
    }
    let best = &reviewed.best;
    if best.is_empty() || best.first() == Some(&reviewed.ply.mv) {
        return None;
    }
    let plies = judged
        .missed_mate
        .and_then(|plies| u16::try_from(plies).ok());
    let words: Vec<String> = best.iter().map(Move::to_string).collect();
    let problem = match plies.filter(|&plies| is_mate_by_checks(*before, best, plies)) {
        Some(plies) => OwnProblem {
            sfen: before.to_sfen(),
            plies: Some(plies),
            moves: String::new(),
        },
        None if reviewed.lead.is_some_and(|lead| lead >= LEAD) => OwnProblem {
            sfen: before.to_sfen(),
            plies: None,
            moves: words.join(" "),
        },
        None => return None,
    };
    problem.to_problem().is_ok().then_some(problem)
}

/// The problems of the mistakes of a line, of the sides that are meant.
pub fn own_mistakes(
    analysis: &GameAnalysis,
    moves: &[AnalyzedMove],
    is_own: impl Fn(Color) -> bool,
) -> OwnSet {
    let mut set = OwnSet::default();
    for reviewed in moves.iter().filter(|reviewed| is_own(reviewed.ply.by)) {
        let before = &analysis.places()[reviewed.index - 1].position;
        if let Some(problem) = own_mistake(before, reviewed) {
            set.add(problem);
        }
    }
    set
}

/// Whether a line is a mate of so many plies in which every move of the attacker is a check.
pub(super) fn is_mate_by_checks(mut position: Position, line: &[Move], plies: u16) -> bool {
    if line.len() != usize::from(plies) {
        return false;
    }
    for (index, &mv) in line.iter().enumerate() {
        if position.play(mv).is_err() || index % 2 == 0 && !position.in_check() {
            return false;
        }
    }
    position.legal_moves().is_empty()
}
