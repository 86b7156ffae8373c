use shogi::{Move, Ply, Position};

use super::{Found, Judged, Judgement, Stand, Worth, judge};
use crate::{Intent, Scene};

/// A move of a game tried again: another one is played in its place, and judged.
#[derive(Clone, Debug)]
pub struct Retry {
    start: Stand,
    stand: Stand,
    /// What was found in the position.
    known: Found,
    /// The move of the game.
    played: Ply,
    tried: Option<Ply>,
    verdict: Option<Verdict>,
}

/// What a try was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verdict {
    /// The engine's own move.
    Best,
    /// The move of the game again.
    Same(Judged),
    /// As good as the best.
    Good(Judged),
    Judged(Judged),
}

impl Retry {
    pub fn new(position: Position, before: Option<Move>, known: Found, played: Ply) -> Self {
        let stand = Stand::new(position, before);
        Self {
            start: stand.clone(),
            stand,
            known,
            played,
            tried: None,
            verdict: None,
        }
    }

    pub fn scene(&self) -> Scene {
        self.stand.scene()
    }

    /// Before the try.
    pub fn start(&self) -> &Stand {
        &self.start
    }

    pub fn known(&self) -> &Found {
        &self.known
    }

    pub fn tried(&self) -> Option<Ply> {
        self.tried
    }

    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// After the try.
    pub fn position(&self) -> &Position {
        self.stand.position()
    }

    /// What a board says; true if a move was made, which is to be judged.
    pub fn handle(&mut self, intent: Intent) -> bool {
        let Some(ply) = self.stand.handle(intent) else {
            return false;
        };
        self.stand.play(ply.mv);
        self.stand.open = false;
        self.tried = Some(ply);
        self.verdict = (self.known.best.first() == Some(&ply.mv)).then_some(Verdict::Best);
        true
    }

    /// What the position is worth after the try.
    pub fn judge(&mut self, after: Worth) {
        let Some(ply) = self.tried else {
            return;
        };
        if self.verdict == Some(Verdict::Best) {
            return;
        }
        let judged = judge(self.known.worth, after, ply.by);
        self.verdict = Some(match judged.judgement {
            _ if ply == self.played => Verdict::Same(judged),
            Judgement::Fine => Verdict::Good(judged),
            _ => Verdict::Judged(judged),
        });
    }

    /// From the start once more.
    pub fn again(&mut self) {
        self.stand = self.start.clone();
        self.tried = None;
        self.verdict = None;
    }
}
