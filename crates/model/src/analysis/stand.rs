use shogi::{Move, Ply, Position};

use super::step;
use crate::{Ground, Intent, Refusal, Response, Scene, Selection, i18n::MoveFacts};

/// A board to try legal moves on, beside the record's.
#[derive(Clone, Debug)]
pub struct Stand {
    position: Position,
    before: Option<Move>,
    last: Option<MoveFacts>,
    selection: Selection,
    refusal: Option<Refusal>,
    /// Whether moves are taken.
    pub open: bool,
}

impl Stand {
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

    /// What a board says; a legal move that is complete is not made yet.
    pub fn handle(&mut self, intent: Intent) -> Option<Ply> {
        self.refusal = None;
        let mover = self.open.then(|| self.position.turn());
        let ground = Ground::Legal(&self.position);
        match self.selection.handle(intent, ground, mover) {
            Response::Play(ply) => Some(ply),
            Response::Refused { origin, to, why } => {
                self.refusal = Some(Refusal { origin, to, why });
                None
            }
            Response::Nothing | Response::Changed => None,
        }
    }

    /// Makes a legal move.
    pub fn play(&mut self, mv: Move) {
        self.last = step(&mut self.position, mv, self.before);
        self.before = Some(mv);
        self.selection = Selection::Idle;
        self.refusal = None;
    }

    pub fn scene(&self) -> Scene {
        let mover = self.open.then(|| self.position.turn());
        Scene {
            last_move: self.last,
            refusal: self.refusal,
            ..Scene::of(&self.position, self.selection, mover)
        }
    }
}
