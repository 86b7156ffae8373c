use komadai_records::{EndMarker, NodeId, key};

use super::{
    super::{EditKind, NavTarget, Review, ReviewEvent},
    TREE, find, here, line, moved, record, review, touch_move,
};

#[test]
fn a_move_that_is_there_is_gone_to() {
    let mut review = review(TREE);
    let events = touch_move(&mut review, "2g2f");
    assert_eq!(moved(&events), ["2g2f"]);
    assert_eq!(events.len(), 1);
    assert_eq!(line(&review), "2g2f 8c8d");
    assert_eq!(review.revision(), 0);
    assert!(!review.can_undo());
}

#[test]
fn another_move_grows_a_branch_and_undo_takes_it_away() {
    let mut review = review(TREE);
    let before = review.record().clone();
    let events = touch_move(&mut review, "5g5f");
    assert!(matches!(
        events[..],
        [ReviewEvent::Branched, ReviewEvent::Moved { .. }]
    ));
    assert_eq!(line(&review), "5g5f");
    let events = touch_move(&mut review, "3c3d");
    assert!(matches!(events[..], [ReviewEvent::Moved { .. }]));
    assert_eq!(line(&review), "5g5f 3c3d");
    let after = review.record().clone();
    assert!(review.undo() && review.undo() && !review.undo());
    assert_eq!(review.record(), &before);
    assert_eq!(review.at(), NodeId::ROOT);
    assert!(review.redo() && review.redo() && !review.redo());
    assert_eq!(review.record(), &after);
    assert_eq!(line(&review), "5g5f 3c3d");
    assert_eq!(here(&review), "3c3d");
}

#[test]
fn a_new_change_forgets_what_was_undone() {
    let mut review = review("");
    touch_move(&mut review, "7g7f");
    review.undo();
    touch_move(&mut review, "2g2f");
    assert!(!review.can_redo());
    assert_eq!(review.record().len(), 2);
}

#[test]
fn the_place_stays_when_something_else_is_deleted() {
    let mut review = review(TREE);
    let last = find(&review, "4c4d");
    review.go(last);
    review.delete(find(&review, "6g6f"));
    assert_eq!(here(&review), "4c4d");
    assert_eq!(line(&review), "7g7f 3c3d 2g2f 4c4d end");
    // The variation at the root comes first in no order of the tree but its own.
    let variation = review.record().children(NodeId::ROOT).nth(1);
    review.go(variation.expect("a variation"));
    review.delete(find(&review, "7g7f"));
    assert_eq!(here(&review), "2g2f");
    assert_eq!(line(&review), "2g2f 8c8d");
    review.undo();
    review.undo();
    assert_eq!(here(&review), "4c4d");
    assert_eq!(review.record(), &record(TREE));
}

#[test]
fn whoever_stands_on_what_is_deleted_steps_back() {
    let mut review = review(TREE);
    let variation = find(&review, "6g6f");
    review.go(variation);
    review.navigate(NavTarget::Forward);
    assert_eq!(here(&review), "8c8d");
    review.delete(variation);
    assert_eq!(here(&review), "3c3d");
    assert_eq!(line(&review), "7g7f 3c3d 2g2f 4c4d end");
    review.undo();
    assert_eq!(here(&review), "8c8d");
    assert_eq!(line(&review), "7g7f 3c3d 6g6f 8c8d");
    review.redo();
    assert_eq!(here(&review), "3c3d");
    review.delete(NodeId::ROOT);
    assert!(!review.record().is_empty());
}

#[test]
fn nodes_get_other_ids_when_something_is_deleted_or_comes_back() {
    let mut review = review(TREE);
    let mut numberings = vec![review.numbering()];
    let mut does = |act: &dyn Fn(&mut Review)| {
        act(&mut review);
        numberings.push(review.numbering());
        let [.., before, now] = numberings[..] else {
            panic!("two of them");
        };
        before != now
    };
    assert!(!does(&|review| review.set_comment(NodeId::ROOT, "a")));
    assert!(!does(&|review| review.promote(find(review, "6g6f"))));
    assert!(does(&|review| review.delete(find(review, "6g6f"))));
    assert!(does(&|review| assert!(review.undo())));
    assert!(!does(&|review| assert!(review.undo())));
}

