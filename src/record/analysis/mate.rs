//! Looking for a mate from the position on the board.
use core::time::Duration;

use komadai_worker::protocol::{MateQuery, MateReport, Request};
use leptos::prelude::*;
use shogi::{
    Move, Position, Strictness,
    tsume::{LengthRule, MateAnswer, MateLimits},
};

use super::{
    analyst::{Analyst, EngineTask},
    move_buttons::MoveButtons,
    move_notation::{self, sides},
};
use crate::{components::Button, engine::Answer, state::use_i18n, web::time};
use komadai_model::analysis::Worth;

/// How long a mate is looked for.
const LIMIT: Duration = Duration::from_secs(60);

/// How long the moves of a mate are looked for whose length is known.
const KNOWN: Duration = Duration::from_secs(5);

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A mate by the side to move.
    Mate,
    /// A mate by the other side, if it were its turn.
    Threat,
}

impl Goal {
    const fn quest(self) -> MateQuery {
        match self {
            Self::Mate => MateQuery::Mate,
            Self::Threat => MateQuery::Threat,
        }
    }
}

/// A position that was to be solved, and what has come of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    pub goal: Goal,
    /// Where the mate begins: for a threat with the other side to move.
    pub position: Position,
    pub before: Option<Move>,
    pub answer: MateAnswer,
}

/// A search for mate.
#[derive(Clone, Copy)]
pub struct Mate {
    pub solved: RwSignal<Option<Solved>>,
    /// For how many seconds it has gone on.
    pub seconds: RwSignal<u64>,
}

impl Mate {
    pub fn new() -> Self {
        Self {
            solved: RwSignal::new(None),
            seconds: RwSignal::new(0),
        }
    }

    /// What a position is worth in which a mate was found.
    pub fn worth(self) -> Option<Worth> {
        self.solved.with(|solved| match solved {
            Some(Solved {
                goal: Goal::Mate,
                position,
                answer: MateAnswer::Mate(moves),
                ..
            }) => Some(Worth::Mate {
                by: position.turn(),
                plies: u32::try_from(moves.len()).unwrap_or(u32::MAX),
            }),
            _ => None,
        })
    }
}

impl Analyst {
    /// The position on the board as a problem: the side that is not to move has a king.
    pub fn problem(self) -> Option<(Position, Option<Move>)> {
        self.desk.at.track();
        self.desk.shape.track();
        self.desk.arrivals.track();
        self.desk.review.with_untracked(|review| {
            let position = Position::from_setup(review.table(), Strictness::Problem).ok()?;
            position.king(!position.turn())?;
            let before = review.record().node(review.at()).ply();
            Some((position, before.map(|ply| ply.mv)))
        })
    }

    /// Asks whether the side to move mates; `told` hears of it once, or that there is no
    /// engine.
    pub fn ask_mate(
        self,
        goal: Goal,
        position: Position,
        time: Duration,
        told: impl Fn(Option<MateAnswer>) + 'static,
    ) {
        let limits = MateLimits {
            time: Some(time),
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        };
        let hear = move |answer| match answer {
            Answer::Mate(MateReport { answer, .. }) => told(Some(answer)),
            Answer::Info(_) => {}
            Answer::Failed(_) | Answer::Refused(_) => told(None),
            _ => told(Some(MateAnswer::Unknown)),
        };
        let request = Request::Mate {
            query: goal.quest(),
            position,
            limits,
        };
        self.ask(request, hear);
    }

    /// Plays a mate out that a search has found; of a long one its line shows the first
    /// moves alone.
    pub fn play_mate(self, position: Position, before: Option<Move>, moves: Vec<Move>, plies: u32) {
        let is_whole = moves.len() >= plies as usize;
        if is_whole || plies.is_multiple_of(2) {
            return self.play_out(position, before, &moves);
        }
        self.take_engine(EngineTask::Mate);
        self.ask_mate(Goal::Mate, position, KNOWN, move |answer| {
            self.work.set(None);
            match answer {
                Some(MateAnswer::Mate(all)) => self.play_out(position, before, &all),
                _ => self.play_out(position, before, &moves),
            }
        });
    }

    fn solve(self, goal: Goal) {
        let Some((position, before)) = untrack(|| self.problem()) else {
            return;
        };
        self.leave_board();
        self.mate.solved.set(None);
        self.take_engine(EngineTask::Mate);
        self.mate.seconds.set(0);
        self.count_seconds(time::monotonic_now());
        let begins = match goal {
            Goal::Mate => Some(position),
            Goal::Threat => passed(&position),
        };
        self.ask_mate(goal, position, LIMIT, move |answer| {
            self.work.set(None);
            let solved = answer.zip(begins);
            self.mate
                .solved
                .set(solved.map(|(answer, position)| Solved {
                    goal,
                    position,
                    before,
                    answer,
                }));
            let said = untrack(|| self.outcome());
            self.desk.say(said);
        });
    }

