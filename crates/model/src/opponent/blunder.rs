//! Compares a player's move with the best one: was it a blunder, and why.
use core::time::Duration;

use komadai_explain::Mistake;
use komadai_protocol::{GameState, Request};
use komadai_search::{Limits, Line, Score, ScoreKind, TimeBudget};
use shogi::{Color, Move, Position};

use super::super::PlayedGame;
use super::advice::TOLD;

/// A move that is compared with the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveCheck {
    /// Its index in the game's moves.
    pub index: usize,
    pub by: Color,
    pub played: Move,
    before: GameState,
}

/// The result of the comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveVerdict {
    /// No other move is clearly better.
    Fine,
    Blunder(Blunder),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blunder {
    pub cost: BlunderCost,
    /// The better move, and how the game might go on.
    pub better: Vec<Move>,
    /// The refutation of the move that was made.
    pub punished: Vec<Move>,
}

/// What a move has cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlunderCost {
    /// A mate in so many moves was there.
    MateMissed(u32),
    /// The other side mates in so many.
    MateAllowed(u32),
    /// In hundredths of a pawn, and whether that decides the game.
    Points { points: u32, decides: bool },
}

/// A move is held before it is answered if it loses so much, in hundredths of a pawn: a silver
/// and more.
const HELD: u32 = 600;

impl Blunder {
    /// Whether it is so clear that a teacher would hold the move before it counts. A mate that
    /// was missed is none: the position may be as good as won.
    pub const fn is_clear(&self) -> bool {
        match self.cost {
            BlunderCost::MateMissed(_) => false,
            BlunderCost::MateAllowed(_) => true,
            BlunderCost::Points { points, decides } => decides || points >= HELD,
        }
    }
}

/// How long either of the two moves is looked at.
const LOOKING: Duration = Duration::from_millis(700);
/// Nobody sees a smaller difference, in hundredths of a pawn...
const LEAST: i32 = 80;
/// ...or in the chances of winning.
const LEAST_CHANCES: f64 = 0.04;
/// What decides a game.
const DECIDING: f64 = 0.30;

impl MoveCheck {
    /// The last legal move that a person made.
    pub fn from_game(game: &PlayedGame) -> Option<Self> {
        let setup = game.options();
        let all = GameState::from_game(game.game());
        let mut plies = game.game().plies().iter().take(all.moves.len()).enumerate();
        let (index, ply) = plies.rfind(|(_, ply)| setup.is_person(ply.by))?;
        Some(Self {
            index,
            by: ply.by,
            played: ply.mv,
            before: GameState {
                moves: all.moves[..index].to_vec(),
                ..all
            },
        })
    }

    /// The first request: the best move.
    pub fn best(&self) -> Request {
        Self::look(self.before.clone())
    }

    /// The second request: the reply to the move that was made.
    pub fn reply(&self) -> Request {
        let mut after = self.before.clone();
        after.moves.push(self.played);
        Self::look(after)
    }

    fn look(situation: GameState) -> Request {
        Request::Analyse {
            state: situation,
            limits: Limits::time(TimeBudget::fixed(LOOKING)),
        }
    }

    /// The move with both answers, to be explained; `position` is the one before it.
    pub fn mistake<'a>(
        &self,
        position: &'a Position,
        best: &'a Line,
        reply: &'a Line,
    ) -> Mistake<'a> {
        let explained = |line: &'a Line| komadai_explain::Line {
            moves: &line.moves,
            mates: match line.score.kind() {
                ScoreKind::Mate(plies) => u32::try_from(plies).ok().filter(|&plies| plies > 0),
                ScoreKind::Centipawns(_) => None,
            },
        };
        Mistake {
            position,
            mv: self.played,
            best: explained(best),
            reply: explained(reply),
        }
    }

    /// What comes of the two answers: the best line, and the one that follows the move;
    /// none where nothing could follow it.
    pub fn verdict(&self, best: &Line, reply: Option<&Line>) -> MoveVerdict {
        let blunder = reply.filter(|_| best.moves.first() != Some(&self.played));
        let blunder = blunder.and_then(|reply| {
            Some(Blunder {
                cost: cost(best.score, -reply.score)?,
                better: best.moves.iter().copied().take(TOLD).collect(),
                punished: reply.moves.iter().copied().take(TOLD).collect(),
            })
        });
        blunder.map_or(MoveVerdict::Fine, MoveVerdict::Blunder)
    }
}

fn cost(best: Score, made: Score) -> Option<BlunderCost> {
    use ScoreKind::{Centipawns, Mate};
    let count = |plies: i32| plies.unsigned_abs();
    match (best.kind(), made.kind()) {
        // Won or lost as before.
        (_, Mate(1..)) | (Mate(..=0), _) => None,
        (Mate(plies), _) => Some(BlunderCost::MateMissed(count(plies))),
        (Centipawns(_), Mate(plies)) => Some(BlunderCost::MateAllowed(count(plies))),
        (Centipawns(one), Centipawns(other)) => {
            let chances = best.winning_rate() - made.winning_rate();
            let points = one - other;
            (points >= LEAST && chances >= LEAST_CHANCES).then_some(BlunderCost::Points {
                points: points.unsigned_abs(),
                decides: chances >= DECIDING,
            })
        }
    }
}
