use komadai_records::{EndMarker, Evaluation, NodeId, NodeKind};
use proptest::{prelude::*, sample::Index};
use shogi::{Color, Ply};

use super::{
    super::{
        EditKind, NavTarget, Review, Study, can_play_on, game_at_cursor, mistakes,
        replay::position_of,
    },
    TREE, review,
};
use crate::{BoardIntent, BoardTarget};

/// Something a reader does; the indices choose among what there is then.
#[derive(Clone, Debug)]
enum Deed {
    Walk(Index),
    Go(Index),
    Play(Index),
    Touch(Index),
    Delete(Index),
    Promote(Index),
    Comment(Index, u8),
    Evaluation(Index, i16),
    Draw(Index),
    ClearMarks,
    Header(u8, u8),
    End(u8),
    Undo,
    Redo,
}

fn deed() -> impl Strategy<Value = Deed> {
    let index = any::<Index>;
    prop_oneof![
        4 => index().prop_map(Deed::Walk),
        1 => index().prop_map(Deed::Go),
        6 => index().prop_map(Deed::Play),
        1 => index().prop_map(Deed::Touch),
        1 => index().prop_map(Deed::Delete),
        1 => index().prop_map(Deed::Promote),
        1 => (index(), 0..3_u8).prop_map(|(node, text)| Deed::Comment(node, text)),
        1 => (index(), any::<i16>()).prop_map(|(node, value)| Deed::Evaluation(node, value)),
        2 => index().prop_map(Deed::Draw),
        1 => Just(Deed::ClearMarks),
        1 => (0..2_u8, 0..3_u8).prop_map(|(key, value)| Deed::Header(key, value)),
        1 => (0..3_u8).prop_map(Deed::End),
        2 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
    ]
}

fn any_node(review: &Review, index: Index) -> NodeId {
    let mut nodes = review.record().depth_first();
    nodes.push(NodeId::ROOT);
    *index.get(&nodes)
}

fn text(number: u8) -> String {
    "x".repeat(number.into())
}

/// Plays any move of the side to move as the board would; on a table that is no
/// position, one that some piece is put.
fn play(review: &mut Review, index: Index) {
    let Some(by) = review.mover() else {
        return;
    };
    let Some(position) = review.position() else {
        let squares: Vec<_> = review.setup().pieces().map(|(square, _)| square).collect();
        let from = *index.get(&squares);
        let to = BoardTarget::Square(shogi::Square::all().nth(index.index(81)).expect("81"));
        let from = BoardTarget::Square(from);
        review.handle(BoardIntent::Drag { from, to });
        review.handle(BoardIntent::Promote(false));
        return;
    };
    let moves = position.legal_moves();
    if let Some(&mv) = moves.get(index.index(moves.len().max(1))) {
        review.play(Ply { by, mv });
    }
}

fn perform(review: &mut Review, deed: &Deed) {
    match *deed {
        Deed::Walk(index) => {
            let way = *index.get(&NavTarget::ALL);
            let can = review.can_navigate(way);
            assert_eq!(review.navigate(way).is_empty(), !can, "{way:?}");
        }
        Deed::Go(index) => drop(review.go(any_node(review, index))),
        Deed::Play(index) => play(review, index),
        Deed::Touch(index) => {
            let square = shogi::Square::all().nth(index.index(81)).expect("81");
            review.handle(BoardIntent::Touch(BoardTarget::Square(square)));
        }
        Deed::Delete(index) => review.delete(any_node(review, index)),
        Deed::Promote(index) => review.promote(any_node(review, index)),
        Deed::Comment(index, number) => review.set_comment(any_node(review, index), &text(number)),
        Deed::Evaluation(index, value) => {
            let node = any_node(review, index);
            review.edit_notes(node, EditKind::Evaluation, &mut |notes| {
                notes.evaluation = Some(Evaluation::Centipawns(value.into()));
            });
        }
        Deed::Draw(index) => {
            let marks = ["G7g", "R7g", "GP*5e", "Bp*"];
            review.draw(index.get(&marks).parse().expect("a mark"));
        }
        Deed::ClearMarks => review.clear_marks(),
        Deed::Header(key, value) => review.set_header(&text(key + 1), &text(value)),
        Deed::End(0) => review.set_end(None),
        Deed::End(1) => review.set_end(Some(EndMarker::Resignation)),
        Deed::End(_) => review.set_end(Some(EndMarker::Mate)),
        Deed::Undo => drop(review.undo()),
        Deed::Redo => drop(review.redo()),
    }
}

