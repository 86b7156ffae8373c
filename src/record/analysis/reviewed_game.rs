//! Reviewing a whole game.
use std::sync::Arc;

use komadai_worker::protocol::Request;
use leptos::prelude::*;
use shogi::{ByColor, Move, Position, record::NodeId, search::Limits};

use super::{
    super::controller::RecordController,
    analyst::{AnalysisController, EngineTask, found},
};
use crate::engine::Answer;
use komadai_model::{
    analysis::{Found, Reviewed, Side, Store, Survey, Worth},
    review::Review,
};

/// A line of the record to be looked at; another one is never the same.
#[derive(Clone)]
pub struct Line(Option<Arc<Survey>>);

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
struct Running {
    survey: Arc<Survey>,
    numbering: u64,
    nodes: u64,
}

#[derive(Clone, Copy)]
pub struct Game {
    controller: RecordController,
    line: Memo<Line>,
    /// Changes whenever more is known.
    known: RwSignal<u32>,
    pub moves: Memo<Arc<Vec<Reviewed>>>,
    running: StoredValue<Option<Running>>,
    /// How far a review has come, and of how many positions.
    pub progress: RwSignal<Option<(usize, usize)>>,
}

impl Game {
    pub fn new(controller: RecordController) -> Self {
        let nodes = Memo::new(move |_| {
            controller.cursor.track();
            controller.shape.track();
            controller.open_count.track();
            controller.review.with_untracked(Review::line)
        });
        let line = Memo::new(move |_| {
            controller.shape.track();
            controller.open_count.track();
            let survey = nodes.with(|nodes| {
                let of = |review: &Review| Survey::of(review.record(), nodes);
                controller.review.with_untracked(of)
            });
            Line(survey.map(Arc::new))
        });
        let known = RwSignal::new(0);
        let moves = Memo::new(move |_| {
            known.track();
            let moves = line.with(|Line(survey)| {
                let survey = survey.as_ref()?;
                Some(store(controller, |store| survey.moves(store)))
            });
            Arc::new(moves.unwrap_or_default())
        });
        Self {
            controller,
            line,
            known,
            moves,
            running: StoredValue::new(None),
            progress: RwSignal::new(None),
        }
    }

    /// The line that the board stands on.
    pub fn survey(self) -> Option<Arc<Survey>> {
        self.line.get().0
    }

    /// Another record has come.
    pub fn forget(self) {
        self.progress.set(None);
        self.running.set_value(None);
    }

    /// The record keeps what a review has found by now, which is at its end.
    pub fn keep_in_record(self) {
        let running = self.running.try_update_value(Option::take).flatten();
        let Some(Running {
            survey, numbering, ..
        }) = running
        else {
            return;
        };
        let review = self.controller.review;
        if review.try_with_untracked(Review::numbering) == Some(numbering) {
            let said = store(self.controller, |store| survey.evaluations(store));
            if !said.is_empty() {
                review.update(|review| review.set_evaluations(&said));
            }
        }
    }

    pub fn keep(self, position: &Position, found: Found) {
        self.controller
            .takeover
            .store
            .update_value(|store| store.keep(position, found));
        self.known.update(|times| *times += 1);
    }

    pub fn found(self, position: &Position) -> Option<Found> {
        store(self.controller, |store| store.get(position).cloned())
    }

    /// What every position of the line is worth, as far as that is known.
    pub fn worths(self) -> Vec<Option<Worth>> {
        self.known.track();
        let survey = self.survey();
        survey.map_or_else(Vec::new, |survey| {
            store(self.controller, |store| survey.worths(store))
        })
    }

    /// Which place of the line the board stands at, and what it is worth.
    pub fn here(self) -> Option<(usize, Option<Worth>)> {
        let at = self.controller.cursor.get();
        let survey = self.survey()?;
        let index = survey.places().iter().position(|place| place.node == at)?;
        Some((index, self.worths().get(index).copied().flatten()))
    }

    /// The move that led to where the board stands, judged.
    pub fn move_here(self) -> Option<Reviewed> {
        let (index, _) = self.here()?;
        let moves = self.moves.get();
        moves
            .iter()
            .find(|reviewed| reviewed.index == index)
            .cloned()
    }

    /// The best move where the board stands.
    pub fn best_here(self) -> Option<(Position, Move)> {
        let (index, _) = self.here()?;
        self.known.track();
        let survey = self.survey()?;
        let position = survey.places().get(index)?.position;
        let best = *self.found(&position)?.best.first()?;
        Some((position, best))
    }

    pub fn sides(self) -> Option<ByColor<Side>> {
        let moves = self.moves.get();
        let survey = self.survey().filter(|_| !moves.is_empty())?;
        Some(survey.sides(&moves))
    }

    /// The move before a place of the line, and the position that it led to.
    pub fn before(self, index: usize) -> Option<(Position, Option<Move>)> {
        let survey = self.survey()?;
        let place = survey.places().get(index.checked_sub(1)?)?;
        Some((place.position, place.ply.map(|ply| ply.mv)))
    }

    pub fn node(self, index: usize) -> Option<NodeId> {
        let survey = self.survey()?;
        Some(survey.places().get(index)?.node)
    }
}

fn store<T>(controller: RecordController, read: impl FnOnce(&Store) -> T) -> T {
    controller.takeover.store.with_value(read)
}

impl AnalysisController {
    /// Looks at every position of the line that has not been looked at so long.
    pub fn review_game(self) {
        let Some(survey) = untrack(|| self.game.survey()) else {
            return;
        };
        let running = Running {
            survey,
            numbering: self.controller.review.with_untracked(Review::numbering),
            nodes: self
                .choices
                .with_untracked(|choices| choices.effort.nodes()),
        };
        self.leave_board();
        self.take_engine(EngineTask::Game);
        self.game.running.set_value(Some(running));
        self.review_next();
    }

    /// What has been found stays.
    pub fn cancel_review(self) {
        self.cancel();
        self.end_review();
        self.controller.announce(self.once().stopped.to_owned());
    }

    fn review_next(self) {
        let Some(running) = self.game.running.get_value() else {
            return;
        };
        let Running { survey, nodes, .. } = running;
        let (next, done) = store(self.controller, |store| {
            (survey.next(store, nodes), survey.done(store, nodes))
        });
        self.game.progress.set(Some((done, survey.places().len())));
        let Some(index) = next else {
            self.end_review();
            return self.say_reviewed();
        };
        let position = survey.places()[index].position;
        let situation = survey.situation(index);
        let told = move |answer| match answer {
            Answer::Info(_) => {}
            Answer::Done(report) => match found(&position, &report, nodes) {
                Some(found) => {
                    self.game.keep(&position, found);
                    self.review_next();
                }
                None => self.end_review(),
            },
            _ => self.end_review(),
        };
        let limits = Limits::nodes(nodes);
        self.ask(
            Request::Analyse {
                state: situation,
                limits,
            },
            told,
        );
    }

    pub fn end_review(self) {
        self.work.set(None);
        self.game.keep_in_record();
    }

    fn say_reviewed(self) {
        let noted = self
            .game
            .moves
            .with_untracked(|moves| moves.iter().filter(|reviewed| reviewed.is_noted()).count());
        let noted = u32::try_from(noted).unwrap_or(u32::MAX);
        self.controller.announce((self.once().reviewed)(noted));
    }
}
