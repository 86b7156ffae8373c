//! Reviews games of the library while the engine has nothing else to do.
use core::{
    cell::{Cell, RefCell},
    time::Duration,
};
use std::rc::Rc;

use gloo_timers::future::sleep;
use komadai_protocol::{Report, Request};
use leptos::{logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use super::Library;
use komadai_engine::{Answer, Engine, last_answer};
use komadai_model::{
    analysis::{AnalysisCache, ENGINE, GameAnalysis, ReviewOrigin, SavedReview},
    engine::Status,
    library::{GameId, LibraryError, record_text},
};
use komadai_ui::SCREEN_FOCUS;
use komadai_web::{dom, time};

/// How often it is asked whether the engine has anything else to do.
const WAIT: Duration = Duration::from_millis(300);
/// Who took the engine keeps it at least so long: the next position is often asked about soon.
const PAUSE: Duration = Duration::from_secs(3);

/// How far it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReviewProgress {
    /// The number of the game, from 1, and of how many.
    pub game: usize,
    pub all_games: usize,
    /// How many positions of the game are known, and of how many.
    pub positions: usize,
    pub all_positions: usize,
}

/// What came of the games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewReport {
    /// Games that could not be read or have no legal moves, or that have changed meanwhile.
    pub not_reviewed: usize,
    pub stopped: Option<ReviewStop>,
}

/// What ended the reviews before the last game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewStop {
    Reader,
    Engine,
    Library(LibraryError),
}

/// A handle of what reviews games. There is one in a page.
#[derive(Clone)]
pub struct Reviewer(Rc<Inner>);

struct Inner {
    /// None while nothing is reviewed.
    progress: ArcRwSignal<Option<ReviewProgress>>,
    report: ArcRwSignal<Option<ReviewReport>>,
    /// Counts what was started and stopped: whatever runs under an earlier number ends.
    run: Cell<u32>,
    failed: RefCell<Vec<GameId>>,
}

thread_local! {
    static OF_PAGE: Reviewer = Reviewer(Rc::new(Inner {
        progress: ArcRwSignal::new(None),
        report: ArcRwSignal::new(None),
        run: Cell::new(0),
        failed: RefCell::default(),
    }));
}

impl Reviewer {
    pub fn of_page() -> Self {
        OF_PAGE.with(Clone::clone)
    }

    /// How far it is; `None` while nothing is reviewed.
    pub fn progress(&self) -> Signal<Option<ReviewProgress>> {
        self.0.progress.clone().into()
    }

    /// What came of the last games.
    pub fn report(&self) -> Signal<Option<ReviewReport>> {
        self.0.report.clone().into()
    }

    /// Whether a game could not be reviewed since the page was opened.
    pub fn has_failed(&self, id: GameId) -> bool {
        self.0.failed.borrow().contains(&id)
    }

    /// Reviews games one after the other, each position with so many nodes.
    pub fn start(&self, games: Vec<GameId>, nodes: u64) {
        let number = self.next_run();
        self.0.report.set(None);
        self.0.progress.set(Some(ReviewProgress {
            all_games: games.len(),
            ..ReviewProgress::default()
        }));
        let run = Run {
            reviewer: self.clone(),
            number,
            nodes,
            library: Library::of_page(),
        };
        spawn_local(async move {
            let report = run.review_all(games).await;
            if run.is_current() {
                // The list reads the last review a moment later: the button for the rest, which
                // is still there, goes then.
                dom::restore_focus_to(&["[data-action=practise-mistakes]", SCREEN_FOCUS]);
                run.reviewer.0.report.set(Some(report));
                run.reviewer.0.progress.set(None);
            }
        });
    }

    /// What was reviewed stays.
    pub fn stop(&self) {
        self.next_run();
        self.0.progress.set(None);
    }

    fn next_run(&self) -> u32 {
        let number = self.0.run.get().wrapping_add(1);
        self.0.run.set(number);
        number
    }
}

/// One run of a [`Reviewer`].
struct Run {
    reviewer: Reviewer,
    number: u32,
    nodes: u64,
    library: Library,
}

/// Why a game was not reviewed.
enum Fault {
    /// This game cannot be.
    Game,
    /// It was changed or deleted meanwhile.
    Changed,
    /// Nor can those after it.
    Stop(ReviewStop),
}

