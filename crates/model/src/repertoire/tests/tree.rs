use komadai_records::{EndMarker, Record};
use shogi::{Color, IllegalMoveReason, Position, Setup};

use super::{after, known, node_at, position, record, record_from, tree};
use crate::repertoire::{Repertoire, RepertoireFault, position_key};

#[test]
fn the_first_move_is_told_and_others_are_right_too() {
    let black = tree(
        Color::Black,
        &["7g7f 3c3d 2g2f", "7g7f 3c3d 6g6f", "2g2f", "7g7f 8c8d 2g2f"],
    );
    assert_eq!(known(&black, ""), ["7g7f", "2g2f"]);
    assert_eq!(known(&black, "7g7f"), ["3c3d", "8c8d"]);
    assert_eq!(known(&black, "7g7f 3c3d"), ["2g2f", "6g6f"]);
    assert!(known(&black, "7g7f 3c3d 2g2f").is_empty());
    assert!(known(&black, "1g1f").is_empty());
    let keys: Vec<_> = black.keys().collect();
    let asked = ["", "7g7f 3c3d", "7g7f 8c8d"].map(|moves| position_key(&after(moves)));
    assert_eq!(keys, asked);
    // Black's moves are the other side's for White.
    let white = tree(Color::White, &["7g7f 3c3d 2g2f"]);
    assert_eq!(white.side(), Color::White);
    let keys: Vec<_> = white.keys().collect();
    assert_eq!(keys, [position_key(&after("7g7f"))]);
}

#[test]
fn the_name_of_a_position_has_no_number() {
    let start = position_key(&Position::startpos());
    let sfen = Position::startpos().to_sfen();
    assert_eq!(format!("{start} 1"), sfen);
    let later = position(&sfen.replace(" 1", " 77"));
    assert_eq!(position_key(&later), start);
}

#[test]
fn branches_in_another_order_of_moves_are_one() {
    let black = tree(
        Color::Black,
        &["7g7f 3c3d 2g2f 8c8d 2f2e", "2g2f 8c8d 7g7f 3c3d 6g6f"],
    );
    assert_eq!(
        known(&black, "7g7f 3c3d 2g2f 8c8d"),
        known(&black, "2g2f 8c8d 7g7f 3c3d")
    );
    assert_eq!(known(&black, "7g7f 3c3d 2g2f 8c8d"), ["2f2e", "6g6f"]);
    // The start, one after each of two moves, and the one where they meet.
    assert_eq!(black.keys().count(), 4);
}

#[test]
fn records_come_together_with_their_comments() {
    let one = record(&["7g7f 3c3d 2g2f"]);
    let two = record(&["7g7f[diagonal] 3c3d 6g6f[shut] 8c8d 2h6h", "2g2f"]);
    let black = Repertoire::new(Color::Black, [&one, &two]);
    assert_eq!(known(&black, "7g7f 3c3d"), ["2g2f", "6g6f"]);
    let [pawn, other] = black.moves(&Position::startpos()) else {
        panic!("two moves");
    };
    assert_eq!((&*pawn.comment, pawn.record), ("diagonal", 0));
    assert_eq!((&*other.comment, other.record), ("", 1));
    assert_eq!(other.node, node_at(&two, "2g2f"));
    let shut = &black.moves(&after("7g7f 3c3d"))[1];
    assert_eq!((&*shut.comment, shut.record), ("shut", 1));
    assert_eq!(shut.node, node_at(&two, "7g7f 3c3d 6g6f"));
    // The other way round another move is told.
    let black = Repertoire::new(Color::Black, [&two, &one]);
    assert_eq!(known(&black, "7g7f 3c3d"), ["6g6f", "2g2f"]);
}

#[test]
fn what_follows_an_illegal_move_is_left_out() {
    let record = record(&["7g7f 3c3d 8h8b 8c8d 2g2f", "7g7f 8c8d 2g2f"]);
    let black = Repertoire::new(Color::Black, [&record]);
    let illegal = node_at(&record, "7g7f 3c3d 8h8b");
    let [
        RepertoireFault::IllegalMove {
            record: 0,
            node,
            why,
        },
    ] = black.faults()
    else {
        panic!("{:?}", black.faults());
    };
    assert_eq!(*node, illegal);
    assert!(
        matches!(why, IllegalMoveReason::WrongMovement { .. }),
        "{why:?}"
    );
    assert!(known(&black, "7g7f 3c3d").is_empty());
    assert_eq!(known(&black, "7g7f 8c8d"), ["2g2f"]);
    assert_eq!(black.keys().count(), 2);
}

#[test]
fn a_start_that_is_no_position_is_named() {
    let table = Setup::from_sfen("4k4/9/9/9/9/9/9/4P4/4P3K b - 1").expect("a setup");
    let nifu = Record::new(table);
    let good = record(&["7g7f"]);
    let black = Repertoire::new(Color::Black, [&nifu, &good]);
    assert_eq!(black.faults(), [RepertoireFault::Start { record: 0 }]);
    assert_eq!(black.moves(&Position::startpos())[0].record, 1);
}

#[test]
fn a_side_that_never_moves_is_not_asked() {
    assert!(tree(Color::White, &["7g7f"]).is_empty());
    assert!(tree(Color::White, &[]).is_empty());
    assert!(Repertoire::new(Color::Black, []).is_empty());
    assert!(!tree(Color::Black, &["7g7f"]).is_empty());
}

#[test]
fn ends_of_lines_are_no_moves() {
    let mut record = record(&["7g7f 3c3d"]);
    let mut line = record.editor_from(node_at(&record.clone(), "7g7f 3c3d"));
    line.end(EndMarker::Resignation).expect("an end");
    let black = Repertoire::new(Color::Black, [&record]);
    assert!(known(&black, "7g7f 3c3d").is_empty());
    assert!(black.faults().is_empty());
}

#[test]
fn handicaps_and_later_starts_have_trees_too() {
    let handicap = "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
    let giver = Repertoire::new(Color::White, [&record_from(handicap, &["8c8d 7g7f 8d8e"])]);
    assert_eq!(giver.keys().count(), 2);
    let start = position(handicap);
    assert_eq!(giver.moves(&start).len(), 1);
    // A record that begins in the middle of another one goes on there.
    let middle = after("7g7f 3c3d").to_sfen();
    let late = record_from(&middle, &["2g2f 8c8d 2f2e"]);
    let whole = record(&["7g7f 3c3d 6g6f"]);
    for records in [[&late, &whole], [&whole, &late]] {
        let black = Repertoire::new(Color::Black, records);
        assert_eq!(known(&black, "7g7f 3c3d").len(), 2);
        assert_eq!(known(&black, "7g7f 3c3d 2g2f 8c8d"), ["2f2e"]);
        assert_eq!(black.keys().count(), 3);
    }
}
