use core::time::Duration;
use std::{rc::Rc, sync::Arc};

use komadai_lessons::{SolverQuery, StepTexts};
use komadai_problems::{Answer, Problem};
use leptos::prelude::*;
use shogi::{Move, Ply};
use wasm_bindgen_futures::spawn_local;

use super::{progress::StoredProgress, refutation::refutation, source::Source};
use crate::{
    engine::Engine,
    lesson::{AskSolver, LessonController, ask_engine, ask_mate},
    state::{I18n, effect, use_audio, use_i18n},
    web::time,
};
use komadai_model::{
    lesson::{LessonState, StepEvent, StepPhase},
    problems::{Attempt, Hint, ProblemProgress, Run, Training, problem_lesson},
};

/// In a run the next problem comes so long after the answer.
const AFTER_SOLVED: Duration = Duration::from_millis(600);
const AFTER_MISSED: Duration = Duration::from_millis(1800);

/// How a problem went, and what followed from that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProblemResult {
    /// Whether it was solved at the first attempt and without help.
    pub solved: bool,
    pub time: Duration,
    /// The rating before and after, if it was rated.
    pub rating: Option<(u32, u32)>,
}

/// The problem on the board, and what the reader has done with it.
#[derive(Clone, Copy)]
pub struct Trainer {
    pub lesson: LessonController,
    pub problem: RwSignal<Arc<Problem>>,
    /// Help with the next move.
    pub hint: RwSignal<Option<Hint>>,
    pub result: RwSignal<Option<ProblemResult>>,
    /// Whether only the first move counts.
    pub in_head: RwSignal<bool>,
    /// Whether another problem follows.
    pub has_next: RwSignal<bool>,
    /// The run against the clock, if it is one.
    pub run: RwSignal<Option<Run>>,
    /// Whether the run was the best one.
    pub is_record: RwSignal<bool>,
    i18n: I18n,
    training: StoredValue<Training>,
    source: StoredValue<Source>,
    progress: StoredProgress,
    /// When the problem was shown, by the clock since the page was opened.
    shown_at: StoredValue<Duration>,
}

impl Trainer {
    /// The first problem of a source; `None` if there is none.
    pub fn new(training: Training, mut source: Source, progress: StoredProgress) -> Option<Self> {
        let (audio, i18n) = (use_audio(), use_i18n());
        let problem = progress
            .progress
            .with_untracked(|progress| source.next(progress))?;
        let on_event = move |event| {
            if let StepEvent::Moved { captures } = event {
                audio.play_piece_sound(captures);
            }
        };
        let ask: AskSolver = Rc::new(|position, question, on_reply| {
            ask_engine(
                Engine::of_page(),
                SolverQuery::new(position, question),
                on_reply,
            );
        });
        let is_run = training == Training::Run;
        let trainer = Self {
            lesson: LessonController::new(lesson_state(&problem, i18n)?, ask, on_event),
            problem: RwSignal::new(Arc::new(problem)),
            hint: RwSignal::new(None),
            result: RwSignal::new(None),
            in_head: RwSignal::new(false),
            has_next: RwSignal::new(source.has_next()),
            run: RwSignal::new(is_run.then(|| Run::new(time::monotonic_now()))),
            is_record: RwSignal::new(false),
            i18n,
            training: StoredValue::new(training),
            source: StoredValue::new(source),
            progress,
            shown_at: StoredValue::new(time::monotonic_now()),
        };
        trainer.follow_phase();
        Some(trainer)
    }

    pub fn training(self) -> Training {
        self.training.get_value()
    }

    pub fn progress(self) -> StoredProgress {
        self.progress
    }

    /// Whether a run is over.
    pub fn is_over(self) -> bool {
        self.run
            .with(|run| run.as_ref().is_some_and(|run| run.end().is_some()))
    }

    fn follow_phase(self) {
        let phase = Memo::new(move |_| self.lesson.phase());
        effect(move || match phase.get() {
            StepPhase::Solved => self.on_end(true),
            StepPhase::Wrong => self.on_end(false),
            _ => self.hint.set(None),
        });
        // A hint is for one position.
        let place = Memo::new(move |_| self.lesson.with_step(|step| step.place()));
        effect(move || {
            place.track();
            self.hint.set(None);
        });
    }

