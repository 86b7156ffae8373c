use core::time::Duration;

use komadai_protocol::Report;
use komadai_search::Score;
use leptos::prelude::*;
use shogi::{Claim, Color};

use super::assistant_state::{AssistantState, BoardPreview};
use crate::{
    components::explanations::{EXPLANATIONS, Explanations},
    game::{GameController, StatusNote},
};
use komadai_board::CURSOR_SQUARE;
use komadai_engine::{Answer, Engine, SearchHandle, Status};
use komadai_model::{
    PauseReason, PlayedGame, Settings,
    opponent::{
        self, ComputerAction, ComputerTask, ExpectedReply, MoveCheck, ResignPolicy, TaskKind,
    },
};
use komadai_texts::player_name;
use komadai_ui::{I18n, ModuleLoader, effect, use_i18n};
use komadai_web::{dom, time};

/// The computer as a player, and as an assistant that answers questions.
#[derive(Clone, Copy, Debug)]
pub struct ComputerPlayer {
    pub game: GameController,
    i18n: I18n,
    pub settings: RwSignal<Settings>,
    pub state: RwSignal<PlayerState>,
    pub(super) assistant: RwSignal<AssistantState>,
    pub preview: RwSignal<BoardPreview>,
    /// What explains moves, loaded with the first question about one.
    pub(super) explanations: ModuleLoader<Explanations>,
    /// Whether the answer is in view where it lies over the screen.
    pub sheet: RwSignal<bool>,
    /// Whether the play screen is shown.
    pub is_shown: RwSignal<bool>,
    pub(super) pondering: RwSignal<PonderState>,
    /// Whether it waits for what the reader does about a clearly bad move.
    pub holds_move: RwSignal<bool>,
    /// How often the reader has asked it to try again.
    retries: RwSignal<u32>,
    pub(super) tasks: StoredValue<Tasks>,
}

/// What the computer is doing as a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerState {
    Idle,
    Thinking(Color),
    /// Its worker could not be started.
    Failed,
}

/// Its search on the person's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PonderState {
    /// There is nothing to think about, or it has been thought about.
    Idle,
    /// Until the worker is free: everybody else is first.
    Waiting,
    Running(SearchHandle),
}

/// The computer's current work; not reactive.
#[derive(Debug, Default)]
pub(super) struct Tasks {
    /// What it has to do and has not decided yet.
    pub pending: Option<ComputerTask>,
    /// Counts the tasks: answers for an earlier task are dropped.
    generation: u32,
    /// The search for its own move or reply.
    pub job: Option<SearchHandle>,
    /// The search for an answer to the reader.
    pub question: Option<SearchHandle>,
    pub expected: Option<ExpectedReply>,
    policy: ResignPolicy,
    /// The move of a person that was looked at before it is answered. The same move in the same
    /// place is not held again.
    pub looked_at: Option<MoveCheck>,
}

/// Gets the focus of a button that is removed.
const BOARD: [&str; 1] = [CURSOR_SQUARE];

/// The delay of what needs no search.
const REACTION: Duration = Duration::from_millis(700);

impl ComputerPlayer {
    pub fn new(game: GameController, settings: RwSignal<Settings>) -> Self {
        let player = Self {
            game,
            i18n: use_i18n(),
            settings,
            state: RwSignal::new(PlayerState::Idle),
            assistant: RwSignal::new(AssistantState::Idle),
            preview: RwSignal::new(BoardPreview::Game),
            explanations: ModuleLoader::new(&EXPLANATIONS),
            sheet: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            pondering: RwSignal::new(PonderState::Idle),
            holds_move: RwSignal::new(false),
            retries: RwSignal::new(0),
            tasks: StoredValue::new(Tasks::default()),
        };
        let due = Memo::new(move |_| {
            let retries = player.retries.get();
            let due = game
                .is_ours()
                .then(|| game.with(ComputerTask::from_game))
                .flatten();
            let started_at = game.storage.started_at.get_value();
            due.map(|due| (due, started_at, retries))
        });
        effect(move || player.start_task(due.get().map(|(due, ..)| due)));
        player.turn_board_to_player();
        let status = Engine::of_page().status();
        effect(move || {
            if status.get() == Status::Ready {
                player.resume_thinking();
            }
        });
        player
    }

