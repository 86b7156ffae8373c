use komadai_search::tsume::MateAnswer;
use shogi::{Move, Origin, Ply, Position};

use super::{LinePreview, TrialBoard};
use crate::{BoardIntent, BoardView};

/// A mate to be found: the reader plays the attacker, the solver the defender.
#[derive(Clone, Debug)]
pub struct Puzzle {
    start: TrialBoard,
    stand: TrialBoard,
    /// How the shortest mate goes on from here, or from the start.
    solution: Vec<Move>,
    whole: Vec<Move>,
    stage: PuzzleStage,
    told: Option<PuzzleFeedback>,
    /// What is hinted at: the piece that moves.
    hint: Option<Origin>,
    check: Option<Check>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStage {
    /// The reader is to move.
    Attack,
    /// The solver is asked whether the move mates too.
    Checking,
    Solved,
    GivenUp,
}

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleFeedback {
    /// It gives no check.
    NoCheck(Ply),
    /// The defender has an answer.
    Escapes {
        tried: Ply,
        /// The position after the try.
        after: Box<Position>,
        by: Move,
    },
    /// Whether it mates could not be found out.
    Unclear(Ply),
    /// It mates, and this was the answer; so many plies later than it could, if
    /// later.
    Right {
        /// The position that it was made in.
        after: Box<Position>,
        answer: Ply,
        later: usize,
    },
    Solved {
        later: usize,
    },
}

/// A position that the solver is to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub position: Position,
}

/// A move off the known line, with all answers to it.
#[derive(Clone, Debug)]
struct Check {
    tried: Ply,
    after: Position,
    answers: Vec<Move>,
    /// The mates after the first of them.
    mates: Vec<Vec<Move>>,
}

impl Puzzle {
    /// `solution` is a mate from the position, both sides' moves in turn.
    pub fn new(position: Position, before: Option<Move>, solution: Vec<Move>) -> Self {
        let stand = TrialBoard::new(position, before);
        Self {
            start: stand.clone(),
            stand,
            whole: solution.clone(),
            solution,
            stage: PuzzleStage::Attack,
            told: None,
            hint: None,
            check: None,
        }
    }

    pub fn board_view(&self) -> BoardView {
        self.stand.board_view()
    }

    pub fn board(&self) -> &TrialBoard {
        &self.stand
    }

    pub fn stage(&self) -> PuzzleStage {
        self.stage
    }

    pub fn feedback(&self) -> Option<&PuzzleFeedback> {
        self.told.as_ref()
    }

    /// How many plies the shortest mate takes from here.
    pub fn plies(&self) -> usize {
        self.solution.len()
    }

    pub fn hint_origin(&self) -> Option<Origin> {
        self.hint
    }

    /// What a board says; true if a move was made or tried.
    pub fn handle(&mut self, intent: BoardIntent) -> bool {
        if self.stage != PuzzleStage::Attack {
            return false;
        }
        let Some(ply) = self.stand.handle(intent) else {
            return false;
        };
        self.hint = None;
        self.told = None;
        if self.solution.first() == Some(&ply.mv) {
            let rest = self.solution.split_off(1);
            self.go_on(ply.mv, rest, 0);
            return true;
        }
        let mut after = *self.stand.position();
        after.play_unchecked(ply.mv);
        let answers: Vec<Move> = after.legal_moves().iter().copied().collect();
        if !after.in_check() {
            self.told = Some(PuzzleFeedback::NoCheck(ply));
        } else if answers.is_empty() {
            self.stand.play(ply.mv);
            self.end(0);
        } else {
            self.stage = PuzzleStage::Checking;
            self.stand.open = false;
            self.check = Some(Check {
                tried: ply,
                after,
                answers,
                mates: Vec::new(),
            });
        }
        true
    }

    /// What the solver is to be asked next.
    pub fn question(&self) -> Option<Question> {
        let check = self.check.as_ref()?;
        let mut position = check.after;
        position.play_unchecked(*check.answers.get(check.mates.len())?);
        Some(Question { position })
    }

