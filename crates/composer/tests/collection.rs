//! The collection, verified once more: a hundredth of it, with `cargo xtask test --all` a tenth,
//! each time another one; all of it is verified by `cargo xtask soak`.

use std::{
    collections::HashSet,
    env,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use fastrand::Rng;
use komadai_composer::{next, verify::verify};
use komadai_problems::{Kind, Problem, parse};
use komadai_search::eval::Net;

type Result<T = ()> = core::result::Result<T, Box<dyn core::error::Error>>;

fn all(kind: Kind) -> Result<Vec<Problem>> {
    Ok(parse(kind, kind.collection())?)
}

/// Next moves are judged by the search, and another net or search judges some of them
/// otherwise: so many of a hundred still have to be as they were.
const SAME_JUDGEMENT_PERCENT: usize = 60;

#[test]
fn a_sample_is_right() -> Result {
    let net = Arc::new(Net::from_bytes(Net::BUILT_IN)?);
    let (divisor, seed) = match env::var_os("KOMADAI_LONG_TESTS") {
        None => (100, 1),
        Some(_) => (10, SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs()),
    };
    let mut rng = Rng::with_seed(seed);
    for kind in Kind::ALL {
        let mut wrong = Vec::new();
        let mut problems = all(kind)?;
        rng.shuffle(&mut problems);
        problems.truncate(problems.len().div_ceil(divisor));
        for problem in &problems {
            let verified = verify(problem, &net);
            wrong.extend(
                verified
                    .err()
                    .map(|error| (problem.position.to_sfen(), error)),
            );
        }
        let may_be_wrong = match kind {
            Kind::Next => problems.len() * (100 - SAME_JUDGEMENT_PERCENT) / 100,
            Kind::Mate | Kind::Brinkmate => 0,
        };
        assert!(wrong.len() <= may_be_wrong, "seed {seed}: {wrong:#?}");
    }
    Ok(())
}

#[test]
fn next_moves_have_the_grades_of_the_present_scale() -> Result {
    let net = Arc::new(Net::from_bytes(Net::BUILT_IN)?);
    let problems = all(Kind::Next)?;
    let sample: Vec<_> = problems.iter().step_by(problems.len() / 10).collect();
    let is_graded_alike = |problem: &&&Problem| {
        let again = next::grade_again(&mut next::searcher(&net), Problem::clone(problem));
        again.is_some_and(|again| again.grade.abs_diff(problem.grade) <= 1)
    };
    let alike = sample.iter().filter(is_graded_alike).count();
    assert!(
        alike * 100 >= sample.len() * SAME_JUDGEMENT_PERCENT,
        "{alike} of {}",
        sample.len()
    );
    Ok(())
}

#[test]
fn each_name_is_for_one_problem() -> Result {
    let mut names = HashSet::new();
    for kind in Kind::ALL {
        for problem in all(kind)? {
            assert!(names.insert(problem.id()), "{}", problem.id());
        }
    }
    Ok(())
}

#[test]
fn there_are_enough_of_every_kind_length_and_grade() -> Result {
    for (kind, enough) in [
        (Kind::Mate, 3000),
        (Kind::Next, 600),
        (Kind::Brinkmate, 150),
    ] {
        let count = all(kind)?.len();
        assert!(count >= enough, "{}: {count}", kind.name());
    }
    let problems = all(Kind::Mate)?;
    for (plies, enough) in [(1, 300), (3, 300), (5, 300), (7, 300), (9, 300), (11, 100)] {
        let of_length = problems.iter().filter(|problem| problem.plies == plies);
        let count = of_length.count();
        assert!(count >= enough, "{plies} plies: {count}");
    }
    for grade in 1..=9 {
        let mut of_grade = problems.iter().filter(|problem| problem.grade == grade);
        assert!(of_grade.next().is_some(), "{grade}");
    }
    Ok(())
}