    /// The task of the computer has changed.
    fn start_task(self, due: Option<ComputerTask>) {
        let job = self.tasks.try_update_value(|tasks| {
            tasks.pending = due;
            tasks.generation += 1;
            tasks.job.take()
        });
        if let Some(job) = job.flatten() {
            job.cancel();
        }
        let Some(due) = due else {
            // For want of a player the clock stands.
            let stands = |game: &PlayedGame| {
                game.options().has_computer()
                    && game.pause_reason() == Some(PauseReason::PlayerAway)
            };
            let failed = self.state.get_untracked() == PlayerState::Failed;
            if !(failed && self.game.with_untracked(stands)) {
                self.become_idle();
            }
            return;
        };
        self.become_idle();
        match due.kind {
            TaskKind::Claim(claim) => {
                self.later(REACTION, move |it| it.claim(due.side, claim));
            }
            TaskKind::Move | TaskKind::Answer(_) => self.resume_thinking(),
        }
    }

    /// Starts a search, unless one is running.
    pub(super) fn resume_thinking(self) {
        let due = self.tasks.with_value(|tasks| {
            let busy = tasks.job.is_some() || tasks.question.is_some();
            tasks
                .pending
                .filter(|due| !busy && !matches!(due.kind, TaskKind::Claim(_)))
        });
        let failed = self.state.get_untracked() == PlayerState::Failed;
        if let Some(due) = due.filter(|_| !failed || self.engine_is_well()) {
            match self.move_to_look_at(due) {
                Some(check) => self.look_before_answering(check),
                None if self.holds_move.get_untracked() => {}
                None => self.think(due),
            }
        }
    }

    fn engine_is_well(self) -> bool {
        !matches!(
            Engine::of_page().status().get_untracked(),
            Status::Failed(_)
        )
    }

    fn think(self, due: ComputerTask) {
        self.state.set(PlayerState::Thinking(due.side));
        let begun = time::monotonic_now();
        let started_at = self.game.storage.started_at.get_value();
        let seed = opponent::search_seed(started_at);
        let request = self.game.with_untracked(|played| match due.kind {
            TaskKind::Answer(_) => opponent::evaluation_request(played, due.computer),
            TaskKind::Move | TaskKind::Claim(_) => {
                let book = self
                    .settings
                    .with_untracked(|settings| settings.opening_book);
                opponent::move_request(played, due.computer, seed, begun, book)
            }
        });
        let generation = self.tasks.with_value(|tasks| tasks.generation);
        let on_answer = move |answer| {
            if self.is_current(generation) {
                self.on_answer(due, seed, begun, answer);
            }
        };
        let job = Engine::of_page().search(request, Box::new(on_answer));
        self.tasks.update_value(|tasks| tasks.job = Some(job));
    }

    fn on_answer(self, due: ComputerTask, seed: u64, begun: Duration, answer: Answer) {
        if answer.is_last() {
            self.tasks.update_value(|tasks| tasks.job = None);
        }
        match answer {
            Answer::Info(_) => {}
            Answer::Decided(decision, report) => {
                let act = self.game.with_untracked(|game| {
                    let score = score_of(&report);
                    let mut policy = self.tasks.with_value(|tasks| tasks.policy);
                    let act = policy.decide(game, due, decision, score);
                    self.tasks.update_value(|tasks| tasks.policy = policy);
                    act
                });
                // What has been decided stays so, whoever asks something meanwhile.
                self.tasks.update_value(|tasks| {
                    tasks.pending = None;
                    tasks.expected = match act {
                        ComputerAction::Play(mv) => {
                            ExpectedReply::from_report(due.ply, mv, &report)
                        }
                        ComputerAction::Claim(_) => None,
                    };
                });
                let wait = self.wait_before(due, act, seed, begun);
                self.later(wait, move |it| it.perform(due, act));
            }
            Answer::Done(report) => {
                let TaskKind::Answer(asked) = due.kind else {
                    return;
                };
                let agrees = self.game.with_untracked(|game| {
                    opponent::accepts_offer(game, due, asked, score_of(&report))
                });
                let reply = match (asked, agrees) {
                    (Claim::RequestCount, true) => Claim::AgreeCount,
                    (Claim::RequestCount, false) => Claim::RefuseCount,
                    (_, true) => Claim::AcceptDraw,
                    (_, false) => Claim::RefuseDraw,
                };
                self.tasks.update_value(|tasks| tasks.pending = None);
                self.later(REACTION, move |it| it.claim(due.side, reply));
            }
            // It thinks again when the worker is free. Whoever has asked, the computer does not
            // lose time by it.
            Answer::Superseded => {
                if self.game.with_untracked(|game| game.options().is_timed()) {
                    self.game.hold_clock();
                }
            }
            Answer::Stopped | Answer::Mate(_) => {}
            Answer::Refused(why) | Answer::Failed(why) => {
                leptos::logging::warn!("opponent: {why}");
                self.fail();
            }
        }
    }

