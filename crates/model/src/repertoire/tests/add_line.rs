use komadai_records::{EndMarker, NodeId};
use shogi::{Color, Position};

use super::{after, known, moves, node_at, record, record_from};
use crate::repertoire::{AddLineError, AddedLine, Repertoire, add_line};

#[test]
fn a_line_becomes_a_variation() {
    let mut own = record(&["7g7f 3c3d 2g2f"]);
    let line = moves("7g7f 3c3d 6g6f 8c8d");
    let added = add_line(&mut own, &Position::startpos(), &line).expect("it fits");
    assert_eq!(added.added, 2);
    assert_eq!(added.end, node_at(&own, "7g7f 3c3d 6g6f 8c8d"));
    assert_eq!(own, record(&["7g7f 3c3d 2g2f", "7g7f 3c3d 6g6f 8c8d"]));
    // What is told stays what it was.
    let black = Repertoire::new(Color::Black, [&own]);
    assert_eq!(known(&black, "7g7f 3c3d"), ["2g2f", "6g6f"]);

    let before = own.clone();
    let again = add_line(&mut own, &Position::startpos(), &line).expect("it fits");
    let end = added.end;
    assert_eq!(again, AddedLine { end, added: 0 });
    let nothing = add_line(&mut own, &Position::startpos(), &[]).expect("it fits");
    assert_eq!(nothing.end, NodeId::ROOT);
    assert_eq!(own, before);
}

#[test]
fn a_line_keeps_its_own_order_of_moves() {
    let mut own = record(&["7g7f 3c3d 2g2f 8c8d", "2g2f"]);
    let line = moves("2g2f 8c8d 7g7f 3c3d 6g6f");
    let added = add_line(&mut own, &Position::startpos(), &line).expect("it fits");
    assert_eq!(added.added, 4);
    assert_eq!(added.end, node_at(&own, "2g2f 8c8d 7g7f 3c3d 6g6f"));
}

#[test]
fn a_line_may_begin_at_any_position_of_a_record() {
    let mut own = record(&["7g7f 3c3d 2g2f", "2g2f 3c3d"]);
    let from = after("7g7f 3c3d 2g2f");
    add_line(&mut own, &from, &moves("8c8d 2f2e")).expect("it fits");
    assert_eq!(own, record(&["7g7f 3c3d 2g2f 8c8d 2f2e", "2g2f 3c3d"]));
    // By another order of moves, too.
    let from = after("2g2f 3c3d 7g7f");
    let added = add_line(&mut own, &from, &moves("8c8d 6i7h")).expect("it fits");
    assert_eq!(added.end, node_at(&own, "7g7f 3c3d 2g2f 8c8d 6i7h"));
    assert_eq!(added.added, 1);
}

#[test]
fn moves_before_the_start_of_a_record_are_left_out() {
    let middle = after("7g7f 3c3d").to_sfen();
    let mut late = record_from(&middle, &["2g2f"]);
    let line = moves("7g7f 3c3d 2g2f 8c8d");
    let added = add_line(&mut late, &Position::startpos(), &line).expect("it fits");
    assert_eq!(added.added, 1);
    assert_eq!(late, record_from(&middle, &["2g2f 8c8d"]));
}

#[test]
fn a_line_goes_on_after_an_end() {
    let mut own = record(&["7g7f"]);
    let mut end = own.editor_from(node_at(&own.clone(), "7g7f"));
    end.end(EndMarker::Interrupted).expect("an end");
    let added = add_line(&mut own, &Position::startpos(), &moves("7g7f 3c3d"));
    assert_eq!(added.expect("it fits").added, 1);
    let white = Repertoire::new(Color::White, [&own]);
    assert_eq!(known(&white, "7g7f"), ["3c3d"]);
}

#[test]
fn what_cannot_be_added_changes_nothing() {
    let mut own = record(&["7g7f 3c3d 2g2f"]);
    let before = own.clone();
    let line = moves("7g7f 3c3d 2h2b 8c8d");
    let error = add_line(&mut own, &Position::startpos(), &line).expect_err("illegal");
    assert!(
        matches!(error, AddLineError::Illegal { index: 2, .. }),
        "{error:?}"
    );
    let elsewhere = after("1g1f 1c1d");
    let error = add_line(&mut own, &elsewhere, &moves("9g9f"));
    assert_eq!(error, Err(AddLineError::NoPlace));
    assert_eq!(own, before);
    let mut no_position = record_from("9/9/9/9/9/9/9/4P4/4P4 b - 1", &[]);
    let error = add_line(&mut no_position, &elsewhere, &[]);
    assert_eq!(error, Err(AddLineError::NoPlace));
}
