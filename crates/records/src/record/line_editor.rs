//! A cursor to follow lines and add moves.

use core::time::Duration;

use komadai_shogi::{Ply, Setup};

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

    /// Adds a move as the last child of a node, whose board is `table` before the move and is
    /// changed to that after it.
    ///
    /// # Errors
    /// When the piece for it is not there, or the line has ended; nothing is changed.
    pub(crate) fn add_move(
        &mut self,
        parent: NodeId,
        table: &mut Setup,
        ply: Ply,
    ) -> Result<NodeId, EditError> {
        if matches!(self.node(parent).kind, NodeKind::End(_)) {
            return Err(EditError::AfterEnd);
        }
        table.apply_as(ply)?;
        Ok(self.append(parent, NodeKind::Move(ply)))
    }

    /// Ends the line at a node. With `is_first`, its children become variations of the end.
    ///
    /// # Errors
    /// When the line has ended.
    pub(crate) fn add_end(
        &mut self,
        parent: NodeId,
        word: EndMarker,
        is_first: bool,
    ) -> Result<NodeId, EditError> {
        if matches!(self.node(parent).kind, NodeKind::End(_)) {
            return Err(EditError::AfterEnd);
        }
        let end = NodeKind::End(word);
        Ok(match is_first {
            true => self.prepend(parent, end),
            false => self.append(parent, end),
        })
    }

    /// Sets the time of a node's move, at most [`Record::MAX_TIME`].
    pub(crate) fn set_spent(&mut self, id: NodeId, spent: Option<Duration>) {
        self.nodes[id.index()].spent = spent.map(|spent| spent.min(Self::MAX_TIME));
    }
}

impl<'a> LineEditor<'a> {
    fn at(record: &'a mut Record, node: NodeId) -> Self {
        let table = record.setup_at(node);
        Self {
            record,
            node,
            table,
        }
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
                self.table.apply_as(ply)?;
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
        self.node = self.record.add_move(self.node, &mut self.table, ply)?;
        Ok(self.node)
    }

    /// Ends the line at the node.
    ///
    /// # Errors
    /// When the line has ended.
    pub fn end(&mut self, word: EndMarker) -> Result<NodeId, EditError> {
        self.node = self.record.add_end(self.node, word, false)?;
        Ok(self.node)
    }

    /// Sets the time of the node's move, at most [`Record::MAX_TIME`].
    pub fn set_spent(&mut self, spent: Option<Duration>) {
        self.record.set_spent(self.node, spent);
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
