use komadai_problems::{Answer, Kind, Problem};

use super::{Composed, Features, grade};

/// The problem for the collection; `None` if its position breaks a rule.
pub fn to_problem((candidate, solution): &Composed) -> Option<Problem> {
    Some(Problem {
        kind: Kind::Mate,
        theme: None,
        grade: grade(&Features::new(candidate, solution)),
        plies: u16::try_from(solution.line.len()).ok()?,
        position: candidate.position()?,
        answer: Answer::Mate,
        also: Vec::new(),
    })
}