    /// Looks no further; nothing has been found.
    fn stop_solving(self) {
        self.cancel();
        self.work.set(None);
        self.desk.say(self.once().stopped.to_owned());
    }

    fn count_seconds(self, begun: Duration) {
        let tick = move || {
            let is_solving = self.work.try_get_untracked() == Some(Some(EngineTask::Mate));
            if is_solving && self.mate.solved.with_untracked(Option::is_none) {
                let seconds = time::monotonic_now().saturating_sub(begun).as_secs();
                self.mate.seconds.set(seconds);
                self.count_seconds(begun);
            }
        };
        set_timeout(tick, Duration::from_millis(500));
    }

    /// What has come of the search, in words.
    fn outcome(self) -> String {
        let text = self.desk.i18n.text();
        let said = text.analysis();
        self.mate.solved.with(|solved| {
            let Some(Solved {
                goal,
                position,
                answer,
                ..
            }) = solved
            else {
                let is_missing = self.failed.get();
                return if is_missing { said.failed } else { "" }.to_owned();
            };
            let side = sides(self.desk, text)(position.turn());
            match (answer, goal) {
                (MateAnswer::Mate(moves), Goal::Mate) => (said.mates)(side, moves.len()),
                (MateAnswer::Mate(moves), Goal::Threat) => (said.threatens)(side, moves.len()),
                (MateAnswer::NoMate, Goal::Mate) => (said.no_mate)(side),
                (MateAnswer::NoMate, Goal::Threat) => said.no_threat.to_owned(),
                (MateAnswer::Unknown, _) => said.not_found.to_owned(),
            }
        })
    }
}

/// Looking for a mate, and what was found.
#[component]
pub fn MateSearch(analyst: Analyst) -> impl IntoView {
    let is_solving = move || analyst.work.get() == Some(EngineTask::Mate);
    let cannot_solve = move || analyst.problem().is_none() || analyst.puzzle.with(Option::is_some);
    let cannot_look_for_threat = move || {
        let can_pass = |(position, _): (Position, _)| passed(&position).is_some();
        !analyst.problem().is_some_and(can_pass) || analyst.puzzle.with(Option::is_some)
    };
    let state = move || {
        if analyst.problem().is_none() {
            return analyst.text().no_problem.to_owned();
        }
        if is_solving() {
            return (analyst.text().solving)(analyst.mate.seconds.get());
        }
        analyst.outcome()
    };
    view! {
        <div class="analysis-head">
            <Button
                name="solve"
                label=|text| text.analysis().solve
                on_press=move |()| analyst.solve(Goal::Mate)
                hidden=is_solving
                disabled=cannot_solve
            />
            <Button
                name="threat"
                label=|text| text.analysis().threat
                on_press=move |()| analyst.solve(Goal::Threat)
                hidden=is_solving
                disabled=cannot_look_for_threat
            />
            <Button
                name="stop-solving"
                label=|text| text.analysis().stop
                on_press=move |()| analyst.stop_solving()
                hidden=move || !is_solving()
            />
        </div>
        <p class="mate-said" data-mate="">
            {state}
        </p>
        <div>
            <MateFound analyst/>
        </div>
        <p class="hint">{move || analyst.text().convention}</p>
    }
}

/// The mate that was found, and what can be done with it.
#[component]
fn MateFound(analyst: Analyst) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        let Some(Solved {
            goal,
            position,
            before,
            answer: MateAnswer::Mate(moves),
        }) = analyst.mate.solved.get()
        else {
            return ().into_any();
        };
        // The answer is not given away while it is looked for.
        if analyst.puzzle.with(Option::is_some) {
            return ().into_any();
        }
        let notation = move_notation::along(position, before, &moves, i18n.text());
        let line = StoredValue::new(moves);
        let peek = move |shown| {
            line.with_value(|moves| analyst.peek_at(position, before, moves, shown));
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
                        line.with_value(|moves| analyst.play_out(position, before, moves));
                    }
                />
                <Button
                    name="as-puzzle"
                    label=|text| text.analysis().as_puzzle
                    on_press=move |()| analyst.pose(position, before, line.get_value())
                    hidden=goal == Goal::Threat
                />
            </div>
        }
        .into_any()
    }
}

/// The same with the other side to move; none in check, and where it has no king to
/// mate.
fn passed(position: &Position) -> Option<Position> {
    if position.is_check() || position.king(position.turn()).is_none() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.set_turn(!position.turn());
    Position::from_setup(&setup, Strictness::Problem).ok()
}
