use core::time::Duration;

use komadai_worker::protocol::Report;
use leptos::prelude::*;
use shogi::{Claim, Color, search::Score};

use super::{
    asked::{Told, View},
    move_text,
    table::PlayTable,
};
use crate::{
    engine::{Answer, Engine, Job, Status},
    i18n::Text,
    platform::{dom, time},
    reactive::watch,
    session::{
        PlayedGame, Settings, Standing,
        opponent::{self, Act, Due, Duty, Temper},
    },
};

/// The computer as it plays, and answers what it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Attending {
    pub table: PlayTable,
    pub settings: RwSignal<Settings>,
    pub(super) state: RwSignal<State>,
    pub(super) told: RwSignal<Told>,
    pub(super) view: RwSignal<View>,
    /// How often the reader has asked it to try again.
    tries: RwSignal<u32>,
    pub(super) mind: StoredValue<Mind>,
}

/// What the computer is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Waits,
    Thinks(Color),
    /// Its worker cannot be had.
    Failed,
}

/// What nobody sees.
#[derive(Debug, Default)]
pub(super) struct Mind {
    pub due: Option<Due>,
    /// Counts what it had to do: whatever comes for an earlier one comes too late.
    turn: u32,
    /// Its own thinking.
    pub job: Option<Job>,
    /// What the reader has asked.
    pub question: Option<Job>,
    temper: Temper,
}

/// Who inherits the focus of a button that is no longer there.
const BOARD: [&str; 1] = ["[data-square][tabindex='0']"];

/// What needs no thought is done after so long.
const REACTION: Duration = Duration::from_millis(700);

impl Attending {
    pub fn attend(table: PlayTable, settings: RwSignal<Settings>) -> Self {
        let attending = Self {
            table,
            settings,
            state: RwSignal::new(State::Waits),
            told: RwSignal::new(Told::Nothing),
            view: RwSignal::new(View::Game),
            tries: RwSignal::new(0),
            mind: StoredValue::new(Mind::default()),
        };
        let due = Memo::new(move |_| {
            let tries = attending.tries.get();
            let due = table.is_ours().then(|| table.game.with(Due::of)).flatten();
            let set_at = table.keeper.set_at.get_value();
            due.map(|due| (due, set_at, tries))
        });
        watch(move || attending.take_up(due.get().map(|(due, ..)| due)));
        attending.follow_position();
        attending.sit_opposite();
        let status = Engine::of_page().status();
        watch(move || {
            if status.get() == Status::Ready {
                attending.go_on();
            }
        });
        attending
    }

    /// Something is to be done, or nothing any more.
    fn take_up(self, due: Option<Due>) {
        let job = self.mind.try_update_value(|mind| {
            mind.due = due;
            mind.turn += 1;
            mind.job.take()
        });
        if let Some(job) = job.flatten() {
            job.cancel();
        }
        let Some(due) = due else {
            // For want of a player the clock stands.
            let stands = |game: &PlayedGame| {
                game.setup().has_computer() && game.standing() == Some(Standing::Left)
            };
            let failed = self.state.get_untracked() == State::Failed;
            if !(failed && self.table.game.with_untracked(stands)) {
                self.become_idle();
            }
            return;
        };
        self.become_idle();
        match due.duty {
            Duty::Claim(claim) => {
                self.later(REACTION, move |it| it.claim(due.side, claim));
            }
            Duty::Move | Duty::Answer(_) => self.go_on(),
        }
    }

    /// Thinks, unless it does, or is being asked something.
    pub(super) fn go_on(self) {
        let due = self.mind.with_value(|mind| {
            let busy = mind.job.is_some() || mind.question.is_some();
            mind.due
                .filter(|due| !busy && !matches!(due.duty, Duty::Claim(_)))
        });
        let failed = self.state.get_untracked() == State::Failed;
        if let Some(due) = due.filter(|_| !failed || self.engine_is_well()) {
            self.think(due);
        }
    }

    fn engine_is_well(self) -> bool {
        !matches!(
            Engine::of_page().status().get_untracked(),
            Status::Failed(_)
        )
    }

    fn think(self, due: Due) {
        self.state.set(State::Thinks(due.side));
        let begun = time::now();
        let table = self.table;
        let seed = table
            .game
            .with_untracked(|game| opponent::seed_of(table.keeper.set_at.get_value(), game));
        let request = table.game.with_untracked(|game| match due.duty {
            Duty::Answer(_) => opponent::worth_request(game, due.computer),
            Duty::Move | Duty::Claim(_) => opponent::move_request(game, due.computer, seed, begun),
        });
        let turn = self.mind.with_value(|mind| mind.turn);
        let told = move |answer| {
            if self.is_at(turn) {
                self.hear(due, seed, begun, answer);
            }
        };
        let job = Engine::of_page().ask(request, Box::new(told));
        self.mind.update_value(|mind| mind.job = Some(job));
    }

