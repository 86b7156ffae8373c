use shogi::{Color, HandKind};

use crate::{Answer, Kind, ProblemId, Theme, parse, write};

const NEXT: &str = "4 fork lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL - 7g7f 3c3d";

#[test]
fn a_mate_has_all_other_pieces_in_the_defenders_hand() {
    let problems = parse(Kind::Mate, "3 1 4k4/9/4P4 G").expect("it is a problem");
    let [problem] = &problems[..] else {
        panic!("one line is one problem");
    };
    assert_eq!((problem.grade, problem.plies), (3, 1));
    assert_eq!(problem.answer, Answer::Mate);
    let hand = problem.position.hand(Color::White);
    assert_eq!(hand.count(HandKind::Pawn), 17);
    assert_eq!(hand.count(HandKind::Gold), 3);
}

#[test]
fn what_is_written_is_read_again() {
    for (kind, text) in [
        (Kind::Mate, "1 1 4k4/9/4P4 G\n10 3 9/9/9/9/4k4/9/9/9/8R -\n"),
        (Kind::Brinkmate, "5 4k4/9/4P4 2G G*5b\n"),
        (Kind::Next, &format!("{NEXT}\n")),
        (
            Kind::Next,
            "9 declaration K8/9/9/9/9/9/9/9/8k 2R2B4G4S4N4L18P win\n",
        ),
    ] {
        let problems = parse(kind, text).expect(text);
        assert_eq!(write(&problems), text);
    }
    let problems = parse(Kind::Next, NEXT).expect(NEXT);
    assert_eq!(problems[0].theme, Some(Theme::Fork));
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    for (kind, text, reason) in [
        (Kind::Mate, "", "line 1: there is no length"),
        (Kind::Mate, "11 1 4k4 G", "the grade 11 is not 1 to 10"),
        (Kind::Mate, "1 x 4k4 G", "the length \"x\" is no number"),
        (Kind::Mate, "1 1 4k4", "there is no hands"),
        (Kind::Mate, "1 1 4k4 G extra", "one field too many"),
        (Kind::Mate, "1 1 4x4 G", "'x'"),
        (Kind::Mate, "1 1 4k4 5G", "more pieces"),
        (Kind::Brinkmate, "1 4k4/9/4P4 G", "there is no move"),
        (Kind::Brinkmate, "1 4k4/9/4P4 G G*9z", "\"G*9z\""),
        (Kind::Brinkmate, "1 4k4/9/4P4 G S*5b", "S*5b is illegal"),
        (Kind::Next, "1 trick 4k4 G", "there is no theme \"trick\""),
    ] {
        let text = if text.is_empty() { "1" } else { text };
        let error = parse(kind, text).expect_err(text).to_string();
        assert!(error.contains(reason), "{text:?}: {error:?}");
    }
    let error = parse(Kind::Mate, "1 1 4k4/9/4P4 G\n1 1 9 -").expect_err("no king");
    assert_eq!(error.line, 2);
}

#[test]
fn a_name_is_read_as_it_is_written() {
    let problems = parse(Kind::Mate, "1 1 4k4/9/4P4 G\n1 1 3k5/9/3P5 G").expect("problems");
    let ids: Vec<ProblemId> = problems.iter().map(|problem| problem.id()).collect();
    assert_ne!(ids[0], ids[1]);
    for id in ids {
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for text in ["", "12345", "1234567", "abcdeu", "ABCDEF", "ééé"] {
        assert!(text.parse::<ProblemId>().is_err(), "{text:?}");
    }
}
