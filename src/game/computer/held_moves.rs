//! A clearly bad move of a person is held before the computer answers it: the reader takes it
//! back, or plays it anyway.
use komadai_protocol::{Report, Request};
use leptos::prelude::*;

use super::{
    assistant_state::{AssistantState, JudgedMove},
    player::ComputerPlayer,
};
use komadai_engine::{Answer, Engine};
use komadai_model::{
    PlayedGame,
    opponent::{ComputerTask, MoveCheck, MoveVerdict, TaskKind},
};

impl ComputerPlayer {
    /// The person's move that is to be looked at before the computer answers it. Where a clock
    /// runs or the rules forbid help, no move is.
    pub(super) fn move_to_look_at(self, due: ComputerTask) -> Option<MoveCheck> {
        let is_wanted = self
            .settings
            .with_untracked(|settings| settings.holds_blunders);
        let may = |game: &PlayedGame| {
            let rules = &game.options().rules;
            rules.assists() && !game.options().is_timed()
        };
        if !is_wanted || due.kind != TaskKind::Move || !self.game.with_untracked(may) {
            return None;
        }
        let check = self.game.with_untracked(MoveCheck::from_game)?;
        let is_last = check.index + 1 == due.ply;
        let is_new = self
            .tasks
            .with_value(|tasks| tasks.looked_at.as_ref() != Some(&check));
        (is_last && is_new).then_some(check)
    }

    /// Looks at the move, and holds it if it is clearly bad; else answers it.
    pub(super) fn look_before_answering(self, check: MoveCheck) {
        self.tasks
            .update_value(|tasks| tasks.looked_at = Some(check.clone()));
        self.explanations.load();
        self.look(check.best(), move |best| {
            self.look(check.reply(), move |reply| {
                let lines = best.lines.first().zip(reply.lines.first());
                let verdict = lines.map(|(best, reply)| check.verdict(best, Some(reply)));
                match (lines, verdict) {
                    (Some((best, reply)), Some(MoveVerdict::Blunder(blunder)))
                        if blunder.is_clear() =>
                    {
                        self.hold(JudgedMove {
                            move_check: check.clone(),
                            verdict: MoveVerdict::Blunder(blunder),
                            lines: Some([best.clone(), reply.clone()]),
                        });
                    }
                    _ => self.resume_thinking(),
                }
            });
        });
    }

    /// A search of which nothing is shown. Where it finds nothing the computer answers the move.
    fn look(self, request: Request, then: impl FnOnce(Report) + 'static) {
        let mut then = Some(then);
        let hear = move |answer: Answer| {
            if answer.is_last() {
                self.tasks.update_value(|tasks| tasks.question = None);
            }
            match answer {
                Answer::Info(_) => {}
                Answer::Done(report) => {
                    if let Some(then) = then.take() {
                        then(report);
                    }
                }
                _ => self.resume_thinking(),
            }
        };
        let job = Engine::of_page().search(request, Box::new(hear));
        self.tasks.update_value(|tasks| tasks.question = Some(job));
    }

    fn hold(self, judged: JudgedMove) {
        self.holds_move.set(true);
        self.assistant
            .set(AssistantState::Verdict(Box::new(judged)));
        self.sheet.set(true);
    }

    /// The held move is taken back.
    pub fn take_back_held(self) {
        self.release();
        self.game.undo();
        self.game.focus_board();
    }

    /// The held move counts, and is answered.
    pub fn play_held(self) {
        self.release();
        self.sheet.set(false);
        self.game.focus_board();
        self.resume_thinking();
    }

    /// No move is held any more.
    pub(super) fn release(self) {
        if self.holds_move.get_untracked() {
            self.holds_move.set(false);
        }
    }
}
