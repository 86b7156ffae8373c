use komadai_lessons::{Goal, StepTexts};
use komadai_problems::{Kind, parse};

use crate::problems::{OwnProblem, problem_lesson};

fn goal(kind: Kind, text: &str) -> (Goal, usize) {
    let problems = parse(kind, text).expect("a problem");
    let lesson = problem_lesson(&problems[0], StepTexts::default());
    assert_eq!(lesson.id, problems[0].id().to_string());
    let step = &lesson.steps[0];
    (step.goal.clone(), step.solution.len())
}

#[test]
fn a_mate_is_for_the_solver_and_a_move_is_the_first_one() {
    let (mate, solution) = goal(Kind::Mate, "3 3 4k4/9/4P4 2G");
    assert_eq!((mate, solution), (Goal::Mate { plies: 3 }, 0));
    let (next, solution) = goal(Kind::Brinkmate, "3 4k4/9/4P4 G G*5b");
    let Goal::Move { answers } = next else {
        panic!("{next:?}");
    };
    assert_eq!(answers[0][0].to_string(), "G*5b");
    assert_eq!(solution, 1);
    let (declare, _) = goal(
        Kind::Next,
        "9 declaration K8/9/9/9/9/9/9/9/8k 2R2B4G4S4N4L18P win",
    );
    assert_eq!(declare, Goal::Choose { right: vec![1] });
}

#[test]
fn each_of_the_moves_that_are_as_good_solves_it() {
    let several = OwnProblem {
        sfen: "4k4/9/4P4/9/9/9/9/9/9 b G 1".to_owned(),
        plies: None,
        moves: "G*4b 5a6a/G*6b".to_owned(),
    };
    let problem = several.to_problem().expect("a problem");
    let lesson = problem_lesson(&problem, StepTexts::default());
    let Goal::Move { answers } = &lesson.steps[0].goal else {
        panic!("{:?}", lesson.steps[0].goal);
    };
    let answers: Vec<String> = answers.iter().map(|way| way[0].to_string()).collect();
    assert_eq!(answers, ["G*4b", "G*6b"]);
    assert_eq!(lesson.steps[0].solution.len(), 2);
}
