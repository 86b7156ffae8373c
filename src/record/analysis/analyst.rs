use core::{cell::Cell, time::Duration};
use std::rc::Rc;

use komadai_worker::protocol::{Report, Request};
use leptos::prelude::*;
use shogi::{Move, Position, record::Arrow, search::Limits};

use super::{
    super::desk::Desk,
    game::Game,
    mate::Mate,
    move_notation::{self, sides},
};
use crate::{
    engine::{Answer, Engine, SearchHandle},
    state::effect,
    web::{local_storage, visibility},
};
use komadai_model::{
    analysis::{Choices, Found, Here, Peek, Puzzle, Retry, Worth},
    i18n::AnalysisText,
};

/// How long a position is looked at before what was found is said.
const SETTLED: Duration = Duration::from_millis(2_500);

/// What is found in a shorter time is not shown unless it is the last word.
const GLIMPSE: Duration = Duration::from_millis(50);

/// The tabs of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisTab {
    Lines,
    Game,
    Mate,
}

/// What the engine is asked for, apart from the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineTask {
    Game,
    Retry,
    Mate,
    Puzzle,
}

/// What was found in the position on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub position: Position,
    pub before: Option<Move>,
    pub report: Report,
}

/// All of analysis, while it is open.
#[derive(Clone, Copy)]
pub struct Analyst {
    pub desk: Desk,
    pub part: RwSignal<AnalysisTab>,
    pub choices: RwSignal<Choices>,
    /// Whether the position on the board is to be looked at.
    pub going: RwSignal<bool>,
    pub hidden: RwSignal<bool>,
    pub here: Memo<Option<Here>>,
    pub seen: RwSignal<Option<Seen>>,
    /// Whether the engine cannot be had.
    pub failed: RwSignal<bool>,
    pub work: RwSignal<Option<EngineTask>>,
    pub game: Game,
    /// A line on the board in the place of the record.
    pub peek: RwSignal<Option<Peek>>,
    pub retry: RwSignal<Option<Retry>>,
    pub mate: Mate,
    pub puzzle: RwSignal<Option<Puzzle>>,
    job: StoredValue<Option<SearchHandle>>,
    /// Whether that is about the position on the board, for as long as it stays.
    looks: StoredValue<bool>,
    /// Changes with everything that is asked: answers to what was asked before
    /// come too late.
    round: StoredValue<u32>,
}

impl Analyst {
    pub fn new(desk: Desk) -> Self {
        let kept = local_storage::read(local_storage::StorageKey::Analysis)
            .ok()
            .flatten();
        let choices = kept.map_or_else(Choices::default, |text| Choices::from_text(&text));
        let here = Memo::new(move |_| {
            desk.at.track();
            desk.shape.track();
            desk.arrivals.track();
            desk.review.with_untracked(Here::of)
        });
        let part = match here.get_untracked() {
            Some(_) => AnalysisTab::Lines,
            None => AnalysisTab::Mate,
        };
        let analyst = Self {
            desk,
            part: RwSignal::new(part),
            choices: RwSignal::new(choices),
            going: RwSignal::new(true),
            hidden: RwSignal::new(visibility::is_hidden()),
            here,
            seen: RwSignal::new(None),
            failed: RwSignal::new(false),
            work: RwSignal::new(None),
            game: Game::new(desk),
            peek: RwSignal::new(None),
            retry: RwSignal::new(None),
            mate: Mate::new(),
            puzzle: RwSignal::new(None),
            job: StoredValue::new(None),
            looks: StoredValue::new(false),
            round: StoredValue::new(0),
        };
        analyst.follow_page();
        analyst.follow_record();
        analyst.fill_board();
        let lines = Memo::new(move |_| analyst.choices.with(|choices| choices.lines));
        effect(move || {
            let wanted = analyst.going.get()
                && !analyst.hidden.get()
                && analyst.part.get() == AnalysisTab::Lines
                && analyst.work.get().is_none();
            let lines = lines.get();
            let here = analyst.here.get();
            analyst.seen.set(None);
            if analyst.looks.get_value() {
                analyst.cancel();
            }
            if let (true, Some(here)) = (wanted, here) {
                analyst.look(here, lines);
            }
        });
        on_cleanup(move || analyst.close());
        analyst
    }