    fn hear(self, due: Due, seed: u64, begun: Duration, answer: Answer) {
        if answer.is_last() {
            self.mind.update_value(|mind| mind.job = None);
        }
        match answer {
            Answer::Info(_) => {}
            Answer::Decided(decision, report) => {
                let act = self.table.game.with_untracked(|game| {
                    let score = score_of(&report);
                    let mut temper = self.mind.with_value(|mind| mind.temper);
                    let act = temper.act(game, due, decision, score);
                    self.mind.update_value(|mind| mind.temper = temper);
                    act
                });
                // What has been decided stays so, whoever asks something meanwhile.
                self.mind.update_value(|mind| mind.due = None);
                let wait = self.wait_before(due, act, seed, begun);
                self.later(wait, move |it| it.perform(due, act));
            }
            Answer::Done(report) => {
                let Duty::Answer(asked) = due.duty else {
                    return;
                };
                let agrees = self
                    .table
                    .game
                    .with_untracked(|game| opponent::accepts(game, due, asked, score_of(&report)));
                let reply = match (asked, agrees) {
                    (Claim::AskCount, true) => Claim::AgreeCount,
                    (Claim::AskCount, false) => Claim::RefuseCount,
                    (_, true) => Claim::AcceptDraw,
                    (_, false) => Claim::RefuseDraw,
                };
                self.mind.update_value(|mind| mind.due = None);
                self.later(REACTION, move |it| it.claim(due.side, reply));
            }
            // Somebody else has asked: it thinks again when the worker is free.
            Answer::Superseded | Answer::Stopped | Answer::Mate(_) => {}
            Answer::Refused(why) | Answer::Failed(why) => {
                leptos::logging::warn!("opponent: {why}");
                self.fail();
            }
        }
    }

    /// What is left of the time that a person would take.
    fn wait_before(self, due: Due, act: Act, seed: u64, begun: Duration) -> Duration {
        let Act::Play(mv) = act else {
            return REACTION;
        };
        let pause = self
            .table
            .game
            .with_untracked(|game| opponent::pause(game, due.computer, mv, seed, begun));
        pause.saturating_sub(time::now().saturating_sub(begun))
    }

    fn perform(self, due: Due, act: Act) {
        match act {
            Act::Play(mv) => self.table.act(|game, now| game.answer(mv, now)),
            Act::Claim(claim) => self.claim(due.side, claim),
        }
    }

    fn claim(self, side: Color, claim: Claim) {
        self.table.claim(side, claim);
    }

    /// Does something after a while, unless the game has changed by then.
    fn later(self, wait: Duration, act: impl FnOnce(Self) + 'static) {
        let turn = self.mind.with_value(|mind| mind.turn);
        let act = move || {
            if self.is_at(turn) {
                act(self);
            }
        };
        match wait.is_zero() {
            true => queue_microtask(act),
            false => set_timeout(act, wait),
        }
    }

    fn is_at(self, turn: u32) -> bool {
        self.mind.try_with_value(|mind| mind.turn) == Some(turn)
    }

    fn become_idle(self) {
        if self.state.get_untracked() != State::Waits {
            self.state.set(State::Waits);
        }
    }

    /// The clock does not run for a player who is not there.
    fn fail(self) {
        self.state.set(State::Failed);
        self.table.leave();
    }

    /// Tries again to have its worker.
    pub(super) fn try_again(self) {
        dom::bequeath_focus(&BOARD);
        self.state.set(State::Waits);
        self.tries.update(|tries| *tries += 1);
        self.resume();
    }

    /// People move both sides from now on.
    pub(super) fn play_by_hand(self) {
        dom::bequeath_focus(&BOARD);
        self.table.game.update(|game| {
            for color in Color::ALL {
                game.take_seat(color);
            }
        });
        self.table.keep(time::now());
        self.resume();
        let words = self.table.words.once().later().opponent.goes_on_by_hand;
        self.table.told.set(words.to_owned());
        self.table.say(words.to_owned());
    }

    fn resume(self) {
        let stands = |game: &PlayedGame| game.standing() == Some(Standing::Left);
        if self.table.game.with_untracked(stands) {
            self.table.start();
        }
    }

    /// Where a game begins the person sits near; what the reader turns later stays.
    fn sit_opposite(self) {
        let Self {
            table, settings, ..
        } = self;
        let begun = Memo::new(move |_| {
            table.game.with(|game| {
                let set_at = table.keeper.set_at.get_value();
                let seats = game.setup().seats;
                let is_new = game.game().plies().is_empty();
                (set_at, seats, is_new)
            })
        });
        watch(move || {
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

    /// What the line on the game says while it thinks, or while the board shows
    /// something else.
    pub fn line(self, text: &Text) -> Option<String> {
        if self.view.get() != View::Game {
            return Some(text.later().opponent.looking_back.to_owned());
        }
        let State::Thinks(side) = self.state.get() else {
            return None;
        };
        let player = self
            .table
            .game
            .with(|game| move_text::player(game, side, text));
        Some((text.later().opponent.thinks)(&player))
    }
}

fn score_of(report: &Report) -> Option<Score> {
    report.lines.first().map(|line| line.score)
}