impl Run {
    fn is_current(&self) -> bool {
        self.reviewer.0.run.get() == self.number
    }

    async fn review_all(&self, games: Vec<GameId>) -> ReviewReport {
        let mut report = ReviewReport::default();
        for (number, id) in (1..).zip(games) {
            self.update_progress(|progress| progress.game = number);
            match self.review(id).await {
                Ok(()) => {}
                Err(Fault::Changed) => report.not_reviewed += 1,
                Err(Fault::Game) => {
                    report.not_reviewed += 1;
                    self.reviewer.0.failed.borrow_mut().push(id);
                }
                Err(Fault::Stop(stop)) => {
                    report.stopped = Some(stop);
                    break;
                }
            }
        }
        report
    }

    fn update_progress(&self, update: impl FnOnce(&mut ReviewProgress)) {
        if self.is_current() {
            self.reviewer.0.progress.update(|progress| {
                if let Some(progress) = progress {
                    update(progress);
                }
            });
        }
    }

    async fn review(&self, id: GameId) -> Result<(), Fault> {
        let game = self.library.read(id).await.map_err(fault)?;
        if game.entry.deleted.is_some() {
            return Err(Fault::Changed);
        }
        if game.entry.is_reviewed() {
            return Ok(());
        }
        let record = record_text::read(&game.record).map_err(|_| Fault::Game)?;
        let analysis = GameAnalysis::from_record(&record, &record.main_line());
        let analysis = analysis.ok_or(Fault::Game)?;
        let begun = time::monotonic_now();
        let mut cache = AnalysisCache::default();
        // That of its line before an edit, most of which may hold still.
        if let Ok(Some(review)) = self.library.review(id).await {
            review.fill(&mut cache);
        }
        while let Some(step) = analysis.next_step(&cache, self.nodes, self.nodes) {
            self.update_progress(|progress| {
                progress.positions = analysis.analyzed_count(&cache, self.nodes);
                progress.all_positions = analysis.places().len();
            });
            let report = self.ask(analysis.request(&step)).await;
            if !step.keep(&mut cache, &report.map_err(Fault::Stop)?) {
                return Err(Fault::Game);
            }
        }
        let review = SavedReview::of(&record, &cache, review_origin(begun));
        let (review, summary) = review.ok_or(Fault::Game)?;
        let saved = self.library.save_review(id, &summary, &review).await;
        saved.map_err(fault)
    }

    /// Asks the engine, as often as it is needed for something else meanwhile.
    async fn ask(&self, request: Request) -> Result<Report, ReviewStop> {
        loop {
            self.wait_for_engine().await?;
            match last_answer(Engine::of_page(), request.clone()).await {
                Answer::Done(report) => return Ok(report),
                Answer::Superseded | Answer::Stopped => sleep(PAUSE).await,
                Answer::Failed(why) | Answer::Refused(why) => {
                    warn!("reviews: {why}");
                    return Err(ReviewStop::Engine);
                }
                // Of other requests.
                Answer::Info(_) | Answer::Decided(..) | Answer::Mate(_) => {
                    return Err(ReviewStop::Engine);
                }
            }
        }
    }

    async fn wait_for_engine(&self) -> Result<(), ReviewStop> {
        let status = Engine::of_page().status();
        loop {
            if !self.is_current() {
                return Err(ReviewStop::Reader);
            }
            match status.get_untracked() {
                Status::Starting | Status::Thinking => sleep(WAIT).await,
                Status::Asleep | Status::Ready | Status::Failed(_) => return Ok(()),
            }
        }
    }
}

/// That of a review which was begun at a moment of monotonic time, and ends now.
pub fn review_origin(begun: Duration) -> ReviewOrigin {
    let took = (time::monotonic_now() - begun).as_millis();
    ReviewOrigin {
        engine: ENGINE.to_owned(),
        made: Library::now(),
        took: took.try_into().unwrap_or(u64::MAX),
    }
}

/// Whether a game cannot be read or written, or the library cannot.
fn fault(error: LibraryError) -> Fault {
    match error {
        LibraryError::Missing | LibraryError::Conflict => Fault::Changed,
        LibraryError::Corrupt(_) => Fault::Game,
        error => Fault::Stop(ReviewStop::Library(error)),
    }
}