/// What is kept of the place is what the record says of it.
fn check(review: &Review) {
    let record = review.record();
    assert!(record.contains(review.at()));
    assert_eq!(review.setup(), &record.setup_at(review.at()));
    assert_eq!(review.position().copied(), position_of(review.setup()));
    let line = review.line();
    let mut before = NodeId::ROOT;
    for &id in &line {
        assert_eq!(record.node(id).parent(), Some(before));
        before = id;
    }
    assert_eq!(record.node(before).next(), None);
    assert!(review.at() == NodeId::ROOT || line.contains(&review.at()));
    let found = review.mistakes();
    assert_eq!(found, mistakes::along(record, &line));
    assert_eq!(review.path(), record.path_to(review.at()));
    assert_eq!(review.plies(), record.ply(review.at()));
    for node in record.depth_first() {
        assert_eq!(review.setup_at(node), record.setup_at(node));
    }
    assert_eq!(can_play_on(review), game_at_cursor(review).is_some());
    let mut fresh = Review::new(record.clone());
    fresh.go(review.at());
    fresh.cursor.follow(record, review.cursor.mark());
    let is_head = |id: &NodeId| {
        let parent = record.node(*id).parent();
        parent.is_some_and(|parent| record.node(parent).next() != Some(*id))
    };
    let heads: Vec<NodeId> = review.path().iter().copied().filter(is_head).collect();
    assert_eq!(review.variation_heads().collect::<Vec<_>>(), heads);
    assert_eq!(review.branches(), fresh.branches());
    assert_eq!(review.comments(), fresh.comments());
    let mut idle = review.clone();
    idle.handle(BoardIntent::Cancel);
    if review.study() == Study::Open {
        assert_eq!(idle.board_view(), fresh.board_view());
    }
}

/// All moves and ends in their order, each with its parent.
fn tree(review: &Review) -> Vec<(NodeId, &NodeKind, Option<NodeId>)> {
    let record = review.record();
    let order = record.depth_first().into_iter();
    order
        .map(|id| (id, record.node(id).kind(), record.node(id).parent()))
        .collect()
}

fn studies() -> impl Strategy<Value = Study> {
    prop_oneof![
        4 => Just(Study::Open),
        1 => Just(Study::Hidden),
        1 => Just(Study::Guess { side: None }),
        1 => Just(Study::Guess { side: Some(Color::White) }),
    ]
}

proptest! {
    #[test]
    fn whatever_is_done_the_place_is_in_the_record_and_can_be_undone(
        study in studies(),
        deeds in prop::collection::vec(deed(), 1..60),
    ) {
        let mut review = review(TREE);
        review.set_study(study);
        for deed in &deeds {
            let before = review.clone();
            perform(&mut review, deed);
            check(&review);
            let changed = review.record() != before.record();
            if changed {
                prop_assert_ne!(review.revision(), before.revision());
            }
            if tree(&review) != tree(&before) {
                prop_assert_ne!(review.shape(), before.shape());
            }
            if !matches!(deed, Deed::Undo | Deed::Redo) && review.revision() != before.revision() {
                let mut there = review.clone();
                prop_assert!(there.undo());
                check(&there);
                // What is typed on is not a step of its own.
                if !matches!(deed, Deed::Comment(..) | Deed::Header(..)) {
                    prop_assert_eq!(there.record(), before.record());
                    prop_assert_eq!(there.at(), before.at());
                }
                prop_assert!(there.redo());
                prop_assert_eq!(there.record(), review.record());
                prop_assert_eq!(there.at(), review.at());
                prop_assert_eq!(there.line(), review.line());
            }
        }
        while review.undo() {
            check(&review);
        }
        prop_assert_eq!(review.record(), &super::record(TREE));
        while review.redo() {
            check(&review);
        }
    }
}
