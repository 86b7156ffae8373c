use komadai_problems::{Answer, Kind};

use crate::problems::{OwnProblem, OwnProblemError, OwnSet};

const SFEN: &str = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

fn own(plies: Option<u16>, moves: &str) -> OwnProblem {
    OwnProblem {
        sfen: SFEN.to_owned(),
        plies,
        moves: moves.to_owned(),
    }
}

#[test]
fn a_mate_or_a_move_is_to_be_found() {
    let mate = own(Some(1), "").to_problem().expect("a problem");
    assert_eq!(
        (mate.kind, mate.plies, &mate.answer),
        (Kind::Mate, 1, &Answer::Mate)
    );
    assert_eq!(OwnProblem::from(&mate), own(Some(1), ""));
    let next = own(None, "G*5b").to_problem().expect("a problem");
    assert_eq!(next.kind, Kind::Next);
    assert_eq!(OwnProblem::from(&next), own(None, "G*5b"));
}

#[test]
fn moves_that_are_as_good_are_right_too() {
    let several = own(None, "G*5b/G*4b/5c5b+");
    let problem = several.to_problem().expect("a problem");
    assert_eq!(problem.also.len(), 2);
    assert_eq!(OwnProblem::from(&problem), several);
    for broken in ["G*5b/", "/G*5b", "G*5b/S*4b"] {
        assert!(own(None, broken).to_problem().is_err(), "{broken}");
    }
}

#[test]
fn what_is_no_problem_is_refused_with_the_reason() {
    assert_eq!(own(None, "").to_problem(), Err(OwnProblemError::NoAnswer));
    assert_eq!(
        own(None, "S*5b").to_problem(),
        Err(OwnProblemError::Move("S*5b".to_owned()))
    );
    let broken = OwnProblem {
        sfen: "4x4 b".to_owned(),
        ..own(Some(1), "")
    };
    assert!(matches!(
        broken.to_problem(),
        Err(OwnProblemError::Position(_))
    ));
}

#[test]
fn a_set_has_each_position_once() {
    let mut set = OwnSet::default();
    assert!(set.add(own(Some(1), "")));
    assert!(!set.add(own(None, "G*5b")));
    let before = set.clone();
    set.merge(&before);
    assert_eq!(set, before);
    assert_eq!(OwnSet::from_stored(&set.to_stored()), Ok(set));
    assert!(OwnSet::from_stored("x").is_err());
}
