use core::time::Duration;

use komadai_protocol::Report;
use leptos::prelude::*;

use super::{
    controller::{AnalysisController, EngineTask},
    reviewed_game::RunningReview,
};
use komadai_engine::Answer;
use komadai_model::{analysis::QUICK_NODES, review::Review};
use komadai_web::{dom, time};

/// The speed of the engine is taken from searches that took so long together.
const MEASURED_MILLIS: u64 = 200;

/// Who has the focus once a review is over, in the place of the button that stops it.
const AFTER_REVIEW: [&str; 2] = ["[data-action=next-mistake]", "[data-action=review-game]"];

impl AnalysisController {
    /// Looks at every position of the line that has not been looked at so long.
    pub fn review_game(self) {
        let Some(game_analysis) = untrack(|| self.game.game_analysis()) else {
            return;
        };
        dom::restore_focus_to(&["[data-action=cancel-review]"]);
        let cache = self.record.takeover.cache;
        let running = RunningReview {
            known: cache.with_untracked(|cache| game_analysis.searched(cache)),
            game_analysis,
            numbering: self.record.with_review_untracked(Review::numbering),
            nodes: None,
            searched: (0, Duration::ZERO),
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
        dom::restore_focus_to(&AFTER_REVIEW);
        self.cancel();
        self.end_review();
        self.record
            .announce(self.text_untracked().stopped.to_owned());
    }

    fn review_next(self) {
        let Some(running) = self.game.running.get_value() else {
            return;
        };
        let cache = self.record.takeover.cache;
        let game_analysis = &running.game_analysis;
        let step = cache.with_untracked(|cache| match running.nodes {
            None => game_analysis.next_quick_step(cache),
            Some(nodes) => game_analysis.next_step(cache, nodes),
        });
        let done = cache.with_untracked(|cache| {
            game_analysis.analyzed_count(cache, running.nodes.unwrap_or(QUICK_NODES))
        });
        self.game
            .progress
            .set(Some((done, game_analysis.places().len())));
        let Some(step) = step else {
            if running.nodes.is_none() {
                return self.end_quick_look(&running);
            }
            dom::restore_focus_to(&AFTER_REVIEW);
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
                self.count_nodes(&report);
                self.review_next();
            }
            _ => self.end_review(),
        };
        self.ask(request, on_answer);
    }

    fn count_nodes(self, report: &Report) {
        self.game.running.try_update_value(|running| {
            if let Some(running) = running {
                running.searched.0 += report.nodes;
                running.searched.1 += report.time;
            }
        });
    }

    /// Every position has been looked at: how long it is searched follows from how fast that was.
    fn end_quick_look(self, running: &RunningReview) {
        let (nodes, time) = running.searched;
        let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        // A short search tells nothing.
        if millis >= MEASURED_MILLIS {
            let speed = nodes.saturating_mul(1_000) / millis;
            self.choose(|choices| choices.speed = speed);
        }
        let positions = running.game_analysis.places().len();
        let nodes = self
            .choices
            .with_untracked(|choices| choices.time.nodes(positions, choices.speed));
        self.game.running.update_value(|running| {
            if let Some(running) = running {
                running.nodes = Some(nodes);
            }
        });
        self.review_next();
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
