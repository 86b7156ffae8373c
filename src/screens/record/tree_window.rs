//! Which rows of the tree of moves are there: of many only those near the cursor, or others
//! that the reader has asked for.
use std::sync::Arc;

use komadai_records::NodeId;
use leptos::prelude::*;

use super::{controller::RecordController, fold_state::FoldState};
use komadai_model::review::{
    tree_rows::{self, MoveRow, TreeRow},
    virtual_list::{self, Window},
};
use komadai_texts::node_notation;

#[derive(Clone, Copy)]
pub struct TreeWindow {
    cursor: Memo<NodeId>,
    /// The row that the reader has asked for, while the cursor is at a move.
    asked: RwSignal<Option<(NodeId, usize)>>,
    window: Memo<Window>,
    /// What is shown. Most of what is typed into a record changes no row.
    pub rows: Memo<TreeWindowRows>,
}

#[derive(Clone, PartialEq)]
pub struct TreeWindowRows {
    pub rows: Vec<MoveRow>,
    /// The number of each row among those beside it.
    pub counts: Vec<usize>,
    pub window: Window,
}

/// The places of all rows; another order is never the same.
#[derive(Clone)]
struct Order(Arc<Vec<TreeRow>>);

impl PartialEq for Order {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl TreeWindow {
    pub fn new(controller: RecordController, folds: FoldState) -> Self {
        let cursor = controller.cursor;
        let order = Memo::new(move |_| {
            controller.shape.track();
            controller.study_cursor.track();
            let order = folds.with(|folded| {
                controller.with_review_untracked(|review| {
                    tree_rows::order(review.record(), folded, &|node| review.shows(node))
                })
            });
            Order(Arc::new(order))
        });
        let asked = RwSignal::new(None::<(NodeId, usize)>);
        let window = Memo::new(move |before: Option<&Window>| {
            let Order(order) = order.get();
            let at = cursor.get();
            match asked.get() {
                Some((from, middle)) if from == at => Window::around(middle, order.len()),
                _ => {
                    let row = order.iter().position(|place| place.node == at);
                    let before = before.copied().unwrap_or_default();
                    before.with(row.unwrap_or_default(), order.len())
                }
            }
        });
        let rows = Memo::new(move |_| {
            let Order(order) = order.get();
            let window = window.get();
            controller.revision.track();
            let text = controller.i18n.text();
            let rows = folds.with(|folded| {
                controller.with_review_untracked(|review| {
                    tree_rows::rows(review, &order[window.rows()], folded, &|before, kind| {
                        node_notation(before, kind, text)
                    })
                })
            });
            TreeWindowRows {
                rows,
                counts: virtual_list::counted(&order, window),
                window,
            }
        });
        Self {
            cursor,
            asked,
            window,
            rows,
        }
    }

    /// Shows the rows on both sides of one, until the cursor is moved. Returns how many of
    /// those that are there stand above it.
    pub fn show_around(self, row: usize) -> usize {
        self.asked.set(Some((self.cursor.get_untracked(), row)));
        row - self.window.get_untracked().before()
    }

    /// Shows the cursor again when it is elsewhere than where the reader asked for rows.
    pub fn follow_cursor(self, at: NodeId) {
        if (self.asked).with_untracked(|asked| asked.is_some_and(|(from, _)| from != at)) {
            self.asked.set(None);
        }
    }
}
