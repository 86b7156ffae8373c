//! Which rows a list of moves has, and which of them are there.
use std::collections::HashSet;

use komadai_records::{NodeId, NodeKind, Record, notation};

use crate::{
    PlyContext,
    review::{
        Review,
        tree_rows::{MoveRow, TreeRow, forks, order, rows},
        virtual_list::{Window, counted},
    },
};

/// Two variations at move 2, one of them with a variation of its own.
const TREE: &str = "手合割：平手
1 ７六歩(77)
2 ３四歩(33)
3 ２六歩(27)
4 投了
変化：2手
2 ８四歩(83)
3 ６八銀(79)
変化：3手
3 ７八銀(79)
変化：2手
2 ４二飛(82)
";

fn tree() -> Record {
    notation::read(TREE, None).expect("a record").1.record
}

fn written(_: &PlyContext, kind: &NodeKind) -> String {
    match kind {
        NodeKind::Start => String::new(),
        NodeKind::Move(ply) => ply.mv.to_string(),
        NodeKind::End(marker) => format!("{marker:?}"),
    }
}

fn said(review: &Review, folded: &HashSet<NodeId>) -> Vec<MoveRow> {
    let record = review.record();
    let order = order(record, folded, &|node| review.shows(node));
    rows(review, &order, folded, &written)
}

fn notation(rows: &[MoveRow]) -> Vec<(usize, u32, &str, usize)> {
    rows.iter()
        .map(|row| (row.depth, row.number, &*row.notation, row.variations))
        .collect()
}

#[test]
fn variations_stand_below_the_move_they_replace() {
    let review = Review::new(tree());
    let all = said(&review, &HashSet::new());
    assert_eq!(
        notation(&all),
        [
            (0, 1, "7g7f", 0),
            (0, 2, "3c3d", 2),
            (1, 2, "8c8d", 0),
            (1, 3, "7i6h", 1),
            (2, 3, "7i7h", 0),
            (1, 2, "8b4b", 0),
            (0, 3, "2g2f", 0),
            (0, 0, "Resignation", 0),
        ]
    );
    let begins: Vec<usize> = (0..all.len())
        .filter(|&index| all[index].begins_variation)
        .collect();
    assert_eq!(begins, [2, 4, 5]);
    let folded = forks(review.record());
    let rows = said(&review, &folded);
    assert_eq!(rows.len(), 4);
    assert!(rows[1].folded && rows[1].variations == 2);
}

#[test]
fn any_rows_are_as_in_the_whole_list() {
    let mut review = Review::new(tree());
    let all = said(&review, &HashSet::new());
    let order = order(review.record(), &HashSet::new(), &|_| true);
    for place in order.clone() {
        review.go(place.node);
        for first in 0..=order.len() {
            for end in first..=order.len() {
                let some = rows(&review, &order[first..end], &HashSet::new(), &written);
                assert_eq!(some, all[first..end], "{first}..{end}");
            }
        }
    }
}

#[test]
fn rows_are_counted_among_those_beside_them() {
    let order = order(&tree(), &HashSet::new(), &|_| true);
    let whole = Window::around(0, order.len());
    assert_eq!(counted(&order, whole), [1, 2, 1, 2, 1, 3, 3, 4]);
    let place = TreeRow {
        node: NodeId::ROOT,
        depth: 0,
    };
    let many = vec![place; 1_000];
    let window = Window::around(500, many.len());
    assert_eq!(counted(&many, window)[..3], [301, 302, 303]);
}

#[test]
fn a_short_list_is_whole() {
    for all in [0, 1, 600] {
        let window = Window::around(all / 2, all);
        assert_eq!(window.rows(), 0..all);
        assert_eq!((window.before(), window.after()), (0, 0));
    }
}

#[test]
fn a_window_lies_around_its_row() {
    for (middle, rows) in [
        (0, 0..400),
        (200, 0..400),
        (201, 1..401),
        (500, 300..700),
        (999, 600..1_000),
        (5_000, 600..1_000),
    ] {
        let window = Window::around(middle, 1_000);
        assert_eq!(window.rows(), rows, "{middle}");
        assert_eq!(window.before(), rows.start);
        assert_eq!(window.after(), 1_000 - rows.end);
    }
}

#[test]
fn a_window_stays_until_the_cursor_comes_near_its_end() {
    let window = Window::around(500, 1_000);
    for row in [340, 500, 659] {
        assert_eq!(window.with(row, 1_000), window, "{row}");
    }
    for row in [0, 339, 660, 999] {
        assert_eq!(window.with(row, 1_000), Window::around(row, 1_000), "{row}");
    }
    // Where the list ends, the window does.
    assert_eq!(Window::around(0, 1_000).with(0, 1_000).rows(), 0..400);
    assert_eq!(
        Window::around(999, 1_000).with(999, 1_000).rows(),
        600..1_000
    );
}

#[test]
fn a_window_follows_the_length_of_its_list() {
    let whole = Window::around(599, 600);
    assert_eq!(whole.with(600, 601).rows(), 201..601);
    let window = Window::around(500, 1_000);
    assert_eq!(window.with(500, 1_200).after(), 500);
    assert_eq!(window.with(500, 690).rows(), 290..690);
    assert_eq!(window.with(500, 550).rows(), 0..550);
}