    fn on_end(self, is_solved: bool) {
        self.hint.set(None);
        self.note(is_solved);
        if !is_solved {
            self.refute();
        }
        let is_open = self
            .run
            .with_untracked(|run| run.as_ref().is_some_and(|run| run.end().is_none()));
        if is_open {
            let id = self.problem.with_untracked(|problem| problem.id());
            let delay = if is_solved {
                AFTER_SOLVED
            } else {
                AFTER_MISSED
            };
            set_timeout(
                move || {
                    let same = self
                        .problem
                        .try_with_untracked(|problem| problem.id() == id);
                    if same == Some(true) && !untrack(move || self.is_over()) {
                        self.next();
                    }
                },
                delay,
            );
        }
    }

    /// Shows the other side's answer to a wrong move, where the mate solver did not.
    fn refute(self) {
        let kind = self.problem.with_untracked(|problem| problem.kind);
        let position = self
            .lesson
            .state
            .with_untracked(|lesson| *lesson.step.position());
        spawn_local(async move {
            let Some(mv) = refutation(kind, position).await else {
                return;
            };
            let is_same = self
                .lesson
                .state
                .try_with_untracked(|lesson| *lesson.step.position() == position);
            if is_same == Some(true) {
                self.lesson.act(|step| step.show_refutation(mv));
            }
        });
    }

    /// Notes how the problem went, once.
    fn note(self, solved: bool) {
        if self.result.with_untracked(Option::is_some) {
            return;
        }
        let now = time::monotonic_now();
        let training = self.training();
        let problem = self.problem.get_untracked();
        let attempt = Attempt {
            solved,
            time: now.saturating_sub(self.shown_at.get_value()),
            day: time::today(),
            rated: matches!(
                training,
                Training::Daily | Training::Ladder | Training::Set(_)
            ),
        };
        let mut ratings = None;
        self.progress.update(|progress| {
            let before = progress.profile.clone();
            progress.add(&problem, attempt);
            if solved && training == Training::Daily {
                progress.solve_daily(attempt.day);
            }
            if progress.profile.rated > before.rated {
                let round = |rating: f64| rating.round().max(0.0) as u32;
                let after = round(progress.profile.rating.rating);
                ratings = Some((round(before.rating.rating), after));
            }
            changed(progress, &problem)
        });
        self.result.set(Some(ProblemResult {
            solved,
            time: attempt.time,
            rating: ratings,
        }));
        self.run.update(|run| {
            if let Some(run) = run {
                run.note(problem.id(), solved, now);
            }
        });
        self.note_end_of_run();
    }

    /// Ends a run when its time is over.
    pub fn tick(self) {
        let mut ends = false;
        self.run.maybe_update(|run| {
            ends = run
                .as_mut()
                .is_some_and(|run| run.tick(time::monotonic_now()));
            ends
        });
        if ends {
            self.note_end_of_run();
        }
    }

    fn note_end_of_run(self) {
        let solved = self.run.with_untracked(|run| {
            let run = run.as_ref()?;
            run.end()?;
            u32::try_from(run.solved().len()).ok()
        });
        if let Some(solved) = solved {
            self.progress.update(|progress| {
                self.is_record.set(progress.profile.end_run(solved));
                ProblemProgress {
                    profile: progress.profile.clone(),
                    ..ProblemProgress::default()
                }
            });
        }
    }

    /// Shows the next problem, if there is one.
    pub fn next(self) {
        let mut next = None;
        self.source.update_value(|source| {
            next = self
                .progress
                .progress
                .with_untracked(|progress| source.next(progress));
            self.has_next.set(source.has_next());
        });
        if let Some(problem) = next {
            self.show(problem);
        }
    }

