//! Tasks: something to be found on a board.
use komadai_lessons::is_mated;
use shogi::{Move, Position, Square};

use super::{AllowedValues, EmbedError, SolverQuestion, frame::words};

/// The goal of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// One of the answers, to its end.
    Move,
    /// Mate by checks, in so many plies at most.
    Mate(usize),
    /// To take a piece: on that square, or any.
    Capture(Option<Square>),
    /// That the other side has no mate in so many plies.
    Survive(usize),
}

/// A goal and the lines that the author has written down: the reader's moves and
/// the answers to them, in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub goal: Goal,
    pub lines: Vec<Vec<Move>>,
}

/// The result of a reader's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskVerdict {
    Solved,
    Failed,
    /// The other side answers so, and the reader is to go on.
    Answer(Move),
    /// The mate solver has to decide.
    Ask(SolverQuestion),
}

/// Alternatives between bars, each a line of moves.
fn lines(text: &str) -> Result<Vec<Vec<Move>>, EmbedError> {
    let mut lines = Vec::new();
    for line in text.split('|') {
        let mut moves = Vec::new();
        for (index, word) in words(line).enumerate() {
            moves.push(word.parse().map_err(|_| EmbedError::NoMove {
                number: index + 1,
                found: word.to_owned(),
            })?);
        }
        if !moves.is_empty() {
            lines.push(moves);
        }
    }
    Ok(lines)
}

impl Task {
    /// Reads what an author has written.
    ///
    /// # Errors
    /// What of it is not understood, or that nothing is asked for.
    pub fn read(goal: &str, answer: &str) -> Result<Self, EmbedError> {
        let unknown = || EmbedError::NotOneOf {
            name: "goal",
            found: goal.to_owned(),
            known: AllowedValues::GOAL,
        };
        let lines = lines(answer)?;
        let mut words = words(goal);
        let word = words.next().unwrap_or("move");
        let detail = words.next();
        let number = || detail.and_then(|text| text.parse().ok());
        let goal = match &*word.to_ascii_lowercase() {
            "move" if lines.is_empty() => return Err(EmbedError::NoGoal),
            "move" => Goal::Move,
            "mate" => Goal::Mate(number().ok_or_else(unknown)?),
            "survive" => Goal::Survive(number().ok_or_else(unknown)?),
            "capture" => {
                let square = detail.map(Square::from_usi).transpose();
                Goal::Capture(square.map_err(|_| unknown())?)
            }
            _ => return Err(unknown()),
        };
        Ok(Self { goal, lines })
    }

    /// What the last of the moves since the task began was worth: it is the reader's,
    /// and led to `position`. `taken` is the square where it took something.
    pub fn judge(
        &self,
        played: &[Move],
        position: &Position,
        taken: Option<Square>,
    ) -> TaskVerdict {
        let mut written = self.lines.iter().filter(|line| line.starts_with(played));
        let line = written.next();
        if line.is_some_and(|line| line.len() == played.len()) {
            return TaskVerdict::Solved;
        }
        let no_move = position.legal_moves().is_empty();
        let solved = match self.goal {
            Goal::Mate(plies) => {
                no_move && position.in_check() || played.len() == plies && is_mated(position)
            }
            Goal::Capture(square) => {
                taken.is_some_and(|taken| square.is_none_or(|square| square == taken))
            }
            Goal::Survive(_) => no_move,
            Goal::Move => false,
        };
        if solved {
            return TaskVerdict::Solved;
        }
        if let Some(answer) = line.and_then(|line| line.get(played.len())) {
            return TaskVerdict::Answer(*answer);
        }
        match self.goal {
            Goal::Mate(plies) if position.in_check() && played.len() < plies => {
                TaskVerdict::Ask(SolverQuestion::Defence(plies - played.len()))
            }
            Goal::Survive(plies) => TaskVerdict::Ask(SolverQuestion::Attack(plies)),
            Goal::Mate(_) | Goal::Capture(_) | Goal::Move => TaskVerdict::Failed,
        }
    }
}
