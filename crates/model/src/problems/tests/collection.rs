use core::time::Duration;
use std::collections::HashSet;

use komadai_problems::Kind;

use crate::problems::{Attempt, Collection, Day, ProblemProgress, Rating};

fn mates() -> Collection {
    Collection::from_text(Kind::Mate, Kind::Mate.collection()).expect("the collection")
}

#[test]
fn the_problem_of_a_day_depends_on_the_day_alone() {
    let mates = mates();
    let mut names = HashSet::new();
    for day in 20_000..20_030 {
        let daily = mates.daily(Day(day)).expect("a problem");
        assert!((3..=9).contains(&daily.plies) && (3..=7).contains(&daily.grade));
        names.insert(daily.id());
    }
    assert!(names.len() > 25, "{} problems in 30 days", names.len());
    let again = mates.daily(Day(20_000)).map(|problem| problem.id());
    assert_eq!(again, mates.daily(Day(20_000)).map(|problem| problem.id()));
    assert_eq!(Collection::default().daily(Day(1)), None);
}

#[test]
fn the_ladder_gives_problems_near_the_rating_and_none_twice() {
    let mates = mates();
    let mut progress = ProblemProgress::default();
    let mut names = HashSet::new();
    for round in 0..30 {
        let rating = Rating {
            rating: 1500.0,
            ..Rating::default()
        };
        let problem = mates
            .for_rating(rating, &progress, round)
            .expect("a problem");
        assert!((4..=6).contains(&problem.grade), "grade {}", problem.grade);
        assert!(names.insert(problem.id()));
        let attempt = Attempt {
            solved: true,
            time: Duration::ZERO,
            day: Day(1),
            rated: true,
        };
        progress.add(problem, attempt);
    }
}

#[test]
fn a_run_becomes_harder() {
    let mates = mates();
    let grades: Vec<u8> = (0..30)
        .filter_map(|place| Some(mates.for_run(place, 7)?.grade))
        .collect();
    assert!(grades.is_sorted(), "{grades:?}");
    assert_eq!((grades[0], grades.len()), (1, 30));
    assert_ne!(
        mates.for_run(0, 7).map(|problem| problem.id()),
        mates.for_run(0, 8).map(|problem| problem.id()),
    );
    assert_eq!(Collection::default().for_run(0, 7), None);
}

#[test]
fn a_set_goes_through_all_its_problems_before_one_comes_again() {
    let mut mates = mates();
    mates.problems.truncate(3);
    let attempt = |solved| Attempt {
        solved,
        time: Duration::ZERO,
        day: Day(1),
        rated: true,
    };
    let mut progress = ProblemProgress::default();
    let ids: Vec<_> = mates.problems.iter().map(|problem| problem.id()).collect();
    progress.add(&mates.problems[0], attempt(true));
    let mut shown = Vec::new();
    // The new ones first, also where they are passed over.
    for index in [1, 2, 0] {
        let next = mates.next(&progress, &shown).expect("a problem").id();
        assert_eq!(next, ids[index]);
        shown.push(next);
    }
    progress.add(&mates.problems[0], attempt(false));
    progress.add(&mates.problems[1], attempt(false));
    progress.add(&mates.problems[2], attempt(false));
    progress.add(&mates.problems[2], attempt(false));
    let next = mates.next(&progress, &shown).map(|problem| problem.id());
    assert_eq!(next, Some(ids[1]), "tried least often");
}
