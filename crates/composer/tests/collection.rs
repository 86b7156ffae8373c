//! The collection, verified once more. Each run takes another tenth of it; all of it is
//! verified by `cargo xtask soak`.

use std::{
    collections::HashSet,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use fastrand::Rng;
use komadai_composer::verify::verify;
use komadai_problems::{Kind, Problem, parse};
use shogi::search::eval::Net;

type Result<T = ()> = core::result::Result<T, Box<dyn core::error::Error>>;

const NET: &[u8] = include_bytes!("../../../nets/generation-5.bin");

fn all(kind: Kind) -> Result<Vec<Problem>> {
    let text = match kind {
        Kind::Mate => include_str!("../../../problems/mates.txt"),
        Kind::Next => include_str!("../../../problems/next.txt"),
        Kind::Brinkmate => include_str!("../../../problems/brinkmates.txt"),
    };
    Ok(parse(kind, text)?)
}

#[test]
fn a_random_tenth_is_right() -> Result {
    let net = Arc::new(Net::from_bytes(NET)?);
    let seed = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    let mut rng = Rng::with_seed(seed);
    for kind in Kind::ALL {
        for problem in all(kind)?.iter().filter(|_| rng.u8(0..10) == 0) {
            let sfen = problem.position.to_sfen();
            verify(problem, &net).map_err(|error| format!("seed {seed}: {sfen}: {error}"))?;
        }
    }
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
fn there_are_mates_of_every_length_and_grade() -> Result {
    let problems = all(Kind::Mate)?;
    for plies in [1, 3, 5, 7, 9, 11] {
        let mut of_length = problems.iter().filter(|problem| problem.plies == plies);
        assert!(of_length.next().is_some(), "{plies}");
    }
    for grade in 1..=9 {
        let mut of_grade = problems.iter().filter(|problem| problem.grade == grade);
        assert!(of_grade.next().is_some(), "{grade}");
    }
    Ok(())
}
