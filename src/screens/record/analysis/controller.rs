use core::{cell::Cell, time::Duration};
use std::rc::Rc;

use komadai_protocol::{Report, Request};
use komadai_records::{Arrow, Brush, Mark, Shape};
use komadai_search::Limits;
use leptos::prelude::*;
use shogi::{Color, Move, Origin, Position, Square};
use wasm_bindgen_futures::spawn_local;

use super::{
    super::controller::RecordController,
    below_board::BelowBoard,
    board_takeover::{TakeoverHandlers, WantedAnalysis},
    mate_search::MateTab,
    move_notation::{self, sides},
    reviewed_game::ReviewedGame,
};
use crate::state::{storage_key, stored_analysis_settings, use_settings};
use komadai_engine::{Answer, Engine, SearchHandle, choose_search_threads};
use komadai_model::{
    analysis::{
        AnalysisSettings, LinePreview, MistakeWalk, PositionEval, Puzzle, Retry, ReviewPosition,
    },
    review::Study,
};
use komadai_texts::AnalysisText;
use komadai_ui::effect;
use komadai_web::{local_storage, visibility};

/// How long a position is analysed before the result is announced.
const SETTLED: Duration = Duration::from_millis(2_500);

/// Results found in a shorter time are not shown unless they are final.
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
pub struct PositionAnalysis {
    pub position: Position,
    pub before: Option<Move>,
    pub report: Report,
}

/// All of analysis, while it is open.
#[derive(Clone, Copy)]
pub struct AnalysisController {
    pub record: RecordController,
    pub tab: RwSignal<AnalysisTab>,
    pub choices: RwSignal<AnalysisSettings>,
    /// Whether the position on the board is to be analysed.
    pub running: RwSignal<bool>,
    /// Whether nobody sees the page.
    pub hidden: Signal<bool>,
    pub here: Memo<Option<ReviewPosition>>,
    /// What is known of the position on the board.
    pub current: RwSignal<Option<PositionAnalysis>>,
    /// Whether the engine cannot be had.
    pub failed: RwSignal<bool>,
    pub task: RwSignal<Option<EngineTask>>,
    pub game: ReviewedGame,
    /// A line on the board in the place of the record.
    pub preview: RwSignal<Option<LinePreview>>,
    pub retry: RwSignal<Option<Retry>>,
    /// The mistakes of the game that are tried one after the other.
    pub walk: RwSignal<Option<MistakeWalk>>,
    /// Whose mistakes these are; `None` for both sides.
    pub walks_of: RwSignal<Option<Color>>,
    pub mate: MateTab,
    pub puzzle: RwSignal<Option<Puzzle>>,
    search: StoredValue<Option<SearchHandle>>,
    /// Whether that is about the position on the board, for as long as it stays.
    follows_board: StoredValue<bool>,
    /// The number of the last request: answers to the ones before come too late.
    pub(super) request: StoredValue<u32>,
}

/// Provides the analysis to everything below.
pub fn provide_analysis(analysis: AnalysisController) {
    provide_context(analysis);
}

/// The analysis that [`provide_analysis`] has provided.
pub fn use_analysis() -> AnalysisController {
    expect_context()
}

impl AnalysisController {
    pub fn new(record: RecordController) -> Self {
        let choices = stored_analysis_settings();
        let here = Memo::new(move |_| {
            record.cursor.track();
            record.shape.track();
            record.with_review_untracked(ReviewPosition::from_review)
        });
        let tab = match (record.takeover.wanted.get_untracked(), here.get_untracked()) {
            (Some(WantedAnalysis::Review), _) => AnalysisTab::Game,
            (None, Some(_)) => AnalysisTab::Lines,
            (Some(WantedAnalysis::Puzzle), _) | (None, None) => AnalysisTab::Mate,
        };
        let analysis = Self {
            record,
            tab: RwSignal::new(tab),
            choices: RwSignal::new(choices),
            running: RwSignal::new(true),
            hidden: visibility::use_page_hidden(),
            here,
            current: RwSignal::new(None),
            failed: RwSignal::new(false),
            task: RwSignal::new(None),
            game: ReviewedGame::new(record),
            preview: RwSignal::new(None),
            retry: RwSignal::new(None),
            walk: RwSignal::new(None),
            walks_of: RwSignal::new(None),
            mate: MateTab::new(),
            puzzle: RwSignal::new(None),
            search: StoredValue::new(None),
            follows_board: StoredValue::new(false),
            request: StoredValue::new(0),
        };
        analysis.follow_record();
        effect(move || {
            record.open_count.track();
            // It comes into the library later than onto the screen.
            record.router.route().track();
            spawn_local(analysis.game.load_review());
        });
        analysis.take_over_board();
        let lines = Memo::new(move |_| analysis.choices.with(|choices| choices.lines));
        let settings = use_settings();
        let threads = Memo::new(move |_| settings.with(|settings| settings.threads));
        effect(move || {
            // The search that follows has them, whichever effect of the setting runs first.
            choose_search_threads(threads.get());
            let wanted = analysis.running.get()
                && !analysis.hidden.get()
                && !analysis.record.takeover.is_paused.get()
                && analysis.tab.get() == AnalysisTab::Lines
                && analysis.task.get().is_none();
            let lines = lines.get();
            let here = analysis.here.get();
            analysis.current.set(None);
            if analysis.follows_board.get_value() {
                analysis.cancel();
            }
            if let (true, Some(here)) = (wanted, here) {
                analysis.analyse_position(here, lines);
            }
        });
        // Last, since the effects above leave the board at first.
        analysis.follow_walk();
        effect(move || {
            let wanted = analysis.record.takeover.wanted;
            let Some(now) = wanted.get() else {
                return;
            };
            wanted.set(None);
            match now {
                WantedAnalysis::Puzzle => untrack(|| analysis.solve_as_puzzle()),
                WantedAnalysis::Review => {
                    analysis.tab.set(AnalysisTab::Game);
                    analysis.review_game();
                }
            }
        });
        on_cleanup(move || analysis.close());
        analysis
    }

