use shogi::{Move, Ply, Position};

use super::step;
use crate::{BoardIntent, BoardView, MoveContext, MoveRules, Refusal, Selection, SelectionOutcome};

/// A board to try legal moves on, apart from the record.
#[derive(Clone, Debug)]
pub struct TrialBoard {
    position: Position,
    before: Option<Move>,
    last: Option<MoveContext>,
    selection: Selection,
    refusal: Option<Refusal>,
    /// Whether moves are accepted.
    pub open: bool,
}

impl TrialBoard {
    pub fn new(position: Position, before: Option<Move>) -> Self {
        Self {
            position,
            before,
            last: None,
            selection: Selection::Idle,
            refusal: None,
            open: true,
        }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The move that led here.
    pub fn before(&self) -> Option<Move> {
        self.before
    }

    /// Handles an intent; a complete legal move is returned, not made.
    pub fn handle(&mut self, intent: BoardIntent) -> Option<Ply> {
        self.refusal = None;
        let mover = self.open.then(|| self.position.turn());
        let ground = MoveRules::Legal(&self.position);
        match self.selection.handle(intent, ground, mover) {
            SelectionOutcome::Play(ply) => Some(ply),
            SelectionOutcome::Refused { origin, to, why } => {
                self.refusal = Some(Refusal { origin, to, why });
                None
            }
            SelectionOutcome::Nothing | SelectionOutcome::Changed => None,
        }
    }

    /// Makes a legal move.
    pub fn play(&mut self, mv: Move) {
        self.last = step(&mut self.position, mv, self.before);
        self.before = Some(mv);
        self.selection = Selection::Idle;
        self.refusal = None;
    }

    pub fn board_view(&self) -> BoardView {
        let mover = self.open.then(|| self.position.turn());
        BoardView {
            last_move: self.last,
            refusal: self.refusal,
            ..BoardView::from_position(&self.position, self.selection, mover)
        }
    }
}
