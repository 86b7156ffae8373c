//! The answers to the questions that no move answers.
use komadai_lessons::{Attempt, Goal, Verdict, Winner};
use shogi::Square;

use super::{StepEvent, StepPhase, StepState};

/// What the reader has chosen, but may not have submitted yet.
#[derive(Clone, Debug, Default)]
pub(super) struct Answer {
    pub squares: Vec<Square>,
    pub choices: Vec<usize>,
    pub winner: Option<Winner>,
    pub points: Option<u8>,
}

impl StepState {
    /// The squares that the reader has marked.
    pub fn marked_squares(&self) -> &[Square] {
        &self.answer.squares
    }

    pub fn choices(&self) -> &[usize] {
        &self.answer.choices
    }

    pub fn winner(&self) -> Option<Winner> {
        self.answer.winner
    }

    pub fn points(&self) -> Option<u8> {
        self.answer.points
    }

    pub(super) fn toggle_square(&mut self, square: Square) {
        let Goal::Select(selection) = &self.step.goal else {
            return;
        };
        let can_be_marked = selection.among.is_empty() || selection.among.contains(&square);
        if self.phase != StepPhase::Open || !can_be_marked {
            return;
        }
        let squares = &mut self.answer.squares;
        match squares.iter().position(|&marked| marked == square) {
            Some(at) => _ = squares.remove(at),
            None => squares.push(square),
        }
    }

    /// Chooses an answer in words, or takes the choice back; `only` takes all others back.
    pub fn choose(&mut self, number: usize, only: bool) {
        self.reopen();
        let choices = &mut self.answer.choices;
        match choices.iter().position(|&chosen| chosen == number) {
            Some(_) if only => {}
            Some(at) => _ = choices.remove(at),
            None => {
                if only {
                    choices.clear();
                }
                choices.push(number);
            }
        }
    }

    pub fn set_winner(&mut self, winner: Winner) {
        self.reopen();
        self.answer.winner = Some(winner);
    }

    pub fn set_points(&mut self, points: Option<u8>) {
        self.reopen();
        self.answer.points = points;
    }

    fn reopen(&mut self) {
        if self.phase == StepPhase::Wrong {
            self.phase = StepPhase::Open;
            self.wrong_answer = None;
        }
    }

    /// Whether there is an answer that can be submitted.
    pub fn has_answer(&self) -> bool {
        match self.step.goal {
            Goal::Select(_) => !self.answer.squares.is_empty(),
            Goal::Choose { .. } => !self.answer.choices.is_empty(),
            Goal::Winner { .. } => self.answer.winner.is_some(),
            Goal::Points { .. } => self.answer.points.is_some(),
            _ => false,
        }
    }

    /// Judges the answer to a question that no move answers.
    pub fn submit(&mut self) -> Vec<StepEvent> {
        if self.phase != StepPhase::Open || !self.has_answer() {
            return Vec::new();
        }
        let answer = &self.answer;
        let attempt = match self.step.goal {
            Goal::Select(_) => Attempt::Squares(&answer.squares),
            Goal::Choose { .. } => Attempt::Choices(&answer.choices),
            Goal::Winner { .. } => match answer.winner {
                Some(winner) => Attempt::Winner(winner),
                None => return Vec::new(),
            },
            Goal::Points { .. } => match answer.points {
                Some(points) => Attempt::Points(points),
                None => return Vec::new(),
            },
            _ => return Vec::new(),
        };
        match self.step.goal.judge(&self.step.start, attempt) {
            Verdict::Solved => self.settle(true, String::new()),
            _ => {
                let name = self.wrong_answer_name();
                self.settle(false, name)
            }
        }
    }

    /// The wrong one of the answers, as the texts of the step name it; empty if none is.
    fn wrong_answer_name(&self) -> String {
        let name = match &self.step.goal {
            Goal::Select(selection) => {
                let wrong = |square: &&Square| !selection.squares.contains(square);
                let square = self.answer.squares.iter().find(wrong);
                square.map(Square::to_string)
            }
            Goal::Choose { right } => {
                let wrong = |number: &&usize| !right.contains(number);
                let number = self.answer.choices.iter().find(wrong);
                number.map(usize::to_string)
            }
            Goal::Winner { .. } => self.answer.winner.map(|winner| winner.name().to_owned()),
            Goal::Points { .. } => self.answer.points.map(|points| points.to_string()),
            _ => None,
        };
        name.unwrap_or_default()
    }
}
