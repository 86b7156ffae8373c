//! Looking for a mate from the position on the board.
use core::time::Duration;

use komadai_protocol::{MateReport, Request};
use komadai_search::tsume::{LengthRule, MateAnswer, MateLimits};
use leptos::prelude::*;
use shogi::{Move, Position, Strictness};

use super::{
    controller::{AnalysisController, EngineTask, use_analysis},
    mate_search::Solved,
    move_buttons::MoveButtons,
    move_notation::{self, sides},
};
use komadai_engine::Answer;
use komadai_model::analysis::MateGoal;
use komadai_ui::{Button, When, use_i18n};
use komadai_web::time;

/// How long a mate is looked for.
const LIMIT: Duration = Duration::from_secs(60);

/// How long the moves of a mate are looked for whose length is known.
const KNOWN: Duration = Duration::from_secs(5);

/// How long a mate is looked for before a brinkmate: where there is one, it is the answer.
const BEFORE_BRINKMATE: Duration = Duration::from_secs(1);

/// The position on the board that a search is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchStart {
    pub position: Position,
    /// The move that led there.
    pub before: Option<Move>,
    /// Where the mate would begin.
    mate: Position,
}

impl AnalysisController {
    /// Where a search would begin from the position on the board; `None` where it cannot.
    pub fn search_start(self, goal: MateGoal) -> Option<SearchStart> {
        self.record.cursor.track();
        self.record.shape.track();
        self.record.with_review_untracked(|review| {
            let position = Position::from_setup(review.setup(), Strictness::Problem).ok()?;
            let before = review.record().node(review.at()).ply();
            Some(SearchStart {
                mate: goal.start(&position)?,
                position,
                before: before.map(|ply| ply.mv),
            })
        })
    }

    /// Asks whether the side to move mates; `on_answer` gets the answer once, or that there is no
    /// engine.
    pub fn ask_mate(
        self,
        goal: MateGoal,
        position: Position,
        time: Duration,
        on_answer: Box<dyn Fn(Option<MateAnswer>)>,
    ) {
        let limits = MateLimits {
            time: Some(time),
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        };
        let on_reply = move |answer| match answer {
            Answer::Mate(MateReport { answer, .. }) => on_answer(Some(answer)),
            Answer::Info(_) => {}
            Answer::Failed(_) | Answer::Refused(_) => on_answer(None),
            _ => on_answer(Some(MateAnswer::Unknown)),
        };
        let request = Request::Mate {
            query: goal.query(),
            position,
            limits,
        };
        self.ask(request, on_reply);
    }

    /// Plays a mate out that a search has found; of a long one its line shows the first
    /// moves alone.
    pub fn play_mate(self, position: Position, before: Option<Move>, moves: Vec<Move>, plies: u32) {
        let is_whole = moves.len() >= plies as usize;
        if is_whole || plies.is_multiple_of(2) {
            return self.play_out(position, before, &moves);
        }
        self.take_engine(EngineTask::Mate);
        let on_answer = move |answer| {
            self.task.set(None);
            match answer {
                Some(MateAnswer::Mate(all)) => self.play_out(position, before, &all),
                _ => self.play_out(position, before, &moves),
            }
        };
        self.ask_mate(MateGoal::Mate, position, KNOWN, Box::new(on_answer));
    }

    /// Looks for the mate, and has the reader find it.
    pub fn solve_as_puzzle(self) {
        self.search(MateGoal::Mate, true);
    }

    fn solve(self, goal: MateGoal) {
        self.search(goal, false);
    }

    /// `poses` is whether the reader is to find a mate that is found.
    fn search(self, goal: MateGoal, poses: bool) {
        let Some(start) = untrack(|| self.search_start(goal)) else {
            return;
        };
        let SearchStart {
            mate,
            position,
            before,
        } = start;
        self.leave_board();
        self.mate.solved.set(None);
        self.take_engine(EngineTask::Mate);
        self.mate.seconds.set(0);
        let solved = move |goal, answer: Option<MateAnswer>| {
            self.task.set(None);
            if let (true, Some(MateAnswer::Mate(moves))) = (poses, &answer) {
                return self.pose(position, before, moves.clone());
            }
            self.mate.solved.set(answer.map(|answer| Solved {
                goal,
                position: mate,
                before,
                answer,
            }));
            let said = untrack(|| self.outcome());
            self.record.announce(said);
        };
        let search = move || {
            let on_answer = move |answer| solved(goal, answer);
            self.ask_mate(goal, position, LIMIT, Box::new(on_answer));
            self.count_seconds(time::monotonic_now());
        };
        if goal != MateGoal::Brinkmate {
            return search();
        }
        let on_answer = move |answer| match answer {
            Some(MateAnswer::NoMate | MateAnswer::Unknown) => search(),
            answer => solved(MateGoal::Mate, answer),
        };
        self.ask_mate(
            MateGoal::Mate,
            position,
            BEFORE_BRINKMATE,
            Box::new(on_answer),
        );
    }

    /// Stops the search; nothing has been found.
    fn stop_solving(self) {
        self.cancel();
        self.task.set(None);
        self.record
            .announce(self.text_untracked().stopped.to_owned());
    }

