//! The mate solver as the other side.

use shogi::{Move, MoveKind, Position, tsume::MateAnswer};

/// A question to the mate solver, about the position after the reader's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolverQuestion {
    /// Which defence lasts longest, and whether mate follows in so many plies, that defence
    /// included. Futile interpositions do not count.
    Defence(usize),
    /// Whether the side to move mates by checks in so many plies.
    Attack(usize),
}

/// The other side's move, if it makes one, and whether the task is decided by it.
pub type SolverReply = (Option<Move>, Option<bool>);

/// Finds the other side's move with a mate solver: what to ask next, and what follows
/// from the answers.
#[derive(Debug)]
pub struct SolverQuery {
    position: Position,
    asked: SolverQuestion,
    /// The defences that are still to be examined, and the present one.
    left: Vec<Move>,
    now: Option<Move>,
    /// The defence that lasts longest, and how long.
    longest: Option<(usize, Move)>,
    reply: Option<SolverReply>,
}

/// The next step.
#[derive(Debug)]
pub enum SolverStep {
    /// Search for a mate in this position.
    Solve(Box<Position>),
    Reply(SolverReply),
}

impl SolverQuery {
    pub fn new(position: Position, asked: SolverQuestion) -> Self {
        Self {
            position,
            asked,
            left: position.legal_moves().iter().copied().collect(),
            now: None,
            longest: None,
            reply: None,
        }
    }

    pub fn next_step(&mut self) -> SolverStep {
        if let Some(reply) = self.reply {
            return SolverStep::Reply(reply);
        }
        if let SolverQuestion::Attack(_) = self.asked {
            return SolverStep::Solve(Box::new(self.position));
        }
        self.now = self.left.pop();
        match self.now {
            Some(mv) => {
                let mut after = self.position;
                after.play_unchecked(mv);
                SolverStep::Solve(Box::new(after))
            }
            // What only puts it off is no defence.
            None => SolverStep::Reply(match self.longest {
                Some((_, mv)) => (Some(mv), None),
                None => (None, Some(true)),
            }),
        }
    }

    /// The answer to what was to be solved.
    pub fn on_answer(&mut self, answer: &MateAnswer) {
        let line = match answer {
            MateAnswer::Mate(line) => Some(line),
            MateAnswer::NoMate | MateAnswer::Unknown => None,
        };
        match (self.asked, self.now) {
            (SolverQuestion::Attack(plies), _) => {
                let mate = line.filter(|line| line.len() <= plies);
                self.reply = Some(match mate {
                    Some(line) => (line.first().copied(), Some(false)),
                    None => (None, Some(true)),
                });
            }
            (SolverQuestion::Defence(plies), Some(mv)) => {
                self.weigh(mv, plies, line.map(|line| line.len() + 1));
            }
            (SolverQuestion::Defence(_), None) => {}
        }
    }

    /// A defence after which there is mate in so many plies, itself included, or none.
    fn weigh(&mut self, mv: Move, plies: usize, length: Option<usize>) {
        let drops = matches!(mv.kind(), MoveKind::Drop { .. });
        match length {
            // A drop that only puts it off.
            Some(length) if drops && length <= plies + 2 => {}
            Some(length) if length <= plies => {
                if self.longest.is_none_or(|(longest, _)| longest < length) {
                    self.longest = Some((length, mv));
                }
            }
            _ => self.reply = Some((Some(mv), Some(false))),
        }
    }
}
