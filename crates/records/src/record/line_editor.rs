//! A cursor to follow lines and add moves.

use core::time::Duration;

use komadai_shogi::{ApplyError, Ply, Setup};

use super::{EditError, EndMarker, NodeId, NodeKind, Record};

/// A cursor in a record with the board at its node, to follow a line or to add moves.
#[derive(Debug)]
pub struct LineEditor<'a> {
    record: &'a mut Record,
    node: NodeId,
    table: Setup,
}

impl Record {
    /// A cursor at the root.
    pub fn editor(&mut self) -> LineEditor<'_> {
        LineEditor::at(self, NodeId::ROOT)
    }

    /// A cursor at a node.
    pub fn editor_from(&mut self, id: NodeId) -> LineEditor<'_> {
        LineEditor::at(self, id)
    }

    /// A cursor at a node whose board is known.
    pub(crate) fn editor_at(&mut self, id: NodeId, table: Setup) -> LineEditor<'_> {
        LineEditor::at_table(self, id, table)
    }
}

impl<'a> LineEditor<'a> {
    fn at(record: &'a mut Record, node: NodeId) -> Self {
        let table = record.setup_at(node);
        Self::at_table(record, node, table)
    }

    fn at_table(record: &'a mut Record, node: NodeId, table: Setup) -> Self {
        Self {
            record,
            node,
            table,
        }
    }

    pub(crate) fn into_table(self) -> Setup {
        self.table
    }

    /// The record.
    pub fn record(&mut self) -> &mut Record {
        self.record
    }

    /// The node of the cursor.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The board at the node.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.table
    }

    /// Reads a USI move to be made at the node; a drop is made by the side to move.
    ///
    /// # Errors
    /// When the text is not a move.
    pub fn parse_ply(&self, usi: &str) -> Result<Ply, komadai_shogi::ParseMoveError> {
        let mv: komadai_shogi::Move = usi.parse()?;
        Ok(Ply {
            by: self.table.mover(mv),
            mv,
        })
    }

    /// Makes a move and goes to it: to the child with the same move, or to a new last
    /// child.
    ///
    /// # Errors
    /// When the piece for it is not there, or the line has ended.
    pub fn push(&mut self, ply: Ply) -> Result<NodeId, EditError> {
        let record = &*self.record;
        let same = record
            .children(self.node)
            .find(|&id| record.node(id).ply() == Some(ply));
        match same {
            Some(id) => {
                self.apply(ply)?;
                self.node = id;
                Ok(id)
            }
            None => self.push_sibling(ply),
        }
    }

    /// Makes a move as a new last child and goes to it, even if another child has the
    /// same move.
    ///
    /// # Errors
    /// As [`LineEditor::push`].
    pub fn push_sibling(&mut self, ply: Ply) -> Result<NodeId, EditError> {
        if matches!(self.record.node(self.node).kind, NodeKind::End(_)) {
            return Err(EditError::AfterEnd);
        }
        self.apply(ply)?;
        self.node = self.record.append(self.node, NodeKind::Move(ply));
        Ok(self.node)
    }

    fn apply(&mut self, ply: Ply) -> Result<(), ApplyError> {
        self.table.apply_as(ply).map(drop)
    }

    /// Ends the line at the node.
    ///
    /// # Errors
    /// When the line has ended.
    pub fn end(&mut self, word: EndMarker) -> Result<NodeId, EditError> {
        if matches!(self.record.node(self.node).kind, NodeKind::End(_)) {
            return Err(EditError::AfterEnd);
        }
        self.node = self.record.append(self.node, NodeKind::End(word));
        Ok(self.node)
    }

    /// Ends the line at the node; its children become variations of the end.
    ///
    /// # Errors
    /// As [`LineEditor::end`].
    pub(crate) fn end_first(&mut self, word: EndMarker) -> Result<NodeId, EditError> {
        if matches!(self.record.node(self.node).kind, NodeKind::End(_)) {
            return Err(EditError::AfterEnd);
        }
        self.node = self.record.prepend(self.node, NodeKind::End(word));
        Ok(self.node)
    }

    /// Sets the time of the node's move, at most [`Record::MAX_TIME`].
    pub fn set_spent(&mut self, spent: Option<Duration>) {
        let index = self.node.index();
        self.record.nodes[index].spent = spent.map(|spent| spent.min(Record::MAX_TIME));
    }

    /// Appends a line to the comment.
    pub fn add_comment(&mut self, text: &str) {
        let comment = &mut self.record.notes_mut(self.node).comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }
}
