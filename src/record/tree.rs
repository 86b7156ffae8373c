use std::{collections::HashSet, sync::Arc};

use leptos::{html, prelude::*};
use shogi::record::NodeId;

use super::{
    desk::{Desk, HEIRS},
    rows::{self, Place, Row},
    window::{self, Window},
};
use crate::{
    element::{El, el},
    platform::{dom, gestures},
    reactive::{dynamic, watch},
    session::review::Review,
};

/// Larger trees are folded when they are opened.
const LARGE: usize = 2_000;

/// The places of the rows; another order is never the same.
#[derive(Clone)]
struct Order(Arc<Vec<Place>>);

/// The rows that are there, each with its count among those beside it.
#[derive(Clone, PartialEq)]
struct Shown(Vec<Row>, Vec<usize>, Window);

impl PartialEq for Order {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// The moves with their variations, as a tree that one can fold; the move at the
/// cursor is in view. Of many rows only those near the cursor are there, or others
/// that the reader asks for.
pub fn tree(desk: Desk) -> AnyView {
    let words = desk.words;
    let folded = RwSignal::new(HashSet::new());
    fold_anew(desk, folded);
    unfold_to_cursor(desk, folded);
    let root = NodeRef::<html::Ol>::new();
    gestures::on_keys(move |key| {
        let is_fold = !key.in_field && matches!(&*key.name, "Enter" | " ");
        let folds = is_fold
            && root
                .get_untracked()
                .is_some_and(|root| dom::has_focus(&root, "[role=treeitem][aria-expanded]"));
        if folds {
            turn(folded, desk.at.get_untracked());
        }
        folds
    });
    let order = Memo::new(move |_| {
        desk.shape.track();
        desk.seen.track();
        desk.arrivals.track();
        let order = folded.with(|folded| {
            desk.review.with_untracked(|review| {
                rows::order(review.record(), folded, &|node| review.shows(node))
            })
        });
        Order(Arc::new(order))
    });
    let asked = RwSignal::new(None::<(NodeId, usize)>);
    let window = Memo::new(move |before: Option<&Window>| {
        let Order(order) = order.get();
        let at = desk.at.get();
        match asked.get() {
            Some((from, middle)) if from == at => Window::around(middle, order.len()),
            _ => {
                let row = order.iter().position(|place| place.node == at);
                let before = before.copied().unwrap_or_default();
                before.with(row.unwrap_or_default(), order.len())
            }
        }
    });
    // Shows the rows on both sides of one that was at the end of the window. Who
    // pressed the button by key goes on from it, others from that row.
    let shift = move |row, button: &'static str| {
        let Some(root) = root.get_untracked() else {
            return;
        };
        let by_key = dom::has_focus(&root, ":focus-visible");
        asked.set(Some((desk.at.get_untracked(), row)));
        let above = row - window.get_untracked().before();
        request_animation_frame(move || {
            // One row stands before those of the window, and the first is 1.
            let edge = format!("[role=treeitem]:nth-child({})", above + 2);
            dom::scroll_to(&root, if by_key { button } else { &edge });
            dom::focus_in(&root, &edge);
            dom::focus_in(&root, button);
        });
    };
    let shown = Memo::new(move |_| {
        let Order(order) = order.get();
        let window = window.get();
        desk.revision.track();
        let rows = folded.with(|folded| {
            desk.review.with_untracked(|review| {
                rows::rows(review, &order[window.rows()], folded, words.now())
            })
        });
        let counts = window::counted(&order, window);
        Shown(rows, counts, window)
    });
    // Rows come and go; a memo would remember each that has asked.
    let at = Selector::new(move || desk.at.get());
    // Most of what is typed changes no row.
    let list = move || {
        let Shown(rows, counts, window) = shown.get();
        let text = words.now();
        let start = (window.before() == 0).then(|| start_row(desk, &at));
        let is_whole = window.before() + window.after() == 0;
        let rows = rows.into_iter().zip(counts).map(|(row, count)| {
            // The start is the first of the game's.
            let count = count + usize::from(row.depth == 0);
            let item = item(desk, &at, folded, row);
            match is_whole {
                true => item,
                false => item
                    .attr("aria-setsize", "-1")
                    .set("aria-posinset", count.to_string()),
            }
        });
        let screen = &text.record().screen;
        let before = more("before", window.before(), screen.rows_before, move || {
            shift(window.before(), "[data-more=before]");
        });
        let after = more("after", window.after(), screen.rows_after, move || {
            shift(window.rows().end, "[data-more=after]");
        });
        before
            .into_iter()
            .chain(start)
            .chain(rows)
            .chain(after)
            .map(El::view)
            .collect::<Vec<_>>()
            .into_any()
    };
    watch(move || {
        let at = desk.at.get();
        folded.track();
        desk.revision.track();
        if asked.with_untracked(|asked| asked.is_some_and(|(from, _)| from != at)) {
            asked.set(None);
        }
        let Some(root) = root.get() else {
            return;
        };
        request_animation_frame(move || {
            const SELECTED: &str = "[aria-selected=true]";
            dom::scroll_to(&root, SELECTED);
            if dom::has_focus(&root, "[role=treeitem]") {
                dom::focus_in(&root, SELECTED);
            }
        });
    });
    view! {
        <ol class="tree" role="tree" node_ref=root aria-label=move || words.now().record().screen.moves>
            {dynamic(list)}
        </ol>
    }
    .into_any()
}

