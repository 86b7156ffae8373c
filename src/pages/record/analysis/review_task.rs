use komadai_worker::protocol::Request;
use leptos::prelude::*;
use shogi::search::Limits;

use super::{
    controller::{AnalysisController, EngineTask, found},
    reviewed_game::RunningReview,
};
use crate::engine::Answer;
use komadai_model::review::Review;

impl AnalysisController {
    /// Looks at every position of the line that has not been looked at so long.
    pub fn review_game(self) {
        let Some(survey) = untrack(|| self.game.survey()) else {
            return;
        };
        let running = RunningReview {
            survey,
            numbering: self.record.with_review_untracked(Review::numbering),
            nodes: self
                .choices
                .with_untracked(|choices| choices.effort.nodes()),
        };
        self.leave_board();
        self.take_engine(EngineTask::Game);
        self.game.running.set_value(Some(running));
        self.review_next();
    }

    /// The same for the main line, where the board stands on a variation.
    pub fn review_main_line(self) {
        self.game.return_to_main_line();
        self.review_game();
    }

    /// What has been found stays.
    pub fn cancel_review(self) {
        self.cancel();
        self.end_review();
        self.record
            .announce(self.text_untracked().stopped.to_owned());
    }

    fn review_next(self) {
        let Some(running) = self.game.running.get_value() else {
            return;
        };
        let RunningReview { survey, nodes, .. } = running;
        let cache = self.record.takeover.cache;
        let (next, done) = cache.with_untracked(|cache| {
            (
                survey.next(cache, nodes),
                survey.analyzed_count(cache, nodes),
            )
        });
        self.game.progress.set(Some((done, survey.places().len())));
        let Some(index) = next else {
            self.end_review();
            return self.announce_reviewed();
        };
        let position = survey.places()[index].position;
        let situation = survey.game_state(index);
        let on_answer = move |answer| match answer {
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
            on_answer,
        );
    }

    pub fn end_review(self) {
        self.task.set(None);
        self.game.keep_in_record();
    }

    fn announce_reviewed(self) {
        let noted = self
            .game
            .moves
            .with_untracked(|moves| moves.iter().filter(|reviewed| reviewed.is_listed()).count());
        let noted = u32::try_from(noted).unwrap_or(u32::MAX);
        self.record
            .announce((self.text_untracked().reviewed)(noted));
    }
}
