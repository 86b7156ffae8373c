use komadai_records::{Mark, Marks};

use super::{EditKind, Review};

/// The result of drawing a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawOutcome {
    Added,
    /// It was there in another colour.
    Recolored,
    /// It was there already, and is not any more.
    Removed,
    /// The limit of marks is reached.
    NoRoom,
}

impl Review {
    /// The arrows and circles on the position that the board shows.
    pub fn marks(&self) -> &Marks {
        &self.record.node(self.at()).notes().marks
    }

    /// Draws a mark there. What is drawn again in its colour is taken away.
    pub fn draw(&mut self, mark: Mark) -> DrawOutcome {
        let marks = self.marks();
        let drawn = match marks.brush_of(mark.shape) {
            Some(brush) if brush == mark.brush => DrawOutcome::Removed,
            Some(_) => DrawOutcome::Recolored,
            None if marks.len() < Marks::MAX_LEN => DrawOutcome::Added,
            None => DrawOutcome::NoRoom,
        };
        self.edit_notes(self.at(), EditKind::Marks, &mut |notes| {
            notes.marks.toggle(mark);
        });
        drawn
    }

    /// Takes all of them away, in one step.
    pub fn clear_marks(&mut self) {
        self.edit_notes(self.at(), EditKind::Marks, &mut |notes| {
            notes.marks.clear();
        });
    }
}
