use core::time::Duration;
use std::sync::Arc;

use komadai_records::NodeId;
use leptos::{logging::warn, prelude::*};
use shogi::{ByColor, Move, Position};
use wasm_bindgen_futures::spawn_local;

use super::super::controller::RecordController;
use crate::library::review_origin;
use komadai_model::{
    analysis::{
        AnalysisResult, AnalyzedMove, GameAnalysis, MoveMark, PositionEval, SavedReview,
        SideSummary,
    },
    review::Review,
};

/// A line of the record to be looked at; another one is never the same.
#[derive(Clone)]
pub struct Line(Option<Arc<GameAnalysis>>);

impl PartialEq for Line {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => Arc::ptr_eq(a, b),
            (None, None) => true,
            _ => false,
        }
    }
}

/// A line that is being looked at, and the numbering of its nodes.
#[derive(Clone)]
pub struct RunningReview {
    pub game_analysis: Arc<GameAnalysis>,
    pub numbering: u64,
    /// What searches had found before, by position.
    pub known: Vec<Option<PositionEval>>,
    /// For how many nodes each position is searched; `None` during the quick look at all.
    pub nodes: Option<u64>,
    /// What the engine has searched by now, and in what time.
    pub searched: (u64, Duration),
    /// When it was begun, in monotonic time.
    pub begun: Duration,
}

/// What is known of the line of the record that the board stands on.
#[derive(Clone, Copy)]
pub struct ReviewedGame {
    record: RecordController,
    line: Memo<Line>,
    /// Whether that is not the main line.
    pub is_variation: Memo<bool>,
    /// Notifies when the line has changed, but not the place that the board stands at.
    line_changed: RwSignal<()>,
    pub moves: Memo<Arc<Vec<AnalyzedMove>>>,
    pub running: StoredValue<Option<RunningReview>>,
    /// How far a review has come, and of how many positions.
    pub progress: RwSignal<Option<(usize, usize)>>,
}

impl ReviewedGame {
    pub fn new(record: RecordController) -> Self {
        let line_changed = RwSignal::new(());
        let nodes = Memo::new(move |_| {
            record.cursor.track();
            record.shape.track();
            line_changed.track();
            record.with_review_untracked(Review::line)
        });
        let is_variation = Memo::new(move |_| {
            record.shape.track();
            let main = record.with_review_untracked(|review| review.record().main_line());
            nodes.with(|nodes| *nodes != main)
        });
        let line = Memo::new(move |_| {
            record.shape.track();
            let game_analysis = nodes.with(|nodes| {
                let of = |review: &Review| GameAnalysis::from_record(review.record(), nodes);
                record.with_review_untracked(of)
            });
            Line(game_analysis.map(Arc::new))
        });
        let cache = record.takeover.cache;
        let moves = Memo::new(move |_| {
            let moves = line.with(|Line(game_analysis)| {
                let game_analysis = game_analysis.as_ref()?;
                Some(cache.with(|cache| game_analysis.moves(cache)))
            });
            Arc::new(moves.unwrap_or_default())
        });
        Self {
            record,
            line,
            is_variation,
            line_changed,
            moves,
            running: StoredValue::new(None),
            progress: RwSignal::new(None),
        }
    }

    /// The line that the board stands on.
    pub fn game_analysis(self) -> Option<Arc<GameAnalysis>> {
        self.line.get().0
    }

    /// Has the board stand on the main line.
    pub fn return_to_main_line(self) {
        self.record.return_to_main_line();
        self.line_changed.set(());
    }

    /// Another record has come.
    pub fn forget(self) {
        self.progress.set(None);
        self.running.set_value(None);
    }

    /// The record keeps what a review has found by now, which is at its end.
    pub fn keep_in_record(self) {
        let running = self.running.try_update_value(Option::take).flatten();
        let Some(RunningReview {
            game_analysis,
            numbering,
            known,
            ..
        }) = running
        else {
            return;
        };
        if self.record.try_with_review_untracked(Review::numbering) == Some(numbering) {
            let cache = self.record.takeover.cache;
            let found = cache.with_untracked(|cache| game_analysis.evaluations(cache, &known));
            if !found.is_empty() {
                self.record
                    .update_review(|review| review.set_evaluations(&found));
            }
        }
    }

    /// The review of the open record that the library has, if there is one.
    pub async fn load_review(self) {
        let autosave = self.record.saver.open_record.get_value();
        let Some(id) = autosave.map(|autosave| autosave.id()) else {
            return;
        };
        match self.record.saver.storage().review(id).await {
            Ok(Some(review)) => {
                let cache = self.record.takeover.cache;
                cache.try_update(|cache| review.fill(cache));
            }
            Ok(None) => {}
            Err(error) => warn!("review: {error}"),
        }
    }

