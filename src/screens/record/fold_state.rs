use std::{collections::HashSet, sync::Arc};

use komadai_records::NodeId;
use leptos::prelude::*;

use super::controller::RecordController;
use komadai_model::review::{Review, tree_rows};
use komadai_ui::effect;

/// Larger trees are folded when they are opened.
const LARGE: usize = 2_000;

/// The moves of the tree whose variations are folded away. They belong to one record and
/// one numbering of its nodes: another one begins unfolded, unless it is large.
#[derive(Clone, Copy)]
pub struct FoldState {
    current: Memo<Folded>,
    /// What the reader has made of it.
    changed: RwSignal<Option<Folded>>,
}

/// The folded nodes of a record; another set is never the same.
#[derive(Clone)]
struct Folded {
    /// The record, and the numbering of its nodes.
    key: (u32, u64),
    nodes: Arc<HashSet<NodeId>>,
}

impl PartialEq for Folded {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && Arc::ptr_eq(&self.nodes, &other.nodes)
    }
}

impl FoldState {
    pub fn new(controller: RecordController) -> Self {
        let key = Memo::new(move |_| {
            let numbering = controller.with_review(Review::numbering);
            (controller.open_count.get(), numbering)
        });
        let initial = Memo::new(move |_| Folded {
            key: key.get(),
            nodes: Arc::new(controller.with_review_untracked(|review| {
                let record = review.record();
                match record.len() > LARGE {
                    true => tree_rows::forks(record),
                    false => HashSet::new(),
                }
            })),
        });
        let changed = RwSignal::new(None::<Folded>);
        let current = Memo::new(move |_| {
            let initial = initial.get();
            let changed = changed.get();
            changed
                .filter(|changed| changed.key == initial.key)
                .unwrap_or(initial)
        });
        let folds = Self { current, changed };
        // The move at the cursor is not folded away when the cursor comes to it.
        effect(move || {
            controller.cursor.track();
            controller.revision.track();
            folds.unfold(&controller.with_review_untracked(tree_rows::forks_above));
        });
        folds
    }

    pub fn track(self) {
        self.current.track();
    }

    /// Reads the folded nodes; the caller runs again when they change.
    pub fn with<T>(self, read: impl FnOnce(&HashSet<NodeId>) -> T) -> T {
        self.current.with(|folded| read(&folded.nodes))
    }

    /// Folds the variations of a move away, or unfolds them.
    pub fn toggle(self, node: NodeId) {
        self.change(|nodes| {
            if !nodes.remove(&node) {
                nodes.insert(node);
            }
        });
    }

    fn unfold(self, forks: &[NodeId]) {
        let is_folded = self
            .current
            .with_untracked(|folded| forks.iter().any(|fork| folded.nodes.contains(fork)));
        if is_folded {
            self.change(|nodes| nodes.retain(|node| !forks.contains(node)));
        }
    }

    fn change(self, change: impl FnOnce(&mut HashSet<NodeId>)) {
        let mut folded = self.current.get_untracked();
        change(Arc::make_mut(&mut folded.nodes));
        self.changed.set(Some(folded));
    }
}
