use core::time::Duration;

use crate::{
    lesson::StepPhase,
    problems::{ProblemResult, Rating, ResultRemark},
};

fn result(solved: bool) -> ProblemResult {
    ProblemResult {
        solved,
        time: Duration::from_secs(1),
        rating: Some((Rating::default(), Rating::default())),
    }
}

#[test]
fn beside_a_wrong_move_nothing_is_said_of_an_earlier_solution() {
    let solved = result(true);
    let time = ResultRemark::SolvedIn(Duration::from_secs(1));
    assert_eq!(solved.remark(StepPhase::Solved), Some(time));
    for phase in [StepPhase::Wrong, StepPhase::Open, StepPhase::Waiting] {
        assert_eq!(solved.remark(phase), None, "{phase:?}");
        assert_eq!(solved.told_rating(phase), None, "{phase:?}");
    }
    assert!(solved.told_rating(StepPhase::Solved).is_some());
}

#[test]
fn a_miss_is_told_with_its_rating_and_a_later_solution_as_one() {
    let missed = result(false);
    assert_eq!(missed.remark(StepPhase::Wrong), None);
    assert!(missed.told_rating(StepPhase::Wrong).is_some());
    let later = Some(ResultRemark::SolvedLater);
    assert_eq!(missed.remark(StepPhase::Solved), later);
}
