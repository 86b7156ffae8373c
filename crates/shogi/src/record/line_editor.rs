use core::time::Duration;

use super::{EndMarker, NodeId, NodeKind, Record};
use crate::{ApplyError, Color, Ply, Setup, record::EditError};

/// A place in a record with the table as it stands there, to read along a line
/// or to write one.
#[derive(Debug)]
pub struct LineEditor<'a> {
    record: &'a mut Record,
    node: NodeId,
    table: Setup,
}

impl<'a> LineEditor<'a> {
    pub(super) fn at(record: &'a mut Record, node: NodeId) -> Self {
        let table = record.setup_at(node);
        Self::at_table(record, node, table)
    }

    pub(super) fn at_table(record: &'a mut Record, node: NodeId, table: Setup) -> Self {
        Self {
            record,
            node,
            table,
        }
    }

    pub(crate) fn into_table(self) -> Setup {
        self.table
    }

    /// The record that the line belongs to.
    pub fn record(&mut self) -> &mut Record {
        self.record
    }

    /// Where the line stands.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// What stands on the table there.
    pub fn setup(&self) -> &Setup {
        &self.table
    }

    /// Reads a USI move that is to be made here; a drop is made by the side to
    /// move.
    ///
    /// # Errors
    /// When the text is not a move.
    pub fn parse_ply(&self, usi: &str) -> Result<Ply, crate::ParseMoveError> {
        let mv: crate::Move = usi.parse()?;
        Ok(Ply {
            by: self.owner(mv),
            mv,
        })
    }

    fn owner(&self, mv: crate::Move) -> Color {
        let piece = mv.from().and_then(|from| self.table.piece_at(from));
        piece.map_or(self.table.turn(), |piece| piece.color())
    }

    /// Makes a move and goes to it: the variation that has it already, or a new
    /// one after the others.
    ///
    /// # Errors
    /// When the wood for it is not there, or the line has ended.
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

    /// Makes a move and goes to it, as a variation of its own even if there is
    /// the same already.
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

    /// Ends the line here.
    ///
    /// # Errors
    /// When it has ended.
    pub fn end(&mut self, word: EndMarker) -> Result<NodeId, EditError> {
        if matches!(self.record.node(self.node).kind, NodeKind::End(_)) {
            return Err(EditError::AfterEnd);
        }
        self.node = self.record.append(self.node, NodeKind::End(word));
        Ok(self.node)
    }

    /// Ends the line here, whatever followed being variations of the end.
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

    /// What the move here took, cut to [`Record::MAX_TIME`].
    pub fn set_spent(&mut self, spent: Option<Duration>) {
        let index = self.node.index();
        self.record.nodes[index].spent = spent.map(|spent| spent.min(Record::MAX_TIME));
    }

    /// Adds a line of comment here.
    pub fn add_comment(&mut self, text: &str) {
        let comment = &mut self.record.notes_mut(self.node).comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }
}
