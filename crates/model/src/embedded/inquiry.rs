use shogi::{Move, MoveKind, Position, tsume::MateAnswer};

use super::Asked;

/// The other side's move, if it makes one, and whether the task is decided by it.
pub type Reply = (Option<Move>, Option<bool>);

/// The other side's move, looked for with a mate solver: what that is to be asked next,
/// and what follows from its answers.
#[derive(Debug)]
pub struct Inquiry {
    position: Position,
    asked: Asked,
    /// The defences that are still to be looked at, and the one that is being.
    left: Vec<Move>,
    now: Option<Move>,
    /// The defence that lasts longest, and how long.
    longest: Option<(usize, Move)>,
    reply: Option<Reply>,
}

/// What is to be done next.
#[derive(Debug)]
pub enum Next {
    /// Ask for a mate here.
    Solve(Box<Position>),
    Reply(Reply),
}

impl Inquiry {
    pub fn new(position: Position, asked: Asked) -> Self {
        Self {
            position,
            asked,
            left: position.legal_moves().iter().copied().collect(),
            now: None,
            longest: None,
            reply: None,
        }
    }

    pub fn go_on(&mut self) -> Next {
        if let Some(reply) = self.reply {
            return Next::Reply(reply);
        }
        if let Asked::Attack(_) = self.asked {
            return Next::Solve(Box::new(self.position));
        }
        self.now = self.left.pop();
        match self.now {
            Some(mv) => {
                let mut after = self.position;
                after.play_unchecked(mv);
                Next::Solve(Box::new(after))
            }
            // What only puts it off is no defence.
            None => Next::Reply(match self.longest {
                Some((_, mv)) => (Some(mv), None),
                None => (None, Some(true)),
            }),
        }
    }

    /// The answer to what was to be solved.
    pub fn hear(&mut self, answer: &MateAnswer) {
        let line = match answer {
            MateAnswer::Mate(line) => Some(line),
            MateAnswer::NoMate | MateAnswer::Unknown => None,
        };
        match (self.asked, self.now) {
            (Asked::Attack(plies), _) => {
                let mate = line.filter(|line| line.len() <= plies);
                self.reply = Some(match mate {
                    Some(line) => (line.first().copied(), Some(false)),
                    None => (None, Some(true)),
                });
            }
            (Asked::Defence(plies), Some(mv)) => {
                self.weigh(mv, plies, line.map(|line| line.len() + 1));
            }
            (Asked::Defence(_), None) => {}
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