    /// What is left of the time that a person would take.
    fn wait_before(
        self,
        due: ComputerTask,
        act: ComputerAction,
        seed: u64,
        begun: Duration,
    ) -> Duration {
        let ComputerAction::Play(mv) = act else {
            return REACTION;
        };
        let pause = self
            .game
            .with_untracked(|game| opponent::thinking_pause(game, due.computer, mv, seed, begun));
        pause.saturating_sub(time::monotonic_now().saturating_sub(begun))
    }

    fn perform(self, due: ComputerTask, act: ComputerAction) {
        match act {
            ComputerAction::Play(mv) => self.game.apply(|game, now| game.answer(mv, now)),
            ComputerAction::Claim(claim) => self.claim(due.side, claim),
        }
    }

    fn claim(self, side: Color, claim: Claim) {
        self.game.claim(side, claim);
    }

    /// Does something after a delay, unless the game has changed by then.
    fn later(self, wait: Duration, act: impl FnOnce(Self) + 'static) {
        let generation = self.tasks.with_value(|tasks| tasks.generation);
        let act = move || {
            if self.is_current(generation) {
                act(self);
            }
        };
        match wait.is_zero() {
            true => queue_microtask(act),
            false => set_timeout(act, wait),
        }
    }

    fn is_current(self, generation: u32) -> bool {
        self.tasks.try_with_value(|tasks| tasks.generation) == Some(generation)
    }

    fn become_idle(self) {
        if self.state.get_untracked() != PlayerState::Idle {
            self.state.set(PlayerState::Idle);
        }
    }

    /// Stops the clock: the computer cannot move.
    fn fail(self) {
        self.state.set(PlayerState::Failed);
        self.game.suspend();
    }

    /// Tries again to start its worker.
    pub fn try_again(self) {
        dom::restore_focus_to(&BOARD);
        self.state.set(PlayerState::Idle);
        self.retries.update(|retries| *retries += 1);
        self.resume();
    }

    /// People move both sides from now on.
    pub fn give_up_seats(self) {
        dom::restore_focus_to(&BOARD);
        self.game.take_all_seats();
        self.resume();
        let text = self.i18n.text_untracked();
        self.game.status_note.set(Some(StatusNote::ByHand));
        self.game.announce(text.opponent().goes_on_by_hand);
    }

    fn resume(self) {
        let stands = |game: &PlayedGame| game.pause_reason() == Some(PauseReason::PlayerAway);
        if self.game.with_untracked(stands) {
            self.game.start();
        }
    }

    /// Turns the board when a game begins, so that the person's side is near.
    fn turn_board_to_player(self) {
        let Self { game, settings, .. } = self;
        let begun = Memo::new(move |_| {
            let started_at = game.storage.started_at.get_value();
            game.with(|played| {
                let seats = played.options().seats;
                let is_new = played.game().plies().is_empty();
                (started_at, seats, is_new)
            })
        });
        effect(move || {
            let (_, seats, is_new) = begun.get();
            if is_new {
                Engine::of_page().new_game();
            }
            let person = |color: Color| seats[color].computer().is_none();
            let flipped = person(Color::White);
            let one = person(Color::Black) != flipped;
            let turned = settings.with_untracked(|settings| settings.flipped) != flipped;
            if is_new && one && turned {
                settings.update(|settings| settings.flipped = flipped);
            }
        });
    }

    /// The status of the game while the computer thinks, or while the board shows an
    /// earlier position.
    pub fn status_text(self) -> Signal<Option<String>> {
        Signal::derive(move || {
            let text = self.i18n.text();
            if self.preview.get() != BoardPreview::Game {
                return Some(text.opponent().looking_back.to_owned());
            }
            let PlayerState::Thinking(side) = self.state.get() else {
                return None;
            };
            let name = self.game.with(|played| player_name(played, side, text));
            Some((text.opponent().thinks)(&name))
        })
    }
}

fn score_of(report: &Report) -> Option<Score> {
    report.lines.first().map(|line| line.score)
}