    fn show(self, problem: Problem) {
        let Some(mut state) = lesson_state(&problem, self.i18n) else {
            return;
        };
        state.step.set_first_move_only(self.in_head.get_untracked());
        self.result.set(None);
        self.hint.set(None);
        self.shown_at.set_value(time::monotonic_now());
        self.problem.set(Arc::new(problem));
        self.lesson.open(state);
    }

    /// Whether only the first move counts, from now on.
    pub fn toggle_in_head(self) {
        self.in_head.update(|in_head| *in_head = !*in_head);
        let only = self.in_head.get_untracked();
        self.lesson
            .state
            .update(|state| state.step.set_first_move_only(only));
    }

    /// Shows which piece moves next, then where to.
    pub fn give_hint(self) {
        if self
            .lesson
            .state
            .with_untracked(|lesson| lesson.step.phase())
            == StepPhase::Wrong
        {
            self.lesson.try_again();
        }
        self.note(false);
        let (position, played) = self
            .lesson
            .state
            .with_untracked(|lesson| (*lesson.step.position(), lesson.step.place().0));
        self.find_line(played, move |line| {
            let is_same = self
                .lesson
                .state
                .try_with_untracked(|lesson| *lesson.step.position() == position);
            if let (Some(true), Some(&mv)) = (is_same, line.first()) {
                let by = position.turn();
                self.hint
                    .update(|hint| *hint = Some(Hint::next(*hint, Ply { by, mv })));
            }
        });
    }

    /// Plays the solution from the beginning.
    pub fn show_solution(self) {
        self.note(false);
        let id = self.problem.with_untracked(|problem| problem.id());
        let is_known = self
            .lesson
            .state
            .with_untracked(|lesson| !lesson.step.step().solution.is_empty());
        if is_known {
            return self.lesson.show_solution();
        }
        self.find_solution(move |line| {
            let is_same = self
                .problem
                .try_with_untracked(|problem| problem.id() == id);
            if is_same == Some(true) {
                self.lesson
                    .state
                    .update(|lesson| lesson.step.set_solution(line));
                self.lesson.show_solution();
            }
        });
    }

    /// Asks for the solution from the beginning.
    fn find_solution(self, then: impl FnOnce(Vec<Move>) + 'static) {
        let problem = self.problem.get_untracked();
        self.ask(problem.position, problem.plies, then);
    }

    /// Asks for the moves that follow so many of the solution.
    fn find_line(self, played: usize, then: impl FnOnce(Vec<Move>) + 'static) {
        let problem = self.problem.get_untracked();
        match &problem.answer {
            Answer::Mate => {
                let position = self
                    .lesson
                    .state
                    .with_untracked(|lesson| *lesson.step.position());
                let played = u16::try_from(played).unwrap_or(u16::MAX);
                self.ask(position, problem.plies.saturating_sub(played), then);
            }
            Answer::Moves(moves) => then(moves.get(played..).unwrap_or_default().to_vec()),
            Answer::Declare => {}
        }
    }

    fn ask(self, position: shogi::Position, plies: u16, then: impl FnOnce(Vec<Move>) + 'static) {
        let on_line = move |line: Option<Vec<Move>>| match line {
            Some(line) => then(line),
            None => _ = self.lesson.reply_failed.try_set(true),
        };
        ask_mate(Engine::of_page(), position, plies, Box::new(on_line));
    }
}

/// What a problem and the profile have become.
fn changed(progress: &ProblemProgress, problem: &Problem) -> ProblemProgress {
    let mut changed = ProblemProgress {
        profile: progress.profile.clone(),
        ..ProblemProgress::default()
    };
    let id = problem.id();
    changed.records.insert(id.to_string(), progress.record(id));
    changed
}

/// The board of a problem.
fn lesson_state(problem: &Problem, i18n: I18n) -> Option<LessonState> {
    let text = i18n.text_untracked().problems();
    let texts = StepTexts {
        choices: match problem.answer {
            Answer::Declare => vec![text.declare.to_owned(), text.play_on.to_owned()],
            Answer::Mate | Answer::Moves(_) => Vec::new(),
        },
        ..StepTexts::default()
    };
    LessonState::new(problem_lesson(problem, texts), 0)
}
