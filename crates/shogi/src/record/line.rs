use core::time::Duration;

use super::{EditError, EndWord, NodeId, Record, Step};
use crate::{ApplyError, Color, Ply, Setup};

/// A place in a record with the table as it stands there, to read along a line
/// or to write one.
#[derive(Debug)]
pub struct Line<'a> {
    record: &'a mut Record,
    node: NodeId,
    table: Setup,
}

impl Record {
    /// The start, to go along a line from and to write moves to.
    pub fn line(&mut self) -> Line<'_> {
        Line::at(self, NodeId::ROOT)
    }

    /// A node, to go along a line from and to write moves to.
    pub fn line_at(&mut self, id: NodeId) -> Line<'_> {
        Line::at(self, id)
    }

    /// A node whose table is known already.
    pub(crate) fn editor_at(&mut self, id: NodeId, table: Setup) -> Line<'_> {
        Line::at_table(self, id, table)
    }
}

impl<'a> Line<'a> {
    fn at(record: &'a mut Record, node: NodeId) -> Self {
        let table = record.table_at(node);
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

    /// The record that the line belongs to.
    pub fn record(&mut self) -> &mut Record {
        self.record
    }

    /// Where the line stands.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// What stands on the table there.
    pub fn table(&self) -> &Setup {
        &self.table
    }

    /// Reads a USI move that is to be made here; a drop is made by the side to
    /// move.
    ///
    /// # Errors
    /// When the text is not a move.
    pub fn read(&self, usi: &str) -> Result<Ply, crate::ParseMoveError> {
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
            None => self.push_new(ply),
        }
    }

    /// Makes a move and goes to it, as a variation of its own even if there is
    /// the same already.
    ///
    /// # Errors
    /// As [`Line::push`].
    pub fn push_new(&mut self, ply: Ply) -> Result<NodeId, EditError> {
        if matches!(self.record.node(self.node).step, Step::End(_)) {
            return Err(EditError::AfterEnd);
        }
        self.apply(ply)?;
        self.node = self.record.append(self.node, Step::Move(ply));
        Ok(self.node)
    }

    fn apply(&mut self, ply: Ply) -> Result<(), ApplyError> {
        self.table.apply_for(ply).map(drop)
    }

    /// Ends the line here.
    ///
    /// # Errors
    /// When it has ended.
    pub fn end(&mut self, word: EndWord) -> Result<NodeId, EditError> {
        if matches!(self.record.node(self.node).step, Step::End(_)) {
            return Err(EditError::AfterEnd);
        }
        self.node = self.record.append(self.node, Step::End(word));
        Ok(self.node)
    }

    /// Ends the line here, whatever followed being variations of the end.
    ///
    /// # Errors
    /// As [`Line::end`].
    pub(crate) fn end_first(&mut self, word: EndWord) -> Result<NodeId, EditError> {
        if matches!(self.record.node(self.node).step, Step::End(_)) {
            return Err(EditError::AfterEnd);
        }
        self.node = self.record.prepend(self.node, Step::End(word));
        Ok(self.node)
    }

    /// What the move here took, cut to [`Record::LONGEST_TIME`].
    pub fn set_spent(&mut self, spent: Option<Duration>) {
        let index = self.node.index();
        self.record.nodes[index].spent = spent.map(|spent| spent.min(Record::LONGEST_TIME));
    }

    /// Adds a line of comment here.
    pub fn add_comment(&mut self, text: &str) {
        let comment = &mut self.record.note(self.node).comment;
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }
}
