//! Help with a problem: hints, the solution, and the answer to a wrong move.
use komadai_problems::Answer;
use komadai_search::tsume::MateAnswer;
use leptos::prelude::*;
use shogi::{Move, Ply};
use wasm_bindgen_futures::spawn_local;

use super::{refutation::refutation, trainer::Trainer};
use komadai_engine::{Engine, FindLimits, find_mate};
use komadai_model::{
    lesson::{StepPhase, StepState},
    problems::{Hint, WrongAnswer},
};

impl Trainer {
    /// The hint for the position on the board.
    pub fn hint(self) -> Option<Hint> {
        let position = self.lesson.with_step(|step| *step.position());
        let (of, hint) = self.given_hint.get()?;
        (of == position).then_some(hint)
    }

    /// Whether a hint can be given now: not where the last one named the whole move.
    pub fn can_be_helped(self) -> bool {
        let can_help = match self.lesson.phase() {
            StepPhase::Open => self.hint().is_none_or(|hint| hint.target().is_none()),
            StepPhase::Wrong => true,
            _ => false,
        };
        can_help && !self.is_asking.get()
    }

    /// Shows which piece moves next, then where to.
    pub fn give_hint(self) {
        if !untrack(|| self.can_be_helped()) {
            return;
        }
        if untrack(|| self.lesson.phase()) == StepPhase::Wrong {
            self.try_again();
        }
        self.record(false);
        let position = self.step(|step| *step.position());
        self.find_rest(move |line| {
            if let Some(&mv) = line.first() {
                let by = position.turn();
                self.given_hint.update(|hint| {
                    let before = hint.filter(|(of, _)| *of == position);
                    let next = Hint::next(before.map(|(_, hint)| hint), Ply { by, mv });
                    *hint = Some((position, next));
                });
            }
        });
    }

    /// Plays the solution from the beginning.
    pub fn show_solution(self) {
        if self.is_asking.get_untracked() {
            return;
        }
        self.record(false);
        if self.step(|step| !step.step().solution.is_empty()) {
            return self.lesson.show_solution();
        }
        // From where the solution begins.
        self.lesson.state.update(|lesson| lesson.begin_again());
        self.find_rest(move |line| {
            self.lesson
                .state
                .update(|lesson| lesson.step.set_solution(line));
            self.lesson.show_solution();
        });
    }

    /// Shows the other side's answer to a wrong move, where the mate solver did not.
    pub(super) fn refute(self) {
        let kind = self.problem.with_untracked(|problem| problem.kind);
        let position = self.step(|step| *step.position());
        let is_wanted = move || {
            let lesson = self.lesson.state;
            let is_there = lesson.try_with_untracked(|lesson| {
                lesson.step.phase() == StepPhase::Wrong && *lesson.step.position() == position
            });
            is_there == Some(true)
        };
        self.wrong_answer.set(None);
        let asked = self.step(|step| {
            let (before, mv) = step.last_move()?;
            Some((*before, mv, step.place().1 - 1))
        });
        spawn_local(async move {
            let Some(found) = refutation(kind, position, is_wanted).await else {
                return;
            };
            if !is_wanted() {
                return;
            }
            self.lesson.act(|step| step.show_refutation(found.answer));
            if let (Some((position, mv, played)), Some(reply)) = (asked, found.line) {
                self.explanations.load();
                self.wrong_answer.set(Some(WrongAnswer {
                    position,
                    mv,
                    solution: self.solution_from(played),
                    reply,
                }));
            }
        });
    }

    /// The moves of the answer after the first ones; none where the solver has it.
    fn solution_from(self, played: usize) -> Vec<Move> {
        self.problem
            .with_untracked(|problem| match &problem.answer {
                Answer::Moves(moves) => moves.get(played..).unwrap_or_default().to_vec(),
                Answer::Mate | Answer::Declare => Vec::new(),
            })
    }

    /// Something of the step, untracked.
    fn step<T>(self, read: impl FnOnce(&StepState) -> T) -> T {
        self.lesson
            .state
            .with_untracked(|lesson| read(&lesson.step))
    }

    /// Finds the moves of the solution that follow those on the board. Nothing happens if the
    /// board shows something else by then.
    fn find_rest(self, then: impl FnOnce(Vec<Move>) + 'static) {
        let problem = self.problem.get_untracked();
        let (position, played) = self.step(|step| (*step.position(), step.place().0));
        let plies = match &problem.answer {
            Answer::Mate => problem.plies,
            Answer::Moves(moves) => {
                return then(moves.get(played..).unwrap_or_default().to_vec());
            }
            Answer::Declare => return,
        };
        let rest = plies.saturating_sub(u16::try_from(played).unwrap_or(u16::MAX));
        self.is_asking.set(true);
        spawn_local(async move {
            let found = find_mate(Engine::of_page(), position, FindLimits::plies(rest)).await;
            self.is_asking.try_set(false);
            let is_same = self
                .lesson
                .state
                .try_with_untracked(|lesson| *lesson.step.position() == position);
            if is_same != Some(true) || !self.is_shown(&problem) {
                return;
            }
            match found {
                Some(MateAnswer::Mate(line)) => then(line),
                _ => self.lesson.reply_failed.set(true),
            }
        });
    }
}
