//! The mate solver as the other side.

use shogi::{
    Bitboard, Move, Position,
    tsume::{MateAnswer, capture_interposition},
};

/// A question to the mate solver, about the position after the reader's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolverQuestion {
    /// Which defence lasts longest, and whether mate follows in so many plies, that defence
    /// included. Futile interpositions do not count.
    Defence(usize),
    /// Whether the side to move mates by checks in so many plies.
    Attack(usize),
}

/// The other side's move, if it makes one, and whether the task is decided by it. Where only
/// futile interpositions are left, it makes none, and the task is solved.
pub type SolverReply = (Option<Move>, Option<bool>);

/// Finds the other side's move with a mate solver: what to ask next, and what follows
/// from the answers.
#[derive(Debug)]
pub struct SolverQuery {
    position: Position,
    asked: SolverQuestion,
    /// The position that the solver is asked about now.
    now: Option<Position>,
    answers: Answers,
}

/// The next step.
#[derive(Debug)]
pub enum SolverStep {
    /// Search for a mate in this position.
    Solve(Box<Position>),
    Reply(SolverReply),
}

impl SolverQuery {
    pub const fn new(position: Position, asked: SolverQuestion) -> Self {
        Self {
            position,
            asked,
            now: None,
            answers: Answers(Vec::new()),
        }
    }

    pub fn next_step(&mut self) -> SolverStep {
        match self.reply() {
            Ok(reply) => SolverStep::Reply(reply),
            Err(Unanswered(position)) => {
                self.now = Some(position);
                SolverStep::Solve(Box::new(position))
            }
        }
    }

    /// The answer to what was to be solved.
    pub fn on_answer(&mut self, answer: &MateAnswer) {
        let line = match answer {
            MateAnswer::Mate(line) => Some(line.clone()),
            MateAnswer::NoMate | MateAnswer::Unknown => None,
        };
        if let Some(position) = self.now.take() {
            self.answers.0.push((position, line));
        }
    }

    fn reply(&self) -> Result<SolverReply, Unanswered> {
        match self.asked {
            SolverQuestion::Attack(plies) => {
                let mate = self.answers.mate(&self.position)?;
                Ok(match mate.filter(|line| line.len() <= plies) {
                    Some(line) => (line.first().copied(), Some(false)),
                    None => (None, Some(true)),
                })
            }
            SolverQuestion::Defence(plies) => {
                Ok(match self.answers.defence(&self.position, plies)? {
                    Defence::Escape(mv) => (Some(mv), Some(false)),
                    Defence::Mated(Some(longest)) => (Some(longest), None),
                    // What only puts it off is no defence.
                    Defence::Mated(None) => (None, Some(true)),
                })
            }
        }
    }
}

/// Whether the side to move is mated, or can only drop pieces in between that put the mate
/// off (futile interpositions).
pub fn is_mated(position: &Position) -> bool {
    let mated = Answers(Vec::new()).defence(position, 0);
    position.in_check() && matches!(mated, Ok(Defence::Mated(None)))
}

/// What the solver has said so far: a mate, or none that it could find.
#[derive(Debug)]
struct Answers(Vec<(Position, Option<Vec<Move>>)>);

/// The solver has to be asked about this position first.
struct Unanswered(Position);

/// What the side to move can do against mate in so many plies.
enum Defence {
    /// After this move there is no mate in time.
    Escape(Move),
    /// There is mate in time; the defence that lasts longest, if there is one that is not
    /// futile.
    Mated(Option<Move>),
}

impl Answers {
    fn mate(&self, position: &Position) -> Result<Option<&Vec<Move>>, Unanswered> {
        let answer = self.0.iter().find(|(asked, _)| asked == position);
        let (_, line) = answer.ok_or(Unanswered(*position))?;
        Ok(line.as_ref())
    }

    /// The best defence against mate in so many plies, the defence included.
    fn defence(&self, position: &Position, plies: usize) -> Result<Defence, Unanswered> {
        let legal = position.legal_moves();
        let other = legal.iter().find(|mv| !mv.is_drop());
        if let (Some(&mv), 0..2) = (other, plies) {
            return Ok(Defence::Escape(mv));
        }
        // Where there are only drops, a futile one is mate at once.
        let limit = other.map_or(0, |_| plies);
        let (mut tested, mut futile) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut longest: Option<(usize, Move)> = None;
        for &mv in legal.iter().rev() {
            let to = mv.to();
            if mv.is_drop() {
                // The kind of the dropped piece makes no difference.
                if !tested.contains(to) && self.is_futile(position, mv, limit)? {
                    futile = futile.with(to);
                }
                tested = tested.with(to);
                if futile.contains(to) {
                    continue;
                }
            }
            if plies < 2 {
                return Ok(Defence::Escape(mv));
            }
            let mut after = *position;
            after.play_unchecked(mv);
            let Some(length) = self.mate(&after)?.map(Vec::len).filter(|it| *it < plies) else {
                return Ok(Defence::Escape(mv));
            };
            if longest.is_none_or(|(longest, _)| longest < length) {
                longest = Some((length, mv));
            }
        }
        Ok(Defence::Mated(longest.map(|(_, mv)| mv)))
    }

    /// Whether a drop in between only puts mate in so many plies off.
    fn is_futile(&self, position: &Position, drop: Move, plies: usize) -> Result<bool, Unanswered> {
        for promote in [false, true] {
            if let Some(back) = capture_interposition(position, drop, promote)
                && let Defence::Mated(_) = self.defence(&back, plies)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
