use komadai_records::NodeId;
use shogi::Color;

use super::{
    super::{GuessResult, GuessScore, NavTarget, Review, ReviewEvent, Study},
    TREE, find, here, line, moved, review, touch_move,
};

const BOTH: Study = Study::Guess { side: None };

fn of(side: Color) -> Study {
    Study::Guess { side: Some(side) }
}

fn shown(review: &Review) -> Vec<String> {
    let record = review.record();
    let nodes = record.depth_first().into_iter();
    let shown = nodes.filter(|&id| review.shows(id));
    shown.map(|id| super::word(record, id)).collect()
}

fn score(right: u32, tried: u32, shown: u32) -> GuessScore {
    GuessScore {
        right,
        tried,
        shown,
    }
}

fn result(events: &[ReviewEvent]) -> GuessResult {
    match events.first() {
        Some(ReviewEvent::Guessed(result)) => *result,
        _ => panic!("no guess: {events:?}"),
    }
}

#[test]
fn everything_is_shown_until_it_is_hidden() {
    let mut review = review(TREE);
    assert_eq!(shown(&review).len(), review.record().len() - 1);
    review.navigate(NavTarget::Forward);
    review.set_study(Study::Hidden);
    assert_eq!(shown(&review), ["7g7f", "2g2f"]);
    assert!(review.shows(NodeId::ROOT));
    review.navigate(NavTarget::Forward);
    review.navigate(NavTarget::Forward);
    assert_eq!(
        shown(&review),
        ["7g7f", "3c3d", "2g2f", "6g6f", "2h6h", "2g2f"]
    );
    review.navigate(NavTarget::First);
    assert_eq!(shown(&review).len(), 6);
    review.set_study(Study::Open);
    assert_eq!(shown(&review).len(), review.record().len() - 1);
}

#[test]
fn what_was_seen_stays_seen_when_something_is_deleted() {
    let mut review = review(TREE);
    review.set_study(Study::Hidden);
    for _ in 0..3 {
        review.navigate(NavTarget::Forward);
    }
    review.navigate(NavTarget::First);
    review.delete(find(&review, "6g6f"));
    assert_eq!(shown(&review), ["7g7f", "3c3d", "2g2f", "2h6h", "2g2f"]);
    let variation = review.record().children(NodeId::ROOT).nth(1);
    review.delete(variation.expect("a variation"));
    assert_eq!(shown(&review), ["7g7f", "3c3d", "2g2f", "2h6h"]);
    // What has other ids again is hidden again, but for the place itself.
    review.undo();
    assert!(shown(&review).is_empty());
    touch_move(&mut review, "5g5f");
    review.navigate(NavTarget::Back);
    review.undo();
    assert_eq!(shown(&review), Vec::<String>::new());
}

#[test]
fn both_sides_are_guessed() {
    let mut review = review(TREE);
    let revision = review.revision();
    review.set_study(BOTH);
    let events = touch_move(&mut review, "5g5f");
    assert!(matches!(result(&events), GuessResult::Wrong(ply) if ply.mv.to_string() == "5g5f"));
    assert_eq!(review.at(), NodeId::ROOT);
    assert_eq!(review.score(), score(0, 1, 0));
    let events = touch_move(&mut review, "7g7f");
    assert_eq!(result(&events), GuessResult::Right);
    assert_eq!(moved(&events), ["7g7f"]);
    assert_eq!(review.score(), score(1, 2, 0));
    assert_eq!(moved(&review.navigate(NavTarget::Forward)), ["3c3d"]);
    assert_eq!(review.score(), score(1, 2, 1));
    touch_move(&mut review, "2g2f");
    let events = touch_move(&mut review, "4c4d");
    assert!(matches!(events.last(), Some(ReviewEvent::EndOfLine)));
    assert_eq!(here(&review), "end");
    assert_eq!(review.score(), score(3, 4, 1));
    assert_eq!(review.revision(), revision);
    assert!(!review.can_undo());
}

#[test]
fn an_illegal_guess_is_refused_and_does_not_count() {
    let mut review = review(TREE);
    review.set_study(BOTH);
    let events = touch_move(&mut review, "7g7e");
    assert!(matches!(events[..], [ReviewEvent::Refused(_)]));
    assert_eq!(review.score(), GuessScore::default());
}

#[test]
fn the_move_of_a_variation_is_right_too_and_is_followed() {
    let mut review = review(TREE);
    review.set_study(BOTH);
    let events = touch_move(&mut review, "2g2f");
    assert_eq!(result(&events), GuessResult::RightVariation);
    assert_eq!(line(&review), "2g2f 8c8d");
    assert_eq!(review.score(), score(1, 1, 0));
    let events = touch_move(&mut review, "8c8d");
    assert_eq!(result(&events), GuessResult::Right);
    assert!(matches!(events.last(), Some(ReviewEvent::EndOfLine)));
    assert_eq!(touch_move(&mut review, "7g7f"), [ReviewEvent::EndOfLine]);
}

