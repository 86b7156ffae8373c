//! Problems of the reader's own: from records, lists of positions and reviewed games.

use komadai_problems::{Answer, Kind, Problem};
use serde::{Deserialize, Serialize};
use shogi::{Move, Position, PositionErrors, Strictness};

use crate::stored::{self, StoredError};

/// A position that the reader has made a problem: to mate, or to find a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnProblem {
    pub sfen: String,
    /// The plies of the mate that is to be found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u16>,
    /// Where it is no mate, the move to be found and what may follow it, in USI; after a slash
    /// each, other moves that are as good.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub moves: String,
}

/// Why a position is no problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OwnProblemError {
    #[error("the position: {0}")]
    Position(PositionErrors),
    /// A word that is no move, or an illegal one.
    #[error("the move {0} cannot be read or is illegal")]
    Move(String),
    /// There is neither a mate nor a move.
    #[error("nothing is to be found")]
    NoAnswer,
}

/// The grade of problems that nobody has graded.
const GRADE: u8 = 5;

impl OwnProblem {
    /// The problem.
    ///
    /// # Errors
    /// When the position or a move is not one of the rules.
    pub fn to_problem(&self) -> Result<Problem, OwnProblemError> {
        let position = Position::from_sfen(&self.sfen, Strictness::Problem)
            .map_err(OwnProblemError::Position)?;
        let (kind, answer, plies, also) = match self.plies {
            Some(plies) => (Kind::Mate, Answer::Mate, plies, Vec::new()),
            None => {
                let mut ways = self.moves.split('/').map(|way| legal_moves(position, way));
                let moves = ways.next().ok_or(OwnProblemError::NoAnswer)??;
                let also = ways.map(|way| way?.first().copied().ok_or(OwnProblemError::NoAnswer));
                let also = also.collect::<Result<_, _>>()?;
                (Kind::Next, Answer::Moves(moves), 1, also)
            }
        };
        Ok(Problem {
            kind,
            theme: None,
            grade: GRADE,
            plies,
            position,
            answer,
            also,
        })
    }
}

impl From<&Problem> for OwnProblem {
    fn from(problem: &Problem) -> Self {
        let moves = match &problem.answer {
            Answer::Moves(moves) => moves.as_slice(),
            Answer::Mate | Answer::Declare => &[],
        };
        Self {
            sfen: problem.position.to_sfen(),
            plies: (problem.answer == Answer::Mate).then_some(problem.plies),
            moves: ways(moves, &problem.also),
        }
    }
}

/// A move and what may follow it, and other moves that are as good, as a problem has them.
pub(super) fn ways(moves: &[Move], also: &[Move]) -> String {
    let line: Vec<String> = moves.iter().map(Move::to_string).collect();
    let also = also.iter().map(Move::to_string);
    let ways: Vec<String> = core::iter::once(line.join(" ")).chain(also).collect();
    ways.join("/")
}

fn legal_moves(mut position: Position, text: &str) -> Result<Vec<Move>, OwnProblemError> {
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let unknown = || OwnProblemError::Move(word.to_owned());
        let mv: Move = word.parse().map_err(|_| unknown())?;
        position.play(mv).map_err(|_| unknown())?;
        moves.push(mv);
    }
    match moves.is_empty() {
        true => Err(OwnProblemError::NoAnswer),
        false => Ok(moves),
    }
}

/// Problems that the reader has put together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnSet {
    pub problems: Vec<OwnProblem>,
}

impl OwnSet {
    /// Adds a problem. Says whether it was not there yet.
    pub fn add(&mut self, problem: OwnProblem) -> bool {
        let is_new = self.problems.iter().all(|known| known.sfen != problem.sfen);
        if is_new {
            self.problems.push(problem);
        }
        is_new
    }

    /// What is in either of two sets.
    pub fn merge(&mut self, other: &Self) {
        for problem in &other.problems {
            self.add(problem.clone());
        }
    }

    pub fn to_stored(&self) -> String {
        stored::to_json(self)
    }

    /// # Errors
    /// When the text is not what [`to_stored`](Self::to_stored) writes.
    pub fn from_stored(text: &str) -> Result<Self, StoredError> {
        stored::from_json(text)
    }
}
