use komadai_records::{NodeId, notation::kif};
use shogi::{Color, IllegalMoveReason, PieceKind, Setup};

use super::{
    super::{NavTarget, Review, ReviewEvent},
    TREE, find, here, line, record, record_from, review, touch_move,
};
use crate::{BoardIntent, BoardTarget, Selection};

#[test]
fn a_review_stands_at_the_start() {
    let review = review(TREE);
    assert_eq!(review.at(), NodeId::ROOT);
    assert_eq!(line(&review), "7g7f 3c3d 2g2f 4c4d end");
    assert_eq!(review.setup(), &Setup::startpos());
    assert_eq!(review.mover(), Some(Color::Black));
    assert!(!review.can_undo() && !review.can_redo());
    let scene = review.board_view();
    assert!(scene.last_move.is_none() && !scene.free_moves && !scene.movable.is_empty());
}

#[test]
fn the_line_is_that_of_the_variation_that_was_gone_to() {
    let mut review = review(TREE);
    let variation = find(&review, "6g6f");
    assert_eq!(review.go(variation), [ReviewEvent::Went]);
    assert_eq!(line(&review), "7g7f 3c3d 6g6f 8c8d");
    review.navigate(NavTarget::Back);
    review.navigate(NavTarget::Back);
    assert_eq!(line(&review), "7g7f 3c3d 6g6f 8c8d");
    review.navigate(NavTarget::Last);
    assert_eq!(here(&review), "8c8d");
    assert!(review.go(find(&review, "8c8d")).is_empty());
    review.go(find(&review, "2g2f"));
    assert_eq!(line(&review), "7g7f 3c3d 2g2f 4c4d end");
}

#[test]
fn one_move_forward_is_told_with_what_it_did() {
    let mut review = review("7g7f 3c3d 8h2b+ 3a2b B*3c");
    for _ in 0..2 {
        review.navigate(NavTarget::Forward);
    }
    let [
        ReviewEvent::Moved {
            ply,
            captured,
            check,
        },
    ] = review.navigate(NavTarget::Forward)[..]
    else {
        panic!("no move");
    };
    assert_eq!((ply.by, ply.mv.to_string()), (Color::Black, "8h2b+".into()));
    assert_eq!(captured.map(|piece| piece.kind()), Some(PieceKind::Bishop));
    assert!(!check);
    review.navigate(NavTarget::Forward);
    let last = review.board_view().last_move.expect("a move");
    assert!(last.same_square && last.captures);
    let dropped = review.navigate(NavTarget::Forward);
    assert!(matches!(
        dropped[..],
        [ReviewEvent::Moved { check: true, .. }]
    ));
    assert!(review.board_view().check.is_some());
    assert_eq!(review.navigate(NavTarget::Back), [ReviewEvent::Went]);
    let last = find(&review, "B*3c");
    assert!(matches!(review.go(last)[..], [ReviewEvent::Moved { .. }]));
    assert!(review.go(last).is_empty());
}

#[test]
fn nobody_moves_after_an_end_word() {
    let mut review = review(TREE);
    review.navigate(NavTarget::Last);
    assert_eq!(here(&review), "end");
    assert_eq!(review.mover(), None);
    let scene = review.board_view();
    let last = scene.last_move.expect("the move before the end");
    assert_eq!(last.mv.to_string(), "4c4d");
    assert!(scene.movable.is_empty() && scene.setup.turn() == Color::Black);
    assert!(touch_move(&mut review, "6g6f").is_empty());
    review.navigate(NavTarget::Back);
    assert_eq!(here(&review), "4c4d");
    assert_eq!(review.navigate(NavTarget::Forward), [ReviewEvent::Went]);
}

#[test]
fn an_illegal_move_of_the_record_is_shown_with_its_reason() {
    // The bishop jumps over a pawn; White's answer is judged on no position.
    let mut review = review("7g7f 3c3d 8h4d 2b4d 2g2f");
    for _ in 0..3 {
        review.navigate(NavTarget::Forward);
    }
    assert!(review.illegal_move().is_none());
    let mut review = Review::new(record("8h5e 5c5d 5e5d"));
    review.navigate(NavTarget::Forward);
    let foul = review.illegal_move().expect("no bishop goes there");
    assert!(matches!(foul.why, IllegalMoveReason::Blocked { .. }));
    assert_eq!(review.board_view().refusal, Some(foul));
    review.navigate(NavTarget::Forward);
    assert!(review.illegal_move().is_none());
    // The same, reached from the end of the line and not from the move before.
    review.navigate(NavTarget::Last);
    review.navigate(NavTarget::First);
    review.navigate(NavTarget::Last);
    review.go(find(&review, "8h5e"));
    assert_eq!(review.illegal_move(), Some(foul));
}

#[test]
fn on_a_table_that_is_no_position_pieces_go_anywhere() {
    let start = Setup::from_sfen("4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1").expect("a table");
    let mut review = Review::new(record_from(start, ""));
    assert!(review.position().is_none());
    assert!(review.board_view().free_moves);
    let events = touch_move(&mut review, "5e1d");
    assert!(
        matches!(events[..], [ReviewEvent::Moved { .. }]),
        "{events:?}"
    );
    assert!(review.position().is_some());
    assert!(!review.board_view().free_moves);
}

