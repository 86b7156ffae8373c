//! A move of the game tried again.
use komadai_protocol::{GameState, Request};
use komadai_search::Limits;
use leptos::prelude::*;

use super::{
    controller::{AnalysisController, EngineTask, use_analysis},
    move_notation::{self, sides},
};
use komadai_board::CURSOR_SQUARE;
use komadai_engine::Answer;
use komadai_model::{
    BoardIntent,
    analysis::{AnalysisResult, AnalyzedMove, PositionEval, Retry},
};
use komadai_ui::{Button, When};
use komadai_web::dom;

/// Who has the focus when a try begins, and when it ends.
const BOARD: [&str; 1] = [CURSOR_SQUARE];

impl AnalysisController {
    /// Sets the board up before a move of the game.
    pub fn try_again(self, reviewed: &AnalyzedMove) {
        let begin = || {
            let (position, before) = self.game.before(reviewed.index)?;
            let known = self.game.found(&position)?;
            Some(Retry::new(position, before, known, reviewed.ply))
        };
        if let Some(retry) = untrack(begin) {
            dom::restore_focus_to(&BOARD);
            self.preview.set(None);
            self.take_engine(EngineTask::Retry);
            self.retry.set(Some(retry));
            let ask = self.question_text();
            self.record.announce(ask);
        }
    }

    pub fn end_retry(self) {
        dom::restore_focus_to(&BOARD);
        self.cancel();
        self.retry.set(None);
        self.task.set(None);
    }

    fn once_more(self) {
        dom::restore_focus_to(&BOARD);
        self.cancel();
        self.preview.set(None);
        self.retry.update(|retry| {
            if let Some(retry) = retry {
                retry.restart();
            }
        });
        self.record.announce(self.question_text());
    }

    /// What is touched while a move is tried again.
    pub fn try_move(self, intent: BoardIntent) {
        let moved = self.retry.try_update(|retry| {
            let retry = retry.as_mut()?;
            retry.handle(intent).then(|| retry.clone())
        });
        let Some(Some(retry)) = moved else {
            return;
        };
        self.record.audio.play_piece_sound(false);
        if let Some(verdict) = retry.verdict() {
            self.walk_tried(verdict);
            return self.announce_verdict();
        }
        let position = *retry.position();
        if position.legal_moves().is_empty() {
            let by = !position.turn();
            return self.judge_try(PositionEval::Mate { by, plies: 0 });
        }
        let nodes = retry.known().nodes;
        let on_answer = move |answer| {
            if let Answer::Done(report) = answer
                && let Some(found) = AnalysisResult::from_report(&position, &report, nodes)
            {
                let worth = found.worth;
                self.game.keep(&position, found);
                self.judge_try(worth);
            }
        };
        let situation = GameState::from_position(position);
        let limits = Limits::nodes(nodes);
        self.ask(
            Request::Analyse {
                state: situation,
                limits,
            },
            on_answer,
        );
    }

    fn judge_try(self, worth: PositionEval) {
        self.retry.update(|retry| {
            if let Some(retry) = retry {
                retry.judge(worth);
            }
        });
        let verdict = self.retry.with_untracked(|retry| retry.as_ref()?.verdict());
        if let Some(verdict) = verdict {
            self.walk_tried(verdict);
        }
        self.announce_verdict();
    }

    fn announce_verdict(self) {
        let said = untrack(|| self.verdict_text(true));
        self.record.announce(said);
    }

    fn question_text(self) -> String {
        let text = self.record.i18n.text_untracked();
        let side = untrack(|| {
            self.retry.with(|retry| {
                let turn = retry.as_ref().map(|retry| retry.start().position().turn());
                turn.map(sides(self.record, text))
            })
        });
        (text.analysis().retry_ask)(side.unwrap_or_default())
    }

    /// How the try is judged, or what is asked for.
    fn verdict_text(self, spoken: bool) -> String {
        let text = self.record.i18n.text();
        self.retry.with(|retry| {
            let Some(retry) = retry else {
                return String::new();
            };
            let start = retry.start();
            let Some(tried) = retry.tried() else {
                let side = sides(self.record, text)(start.position().turn());
                return (text.analysis().retry_ask)(side);
            };
            let Some(verdict) = retry.verdict() else {
                let is_missing = self.failed.get();
                let labels = text.analysis();
                return if is_missing {
                    labels.failed
                } else {
                    labels.retry_wait
                }
                .to_owned();
            };
            let said = move_notation::notate(*start.position(), start.before(), tried.mv, text);
            let said = if spoken { said.spoken } else { said.written };
            (text.analysis().verdict)(verdict, &said)
        })
    }

    /// Shows how the engine goes on after the try.
    fn show_answer(self) {
        let line = untrack(|| {
            self.retry.with(|retry| {
                let retry = retry.as_ref()?;
                let answer = self.game.found(retry.position());
                let answer = answer.map(|found| found.best).unwrap_or_default();
                let mut line = vec![retry.tried()?.mv];
                line.extend(answer);
                let known = retry.known();
                if known.best.first() == line.first() && line.len() == 1 {
                    line.clone_from(&known.best);
                }
                Some((*retry.start().position(), retry.start().before(), line))
            })
        });
        if let Some((position, before, line)) = line {
            self.preview_line(position, before, &line, 2, None);
        }
    }
}

/// The try, while there is one.
#[component]
pub fn RetryPanel() -> impl IntoView {
    let analysis = use_analysis();
    let is =
        move |what: fn(&Retry) -> bool| analysis.retry.with(|it| it.as_ref().is_some_and(what));
    view! {
        <When condition=move || analysis.retry.with(Option::is_some)>
            <section class="trial" data-retry="">
                <p class="trial-said" data-verdict="">
                    {move || analysis.verdict_text(false)}
                </p>
                <div class="analysis-buttons">
                    <Button
                        name="answer"
                        label=|text| text.analysis().answer
                        on_press=move |()| analysis.show_answer()
                        hidden=move || !is(|retry| retry.verdict().is_some())
                    />
                    <Button
                        name="once-more"
                        label=|text| text.analysis().once_more
                        on_press=move |()| analysis.once_more()
                        hidden=move || !is(|retry| retry.tried().is_some())
                    />
                    <Button
                        name="end-try"
                        label=|text| text.analysis().leave
                        on_press=move |()| analysis.end_retry()
                    />
                </div>
            </section>
        </When>
    }
}
