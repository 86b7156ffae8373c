use komadai_names::Recognizer;
use shogi::Color;

use super::{
    super::{LineNames, Review, Study, names_after},
    record,
};

/// A fourth-file rook of White, before it goes there.
fn review() -> Review {
    let mut review = Review::new(record("7g7f 3c3d 2g2f 8b4b 5i6h"));
    review.go(review.line()[2]);
    review
}

fn names(review: &Review) -> LineNames {
    LineNames::of(review, &Recognizer::new())
}

fn opening(names: &LineNames) -> Option<&'static str> {
    Some(names.names().opening(Color::White)?.id())
}

#[test]
fn the_line_that_is_read_has_names() {
    let mut review = review();
    assert_eq!(opening(&names(&review)), Some("shikenbisha"));
    review.play_move("8b3b".parse().expect("a move"));
    let line = names(&review);
    assert_eq!(opening(&line), Some("sankenbisha"));
    let at: Vec<_> = line.at(review.at()).map(|found| found.name.id()).collect();
    assert_eq!(at, ["sankenbisha"]);
    assert_eq!(line.at(review.line()[0]).count(), 0);
}

#[test]
fn a_move_that_is_not_there_has_names_too() {
    let review = review();
    let names = names_after(&review, "8b5b".parse().expect("a move"), &Recognizer::new());
    assert_eq!(names[0].name.id(), "nakabisha");
    assert!(names_after(&review, "5a6b".parse().expect("a move"), &Recognizer::new()).is_empty());
}

#[test]
fn moves_that_may_not_be_seen_have_none() {
    let mut review = review();
    review.set_study(Study::Hidden);
    assert_eq!(opening(&names(&review)), None);
    review.go(review.line()[3]);
    assert_eq!(opening(&names(&review)), Some("shikenbisha"));
}