#[test]
fn the_other_side_answers_by_itself() {
    let mut review = review(TREE);
    review.set_study(of(Color::Black));
    let events = touch_move(&mut review, "7g7f");
    assert_eq!(moved(&events), ["7g7f", "3c3d"]);
    assert_eq!(review.mover(), Some(Color::Black));
    let events = review.navigate(NavTarget::Forward);
    assert_eq!(moved(&events), ["2g2f", "4c4d"]);
    assert!(matches!(events.last(), Some(ReviewEvent::EndOfLine)));
    assert_eq!(review.score(), score(1, 1, 1));
    assert_eq!(here(&review), "end");
    review.navigate(NavTarget::Back);
    assert_eq!(here(&review), "4c4d");
    review.navigate(NavTarget::Back);
    assert_eq!(here(&review), "3c3d");
}

#[test]
fn the_guessing_side_may_be_the_second_to_move() {
    let mut review = review(TREE);
    review.set_study(of(Color::White));
    assert_eq!(here(&review), "7g7f");
    assert_eq!(review.score(), GuessScore::default());
    let events = touch_move(&mut review, "3c3d");
    assert_eq!(moved(&events), ["3c3d", "2g2f"]);
    review.navigate(NavTarget::Back);
    assert_eq!(here(&review), "7g7f");
    review.navigate(NavTarget::First);
    assert_eq!(review.mover(), None);
    assert!(touch_move(&mut review, "7g7f").is_empty());
    assert_eq!(moved(&review.navigate(NavTarget::Forward)), ["7g7f"]);
    assert_eq!(review.mover(), Some(Color::White));
    assert_eq!(review.score(), score(1, 1, 0));
}

#[test]
fn what_has_been_seen_does_not_count_again() {
    let mut review = review(TREE);
    review.set_study(BOTH);
    review.navigate(NavTarget::Forward);
    review.navigate(NavTarget::Back);
    assert_eq!(result(&touch_move(&mut review, "7g7f")), GuessResult::Right);
    review.navigate(NavTarget::Back);
    touch_move(&mut review, "5g5f");
    assert_eq!(review.score(), score(0, 0, 1));
    // Who looks at the end has been shown the moves up to there.
    review.navigate(NavTarget::Last);
    assert_eq!(review.score(), score(0, 0, 4));
    review.set_study(Study::Open);
    assert_eq!(review.score(), score(0, 0, 4));
    review.set_study(of(Color::Black));
    assert_eq!(review.score(), GuessScore::default());
}

#[test]
fn guessing_shows_the_moves_found_alone() {
    let mut review = review(TREE);
    review.set_study(BOTH);
    assert!(shown(&review).is_empty());
    touch_move(&mut review, "7g7f");
    assert_eq!(shown(&review), ["7g7f", "2g2f"]);
}

#[test]
fn what_is_hidden_is_not_jumped_to_and_ends_nothing() {
    let mut review = review("7g7f (2g2f) 3c3d 2g2f (6g6f) 2b4b 2f2e end");
    review.set_comment(find(&review, "2b4b"), "why?");
    review.navigate(NavTarget::Forward);
    let jumps = [
        NavTarget::NextBranch,
        NavTarget::NextComment,
        NavTarget::NextMistake,
    ];
    assert!(jumps.iter().all(|&way| review.can_navigate(way)));
    assert!(review.result().is_some());
    review.set_study(Study::Hidden);
    assert!(!jumps.iter().any(|&way| review.can_navigate(way)));
    assert!(review.can_navigate(NavTarget::Forward) && review.result().is_none());
    while here(&review) != "2f2e" {
        review.navigate(NavTarget::Forward);
    }
    assert!(review.end().is_none() && !review.can_set_end());
    review.set_end(None);
    assert!(review.record().end().is_some());
    review.navigate(NavTarget::Forward);
    assert!(review.end().is_some() && review.can_set_end());
    review.navigate(NavTarget::First);
    assert!(jumps.iter().all(|&way| review.can_navigate(way)));
    assert!(review.result().is_some());
}

#[test]
fn a_move_is_asked_for_until_it_was_seen() {
    let mut review = review(TREE);
    assert!(!review.is_asking());
    review.set_study(of(Color::Black));
    assert!(review.is_asking());
    touch_move(&mut review, "7g7f");
    assert!(review.is_asking());
    review.navigate(NavTarget::Back);
    assert!(!review.is_asking());
    review.navigate(NavTarget::Last);
    assert!(!review.is_asking());
}