    /// The library keeps the review of the main line, if all of it is known by now, whichever
    /// line was reviewed last.
    pub fn save_review(self, running: &RunningReview) {
        let origin = review_origin(running.begun);
        let saver = self.record.saver;
        let cache = self.record.takeover.cache;
        let saved = self.record.with_review_untracked(|review| {
            cache.with_untracked(|cache| {
                let (saved, summary) = SavedReview::of(review.record(), cache, origin)?;
                Some((saver.save_now(review)?, summary, saved))
            })
        });
        if let Some((id, summary, review)) = saved {
            spawn_local(async move {
                let saved = saver.storage().save_review(id, &summary, &review).await;
                if let Err(error) = saved {
                    warn!("review: {error}");
                }
            });
        }
    }

    pub fn keep(self, position: &Position, found: AnalysisResult) {
        let cache = self.record.takeover.cache;
        cache.update(|cache| cache.insert(position, found));
    }

    /// What was found in a position.
    pub fn found(self, position: &Position) -> Option<AnalysisResult> {
        let cache = self.record.takeover.cache;
        cache.with(|cache| cache.get(position).cloned())
    }

    /// What every position of the line is worth, as far as that is known.
    pub fn worths(self) -> Vec<Option<PositionEval>> {
        let cache = self.record.takeover.cache;
        let game_analysis = self.game_analysis();
        game_analysis.map_or_else(Vec::new, |game_analysis| {
            cache.with(|cache| game_analysis.evals(cache))
        })
    }

    /// What the record brought along for every position, where that is not what is known.
    pub fn brought(self) -> Vec<Option<PositionEval>> {
        let cache = self.record.takeover.cache;
        let game_analysis = self.game_analysis();
        game_analysis.map_or_else(Vec::new, |game_analysis| {
            cache.with(|cache| game_analysis.brought(cache))
        })
    }

    /// Which place of the line the board stands at, and what it is worth.
    pub fn here(self) -> Option<(usize, Option<PositionEval>)> {
        let at = self.record.cursor.get();
        let game_analysis = self.game_analysis()?;
        let index = game_analysis
            .places()
            .iter()
            .position(|place| place.node == at)?;
        Some((index, self.worths().get(index).copied().flatten()))
    }

    /// The move that led to where the board stands, judged.
    pub fn move_here(self) -> Option<AnalyzedMove> {
        let (index, _) = self.here()?;
        let moves = self.moves.get();
        moves
            .iter()
            .find(|reviewed| reviewed.index == index)
            .cloned()
    }

    /// The marks of the moves, by node.
    pub fn marks(self) -> Vec<(NodeId, MoveMark)> {
        let Some(game_analysis) = self.game_analysis() else {
            return Vec::new();
        };
        let marked = |reviewed: &AnalyzedMove| {
            let node = game_analysis.places().get(reviewed.index)?.node;
            Some((node, reviewed.mark()?))
        };
        self.moves
            .with(|moves| moves.iter().filter_map(marked).collect())
    }

    /// The best move where the board stands.
    pub fn best_here(self) -> Option<(Position, Move)> {
        let (index, _) = self.here()?;
        let game_analysis = self.game_analysis()?;
        let position = game_analysis.places().get(index)?.position;
        let best = *self.found(&position)?.best.first()?;
        Some((position, best))
    }

    /// The best line where the board stands; empty where none is known.
    pub fn best_line_here(self) -> Vec<Move> {
        let line = || {
            let (index, _) = self.here()?;
            let game_analysis = self.game_analysis()?;
            let place = game_analysis.places().get(index)?;
            Some(self.found(&place.position)?.best)
        };
        line().unwrap_or_default()
    }

    /// The move that would have been better than the one that led here, and the position
    /// before both.
    pub fn better_before_here(self) -> Option<(Position, Move)> {
        let reviewed = self.move_here().filter(AnalyzedMove::is_listed)?;
        let best = *reviewed.best.first()?;
        let (position, _) = self.before(reviewed.index)?;
        (best != reviewed.ply.mv).then_some((position, best))
    }

    /// How many moves the line has that could be judged.
    pub fn plies(self) -> usize {
        let game_analysis = self.game_analysis();
        game_analysis.map_or(0, |game_analysis| game_analysis.places().len() - 1)
    }

    pub fn sides(self) -> Option<ByColor<SideSummary>> {
        let moves = self.moves.get();
        let game_analysis = self.game_analysis().filter(|_| !moves.is_empty())?;
        Some(game_analysis.sides(&moves))
    }

    /// The move before a place of the line, and the position that it led to.
    pub fn before(self, index: usize) -> Option<(Position, Option<Move>)> {
        let game_analysis = self.game_analysis()?;
        let place = game_analysis.places().get(index.checked_sub(1)?)?;
        Some((place.position, place.ply.map(|ply| ply.mv)))
    }

    pub fn node(self, index: usize) -> Option<NodeId> {
        let game_analysis = self.game_analysis()?;
        Some(game_analysis.places().get(index)?.node)
    }
}