    /// What the solver says to the question.
    pub fn answer(&mut self, answer: MateAnswer) {
        let Some(mut check) = self.check.take() else {
            return;
        };
        let tried = check.tried;
        match answer {
            MateAnswer::Mate(moves) => {
                check.mates.push(moves);
                if check.mates.len() < check.answers.len() {
                    self.check = Some(check);
                    return;
                }
                self.mates_too(check);
            }
            MateAnswer::NoMate => {
                self.told = Some(PuzzleFeedback::Escapes {
                    tried,
                    by: check.answers[check.mates.len()],
                    after: Box::new(check.after),
                });
                self.attack();
            }
            MateAnswer::Unknown => {
                self.told = Some(PuzzleFeedback::Unclear(tried));
                self.attack();
            }
        }
    }

    /// The move is the reader's to choose again: nothing is asked any more.
    pub fn cancel_question(&mut self) {
        if let Some(check) = self.check.take() {
            self.told = Some(PuzzleFeedback::Unclear(check.tried));
            self.attack();
        }
    }

    /// Points out the piece that moves next.
    pub fn hint(&mut self) -> Option<Origin> {
        let ply = self.next()?;
        self.hint = Some(ply.mv.origin(ply.by));
        self.hint
    }

    /// Ends it; the line from here is the answer.
    pub fn give_up(&mut self) -> LinePreview {
        self.check = None;
        self.stage = PuzzleStage::GivenUp;
        self.stand.open = false;
        self.line()
    }

    /// The shortest mate from where the board stands.
    pub fn line(&self) -> LinePreview {
        let (position, before) = (*self.stand.position(), self.stand.before());
        LinePreview::new(position, before, &self.solution, 0)
    }

    /// From the start once more.
    pub fn restart(&mut self) {
        *self = Self {
            solution: self.whole.clone(),
            stand: self.start.clone(),
            start: self.start.clone(),
            whole: core::mem::take(&mut self.whole),
            stage: PuzzleStage::Attack,
            told: None,
            hint: None,
            check: None,
        };
    }

    fn next(&self) -> Option<Ply> {
        let by = self.stand.position().turn();
        let mv = *self.solution.first()?;
        (self.stage == PuzzleStage::Attack).then_some(Ply { by, mv })
    }

    /// All answers to the move lose: the one that lasts longest is made.
    fn mates_too(&mut self, check: Check) {
        let planned = self.solution.len();
        let longest = check.mates.iter().map(Vec::len).max().unwrap_or_default();
        let lines = check.answers.iter().zip(check.mates);
        let lasting = lines.into_iter().find(|(_, mate)| mate.len() == longest);
        let rest: Vec<Move> = match lasting {
            Some((&answer, mate)) => core::iter::once(answer).chain(mate).collect(),
            None => Vec::new(),
        };
        let later = (rest.len() + 1).saturating_sub(planned);
        self.attack();
        self.go_on(check.tried.mv, rest, later);
    }

    /// Makes a move of a mate and the answer to it; `rest` begins with the answer.
    fn go_on(&mut self, mv: Move, mut rest: Vec<Move>, later: usize) {
        self.stand.play(mv);
        if rest.is_empty() {
            self.solution = rest;
            return self.end(later);
        }
        self.solution = rest.split_off(1);
        let after = *self.stand.position();
        let answer = Ply {
            by: after.turn(),
            mv: rest[0],
        };
        self.stand.play(answer.mv);
        self.told = Some(PuzzleFeedback::Right {
            after: Box::new(after),
            answer,
            later,
        });
    }

    fn attack(&mut self) {
        self.stage = PuzzleStage::Attack;
        self.stand.open = true;
    }

    fn end(&mut self, later: usize) {
        self.stage = PuzzleStage::Solved;
        self.stand.open = false;
        self.told = Some(PuzzleFeedback::Solved { later });
    }
}
