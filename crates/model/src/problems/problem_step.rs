//! A problem as a lesson of one step, so that the board of lessons shows it.

use std::sync::Arc;

use komadai_lessons::{Goal, Lesson, Step, StepTexts, Words};
use komadai_problems::{Answer, Problem};

/// The lesson of a problem. The moves of a mate's solution are not known yet.
pub fn problem_lesson(problem: &Problem, texts: StepTexts) -> Arc<Lesson> {
    let (goal, solution) = match &problem.answer {
        Answer::Mate => {
            let plies = problem.plies.into();
            (Goal::Mate { plies }, Words::default())
        }
        Answer::Moves(moves) => {
            let right = moves.iter().take(1).chain(&problem.also);
            let answers = right.map(|&mv| Words(vec![mv])).collect();
            (Goal::Move { answers }, Words(moves.clone()))
        }
        Answer::Declare => (Goal::Choose { right: vec![1] }, Words::default()),
    };
    let id = problem.id().to_string();
    let step = Step {
        id: id.clone(),
        start: problem.position,
        orientation: problem.position.turn(),
        marks: Words::default(),
        goal,
        solution,
        texts,
    };
    Arc::new(Lesson {
        id,
        title: String::new(),
        summary: String::new(),
        steps: vec![step],
    })
}
