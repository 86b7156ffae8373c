use core::time::Duration;

use komadai_lessons::{AskSolver, Goal, SolverQuestion, SolverReply};
use leptos::prelude::*;
use shogi::{
    ByColor, Move,
    clock::{Clock, Periods, TimeControl},
};

use komadai_model::{
    BoardIntent,
    lesson::{LessonState, StepEvent, StepPhase, StepState},
};
use komadai_web::time;

/// How long the other side, and the solution, take for a move.
const REPLY_DELAY: Duration = Duration::from_millis(700);

/// A lesson on screen, and everything that can be done to it.
#[derive(Clone, Copy)]
#[expect(missing_debug_implementations, reason = "signals say nothing")]
pub struct LessonController {
    pub state: RwSignal<LessonState>,
    /// Whether the lesson's end is shown.
    pub finished: RwSignal<bool>,
    pub hint_shown: RwSignal<bool>,
    /// Whether the last reply could not be loaded.
    pub reply_failed: RwSignal<bool>,
    /// The clock of a step against time.
    pub clock: RwSignal<Option<Clock>>,
    ask_solver: StoredValue<AskSolver, LocalStorage>,
    on_event: Callback<StepEvent>,
    /// The number of the attempt: what was to happen later in an earlier one does not.
    attempt: StoredValue<u32>,
}

impl LessonController {
    pub fn new(
        lesson: LessonState,
        ask_solver: AskSolver,
        on_event: impl Fn(StepEvent) + Send + Sync + 'static,
    ) -> Self {
        let controller = Self {
            state: RwSignal::new(lesson),
            finished: RwSignal::new(false),
            hint_shown: RwSignal::new(false),
            reply_failed: RwSignal::new(false),
            clock: RwSignal::new(None),
            ask_solver: StoredValue::new_local(ask_solver),
            on_event: Callback::new(on_event),
            attempt: StoredValue::new(0),
        };
        controller.reset_clock();
        controller
    }

    /// Something of the step, tracked.
    pub fn with_step<T>(self, read: impl FnOnce(&StepState) -> T) -> T {
        self.state.with(|lesson| read(&lesson.step))
    }

    /// The same as a signal.
    pub fn step_signal<T>(self, read: impl Fn(&StepState) -> T + Send + Sync + 'static) -> Signal<T>
    where
        T: Send + Sync + 'static,
    {
        Signal::derive(move || self.with_step(&read))
    }

    pub fn phase(self) -> StepPhase {
        self.with_step(StepState::phase)
    }

    pub fn handle(self, intent: BoardIntent) {
        self.act(|step| step.handle(intent));
    }

    /// Changes the step, and does what follows from that.
    pub fn act(self, act: impl FnOnce(&mut StepState) -> Vec<StepEvent>) {
        self.reply_failed.set(false);
        let mut events = Vec::new();
        self.state.update(|lesson| events = act(&mut lesson.step));
        self.follow(events);
    }

    fn follow(self, events: Vec<StepEvent>) {
        for event in events {
            self.on_event.run(event);
            match event {
                StepEvent::Reply(mv) => self.later(move || self.reply(mv)),
                StepEvent::Asked(question) => self.ask(question),
                StepEvent::Solved | StepEvent::Wrong => self.stop_clock(),
                StepEvent::Moved { .. } | StepEvent::Refused(_) => {}
            }
        }
    }

    fn reply(self, mv: Move) {
        self.act(|step| step.play_reply(mv));
    }

    fn ask(self, question: SolverQuestion) {
        let position = self.state.with_untracked(|lesson| *lesson.step.position());
        let attempt = self.attempt.get_value();
        let on_reply = move |reply: Option<SolverReply>| {
            if self.attempt.try_get_value() != Some(attempt) {
                return;
            }
            match reply {
                Some(reply) => self.later(move || self.act(|step| step.on_solver_reply(reply))),
                None => {
                    self.act(|step| {
                        step.take_back();
                        Vec::new()
                    });
                    self.reply_failed.set(true);
                }
            }
        };
        let ask = self.ask_solver.get_value();
        ask(position, question, Box::new(on_reply));
    }

    /// Does something after a moment, unless another attempt has begun by then.
    fn later(self, then: impl FnOnce() + 'static) {
        let attempt = self.attempt.get_value();
        set_timeout(
            move || {
                if self.attempt.try_get_value() == Some(attempt) {
                    then();
                }
            },
            REPLY_DELAY,
        );
    }

    fn new_attempt(self) {
        self.attempt.update_value(|attempt| *attempt += 1);
        self.reply_failed.set(false);
    }

    /// Plays the solution, a move after the other.
    pub fn show_solution(self) {
        self.new_attempt();
        self.stop_clock();
        self.hint_shown.set(false);
        self.act(StepState::show_solution);
        self.show_next_move();
    }

    fn show_next_move(self) {
        let is_showing = self.state.with_untracked(|lesson| lesson.step.phase());
        if is_showing == StepPhase::ShowingSolution {
            self.later(move || {
                self.act(StepState::show_next_move);
                self.show_next_move();
            });
        }
    }

    /// Takes the last answer back, or begins the step again where it is solved.
    pub fn try_again(self) {
        self.new_attempt();
        self.state.update(|lesson| match lesson.step.phase() {
            StepPhase::Wrong => lesson.step.try_again(),
            _ => lesson.begin_again(),
        });
        self.reset_clock();
    }

    /// Shows another lesson.
    pub fn open(self, lesson: LessonState) {
        self.new_attempt();
        self.finished.set(false);
        self.hint_shown.set(false);
        self.state.set(lesson);
        self.reset_clock();
    }

    /// Shows another step.
    pub fn go(self, index: usize) {
        self.new_attempt();
        self.finished.set(false);
        self.hint_shown.set(false);
        self.state.update(|lesson| lesson.go(index));
        self.reset_clock();
    }

    /// Shows the next step, or the end.
    pub fn next(self) {
        let (index, is_last) = self
            .state
            .with_untracked(|lesson| (lesson.index(), lesson.is_last()));
        match is_last {
            true => self.finished.set(true),
            false => self.go(index + 1),
        }
    }

    /// Shows the step before.
    pub fn back(self) {
        if self.finished.get_untracked() {
            return self.finished.set(false);
        }
        let index = self.state.with_untracked(LessonState::index);
        if let Some(before) = index.checked_sub(1) {
            self.go(before);
        }
    }

    /// Starts the clock of a step against time.
    pub fn start_clock(self) {
        self.state.update(|lesson| lesson.step.start_clock());
        self.clock.update(|clock| {
            if let Some(clock) = clock {
                clock.start(time::monotonic_now());
            }
        });
    }

    fn stop_clock(self) {
        let runs = |clock: &Option<Clock>| clock.is_some_and(|clock| clock.running().is_some());
        if self.clock.with_untracked(runs) {
            self.clock.update(|clock| {
                if let Some(clock) = clock {
                    clock.stop(time::monotonic_now());
                }
            });
        }
    }

    /// The full time of a step against time.
    fn reset_clock(self) {
        let clock = self.state.with_untracked(|lesson| {
            let Goal::Clock { seconds, .. } = lesson.step.step().goal else {
                return None;
            };
            let seconds = Duration::from_secs(seconds.into());
            let period = Periods::new(seconds, 1).ok()?;
            let control = TimeControl::byoyomi(Duration::ZERO, period).ok()?;
            let controls = ByColor::new(control, control);
            Some(Clock::new(controls, lesson.step.reader()))
        });
        if clock != self.clock.get_untracked() {
            self.clock.set(clock);
        }
    }
}
