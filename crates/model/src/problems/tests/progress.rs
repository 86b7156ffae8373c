use core::time::Duration;

use komadai_problems::{Kind, Problem, parse};

use crate::problems::{Attempt, Day, ProblemProgress, ProblemRecord, Profile, Repetition};

fn problems() -> Vec<Problem> {
    parse(Kind::Mate, "3 1 4k4/9/4P4 G\n5 1 3k5/9/3P5 G\n").expect("problems")
}

fn attempt(solved: bool, day: u32) -> Attempt {
    Attempt {
        solved,
        time: Duration::from_secs(7),
        day: Day(day),
        rated: true,
    }
}

#[test]
fn a_missed_problem_comes_back_on_its_days() {
    let [problem, ..] = &problems()[..] else {
        panic!("there are two");
    };
    let mut progress = ProblemProgress::default();
    progress.add(problem, attempt(false, 100));
    assert_eq!(progress.due(Day(100)), []);
    assert_eq!(progress.due(Day(101)), [problem.id()]);
    // SM-2 with a quality of 4: after 1 day, then 6, then 2.5 times as many.
    let mut day = 101;
    for interval in [1, 6, 15, 38, 95] {
        progress.add(problem, attempt(true, day));
        assert_eq!(
            progress.next_due(Day(day)),
            Some(Day(day + interval)),
            "{interval}"
        );
        assert_eq!(progress.due(Day(day + interval - 1)), []);
        day += interval;
    }
    progress.add(problem, attempt(true, day));
    assert_eq!(progress.next_due(Day(day)), None, "it is known");
}

#[test]
fn a_second_miss_begins_again() {
    let repetition = Repetition::new(Day(1));
    let repetition = repetition.after_success(Day(2)).expect("not known yet");
    let repetition = repetition.after_success(Day(3)).expect("not known yet");
    assert_eq!(repetition.due, Day(9));
    let early = repetition.after_success(Day(5)).expect("not known yet");
    assert_eq!(early, repetition);
    let missed = repetition.after_miss(Day(9));
    assert_eq!((missed.due, missed.solved), (Day(10), 0));
    assert!(missed.ease < repetition.ease);
}

#[test]
fn only_the_first_attempt_changes_the_rating() {
    let problems = problems();
    let mut progress = ProblemProgress::default();
    progress.add(&problems[0], attempt(true, 1));
    let first = progress.profile.rating;
    assert!(first.rating > 1000.0);
    progress.add(&problems[0], attempt(true, 1));
    assert_eq!(progress.profile.rating, first);
    let unrated = Attempt {
        rated: false,
        ..attempt(false, 1)
    };
    progress.add(&problems[1], unrated);
    assert_eq!(progress.profile.rating, first);
    assert_eq!(progress.profile.rated, 1);
    assert_eq!(progress.solved(), 1);
}

#[test]
fn a_streak_lasts_while_every_day_has_a_solved_problem() {
    let [problem, ..] = &problems()[..] else {
        panic!("there are two");
    };
    let mut progress = ProblemProgress::default();
    for day in [5, 7, 8, 9] {
        progress.add(problem, attempt(true, day));
    }
    progress.add(problem, attempt(false, 6));
    for (day, streak) in [(9, 3), (10, 3), (11, 0), (5, 1), (6, 1), (7, 1)] {
        assert_eq!(progress.profile.streak(Day(day)), streak, "{day}");
    }
    progress.solve_daily(Day(9));
    assert!(progress.profile.has_solved_daily(Day(9)));
    assert!(!progress.profile.has_solved_daily(Day(8)));
}

#[test]
fn what_was_done_in_two_places_comes_together() {
    let problems = problems();
    let (mut one, mut two) = (ProblemProgress::default(), ProblemProgress::default());
    one.add(&problems[0], attempt(false, 1));
    two.add(&problems[0], attempt(true, 2));
    two.add(&problems[1], attempt(true, 2));
    two.solve_daily(Day(2));
    two.profile.end_run(8);
    let mut merged = one.clone();
    merged.merge(&two);
    let mut other = two.clone();
    other.merge(&one);
    for progress in [&merged, &other] {
        let record = progress.record(problems[0].id());
        assert_eq!((record.solved, record.missed, record.last), (1, 1, Day(2)));
        assert_eq!(progress.solved(), 2);
        assert_eq!(progress.profile.rated, 2);
        assert_eq!(progress.profile.best_run, 8);
        assert!(progress.profile.has_solved_daily(Day(2)));
        assert_eq!(progress.profile.curve(9).len(), 2);
    }
    let before = merged.clone();
    merged.merge(&before);
    assert_eq!(merged, before, "merging twice changes nothing");
}

#[test]
fn what_is_stored_is_read_again() {
    let problems = problems();
    let mut progress = ProblemProgress::default();
    progress.add(&problems[0], attempt(false, 20_000));
    progress.add(&problems[1], attempt(true, 20_001));
    progress.solve_daily(Day(20_001));
    for record in progress.records.values() {
        assert_eq!(
            ProblemRecord::from_stored(&record.to_stored()).as_ref(),
            Ok(record)
        );
    }
    let profile = Profile::from_stored(&progress.profile.to_stored());
    assert_eq!(profile, Ok(progress.profile));
    for text in [
        "",
        "{}",
        "x",
        r#"{"version":2,"value":{"rating":-1,"solved":-1}}"#,
    ] {
        assert!(ProblemRecord::from_stored(text).is_err(), "{text}");
        assert!(Profile::from_stored(text).is_err(), "{text}");
    }
}

#[test]
fn a_day_begins_at_the_readers_midnight() {
    let noon = Duration::from_secs(20_000 * 86_400 + 12 * 3_600);
    for (ahead, day) in [
        (0, 20_000),
        (11 * 60, 20_000),
        (13 * 60, 20_001),
        (-13 * 60, 19_999),
    ] {
        assert_eq!(Day::from_unix_time(noon, ahead), Day(day), "{ahead}");
    }
}
