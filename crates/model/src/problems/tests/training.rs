use komadai_problems::{Kind, Theme};

use crate::{
    Route,
    problems::{OwnProblem, ProblemSet, Training, UnknownTraining},
};

#[test]
fn ways_to_train_are_written_as_they_are_read() {
    for (text, training) in [
        ("daily", Training::Daily),
        ("ladder", Training::Ladder),
        ("run", Training::Run),
        ("review", Training::Review),
        ("0k9fz0", Training::One("0k9fz0".parse().expect("a name"))),
        (
            "set?kind=mate&plies=3&from=2&to=5",
            Training::Set(ProblemSet {
                plies: Some(3),
                grades: 2..=5,
                ..ProblemSet::new(Kind::Mate)
            }),
        ),
        (
            "set?kind=next&theme=fork",
            Training::Set(ProblemSet {
                theme: Some(Theme::Fork),
                ..ProblemSet::new(Kind::Next)
            }),
        ),
        ("own?set=My+games", Training::Own("My games".to_owned())),
        (
            "position?sfen=4k4/9/4P4/9/9/9/9/9/9+b+G+1&mate=1",
            Training::Position(OwnProblem {
                sfen: "4k4/9/4P4/9/9/9/9/9/9 b G 1".to_owned(),
                plies: Some(1),
                moves: String::new(),
            }),
        ),
    ] {
        assert_eq!(text.parse(), Ok(training.clone()), "{text}");
        assert_eq!(training.to_string(), text);
        let route = Route::from_fragment(&format!("/problems/{text}"));
        assert_eq!(route, Route::training(training));
    }
}

#[test]
fn what_is_no_way_to_train_is_refused() {
    for text in [
        "",
        "week",
        "12345",
        "set?kind=chess",
        "set?plies=x",
        "set?x=1",
        "own",
        "position",
        "position?sfen=9&mate=x",
    ] {
        assert!(text.parse::<Training>().is_err(), "{text:?}");
        if !text.is_empty() {
            let training = Some(Err(UnknownTraining));
            let route = Route::from_fragment(&format!("/problems/{text}"));
            assert_eq!(route, Route::Problems { training }, "{text:?}");
        }
    }
    assert_eq!(Route::from_fragment("/problems"), Route::PROBLEMS);
}

#[test]
fn only_the_ladder_is_rated() {
    assert!(Training::Ladder.is_rated());
    for text in [
        "daily",
        "run",
        "review",
        "0k9fz0",
        "set?kind=mate",
        "own?set=My+games",
    ] {
        let training: Training = text.parse().expect(text);
        assert!(!training.is_rated(), "{text}");
    }
}
