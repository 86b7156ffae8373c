use komadai_records::{Evaluation, NodeId};
use shogi::Setup;

use super::{
    super::{NavTarget, Review},
    TREE, find, here, line, record_from, review,
};

/// Where a way leads, step by step.
fn stops(review: &mut Review, way: NavTarget) -> Vec<String> {
    let mut stops = Vec::new();
    while review.can_navigate(way) {
        assert!(!review.navigate(way).is_empty());
        stops.push(here(review));
    }
    assert!(review.navigate(way).is_empty());
    stops
}

fn says(review: &mut Review, notes: &[(&str, Evaluation)]) {
    for &(usi, evaluation) in notes {
        let node = find(review, usi);
        review.edit_notes(node, super::super::EditKind::Evaluation, &mut |notes| {
            notes.evaluation = Some(evaluation);
        });
    }
}

#[test]
fn lines_are_walked_move_by_move_and_to_their_ends() {
    let mut review = review(TREE);
    assert!(!review.can_navigate(NavTarget::First) && !review.can_navigate(NavTarget::Back));
    assert_eq!(
        stops(&mut review, NavTarget::Forward),
        ["7g7f", "3c3d", "2g2f", "4c4d", "end"]
    );
    assert!(!review.can_navigate(NavTarget::Last));
    assert_eq!(
        stops(&mut review, NavTarget::Back),
        ["4c4d", "2g2f", "3c3d", "7g7f", "start"]
    );
    assert_eq!(stops(&mut review, NavTarget::Last), ["end"]);
    assert_eq!(stops(&mut review, NavTarget::First), ["start"]);
}

#[test]
fn branches_are_the_moves_that_have_others_beside_them() {
    let mut review = review(TREE);
    assert_eq!(stops(&mut review, NavTarget::NextBranch), ["7g7f", "2g2f"]);
    review.navigate(NavTarget::Last);
    assert_eq!(
        stops(&mut review, NavTarget::PreviousBranch),
        ["2g2f", "7g7f"]
    );
    review.navigate(NavTarget::DownVariation);
    assert_eq!(here(&review), "2g2f");
    assert_eq!(stops(&mut review, NavTarget::NextBranch), ["8c8d"]);
    review.navigate(NavTarget::DownVariation);
    review.navigate(NavTarget::Last);
    assert_eq!(
        stops(&mut review, NavTarget::PreviousBranch),
        ["3c3d", "2g2f"]
    );
}

#[test]
fn variations_of_the_same_move_are_above_and_below() {
    let mut review = review(TREE);
    assert!(
        !review.can_navigate(NavTarget::UpVariation)
            && !review.can_navigate(NavTarget::DownVariation)
    );
    for _ in 0..3 {
        review.navigate(NavTarget::Forward);
    }
    assert!(!review.can_navigate(NavTarget::UpVariation));
    assert_eq!(
        stops(&mut review, NavTarget::DownVariation),
        ["6g6f", "2h6h"]
    );
    assert_eq!(stops(&mut review, NavTarget::UpVariation), ["6g6f", "2g2f"]);
    review.navigate(NavTarget::Back);
    assert!(!review.can_navigate(NavTarget::DownVariation));
}

#[test]
fn comments_are_found_the_start_among_them() {
    let mut review = review(TREE);
    for usi in ["3c3d", "8c8d", "4c4d"] {
        let node = find(&review, usi);
        review.set_comment(node, "said");
    }
    review.set_comment(NodeId::ROOT, "before all");
    assert_eq!(stops(&mut review, NavTarget::NextComment), ["3c3d", "4c4d"]);
    assert_eq!(
        stops(&mut review, NavTarget::PreviousComment),
        ["3c3d", "start"]
    );
}

#[test]
fn an_illegal_move_is_a_mistake() {
    // Nifu at move 3; what follows on the table that it leaves is not judged.
    let start = Setup::from_sfen("4k4/9/9/9/9/9/4P4/9/4K4 b 2P 1").expect("a table");
    let mut review = Review::new(record_from(start, "5g5f 5a5b P*5e 5b1a 5e5d 1a2a"));
    assert_eq!(stops(&mut review, NavTarget::NextMistake), ["P*5e"]);
    review.navigate(NavTarget::Last);
    assert_eq!(stops(&mut review, NavTarget::PreviousMistake), ["P*5e"]);
    // What follows is judged again where it is a position again.
    let start = review.record().start().clone();
    let mut review = Review::new(record_from(start, "P*5e 5a5b 5g9g 5b1a"));
    assert_eq!(stops(&mut review, NavTarget::NextMistake), ["P*5e", "5b1a"]);
    // A move out of turn.
    let mut review = super::review("7g7f 2g2f 3c3d 2f2e");
    assert_eq!(stops(&mut review, NavTarget::NextMistake), ["2g2f"]);
}

#[test]
fn a_move_that_costs_a_tenth_of_the_games_is_a_mistake() {
    use Evaluation::{Centipawns, Mate};
    // Evaluations are from Black's side; Black makes the first and third move.
    for (before, now, black, white) in [
        (Centipawns(50), Centipawns(-250), true, false),
        (Centipawns(50), Centipawns(-150), false, false),
        (Centipawns(3_000), Centipawns(2_000), false, false),
        (Centipawns(-50), Centipawns(250), false, true),
        (Centipawns(i32::MAX), Centipawns(i32::MIN), true, false),
        (Mate(5), Centipawns(3_000), true, false),
        (Mate(5), Mate(7), false, false),
        (Mate(-5), Mate(-3), false, false),
        (Centipawns(0), Mate(-9), true, false),
        (Centipawns(0), Mate(9), false, true),
        (Mate(-3), Centipawns(0), false, true),
        (Mate(i32::MIN), Mate(i32::MAX), false, true),
    ] {
        let mut review = review("7g7f 3c3d 2g2f 8c8d");
        says(&mut review, &[("3c3d", before), ("2g2f", now)]);
        let found = stops(&mut review, NavTarget::NextMistake);
        assert_eq!(found == ["2g2f"], black, "{before:?} {now:?}: {found:?}");
        let mut review = super::review("7g7f 3c3d 2g2f 8c8d");
        says(&mut review, &[("7g7f", before), ("3c3d", now)]);
        let found = stops(&mut review, NavTarget::NextMistake);
        assert_eq!(found == ["3c3d"], white, "{before:?} {now:?}: {found:?}");
    }
}

#[test]
fn what_is_not_evaluated_is_no_mistake() {
    use Evaluation::Centipawns;
    let mut review = review("7g7f 3c3d 2g2f 8c8d");
    says(
        &mut review,
        &[("7g7f", Centipawns(900)), ("2g2f", Centipawns(-900))],
    );
    assert!(!review.can_navigate(NavTarget::NextMistake));
    // The mistakes of a line are looked for anew when something is said.
    says(&mut review, &[("3c3d", Centipawns(900))]);
    assert_eq!(stops(&mut review, NavTarget::NextMistake), ["2g2f"]);
}

#[test]
fn the_main_line_is_taken_up_again_where_a_variation_branches_off() {
    let mut review = review("7g7f 3c3d (8c8d) 2g2f end");
    review.go(find(&review, "8c8d"));
    assert_eq!(line(&review), "7g7f 8c8d");
    assert!(!review.return_to_main_line().is_empty());
    assert_eq!(here(&review), "7g7f");
    assert_eq!(line(&review), "7g7f 3c3d 2g2f end");
    assert!(review.return_to_main_line().is_empty());
}
