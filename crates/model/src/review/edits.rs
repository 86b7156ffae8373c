//! What can be changed in a record, each change a step that can be undone.
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use komadai_records::{EndMarker, Evaluation, NodeId, NodeKind, Notes, Record};
use shogi::{Move, PieceKind, Ply};

use super::{
    super::analysis::LinePreview,
    Review, ReviewEvent,
    cursor::{Cursor, Mark},
    history::{Edit, Typing},
    replay::position_of,
};

/// What is changed of a node's notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditKind {
    Comment,
    Bookmark,
    /// Arrows and circles.
    Marks,
    Evaluation,
}

impl EditKind {
    /// Whether it is typed letter by letter, which is one step.
    const fn is_typed(self) -> bool {
        matches!(self, Self::Comment | Self::Bookmark)
    }
}

impl Review {
    /// A number that changes with every change of the record, but not with the
    /// place on it.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// A number that changes with every change of the record's tree: of its moves and
    /// ends, not of what is said of them.
    pub fn shape(&self) -> u64 {
        self.shape
    }

    /// A number that changes whenever nodes get other ids.
    pub fn numbering(&self) -> u64 {
        self.numbering
    }

    /// Takes a node and all that follows it away.
    pub fn delete(&mut self, node: NodeId) {
        let record = &*self.record;
        if !record.contains(node) {
            return;
        }
        let Some(parent) = record.node(node).parent() else {
            return;
        };
        let before = order_without(record, node);
        self.change(|record| record.delete(node).is_ok());
        // A deletion numbers the nodes by their order in the tree.
        self.numbering += 1;
        let after = self.record.depth_first();
        let ids: HashMap<NodeId, NodeId> = before.into_iter().zip(after).collect();
        let renumbered = |id: NodeId| match id {
            NodeId::ROOT => Some(NodeId::ROOT),
            _ => ids.get(&id).copied(),
        };
        self.studied.renumber(renumbered);
        let mark = self.cursor.mark().renumbered(renumbered);
        let mark = mark.unwrap_or(Mark::at(renumbered(parent).unwrap_or(NodeId::ROOT)));
        self.cursor = Cursor::found(&self.record, mark);
        self.put_down();
        self.history.led_to(mark, true);
    }

    /// Makes a variation the one that its line goes on with.
    pub fn promote(&mut self, node: NodeId) {
        let record = &*self.record;
        if !record.contains(node) {
            return;
        }
        let Some(parent) = record.node(node).parent() else {
            return;
        };
        if record.node(parent).next() == Some(node) {
            return;
        }
        self.change(|record| record.promote(node).is_ok());
        let mark = Mark::at(self.at());
        self.cursor.follow(&self.record, mark);
        self.history.led_to(self.cursor.mark(), false);
    }

    pub fn set_comment(&mut self, node: NodeId, text: &str) {
        self.edit_notes(node, EditKind::Comment, &mut |notes| {
            text.clone_into(&mut notes.comment);
        });
    }

    pub fn set_bookmark(&mut self, node: NodeId, text: &str) {
        self.edit_notes(node, EditKind::Bookmark, &mut |notes| {
            text.clone_into(&mut notes.bookmark);
        });
    }

    /// Changes what is said of a node. What is typed there is one step until
    /// something else happens.
    pub fn edit_notes(&mut self, node: NodeId, kind: EditKind, edit: &mut dyn FnMut(&mut Notes)) {
        if !self.record.contains(node) {
            return;
        }
        let old = self.record.node(node).notes();
        let mut notes = old.clone();
        edit(&mut notes);
        if notes == *old {
            return;
        }
        let typing = kind.is_typed().then_some(Typing::Notes(node, kind));
        self.write(typing, |record| {
            *record.notes_mut(node) = notes;
            true
        });
        let says = !self.record.node(node).notes().comment.is_empty();
        match kind {
            EditKind::Comment => self.cursor.commented(node, says),
            EditKind::Evaluation => self.cursor.forget_mistakes(),
            EditKind::Bookmark | EditKind::Marks => {}
        }
    }