    pub fn text(self) -> &'static AnalysisText {
        self.record.i18n.text().analysis()
    }

    /// The same for something that is said once.
    pub fn text_untracked(self) -> &'static AnalysisText {
        self.record.i18n.text_untracked().analysis()
    }

    /// Goes or stops.
    pub fn toggle(self) {
        let goes = !self.running.get_untracked();
        self.failed.set(false);
        self.running.set(goes);
        if !goes {
            self.record
                .announce(self.text_untracked().stopped.to_owned());
        }
    }

    /// What is chosen is kept for the next visit.
    pub fn choose(self, choose: impl FnOnce(&mut AnalysisSettings)) {
        self.choices.update(choose);
        let text = self.choices.get_untracked().to_stored();
        if let Err(error) = local_storage::write(storage_key::ANALYSIS, &text) {
            leptos::logging::warn!("analysis: {error}");
        }
    }

    /// Asks the engine, in place of what was asked before; `on_answer` gets the answers
    /// unless something else is asked meanwhile.
    pub fn ask(self, request: Request, mut on_answer: impl FnMut(Answer) + 'static) {
        let number = self.next_request();
        let on_answer = move |answer: Answer| {
            if self.request.try_get_value() == Some(number) {
                self.failed.set(matches!(answer, Answer::Failed(_)));
                on_answer(answer);
            }
        };
        let search = Engine::of_page().search(request, Box::new(on_answer));
        self.search.set_value(Some(search));
        self.follows_board.set_value(false);
    }

    /// What is about to be done needs the engine: a review goes on later.
    pub fn take_engine(self, task: EngineTask) {
        if self.task.get_untracked() == Some(EngineTask::Game) {
            self.end_review();
        }
        self.cancel();
        self.task.set(Some(task));
    }

    /// Nothing that was asked is wanted any more.
    pub fn cancel(self) {
        self.next_request();
        self.follows_board.try_set_value(false);
        if let Some(search) = self.search.try_update_value(Option::take).flatten() {
            search.cancel();
        }
    }

    fn next_request(self) -> u32 {
        let next = |number: &mut u32| {
            *number = number.wrapping_add(1);
            *number
        };
        self.request.try_update_value(next).unwrap_or_default()
    }

    /// Analyses the position on the board until it is stopped.
    fn analyse_position(self, here: ReviewPosition, lines: u8) {
        let ReviewPosition {
            game_state: situation,
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
        let on_answer = move |answer| match answer {
            Answer::Info(report) if report.time < GLIMPSE => {}
            Answer::Info(report) => {
                self.show(position, before, report);
                // Counted from here: before, the engine or its net may have been waited for.
                if !core::mem::replace(&mut shown, true) {
                    self.announce_later(spoken.clone());
                }
            }
            Answer::Done(report) => {
                self.show(position, before, report);
                if !spoken.replace(true) {
                    self.announce_settled();
                }
            }
            _ => {}
        };
        self.ask(
            Request::Analyse {
                state: situation,
                limits,
            },
            on_answer,
        );
        self.follows_board.set_value(true);
    }

    /// Says what has been found by then, unless that was said or something else is looked at.
    fn announce_later(self, spoken: Rc<Cell<bool>>) {
        let number = self.request.get_value();
        set_timeout(
            move || {
                let same = self.request.try_get_value() == Some(number);
                if same && !spoken.replace(true) {
                    self.announce_settled();
                }
            },
            SETTLED,
        );
    }

    fn show(self, position: Position, before: Option<Move>, report: Report) {
        self.current.set(Some(PositionAnalysis {
            position,
            before,
            report,
        }));
    }

    fn announce_settled(self) {
        let text = self.record.i18n.text_untracked();
        let said = self.current.with_untracked(|seen| {
            let seen = seen.as_ref()?;
            let best = *seen.report.lines.first()?.moves.first()?;
            let standing = (text.analysis().standing)(seen.worth()?, sides(self.record, text));
            let best = move_notation::notate(seen.position, seen.before, best, text);
            Some((text.analysis().settled)(&standing, &best.spoken))
        });
        if let Some(said) = said {
            self.record.announce(said);
        }
    }

    /// What stands beside the record goes when the record goes elsewhere.
    fn follow_record(self) {
        effect(move || {
            self.record.cursor.track();
            self.record.shape.track();
            self.leave_board();
            self.mate.solved.set(None);
            if self.task.get_untracked() == Some(EngineTask::Mate) {
                self.cancel();
                self.task.set(None);
            }
        });
        effect(move || {
            self.record.open_count.track();
            self.game.forget();
            if self.task.get_untracked() == Some(EngineTask::Game) {
                self.cancel();
                self.task.set(None);
            }
        });
    }

    /// Takes away what stands on the board in the place of the record.
    pub fn leave_board(self) {
        if self.preview.with_untracked(Option::is_some) {
            self.preview.set(None);
        }
        if self.retry.with_untracked(Option::is_some) {
            self.end_retry();
        }
        if self.puzzle.with_untracked(Option::is_some) {
            self.end_puzzle();
        }
    }

    fn take_over_board(self) {
        let takeover = self.record.takeover;
        effect(move || {
            let peek = self
                .preview
                .with(|peek| peek.as_ref().map(LinePreview::board_view));
            let retry = self
                .retry
                .with(|retry| retry.as_ref().map(Retry::board_view));
            let puzzle = self
                .puzzle
                .with(|puzzle| puzzle.as_ref().map(Puzzle::board_view));
            let board_view = peek.or(retry).or(puzzle);
            takeover.board_view.set(board_view);
        });
        effect(move || takeover.pointed.set(self.pointed()));
        effect(move || takeover.worth.set(self.worth()));
        effect(move || takeover.arrows.set(self.arrows()));
        effect(move || takeover.better.set(self.better_arrow()));
        effect(move || takeover.marks.set(self.game.marks()));
        takeover.register(TakeoverHandlers {
            on_intent: Callback::new(move |intent| self.handle_intent(intent)),
            on_key: Callback::new(move |key| self.handle_key(&key)),
            below_board: Callback::new(move |()| view! { <BelowBoard analysis=self/> }.into_any()),
        });
    }

    fn close(self) {
        self.cancel();
        self.game.keep_in_record();
    }

    /// Circles around what the line on the board points out.
    fn pointed(self) -> Vec<Mark> {
        let circle = |&square: &Square| Mark {
            brush: Brush::Red,
            shape: Shape::Circle(Origin::Board(square)),
        };
        self.preview.with(|line| {
            let squares = line.as_ref().map_or(&[][..], LinePreview::pointed);
            squares.iter().map(circle).collect()
        })
    }

    /// What the position on the board is worth, as far as that is known; nothing while a
    /// move is tried or looked for.
    fn worth(self) -> Option<PositionEval> {
        if self.is_trying() {
            return None;
        }
        let line = self
            .preview
            .with(|line| line.as_ref().and_then(LinePreview::worth));
        if line.is_some() {
            return line;
        }
        let seen = self
            .current
            .with(|seen| seen.as_ref().and_then(PositionAnalysis::worth));
        let seen = seen.or_else(|| self.mate.worth());
        seen.or_else(|| self.game.here().and_then(|(_, worth)| worth))
    }

    /// The first moves of the best lines; of a game that is reviewed the best move. Nothing
    /// where the reader is to find it.
    fn arrows(self) -> Vec<Arrow> {
        let guesses = self
            .record
            .with_review(|review| matches!(review.study(), Study::Guess { .. }));
        if guesses || self.is_trying() || self.preview.with(Option::is_some) {
            return Vec::new();
        }
        match self.tab.get() {
            AnalysisTab::Lines => self.current.with(|seen| {
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

    /// The move that would have been better than a mistake that led here; nothing while
    /// something else than the record stands on the board, or the move is looked for.
    fn better_arrow(self) -> Option<Arrow> {
        let is_record = !self.record.takeover.is_on_board();
        let is_wanted = is_record && self.tab.get() != AnalysisTab::Mate;
        let (position, mv) = self.game.better_before_here().filter(|_| is_wanted)?;
        arrow(&position, mv)
    }
}

impl PositionAnalysis {
    /// What the best move is worth.
    pub fn worth(&self) -> Option<PositionEval> {
        let line = self.report.lines.first()?;
        Some(PositionEval::from_score(line.score, self.position.turn()))
    }
}

fn arrow(position: &Position, mv: Move) -> Option<Arrow> {
    Arrow::new(mv.origin(position.turn()), Origin::Board(mv.to()))
}
