use core::time::Duration;

use komadai_problems::ProblemId;

use crate::problems::{MAX_MISSES, RUN_TIME, Run, RunEnd};

fn id(number: usize) -> ProblemId {
    format!("00000{number}").parse().expect("a name")
}

const SECOND: Duration = Duration::from_secs(1);

#[test]
fn three_misses_end_a_run() {
    let mut run = Run::new(SECOND);
    run.record(id(0), true, 2 * SECOND);
    for number in 1..=MAX_MISSES {
        assert_eq!(run.end(), None);
        run.record(id(number), false, 3 * SECOND);
    }
    assert_eq!(run.end(), Some(RunEnd::Misses));
    run.record(id(9), true, 4 * SECOND);
    assert_eq!((run.solved().len(), run.missed().len()), (1, MAX_MISSES));
    assert_eq!(run.misses_left(), 0);
}

#[test]
fn the_end_of_the_time_ends_a_run() {
    let mut run = Run::new(SECOND);
    assert_eq!(run.left(11 * SECOND), RUN_TIME - 10 * SECOND);
    assert!(!run.tick(RUN_TIME));
    run.record(id(0), true, RUN_TIME);
    assert!(run.tick(RUN_TIME + SECOND));
    assert!(!run.tick(RUN_TIME + 2 * SECOND), "once");
    run.record(id(1), true, RUN_TIME + 2 * SECOND);
    assert_eq!(run.solved(), [id(0)]);
    assert_eq!(run.end(), Some(RunEnd::Time));
    assert_eq!(run.left(RUN_TIME * 2), Duration::ZERO);
}

#[test]
fn what_is_solved_too_late_does_not_count() {
    let mut run = Run::new(Duration::ZERO);
    assert!(run.record(id(0), true, RUN_TIME));
    assert!(!run.record(id(1), true, RUN_TIME), "it has ended before");
    assert!(run.solved().is_empty());
    assert_eq!(run.end(), Some(RunEnd::Time));
}