#[test]
fn a_promoted_variation_is_the_line() {
    let mut review = review(TREE);
    review.navigate(NavTarget::Forward);
    let variation = find(&review, "6g6f");
    review.promote(variation);
    assert_eq!(line(&review), "7g7f 3c3d 6g6f 8c8d");
    let revision = review.revision();
    review.promote(variation);
    review.promote(NodeId::ROOT);
    assert_eq!(review.revision(), revision);
    review.undo();
    assert_eq!(line(&review), "7g7f 3c3d 2g2f 4c4d end");
    assert_eq!(here(&review), "7g7f");
}

#[test]
fn what_is_typed_in_one_go_is_one_step() {
    let mut review = review(TREE);
    let (first, second) = (find(&review, "7g7f"), find(&review, "3c3d"));
    for text in ["a", "ab", "abc"] {
        review.set_comment(first, text);
    }
    assert_eq!(review.revision(), 3);
    for text in ["x", "xy"] {
        review.set_comment(second, text);
    }
    review.set_bookmark(second, "here");
    for text in ["xyz", "xyz!"] {
        review.set_comment(second, text);
    }
    let notes = |review: &Review, id| {
        let notes = review.record().node(id).notes();
        (notes.comment.clone(), notes.bookmark.clone())
    };
    assert_eq!(notes(&review, second), ("xyz!".into(), "here".into()));
    review.undo();
    assert_eq!(notes(&review, second), ("xy".into(), "here".into()));
    review.undo();
    review.undo();
    assert_eq!(notes(&review, second), (String::new(), String::new()));
    assert_eq!(notes(&review, first).0, "abc");
    review.undo();
    assert_eq!(notes(&review, first).0, "");
    assert!(!review.can_undo());
    review.redo();
    assert_eq!(notes(&review, first).0, "abc");
}

#[test]
fn walking_or_undoing_ends_what_is_typed() {
    let mut review = review(TREE);
    let first = find(&review, "7g7f");
    review.set_comment(first, "a");
    review.navigate(NavTarget::Forward);
    review.set_comment(first, "ab");
    review.undo();
    assert_eq!(review.record().node(first).notes().comment, "a");
    review.set_comment(first, "ac");
    review.undo();
    assert_eq!(review.record().node(first).notes().comment, "a");
}

#[test]
fn changes_that_are_not_typed_are_steps_of_their_own() {
    let mut review = review(TREE);
    let first = find(&review, "7g7f");
    for value in [1, 2] {
        review.edit_notes(first, EditKind::Evaluation, &mut |notes| {
            notes.evaluation = Some(komadai_records::Evaluation::Centipawns(value));
        });
    }
    review.undo();
    let evaluation = review.record().node(first).notes().evaluation;
    assert_eq!(evaluation, Some(komadai_records::Evaluation::Centipawns(1)));
}

#[test]
fn what_changes_nothing_is_no_step() {
    let mut review = review(TREE);
    let first = find(&review, "7g7f");
    review.set_comment(first, "");
    review.set_header(key::BLACK, "");
    review.set_header("", "value");
    review.set_end(None);
    assert!(!review.can_undo());
    assert_eq!(review.revision(), 0);
}

#[test]
fn headers_are_changed_and_removed() {
    let mut review = review(TREE);
    for text in ["羽", "羽生"] {
        review.set_header(key::BLACK, text);
    }
    review.set_header(key::WHITE, "森内");
    review.set_header(key::BLACK, "");
    assert_eq!(review.record().headers.get(key::BLACK), None);
    review.undo();
    assert_eq!(review.record().headers.get(key::BLACK), Some("羽生"));
    review.undo();
    review.undo();
    assert!(review.record().headers.is_empty());
}

#[test]
fn an_end_is_said_changed_and_taken_back() {
    let mut review = review("7g7f 3c3d");
    assert!(review.end().is_none() && !review.can_set_end());
    review.set_end(Some(EndMarker::Resignation));
    assert!(!review.can_undo());
    review.navigate(NavTarget::Last);
    assert!(review.can_set_end());
    review.set_end(Some(EndMarker::Resignation));
    assert_eq!(here(&review), "3c3d");
    assert_eq!(line(&review), "7g7f 3c3d end");
    assert_eq!(review.end(), Some(&EndMarker::Resignation));
    review.navigate(NavTarget::Forward);
    review.set_comment(review.at(), "a good fight");
    review.set_end(Some(EndMarker::Interrupted));
    assert_eq!(here(&review), "end");
    assert_eq!(review.record().end(), Some(&EndMarker::Interrupted));
    let notes = review.record().node(review.at()).notes();
    assert_eq!(notes.comment, "a good fight");
    review.set_end(None);
    assert_eq!(here(&review), "3c3d");
    assert_eq!(line(&review), "7g7f 3c3d");
    for _ in 0..4 {
        review.undo();
    }
    assert_eq!(review.record(), &record("7g7f 3c3d"));
    for _ in 0..4 {
        review.redo();
    }
    assert_eq!(line(&review), "7g7f 3c3d");
}

