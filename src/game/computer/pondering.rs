//! Thinking on the person's time, where the reader allows it.
use komadai_protocol::Request;
use leptos::prelude::*;

use super::player::{ComputerPlayer, PonderState};
use komadai_engine::{Answer, Engine, Status};
use komadai_model::opponent;
use komadai_ui::effect;
use komadai_web::visibility;

impl ComputerPlayer {
    /// Searches while a person is to move, from now on.
    pub(super) fn ponder_on_persons_time(self) {
        let hidden = visibility::use_page_hidden();
        let game = self.game;
        let request = Memo::new(move |_| {
            let allowed = self.settings.with(|settings| settings.ponders)
                && self.is_shown.get()
                && !hidden.get()
                && game.is_ours();
            if !allowed {
                return None;
            }
            let started_at = game.storage.started_at.get_value();
            let expected = self.tasks.with_value(|tasks| tasks.expected);
            game.with(|played| opponent::ponder_request(played, expected, started_at))
        });
        effect(move || {
            if let PonderState::Running(search) = self.pondering.get_untracked() {
                search.cancel();
            }
            let state = match request.with(Option::is_some) {
                true => PonderState::Waiting,
                false => PonderState::Idle,
            };
            self.pondering.set(state);
            self.start_pondering(request);
        });
        let status = Engine::of_page().status();
        effect(move || {
            if status.get() == Status::Ready {
                self.start_pondering(request);
            }
        });
    }

    /// Starts the search that waits, if the worker is free.
    fn start_pondering(self, request: Memo<Option<Request>>) {
        let engine = Engine::of_page();
        let is_free = matches!(
            engine.status().get_untracked(),
            Status::Asleep | Status::Ready
        );
        if !is_free || self.pondering.get_untracked() != PonderState::Waiting {
            return;
        }
        let Some(request) = request.get_untracked() else {
            return;
        };
        let on_answer = move |answer| {
            let state = match answer {
                // Somebody else has asked.
                Answer::Superseded => PonderState::Waiting,
                _ => PonderState::Idle,
            };
            self.pondering.try_set(state);
        };
        let search = engine.search(request, Box::new(on_answer));
        self.pondering.set(PonderState::Running(search));
    }

    pub fn is_pondering(self) -> bool {
        matches!(self.pondering.get(), PonderState::Running(_))
    }
}
