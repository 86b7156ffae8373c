use komadai_protocol::{Report, Request};
use komadai_search::{Limits, Line};
use leptos::prelude::*;
use shogi::Position;

use super::{
    controller::{AnalysisController, EngineTask, found},
    reviewed_game::RunningReview,
};
use komadai_engine::Answer;
use komadai_model::{
    analysis::{GameAnalysis, PositionEval},
    review::Review,
};

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
            game_analysis,
            nodes,
            ..
        } = running;
        let cache = self.record.takeover.cache;
        let (next, done) = cache.with_untracked(|cache| {
            (
                game_analysis.next(cache, nodes),
                game_analysis.analyzed_count(cache, nodes),
            )
        });
        self.game
            .progress
            .set(Some((done, game_analysis.places().len())));
        let Some(index) = next else {
            return self.review_next_mistake(&game_analysis, nodes);
        };
        let limits = Limits::nodes(nodes);
        self.review_position(&game_analysis, index, limits, move |position, report| {
            let found = found(position, report, nodes)?;
            self.game.keep(position, found);
            Some(())
        });
    }

    /// Searches a position before a mistake for its two best moves, for the problems that are
    /// made of mistakes; ends the review if all of them are known.
    fn review_next_mistake(self, game_analysis: &GameAnalysis, nodes: u64) {
        let cache = self.record.takeover.cache;
        let Some(index) = cache.with_untracked(|cache| game_analysis.next_mistake(cache)) else {
            self.end_review();
            return self.announce_reviewed();
        };
        let limits = Limits {
            lines: 2,
            ..Limits::nodes(nodes)
        };
        self.review_position(game_analysis, index, limits, move |position, report| {
            let lead = lead(position, report);
            cache.update(|cache| cache.set_lead(position, lead));
            Some(())
        });
    }

    /// Searches a position of the line. The review goes on if `keep` has kept what was found,
    /// else it ends.
    fn review_position(
        self,
        game_analysis: &GameAnalysis,
        index: usize,
        limits: Limits,
        keep: impl Fn(&Position, &Report) -> Option<()> + 'static,
    ) {
        let position = game_analysis.places()[index].position;
        let on_answer = move |answer| match answer {
            Answer::Info(_) => {}
            Answer::Done(report) if keep(&position, &report).is_some() => self.review_next(),
            _ => self.end_review(),
        };
        let state = game_analysis.game_state(index);
        self.ask(Request::Analyse { state, limits }, on_answer);
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

/// By how much of the winning rate the best move is ahead of the second; 0 where nothing is
/// known.
fn lead(position: &Position, report: &Report) -> f64 {
    let side = position.turn();
    let rate = |line: &Line| PositionEval::from_score(line.score, side).winning_rate(side);
    match &*report.lines {
        [best, second, ..] => (rate(best) - rate(second)).max(0.0),
        _ => 0.0,
    }
}
