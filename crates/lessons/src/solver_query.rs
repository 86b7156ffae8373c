//! The mate solver as the other side.

use std::rc::Rc;

use komadai_search::tsume::{MateAnswer, capture_interposition};
use shogi::{Bitboard, Move, Position};

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

/// Receives the reply to a question; `None` if the solver could not be asked.
pub type OnSolverReply = Box<dyn FnOnce(Option<SolverReply>)>;

/// Asks a mate solver about a position.
pub type AskSolver = Rc<dyn Fn(Position, SolverQuestion, OnSolverReply)>;

/// Finds the other side's move with a mate solver: what to ask next, and what follows
/// from the answers.
#[derive(Debug)]
pub struct SolverQuery {
    position: Position,
    asked: SolverQuestion,
    /// What the solver is asked now.
    now: Option<Box<MateSearch>>,
    answers: Answers,
}

/// The next step.
#[derive(Debug)]
pub enum SolverStep {
    Solve(Box<MateSearch>),
    Reply(SolverReply),
}

/// Search for a mate in this position. One that is longer than so many plies does not count;
/// that it is not looked for (`MateLimits::plies`) saves time.
#[derive(Clone, Copy, Debug)]
pub struct MateSearch {
    pub position: Position,
    pub plies: u16,
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
            Err(search) => {
                self.now = Some(search.clone());
                SolverStep::Solve(search)
            }
        }
    }

    /// The answer to what was to be solved.
    pub fn on_answer(&mut self, answer: &MateAnswer) {
        let line = match answer {
            MateAnswer::Mate(line) => Some(line.clone()),
            MateAnswer::NoMate | MateAnswer::Unknown => None,
        };
        if let Some(search) = self.now.take() {
            self.answers.0.push((search.position, line));
        }
    }

    fn reply(&self) -> Result<SolverReply, Box<MateSearch>> {
        match self.asked {
            SolverQuestion::Attack(plies) => {
                Ok(match self.answers.mate(&self.position, plies)? {
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

/// What the side to move can do against mate in so many plies.
enum Defence {
    /// After this move there is no mate in time.
    Escape(Move),
    /// There is mate in time; the defence that lasts longest, if there is one that is not
    /// futile.
    Mated(Option<Move>),
}

impl Answers {
    /// A mate in so many plies; if the solver has not been asked for it, what to ask.
    fn mate(
        &self,
        position: &Position,
        plies: usize,
    ) -> Result<Option<&Vec<Move>>, Box<MateSearch>> {
        let answer = self.0.iter().find(|(asked, _)| asked == position);
        let Some((_, line)) = answer else {
            return Err(Box::new(MateSearch {
                position: *position,
                plies: u16::try_from(plies).unwrap_or(u16::MAX),
            }));
        };
        Ok(line.as_ref().filter(|line| line.len() <= plies))
    }

    /// The best defence against mate in so many plies, the defence included.
    fn defence(&self, position: &Position, plies: usize) -> Result<Defence, Box<MateSearch>> {
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
            let Some(length) = self.mate(&after, plies - 1)?.map(Vec::len) else {
                return Ok(Defence::Escape(mv));
            };
            if longest.is_none_or(|(longest, _)| longest < length) {
                longest = Some((length, mv));
            }
        }
        Ok(Defence::Mated(longest.map(|(_, mv)| mv)))
    }

    /// Whether a drop in between only puts mate in so many plies off.
    fn is_futile(
        &self,
        position: &Position,
        drop: Move,
        plies: usize,
    ) -> Result<bool, Box<MateSearch>> {
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