    /// Says what positions are worth, in one step.
    pub fn set_evaluations(&mut self, evaluations: &[(NodeId, Evaluation)]) {
        let says = |&&(node, evaluation): &&(NodeId, Evaluation)| {
            let record = &*self.record;
            record.contains(node) && record.node(node).notes().evaluation != Some(evaluation)
        };
        let new: Vec<_> = evaluations.iter().filter(says).copied().collect();
        if new.is_empty() {
            return;
        }
        self.write(None, |record| {
            for &(node, evaluation) in &new {
                record.notes_mut(node).evaluation = Some(evaluation);
            }
            true
        });
        self.cursor.forget_mistakes();
    }

    /// Changes a header; an empty value takes it away.
    pub fn set_header(&mut self, key: &str, value: &str) {
        let value = Some(value).filter(|value| !value.is_empty());
        if key.is_empty() || self.record.headers.get(key) == value {
            return;
        }
        self.write(Some(Typing::Header(key.to_owned())), |record| {
            match value {
                Some(value) => record.headers.set(key, value),
                None => drop(record.headers.remove(key)),
            }
            true
        });
    }

    /// How the line ends after the move of the cursor, as far as that may be seen.
    pub fn end(&self) -> Option<&EndMarker> {
        match self.record.node(self.end_node()?).kind() {
            NodeKind::End(word) => Some(word),
            NodeKind::Start | NodeKind::Move(_) => None,
        }
    }

    /// Whether an end can be said here: there is one already, or nothing follows.
    pub fn can_set_end(&self) -> bool {
        self.end_node().is_some() || self.record.node(self.at()).next().is_none()
    }

    /// Says how the line ends after the move of the cursor, or that it does not.
    pub fn set_end(&mut self, word: Option<EndMarker>) {
        if self.end() == word.as_ref() || !self.can_set_end() {
            return;
        }
        match (self.end_node(), word) {
            (Some(end), Some(word)) => self.change(|record| record.set_end(end, word).is_ok()),
            (Some(end), None) => self.delete(end),
            (None, Some(word)) => {
                let at = self.at();
                self.change(|record| record.editor_from(at).end(word).is_ok());
                let mark = Mark::at(at);
                self.cursor.follow(&self.record, mark);
                self.studied.stand(self.cursor.line());
                self.history.led_to(self.cursor.mark(), false);
            }
            (None, None) => {}
        }
    }

    fn end_node(&self) -> Option<NodeId> {
        let is_end = |id: &NodeId| matches!(self.record.node(*id).kind(), NodeKind::End(_));
        let here = Some(self.at()).filter(is_end);
        let mut ahead = self.record.children(self.at());
        here.or_else(|| ahead.find(|id| is_end(id) && self.shows(*id)))
    }

    /// How the game ended, as far as that may be seen.
    pub fn result(&self) -> Option<&EndMarker> {
        let next = |&id: &NodeId| self.record.node(id).next();
        let last = core::iter::successors(Some(NodeId::ROOT), next).last()?;
        match self.record.node(last).kind() {
            NodeKind::End(word) => Some(word).filter(|_| self.shows(last)),
            NodeKind::Start | NodeKind::Move(_) => None,
        }
    }

    /// The side to move makes a move: goes to the variation that has it, or grows one.
    pub fn play_move(&mut self, mv: Move) -> Vec<ReviewEvent> {
        let by = self.setup().turn();
        self.play(Ply { by, mv })
    }

    /// A move on the board: goes to the variation that has it, or grows one.
    pub(super) fn play(&mut self, ply: Ply) -> Vec<ReviewEvent> {
        let at = self.at();
        let record = &*self.record;
        let has = |id: &NodeId| record.node(*id).ply() == Some(ply);
        let next = self.cursor.next().filter(has);
        if let Some(known) = next.or_else(|| record.children(at).find(has)) {
            return vec![self.arrive(known)];
        }
        let target = self.setup().piece_at(ply.mv.to());
        let captures_king = target.is_some_and(|piece| piece.kind() == PieceKind::King);
        if captures_king || self.setup().clone().apply_as(ply).is_err() {
            return Vec::new();
        }
        let branches = record.node(at).next().is_some();
        let mut grown = None;
        self.change(|record| {
            grown = record.editor_from(at).push(ply).ok();
            grown.is_some()
        });
        let Some(grown) = grown else {
            return Vec::new();
        };
        let moved = self.arrive(grown);
        self.history.led_to(self.cursor.mark(), false);
        let branched = branches.then_some(ReviewEvent::Branched);
        branched.into_iter().chain([moved]).collect()
    }