#[test]
fn a_king_is_never_captured() {
    let start = Setup::from_sfen("4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1").expect("a table");
    let mut review = Review::new(record_from(start, ""));
    assert!(touch_move(&mut review, "5e5a").is_empty());
    assert!(review.record().is_empty() && !review.can_undo());
}

#[test]
fn an_illegal_move_is_refused_and_the_record_stays() {
    let mut review = review(TREE);
    let events = touch_move(&mut review, "7g7e");
    let [ReviewEvent::Refused(refusal)] = events[..] else {
        panic!("{events:?}");
    };
    assert!(matches!(
        refusal.why,
        IllegalMoveReason::WrongMovement { .. }
    ));
    assert_eq!(review.refusal(), Some(refusal));
    assert_eq!(review.board_view().refusal, Some(refusal));
    assert_eq!(review.revision(), 0);
    review.handle(BoardIntent::Cancel);
    assert_eq!(review.refusal(), None);
}

#[test]
fn what_is_picked_up_is_put_down_by_walking() {
    let mut review = review(TREE);
    let pawn = BoardTarget::Square(shogi::Square::from_usi("7g").expect("a square"));
    review.handle(BoardIntent::Touch(pawn));
    assert!(!review.board_view().destinations.is_empty());
    review.navigate(NavTarget::Forward);
    assert_eq!(review.selection(), Selection::Idle);
}

#[test]
fn whether_to_promote_is_asked() {
    let mut review = review("7g7f 3c3d");
    review.navigate(NavTarget::Last);
    let square = |name: &str| BoardTarget::Square(shogi::Square::from_usi(name).expect("a square"));
    let carry = BoardIntent::Drag {
        from: square("8h"),
        to: square("2b"),
    };
    let events = review.handle(carry);
    assert!(matches!(events[..], [ReviewEvent::Promoting { .. }]));
    let events = review.handle(BoardIntent::Promote(true));
    assert!(matches!(events[..], [ReviewEvent::Moved { .. }]));
    assert_eq!(here(&review), "8h2b+");
}

#[test]
fn ids_of_no_node_lead_nowhere() {
    let stale = find(&review(TREE), "7g7f");
    let long = find(&review(TREE), "4c4d");
    let mut short = review("5g5f");
    assert!(short.record().contains(stale) && !short.record().contains(long));
    assert!(short.go(long).is_empty());
    short.delete(long);
    short.promote(long);
    short.set_comment(long, "nowhere");
    assert_eq!(short.revision(), 0);
}

/// So many moves of two rooks.
fn shuffled(count: usize) -> String {
    let rooks = ["2h3h", "8b7b", "3h2h", "7b8b"].into_iter();
    let words: Vec<&str> = rooks.cycle().take(count).collect();
    words.join(" ")
}

#[test]
fn a_long_game_is_walked_there_and_back() {
    let mut review = review(&shuffled(3_000));
    let mut tables = vec![review.setup().clone()];
    while !review.navigate(NavTarget::Forward).is_empty() {
        tables.push(review.setup().clone());
    }
    assert_eq!(tables.len(), 3_001);
    while let Some(table) = tables.pop() {
        assert_eq!(review.setup(), &table);
        review.navigate(NavTarget::Back);
    }
    assert_eq!(review.at(), NodeId::ROOT);
}

#[test]
fn long_variations_are_jumped_between() {
    let kings = ["5i5h", "5a5b", "5h5i", "5b5a"];
    let mut tree = record(&shuffled(200));
    let branch = tree.main_line()[39];
    let mut line = tree.editor_from(branch);
    // The two lines never show the same table.
    let pawns = ["9g9f", "9c9d"];
    for usi in pawns.iter().chain(kings.iter().cycle().take(160)) {
        let ply = line.parse_ply(usi).expect("a move");
        line.push(ply).expect("the wood is there");
    }
    let variation = line.node();
    let mut review = Review::new(tree);
    let last = *review.line().last().expect("a move");
    let step = |review: &mut Review, to| {
        review.go(to);
        let record = review.record();
        assert_eq!(review.setup(), &record.setup_at(review.at()));
        let told = review.board_view().last_move.map(|facts| facts.mv);
        assert_eq!(told, record.node(review.at()).ply().map(|ply| ply.mv));
    };
    for end in [last, variation, last, variation] {
        step(&mut review, end);
        for back in [33, 32, 31, 64, 3, 96, 65] {
            let line = review.line();
            step(&mut review, line[back - 1]);
        }
    }
    step(&mut review, NodeId::ROOT);
    for end in [variation, last] {
        step(&mut review, end);
    }
}

#[test]
fn times_that_are_all_zero_are_none() {
    let has_times = |second: &str| {
        let text = format!("1 ７六歩(77) ( 0:00/00:00:00)\n2 ３四歩(33) ( {second}/00:00:00)\n");
        let read = kif::read(&text).expect("a record");
        Review::new(read.record).has_times()
    };
    assert!(!has_times("0:00"));
    assert!(has_times("0:07"));
}
