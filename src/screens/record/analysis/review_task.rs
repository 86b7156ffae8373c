use leptos::prelude::*;

use super::{
    controller::{AnalysisController, EngineTask},
    reviewed_game::RunningReview,
};
use komadai_engine::Answer;
use komadai_model::review::Review;
use komadai_web::time;

impl AnalysisController {
    /// Looks at every position of the line that has not been looked at so long.
    pub fn review_game(self) {
        let Some(game_analysis) = untrack(|| self.game.game_analysis()) else {
            return;
        };
        let running = RunningReview {
            game_analysis,
            numbering: self.record.with_review_untracked(Review::numbering),
            nodes: self
                .choices
                .with_untracked(|choices| choices.effort.nodes()),
            begun: time::monotonic_now(),
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
        let RunningReview {
            ref game_analysis,
            nodes,
            ..
        } = running;
        let cache = self.record.takeover.cache;
        let (step, done) = cache.with_untracked(|cache| {
            (
                game_analysis.next_step(cache, nodes),
                game_analysis.analyzed_count(cache, nodes),
            )
        });
        self.game
            .progress
            .set(Some((done, game_analysis.places().len())));
        let Some(step) = step else {
            self.end_review();
            self.game.save_review(&running);
            return self.announce_reviewed();
        };
        let request = game_analysis.request(&step);
        let on_answer = move |answer| match answer {
            Answer::Info(_) => {}
            Answer::Done(report)
                if cache.try_update(|cache| step.keep(cache, &report)) == Some(true) =>
            {
                self.review_next();
            }
            _ => self.end_review(),
        };
        self.ask(request, on_answer);
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
