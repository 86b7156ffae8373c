use std::collections::HashSet;

use leptos::{html, prelude::*};
use shogi::record::NodeId;

use super::{
    desk::Desk,
    rows::{self, Row},
};
use crate::{
    element::{El, el},
    platform::dom,
    reactive::{dynamic, watch},
};

/// Larger trees are folded when they are opened.
const LARGE: usize = 2_000;

/// The moves with their variations, as a tree that one can fold; the move at the
/// cursor is in view.
pub fn tree(desk: Desk) -> AnyView {
    let words = desk.words;
    let folded = RwSignal::new(HashSet::new());
    fold_anew(desk, folded);
    unfold_to_cursor(desk, folded);
    let root = NodeRef::<html::Ol>::new();
    let list = move || {
        desk.revision.track();
        desk.seen.track();
        desk.arrivals.track();
        let text = words.now();
        let rows = folded.with(|folded| {
            desk.review.with_untracked(|review| {
                rows::rows(review.record(), folded, &|node| review.shows(node), text)
            })
        });
        let start = start_row(desk);
        let rows = rows.into_iter().map(|row| item(desk, folded, row));
        core::iter::once(start)
            .chain(rows)
            .map(El::view)
            .collect::<Vec<_>>()
            .into_any()
    };
    watch(move || {
        desk.at.track();
        folded.track();
        desk.revision.track();
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

/// A record that is put on the desk comes unfolded, unless it is large.
fn fold_anew(desk: Desk, folded: RwSignal<HashSet<NodeId>>) {
    watch(move || {
        desk.arrivals.track();
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
        let at = desk.at.get();
        desk.revision.track();
        let above = desk
            .review
            .with_untracked(|review| rows::forks_above(review.record(), at));
        if folded.with_untracked(|folded| above.iter().any(|fork| folded.contains(fork))) {
            folded.update(|folded| folded.retain(|fork| !above.contains(fork)));
        }
    });
}

fn start_row(desk: Desk) -> El {
    let words = desk.words;
    row(desk, NodeId::ROOT, 0)
        .live("aria-label", move || {
            Some(words.now().record().screen.start.to_owned())
        })
        .child(
            el("span")
                .class("tree-words")
                .says(move || words.now().record().screen.start.to_owned()),
        )
}

fn item(desk: Desk, folded: RwSignal<HashSet<NodeId>>, row_of: Row) -> El {
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
    let label = [
        Some(&*number),
        Some(&*words),
        illegal.then_some(screen.illegal),
        Some(&*spent),
        Some(&*bookmark),
        commented.then_some(screen.commented),
        others.as_deref(),
    ];
    let label: Vec<&str> = label
        .into_iter()
        .flatten()
        .filter(|part| !part.is_empty())
        .collect();
    let label = label.join(", ");
    let row = row(desk, node, depth)
        .set("aria-label", label)
        .child(el("span").class("tree-number").text(number))
        .child(el("span").class("tree-words").text(words))
        .mark("data-illegal", move || illegal)
        .mark("data-commented", move || commented)
        .child(el("span").class("tree-bookmark").text(bookmark))
        .child(el("span").class("tree-spent").text(spent));
    let Some(others) = others else {
        return row;
    };
    let fold = move || {
        desk.folding.set_value(true);
        folded.update(|folded| {
            if !folded.remove(&node) {
                folded.insert(node);
            }
        });
    };
    let button = el("button")
        .attr("type", "button")
        .attr("tabindex", "-1")
        .attr("data-action", "fold")
        .class("tree-fold")
        .text(others)
        .on_click(fold);
    row.spelt("aria-expanded", move || !is_folded).child(button)
}

/// A row that the cursor can go to.
fn row(desk: Desk, node: NodeId, depth: usize) -> El {
    let is_at = move || desk.at.get() == node;
    el("li")
        .attr("role", "treeitem")
        .set("aria-level", (depth + 1).to_string())
        .style("--depth", move || Some(depth.min(8).to_string()))
        .spelt("aria-selected", is_at)
        .tab_stop(is_at)
        .on_click(move || {
            // The button on it has been pressed, not the row.
            if !desk.folding.get_value() {
                desk.go(node);
            }
            desk.folding.set_value(false);
        })
}