    /// The node that a line beside the record begins at: where the board stands, or the
    /// one before.
    pub fn start_of(&self, peek: &LinePreview) -> Option<NodeId> {
        let at = self.at();
        let nodes = [Some(at), self.record.node(at).parent()];
        let begins =
            |&node: &NodeId| position_of(&self.setup_at(node)).as_ref() == Some(peek.start());
        nodes.into_iter().flatten().find(begins)
    }

    /// Adds a line of moves where the board stands, or follows the one that is there,
    /// in one step; the board goes to where `shown` of them have been made.
    pub fn graft(&mut self, moves: &[Move], shown: usize) -> Vec<ReviewEvent> {
        let record = &*self.record;
        let (mut at, mut turn) = (self.at(), self.setup().turn());
        let mut known = 0;
        let mut target = at;
        for &mv in moves {
            let ply = Ply { by: turn, mv };
            let mut children = record.children(at);
            let Some(child) = children.find(|&id| record.node(id).ply() == Some(ply)) else {
                break;
            };
            (at, turn, known) = (child, !turn, known + 1);
            if known <= shown {
                target = at;
            }
        }
        if known == moves.len() {
            return self.go(target);
        }
        let branches = record.node(at).next().is_some();
        self.change(|record| {
            let mut line = record.editor_from(at);
            for &mv in &moves[known..] {
                let by = line.setup().turn();
                if line.push(Ply { by, mv }).is_err() {
                    break;
                }
                known += 1;
                if known <= shown {
                    target = line.node();
                }
            }
            true
        });
        let mark = Mark::at(target);
        self.cursor.follow(&self.record, mark);
        self.studied.stand(self.cursor.line());
        self.put_down();
        self.history.led_to(self.cursor.mark(), false);
        let branched = branches.then_some(ReviewEvent::Branched);
        branched.into_iter().chain([ReviewEvent::Went]).collect()
    }

    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Takes the last change back, and goes to where it was made; returns whether
    /// there was one.
    pub fn undo(&mut self) -> bool {
        let edit = self.history.undo(Arc::clone(&self.record));
        edit.is_some_and(|edit| {
            let before = edit.before;
            self.restore(edit, before);
            true
        })
    }

    /// Makes the change again that was taken back last; returns whether there was
    /// one.
    pub fn redo(&mut self) -> bool {
        let edit = self.history.redo(Arc::clone(&self.record));
        edit.is_some_and(|edit| {
            let after = edit.after;
            self.restore(edit, after);
            true
        })
    }

    fn restore(&mut self, edit: Edit, mark: Mark) {
        self.record = edit.record;
        self.revision += 1;
        self.shape += 1;
        self.numbering += u64::from(edit.renumbers);
        self.cursor = Cursor::found(&self.record, mark);
        let record = &*self.record;
        self.studied
            .renumber(|id| Some(id).filter(|&id| !edit.renumbers && record.contains(id)));
        self.studied.stand(self.cursor.path());
        self.put_down();
    }

    /// Changes the record's tree, which is a step.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Record) -> bool) {
        self.write(None, change);
        self.shape += 1;
    }

    /// Changes what is said in the record, but not its tree, as a step or as more of
    /// the one that is being typed.
    pub(super) fn write(
        &mut self,
        typing: Option<Typing>,
        change: impl FnOnce(&mut Record) -> bool,
    ) {
        if !self.history.goes_on(typing.as_ref()) {
            self.history.begin(&self.record, self.cursor.mark(), typing);
        }
        let changed = change(Arc::make_mut(&mut self.record));
        debug_assert!(changed, "what can be changed is known before");
        self.revision += 1;
    }
}

/// Every node but the root and those that go with `gone`, in the order of the tree.
fn order_without(record: &Record, gone: NodeId) -> Vec<NodeId> {
    let mut removed = HashSet::from([gone]);
    let mut order = record.depth_first();
    order.retain(|&id| {
        let parent = record.node(id).parent();
        let goes = id == gone || parent.is_some_and(|parent| removed.contains(&parent));
        if goes {
            removed.insert(id);
        }
        !goes
    });
    order
}