    /// Counts while the last request is searched.
    fn count_seconds(self, begun: Duration) {
        let number = self.request.get_value();
        let tick = move || {
            let is_solving = self.task.try_get_untracked() == Some(Some(EngineTask::Mate))
                && self.request.try_get_value() == Some(number);
            if is_solving && self.mate.solved.with_untracked(Option::is_none) {
                let seconds = time::monotonic_now().saturating_sub(begun).as_secs();
                self.mate.seconds.set(seconds);
                self.count_seconds(begun);
            }
        };
        set_timeout(tick, Duration::from_millis(500));
    }

    /// The result of the search, in words.
    fn outcome(self) -> String {
        let text = self.record.i18n.text();
        let labels = text.analysis();
        self.mate.solved.with(|solved| {
            let Some(Solved {
                goal,
                position,
                answer,
                ..
            }) = solved
            else {
                let is_missing = self.failed.get();
                return if is_missing { labels.failed } else { "" }.to_owned();
            };
            let side = sides(self.record, text)(position.turn());
            match (answer, goal) {
                (MateAnswer::Mate(moves), MateGoal::Mate) => (labels.mates)(side, moves.len()),
                (MateAnswer::Mate(moves), MateGoal::Threat) => {
                    (labels.threatens)(side, moves.len())
                }
                (MateAnswer::Mate(_), MateGoal::Brinkmate) => (labels.has_brinkmate)(side),
                (MateAnswer::NoMate, MateGoal::Mate) => (labels.no_mate)(side),
                (MateAnswer::NoMate, MateGoal::Threat) => labels.no_threat.to_owned(),
                (MateAnswer::NoMate, MateGoal::Brinkmate) => (labels.no_brinkmate)(side),
                (MateAnswer::Unknown, _) => labels.not_found.to_owned(),
            }
        })
    }
}

/// Looking for a mate, and what was found.
#[component]
pub fn MateTab() -> impl IntoView {
    let analysis = use_analysis();
    let is_solving = move || analysis.task.get() == Some(EngineTask::Mate);
    let can_search = move |goal| analysis.search_start(goal).is_some();
    let cannot_search = move |goal| {
        Signal::derive(move || !can_search(goal) || analysis.puzzle.with(Option::is_some))
    };
    // A brinkmate is no mate by checks.
    let is_by_checks = move || {
        let solved = analysis.mate.solved;
        !solved.with(|solved| {
            matches!(
                solved,
                Some(Solved {
                    goal: MateGoal::Brinkmate,
                    ..
                })
            )
        })
    };
    let state = move || {
        if !can_search(MateGoal::Mate) && !can_search(MateGoal::Threat) {
            return analysis.text().no_problem.to_owned();
        }
        if is_solving() {
            return (analysis.text().solving)(analysis.mate.seconds.get());
        }
        analysis.outcome()
    };
    view! {
        <div class="analysis-head">
            <Button
                name="solve"
                label=|text| text.analysis().solve
                on_press=move |()| analysis.solve(MateGoal::Mate)
                hidden=is_solving
                disabled=cannot_search(MateGoal::Mate)
            />
            <Button
                name="threat"
                label=|text| text.analysis().threat
                on_press=move |()| analysis.solve(MateGoal::Threat)
                hidden=is_solving
                disabled=cannot_search(MateGoal::Threat)
            />
            <Button
                name="brinkmate"
                label=|text| text.analysis().brinkmate
                on_press=move |()| analysis.solve(MateGoal::Brinkmate)
                hidden=is_solving
                disabled=cannot_search(MateGoal::Brinkmate)
            />
            <Button
                name="stop-solving"
                label=|text| text.analysis().stop
                on_press=move |()| analysis.stop_solving()
                hidden=move || !is_solving()
            />
        </div>
        <p class="mate-said" data-mate="">
            {state}
        </p>
        <div>
            <MateFound/>
        </div>
        <When condition=is_by_checks>
            <p class="hint">{move || analysis.text().convention}</p>
        </When>
    }
}

/// The mate that was found, and what can be done with it.
#[component]
fn MateFound() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    move || {
        let Some(Solved {
            goal,
            position,
            before,
            answer: MateAnswer::Mate(moves),
        }) = analysis.mate.solved.get()
        else {
            return ().into_any();
        };
        // The answer is not given away while it is looked for.
        if analysis.puzzle.with(Option::is_some) {
            return ().into_any();
        }
        let notation = move_notation::notate_line(position, before, &moves, i18n.text());
        let line = StoredValue::new(moves);
        let peek = move |shown| {
            line.with_value(|moves| analysis.preview_line(position, before, moves, shown, None));
        };
        view! {
            <div class="line-moves" data-solution="">
                <MoveButtons notation on_press=peek/>
            </div>
            <div class="analysis-buttons">
                <Button
                    name="play-out"
                    label=|text| text.analysis().play_out
                    on_press=move |()| {
                        line.with_value(|moves| analysis.play_out(position, before, moves));
                    }
                />
                <Button
                    name="as-puzzle"
                    label=|text| text.analysis().as_puzzle
                    on_press=move |()| analysis.pose(position, before, line.get_value())
                    hidden=goal != MateGoal::Mate
                />
            </div>
        }
        .into_any()
    }
}