/// A row that stands for all that are not there on one side, if there are any.
fn more(
    name: &'static str,
    count: usize,
    words: fn(usize) -> String,
    press: impl Fn() + 'static,
) -> Option<El> {
    let button = el("button")
        .attr("type", "button")
        .attr("data-more", name)
        .class("tree-more")
        .text(words(count))
        .on_click(press);
    let row = el("li")
        .attr("role", "treeitem")
        .attr("aria-level", "1")
        .child(button);
    (count > 0).then_some(row)
}

/// A record that is put on the desk comes unfolded, unless it is large; so does one
/// whose nodes have got other ids.
fn fold_anew(desk: Desk, folded: RwSignal<HashSet<NodeId>>) {
    let numbering = Memo::new(move |_| desk.review.with(Review::numbering));
    watch(move || {
        desk.arrivals.track();
        numbering.get();
        desk.review.with_untracked(|review| {
            let record = review.record();
            folded.set(match record.len() > LARGE {
                true => rows::forks(record),
                false => HashSet::new(),
            });
        });
    });
}

fn unfold_to_cursor(desk: Desk, folded: RwSignal<HashSet<NodeId>>) {
    watch(move || {
        desk.at.track();
        desk.revision.track();
        let above = desk.review.with_untracked(rows::forks_above);
        if folded.with_untracked(|folded| above.iter().any(|fork| folded.contains(fork))) {
            folded.update(|folded| folded.retain(|fork| !above.contains(fork)));
        }
    });
}

fn start_row(desk: Desk, at: &Selector<NodeId>) -> El {
    let words = desk.words;
    row(desk, at, NodeId::ROOT, 0)
        .live("aria-label", move || {
            Some(words.now().record().screen.start.to_owned())
        })
        .child(
            el("span")
                .class("tree-words")
                .says(move || words.now().record().screen.start.to_owned()),
        )
}

fn item(desk: Desk, at: &Selector<NodeId>, folded: RwSignal<HashSet<NodeId>>, row_of: Row) -> El {
    let Row {
        node,
        depth,
        number,
        words,
        spent,
        commented,
        bookmark,
        illegal,
        variations,
        folded: is_folded,
    } = row_of;
    let text = desk.words.once();
    let screen = &text.record().screen;
    let number = match number {
        0 => String::new(),
        number => number.to_string(),
    };
    let spent = spent.map(screen.spent).unwrap_or_default();
    let others = (variations > 0).then(|| (screen.variations)(variations));
    // What is seen comes first and in the same order: so it can be called by name.
    let label = [
        Some(&*number),
        Some(&*words),
        Some(&*bookmark),
        Some(&*spent),
        others.as_deref(),
        illegal.then_some(screen.illegal),
        commented.then_some(screen.commented),
    ];
    let label: Vec<&str> = label
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    let label = label.join(", ");
    // For whoever reads the text and not the columns.
    let space = || " ".to_owned();
    let row = row(desk, at, node, depth)
        .set("aria-label", label)
        .child(el("span").class("tree-number").text(number))
        .text(space())
        .child(el("span").class("tree-words").text(words))
        .mark("data-illegal", move || illegal)
        .mark("data-commented", move || commented)
        .text(space())
        .child(el("span").class("tree-bookmark").text(bookmark))
        .text(space())
        .child(el("span").class("tree-spent").text(spent))
        .text(space());
    let Some(others) = others else {
        return row;
    };
    let button = el("button")
        .attr("type", "button")
        .attr("tabindex", "-1")
        .attr("data-action", "fold")
        .class("tree-fold")
        .text(others)
        .on_own_click(move || turn(folded, node));
    row.spelt("aria-expanded", move || !is_folded).child(button)
}

/// Folds the variations of a move away, or unfolds them.
fn turn(folded: RwSignal<HashSet<NodeId>>, node: NodeId) {
    dom::bequeath_focus(&HEIRS);
    folded.update(|folded| {
        if !folded.remove(&node) {
            folded.insert(node);
        }
    });
}

/// A row that the cursor can go to.
fn row(desk: Desk, at: &Selector<NodeId>, node: NodeId, depth: usize) -> El {
    let at = at.clone();
    let is_at = move || at.selected(&node);
    el("li")
        .attr("role", "treeitem")
        .set("aria-level", (depth + 1).to_string())
        .style("--depth", move || Some(depth.min(8).to_string()))
        .spelt("aria-selected", is_at.clone())
        .tab_stop(is_at)
        .on_click(move || desk.go(node))
}