#[test]
fn a_move_beside_an_end_is_a_variation() {
    let mut review = review("7g7f end");
    review.navigate(NavTarget::Forward);
    let events = touch_move(&mut review, "3c3d");
    assert!(matches!(
        events[..],
        [ReviewEvent::Branched, ReviewEvent::Moved { .. }]
    ));
    review.navigate(NavTarget::Back);
    assert_eq!(review.end(), Some(&EndMarker::Resignation));
}

#[test]
fn the_steps_are_bounded() {
    let mut review = review(TREE);
    for number in 0..500 {
        review.set_header(&number.to_string(), "value");
    }
    let mut undone = 0;
    while review.undo() {
        undone += 1;
    }
    assert_eq!(undone, 200);
    assert_eq!(review.record().headers.len(), 300);
}

#[test]
fn large_texts_leave_fewer_steps_but_one() {
    let mut review = review(TREE);
    let first = find(&review, "7g7f");
    review.set_comment(first, &"x".repeat(60 << 20));
    // These are shared with the text, and copied with it.
    for other in ["3c3d", "2g2f", "6g6f"] {
        review.set_comment(find(&review, other), other);
    }
    let mut undone = 0;
    while review.undo() {
        undone += 1;
    }
    assert_eq!(undone, 1);
}

#[test]
fn what_steps_share_is_not_counted() {
    let mut review = review(TREE);
    let first = find(&review, "7g7f");
    review.set_comment(first, &"x".repeat(60 << 20));
    for text in ["a", "b", "c"] {
        review.set_header(text, text);
    }
    let mut undone = 0;
    while review.undo() {
        undone += 1;
    }
    assert_eq!(undone, 4);
}

fn moves(text: &str) -> Vec<shogi::Move> {
    text.split(' ')
        .map(|usi| usi.parse().expect("a move"))
        .collect()
}

#[test]
fn a_line_is_grafted_in_one_step() {
    let mut review = review("7g7f 3c3d 2g2f");
    review.navigate(NavTarget::Forward);
    // What is there already is followed.
    let events = review.graft(&moves("8c8d 2g2f 8d8e"), 2);
    assert_eq!(events[0], ReviewEvent::Branched);
    assert_eq!(here(&review), "2g2f");
    assert_eq!(line(&review), "7g7f 8c8d 2g2f 8d8e");
    review.undo();
    assert_eq!(review.record(), &record("7g7f 3c3d 2g2f"));
    assert_eq!(here(&review), "7g7f");
    review.redo();
    assert_eq!(here(&review), "2g2f");
    review.navigate(NavTarget::First);
    let revision = review.revision();
    review.graft(&moves("7g7f 8c8d"), 1);
    assert_eq!(
        (here(&review), review.revision()),
        ("7g7f".into(), revision)
    );
    // It grows from the end of what is known.
    review.graft(&moves("8c8d 2g2f 8d8e 2f2e"), 9);
    assert_eq!(here(&review), "2f2e");
    assert_eq!(review.record().len(), 8);
}

#[test]
fn evaluations_are_said_in_one_step() {
    use komadai_records::Evaluation::{Centipawns, Mate};
    let mut review = review("7g7f 3c3d 2g2f");
    let line = review.line();
    assert!(!review.can_navigate(NavTarget::NextMistake));
    let said = [
        (line[0], Centipawns(30)),
        (line[1], Centipawns(400)),
        (line[2], Mate(-5)),
    ];
    review.set_evaluations(&said);
    review.set_evaluations(&said);
    review.navigate(NavTarget::NextMistake);
    assert_eq!(here(&review), "3c3d");
    review.navigate(NavTarget::NextMistake);
    assert_eq!(here(&review), "2g2f");
    assert!(review.undo() && !review.can_undo());
    assert_eq!(review.record(), &record("7g7f 3c3d 2g2f"));
}
