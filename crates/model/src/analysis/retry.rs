use shogi::{Move, Ply, Position};

use super::{AnalysisResult, JudgedMove, Judgement, PositionEval, TrialBoard, judge};
use crate::{BoardIntent, BoardView};

/// A move of a game tried again: another one is played in its place, and judged.
#[derive(Clone, Debug)]
pub struct Retry {
    start: TrialBoard,
    stand: TrialBoard,
    /// What was found in the position.
    known: AnalysisResult,
    /// The move of the game.
    played: Ply,
    tried: Option<Ply>,
    verdict: Option<RetryVerdict>,
}

/// What a try was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RetryVerdict {
    /// The engine's own move.
    Best,
    /// The move of the game again.
    Same(JudgedMove),
    /// As good as the best.
    Good(JudgedMove),
    Judged(JudgedMove),
}

impl Retry {
    pub fn new(
        position: Position,
        before: Option<Move>,
        known: AnalysisResult,
        played: Ply,
    ) -> Self {
        let stand = TrialBoard::new(position, before);
        Self {
            start: stand.clone(),
            stand,
            known,
            played,
            tried: None,
            verdict: None,
        }
    }

    pub fn board_view(&self) -> BoardView {
        self.stand.board_view()
    }

    /// Before the try.
    pub fn start(&self) -> &TrialBoard {
        &self.start
    }

    pub fn known(&self) -> &AnalysisResult {
        &self.known
    }

    pub fn tried(&self) -> Option<Ply> {
        self.tried
    }

    pub fn verdict(&self) -> Option<RetryVerdict> {
        self.verdict
    }

    /// After the try.
    pub fn position(&self) -> &Position {
        self.stand.position()
    }

    /// What a board says; true if a move was made, which is to be judged.
    pub fn handle(&mut self, intent: BoardIntent) -> bool {
        let Some(ply) = self.stand.handle(intent) else {
            return false;
        };
        self.stand.play(ply.mv);
        self.stand.open = false;
        self.tried = Some(ply);
        self.verdict = (self.known.best.first() == Some(&ply.mv)).then_some(RetryVerdict::Best);
        true
    }

    /// What the position is worth after the try.
    pub fn judge(&mut self, after: PositionEval) {
        let Some(ply) = self.tried else {
            return;
        };
        if self.verdict == Some(RetryVerdict::Best) {
            return;
        }
        let judged = judge(self.known.worth, after, ply.by);
        self.verdict = Some(match judged.judgement {
            _ if ply == self.played => RetryVerdict::Same(judged),
            Judgement::Fine => RetryVerdict::Good(judged),
            _ => RetryVerdict::Judged(judged),
        });
    }

    /// From the start once more.
    pub fn restart(&mut self) {
        self.stand = self.start.clone();
        self.tried = None;
        self.verdict = None;
    }
}
