use core::time::Duration;
use std::sync::Arc;

use komadai_lessons::StepTexts;
use komadai_problems::{Answer, Problem};
use leptos::prelude::*;
use shogi::Position;

use super::{progress::StoredProgress, source::Source};
use crate::{
    components::explanations::{EXPLANATIONS, Explanations},
    state::use_audio,
};
use komadai_engine::page_solver;
use komadai_lesson_view::LessonController;
use komadai_model::{
    lesson::{LessonState, StepEvent, StepPhase},
    problems::{
        Attempt, Day, Hint, ProblemProgress, ProblemResult, Run, Training, WrongAnswer,
        problem_lesson,
    },
};
use komadai_ui::{I18n, ModuleLoader, effect, use_i18n};
use komadai_web::time;

/// In a run the next problem comes so long after the answer.
const AFTER_SOLVED: Duration = Duration::from_millis(600);
const AFTER_MISSED: Duration = Duration::from_millis(1800);

/// The problem on the board, and what the reader has done with it. `help` has the hints and
/// the solution.
#[derive(Clone, Copy)]
pub struct Trainer {
    pub lesson: LessonController,
    pub problem: RwSignal<Arc<Problem>>,
    /// The number of the problem since the training began, from 1.
    pub number: RwSignal<usize>,
    /// Help with the next move, and the position that it is for.
    pub(super) given_hint: RwSignal<Option<(Position, Hint)>>,
    /// The last wrong answer that was refuted.
    pub(super) wrong_answer: RwSignal<Option<WrongAnswer>>,
    /// What explains it, loaded with the first one.
    pub(super) explanations: ModuleLoader<Explanations>,
    /// Whether the solution is being looked for.
    pub(super) is_asking: RwSignal<bool>,
    pub result: RwSignal<Option<ProblemResult>>,
    /// Whether only the first move counts.
    pub in_head: RwSignal<bool>,
    /// Whether another problem follows.
    pub has_next: RwSignal<bool>,
    /// The run against the clock, if it is one.
    pub run: RwSignal<Option<Run>>,
    /// Whether the run was the best one.
    pub is_record: RwSignal<bool>,
    pub progress: StoredProgress,
    i18n: I18n,
    training: StoredValue<Training>,
    source: StoredValue<Source>,
    /// The day on which the training began.
    day: Day,
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
        let is_run = training == Training::Run;
        let trainer = Self {
            lesson: LessonController::new(lesson_state(&problem, i18n)?, page_solver(), on_event),
            problem: RwSignal::new(Arc::new(problem)),
            number: RwSignal::new(1),
            given_hint: RwSignal::new(None),
            wrong_answer: RwSignal::new(None),
            explanations: ModuleLoader::new(&EXPLANATIONS),
            is_asking: RwSignal::new(false),
            result: RwSignal::new(None),
            in_head: RwSignal::new(false),
            has_next: RwSignal::new(source.has_next()),
            run: RwSignal::new(is_run.then(|| Run::new(time::monotonic_now()))),
            is_record: RwSignal::new(false),
            progress,
            i18n,
            training: StoredValue::new(training),
            source: StoredValue::new(source),
            day: time::today(),
            shown_at: StoredValue::new(time::monotonic_now()),
        };
        let phase = Memo::new(move |_| trainer.lesson.phase());
        effect(move || match phase.get() {
            StepPhase::Solved => trainer.on_end(true),
            StepPhase::Wrong => trainer.on_end(false),
            _ => {}
        });
        Some(trainer)
    }

    pub fn training(self) -> Training {
        self.training.get_value()
    }

    /// Whether the problem is one of the reader's own, which has no grade and no address.
    pub fn is_own(self) -> bool {
        let id = self.problem.with(|problem| problem.id());
        self.source.with_value(|source| source.is_own(id))
    }

    /// Whether a run is over.
    pub fn is_over(self) -> bool {
        self.run
            .with(|run| run.as_ref().is_some_and(|run| run.end().is_some()))
    }

    /// Whether this problem is still the one on the board.
    pub(super) fn is_shown(self, problem: &Problem) -> bool {
        let is_same = |shown: &Arc<Problem>| shown.position == problem.position;
        self.problem.try_with_untracked(is_same) == Some(true)
    }

    fn on_end(self, is_solved: bool) {
        if untrack(|| self.is_over()) {
            return;
        }
        self.record(is_solved);
        if !is_solved {
            self.refute();
        }
        if self.run.with_untracked(Option::is_some) && !untrack(|| self.is_over()) {
            let problem = self.problem.get_untracked();
            let delay = if is_solved {
                AFTER_SOLVED
            } else {
                AFTER_MISSED
            };
            let go_on = move || {
                if self.is_shown(&problem) && !untrack(|| self.is_over()) {
                    self.next();
                }
            };
            set_timeout(go_on, delay);
        }
    }

    /// Records how the problem went, once.
    pub(super) fn record(self, solved: bool) {
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
            rated: training.is_rated(),
        };
        let mut rating = None;
        // A position of an address could not come back.
        if !matches!(training, Training::Position(_)) {
            self.progress.update(|progress| {
                let before = progress.profile.clone();
                progress.add(&problem, attempt);
                if solved && training == Training::Daily {
                    progress.solve_daily(self.day);
                }
                if progress.profile.rated > before.rated {
                    rating = Some((before.rating, progress.profile.rating));
                }
                changed(progress, &problem)
            });
        }
        self.result.set(Some(ProblemResult {
            solved,
            time: attempt.time,
            rating,
        }));
        let mut ends = false;
        self.run.update(|run| {
            if let Some(run) = run {
                ends = run.record(problem.id(), solved, now);
            }
        });
        if ends {
            self.record_run();
        }
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
            self.record_run();
        }
    }

    /// Records what was solved in a run that has ended.
    fn record_run(self) {
        let solved = self
            .run
            .with_untracked(|run| run.as_ref().map_or(0, |run| run.solved().len()));
        let solved = u32::try_from(solved).unwrap_or(u32::MAX);
        self.progress.update(|progress| {
            self.is_record.set(progress.profile.end_run(solved));
            ProblemProgress {
                profile: progress.profile.clone(),
                ..ProblemProgress::default()
            }
        });
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
        let shown = next.and_then(|problem| Some((lesson_state(&problem, self.i18n)?, problem)));
        if let Some((state, problem)) = shown {
            self.result.set(None);
            self.shown_at.set_value(time::monotonic_now());
            self.number.update(|number| *number += 1);
            self.problem.set(Arc::new(problem));
            self.lesson.open(state);
            self.apply_in_head();
        }
    }

    /// Takes a wrong move back, or begins again.
    pub fn try_again(self) {
        self.lesson.try_again();
        self.apply_in_head();
    }

    /// Whether only the first move counts, from now on.
    pub fn set_in_head(self, on: bool) {
        self.in_head.set(on);
        self.apply_in_head();
    }

    fn apply_in_head(self) {
        let only = self.in_head.get_untracked();
        self.lesson
            .state
            .update(|state| state.step.set_first_move_only(only));
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