    pub fn text(self) -> &'static AnalysisText {
        self.desk.i18n.text().analysis()
    }

    /// The same for something that is said once.
    pub fn once(self) -> &'static AnalysisText {
        self.desk.i18n.text_untracked().analysis()
    }

    /// Goes or stops.
    pub fn turn(self) {
        let goes = !self.going.get_untracked();
        self.failed.set(false);
        self.going.set(goes);
        if !goes {
            self.desk.say(self.once().stopped.to_owned());
        }
    }

    /// What is chosen is kept for the next visit.
    pub fn choose(self, choose: impl FnOnce(&mut Choices)) {
        self.choices.update(choose);
        let text = self.choices.get_untracked().to_text();
        if let Err(error) = local_storage::write(local_storage::StorageKey::Analysis, &text) {
            leptos::logging::warn!("analysis: {error}");
        }
    }

    /// Asks the engine, in place of what was asked before; `told` hears the answers
    /// unless something else is asked meanwhile.
    pub fn ask(self, request: Request, mut told: impl FnMut(Answer) + 'static) {
        let round = self.next_round();
        let hear = move |answer: Answer| {
            if self.round.try_get_value() == Some(round) {
                self.failed.set(matches!(answer, Answer::Failed(_)));
                told(answer);
            }
        };
        let job = Engine::of_page().search(request, Box::new(hear));
        self.job.set_value(Some(job));
        self.looks.set_value(false);
    }

    /// What is about to be done needs the engine: a review goes on later.
    pub fn take_engine(self, work: EngineTask) {
        if self.work.get_untracked() == Some(EngineTask::Game) {
            self.end_review();
        }
        self.cancel();
        self.work.set(Some(work));
    }

    /// Nothing that was asked is wanted any more.
    pub fn cancel(self) {
        self.next_round();
        self.looks.try_set_value(false);
        if let Some(job) = self.job.try_update_value(Option::take).flatten() {
            job.cancel();
        }
    }

    fn next_round(self) -> u32 {
        let next = |round: &mut u32| {
            *round = round.wrapping_add(1);
            *round
        };
        self.round.try_update_value(next).unwrap_or_default()
    }

    /// Looks at the position on the board until it is stopped.
    fn look(self, here: Here, lines: u8) {
        let Here {
            situation,
            position,
            before,
        } = here;
        if position.legal_moves().is_empty() {
            return;
        }
        let limits = Limits {
            lines: lines.into(),
            ..Limits::default()
        };
        let spoken = Rc::new(Cell::new(false));
        let mut shown = false;
        let told = move |answer| match answer {
            Answer::Info(report) if report.time < GLIMPSE => {}
            Answer::Info(report) => {
                self.show(position, before, report);
                // Counted from here: before, the engine or its net may have been waited for.
                if !core::mem::replace(&mut shown, true) {
                    self.say_later(spoken.clone());
                }
            }
            Answer::Done(report) => {
                self.show(position, before, report);
                if !spoken.replace(true) {
                    self.say_settled();
                }
            }
            _ => {}
        };
        self.ask(
            Request::Analyse {
                state: situation,
                limits,
            },
            told,
        );
        self.looks.set_value(true);
    }

    /// Says what has been found by then, unless that was said or something else is looked at.
    fn say_later(self, spoken: Rc<Cell<bool>>) {
        let round = self.round.get_value();
        set_timeout(
            move || {
                let same = self.round.try_get_value() == Some(round);
                if same && !spoken.replace(true) {
                    self.say_settled();
                }
            },
            SETTLED,
        );
    }

    fn show(self, position: Position, before: Option<Move>, report: Report) {
        self.seen.set(Some(Seen {
            position,
            before,
            report,
        }));
    }

    fn say_settled(self) {
        let text = self.desk.i18n.text_untracked();
        let said = self.seen.with_untracked(|seen| {
            let seen = seen.as_ref()?;
            let best = *seen.report.lines.first()?.moves.first()?;
            let standing = (text.analysis().standing)(seen.worth()?, sides(self.desk, text));
            let best = move_notation::of(seen.position, seen.before, best, text);
            Some((text.analysis().settled)(&standing, &best.spoken))
        });
        if let Some(said) = said {
            self.desk.say(said);
        }
    }

    /// It rests while nobody looks.
    fn follow_page(self) {
        let hidden = self.hidden;
        let turned = move || {
            hidden.try_set(visibility::is_hidden());
        };
        match visibility::on_change(turned) {
            Ok(watch) => {
                let watch = StoredValue::new_local(watch);
                on_cleanup(move || watch.dispose());
            }
            Err(error) => leptos::logging::warn!("visibility: {error:?}"),
        }
    }

    /// What stands beside the record goes when the record goes elsewhere.
    fn follow_record(self) {
        effect(move || {
            self.desk.at.track();
            self.desk.shape.track();
            self.desk.arrivals.track();
            self.leave_board();
            self.mate.solved.set(None);
            if self.work.get_untracked() == Some(EngineTask::Mate) {
                self.cancel();
                self.work.set(None);
            }
        });
        effect(move || {
            self.desk.arrivals.track();
            self.game.forget();
            if self.work.get_untracked() == Some(EngineTask::Game) {
                self.cancel();
                self.work.set(None);
            }
        });
    }

    /// Takes away what stands on the board in the place of the record.
    pub fn leave_board(self) {
        if self.peek.with_untracked(Option::is_some) {
            self.peek.set(None);
        }
        if self.retry.with_untracked(Option::is_some) {
            self.end_retry();
        }
        if self.puzzle.with_untracked(Option::is_some) {
            self.end_puzzle();
        }
    }

    fn fill_board(self) {
        let guest = self.desk.guest;
        effect(move || {
            let peek = self.peek.with(|peek| peek.as_ref().map(Peek::scene));
            let retry = self.retry.with(|retry| retry.as_ref().map(Retry::scene));
            let puzzle = self
                .puzzle
                .with(|puzzle| puzzle.as_ref().map(Puzzle::scene));
            let scene = peek.or(retry).or(puzzle);
            guest.scene.set(scene);
        });
        effect(move || guest.worth.set(self.worth()));
        effect(move || guest.arrows.set(self.arrows()));
        guest
            .intend
            .set_value(Some(Callback::new(move |intent| self.intend(intent))));
        guest
            .key
            .set_value(Some(Callback::new(move |key| self.key(&key))));
    }

    fn close(self) {
        self.cancel();
        self.game.keep_in_record();
        let guest = self.desk.guest;
        guest.intend.set_value(None);
        guest.key.set_value(None);
        guest.scene.try_set(None);
        guest.worth.try_set(None);
        guest.arrows.try_set(Vec::new());
    }

    /// What the position of the record is worth, as far as that is known.
    fn worth(self) -> Option<Worth> {
        let seen = self.seen.with(|seen| seen.as_ref().and_then(Seen::worth));
        let seen = seen.or_else(|| self.mate.worth());
        seen.or_else(|| self.game.here().and_then(|(_, worth)| worth))
    }

    /// The first moves of the best lines; of a game that is reviewed the best move.
    fn arrows(self) -> Vec<Arrow> {
        if self.retry.with(Option::is_some) || self.peek.with(Option::is_some) {
            return Vec::new();
        }
        let arrow = |position: &Position, mv: Move| {
            let from = mv.origin(position.turn());
            Arrow::new(from, shogi::Origin::Board(mv.to()))
        };
        match self.part.get() {
            AnalysisTab::Lines => self.seen.with(|seen| {
                let Some(seen) = seen else {
                    return Vec::new();
                };
                let first = seen
                    .report
                    .lines
                    .iter()
                    .filter_map(|line| line.moves.first());
                first.filter_map(|&mv| arrow(&seen.position, mv)).collect()
            }),
            AnalysisTab::Game => {
                let best = self.game.best_here();
                let best = best.and_then(|(position, mv)| arrow(&position, mv));
                best.into_iter().collect()
            }
            AnalysisTab::Mate => Vec::new(),
        }
    }
}

impl Seen {
    /// What the best move is worth.
    pub fn worth(&self) -> Option<Worth> {
        let line = self.report.lines.first()?;
        Some(Worth::of_score(line.score, self.position.turn()))
    }
}

/// What a search of so many nodes has found.
pub fn found(position: &Position, report: &Report, nodes: u64) -> Option<Found> {
    let line = report.lines.first()?;
    Some(Found {
        worth: Worth::of_score(line.score, position.turn()),
        best: line.moves.clone(),
        nodes,
    })
}
