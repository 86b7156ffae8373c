//! What the board shows of a step.
use komadai_lessons::Goal;
use komadai_records::{Brush, Mark, Shape};
use shogi::{Origin, Ply, Square};

use super::{StepPhase, StepState};
use crate::{BoardView, move_context};

impl StepState {
    pub fn board_view(&self) -> BoardView {
        let view = BoardView::from_position(self.position(), self.selection, self.mover());
        let last = self.shown.checked_sub(1);
        let last_move = last.and_then(|last| {
            let before = &self.positions[last];
            let ply = Ply {
                by: before.turn(),
                mv: self.moves[last],
            };
            let earlier = last.checked_sub(1).map(|earlier| self.moves[earlier]);
            move_context(&before.to_setup(), ply, earlier)
        });
        BoardView {
            last_move,
            refusal: self.refusal,
            ..view
        }
    }

    /// The marks of the step at its start, and rings on the squares that the reader has
    /// marked.
    pub fn marks(&self) -> Vec<Mark> {
        let mut marks = match self.moves.is_empty() || self.shown == 0 {
            true => self.step.marks.to_vec(),
            false => Vec::new(),
        };
        marks.extend(self.marked_squares().iter().map(|&square| Mark {
            brush: Brush::Blue,
            shape: Shape::Circle(Origin::Board(square)),
        }));
        marks
    }

    /// The stars that no piece has moved onto yet.
    pub fn stars_left(&self) -> Vec<Square> {
        let Goal::Stars { stars, .. } = &self.step.goal else {
            return Vec::new();
        };
        let is_left = |star: &&Square| self.moves.iter().all(|mv| mv.to() != **star);
        stars.iter().filter(is_left).copied().collect()
    }

    /// The squares that can be marked, where not all of them can.
    pub fn selectable_squares(&self) -> &[Square] {
        match &self.step.goal {
            Goal::Select(selection) if self.phase != StepPhase::Solved => &selection.among,
            _ => &[],
        }
    }
}
