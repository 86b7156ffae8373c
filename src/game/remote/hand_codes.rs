//! Codes that people hand on themselves, where no meeting place can be reached: the host's
//! goes with the link of the invitation, the guest's comes back.
use komadai_remote::{
    PeerId,
    signalling::{
        DescriptionKind,
        code::{self, ReadCodeError},
    },
};
use leptos::{prelude::*, task::spawn_local};

use super::live_game::LiveGame;

/// How far the exchange of codes is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CodeExchange {
    #[default]
    None,
    Making,
    /// The host's code, to be given to the guest.
    Offered {
        code: String,
        peer: PeerId,
    },
    /// The guest's code, to be given back.
    Answered {
        code: String,
    },
    /// The answer was entered.
    Connecting,
    /// The devices do not reach each other.
    Failed,
    /// What was entered is not the code that is needed.
    Wrong {
        error: ReadCodeError,
        before: Box<CodeExchange>,
    },
}

impl CodeExchange {
    /// The code to give away, if there is one.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Offered { code, .. } | Self::Answered { code } => Some(code),
            Self::Wrong { before, .. } => before.code(),
            _ => None,
        }
    }
}

impl LiveGame {
    /// Makes the host's code.
    pub fn make_code(self, state: RwSignal<CodeExchange>) {
        self.connect();
        let Some(meeting) = self.with_meeting(Clone::clone) else {
            return;
        };
        state.set(CodeExchange::Making);
        spawn_local(async move {
            let offer = meeting.new_offer().await;
            state.try_set(match offer {
                Some((peer, description)) => CodeExchange::Offered {
                    code: code::write(&description),
                    peer,
                },
                None => CodeExchange::Failed,
            });
        });
    }

    /// Makes the guest's code from the host's.
    pub fn answer_code(self, text: &str, state: RwSignal<CodeExchange>) {
        self.connect();
        let Some(meeting) = self.with_meeting(Clone::clone) else {
            return;
        };
        let offer = match code::read(text, DescriptionKind::Offer) {
            Ok(offer) => offer,
            Err(error) => return wrong(state, error),
        };
        state.set(CodeExchange::Making);
        spawn_local(async move {
            let answer = meeting.answer(&offer).await;
            state.try_set(match answer {
                Some(answer) => CodeExchange::Answered {
                    code: code::write(&answer),
                },
                None => CodeExchange::Failed,
            });
        });
    }

    /// Connects by the code that came back.
    pub fn accept_code(self, text: &str, state: RwSignal<CodeExchange>) {
        let peer = state.with_untracked(|state| match state {
            CodeExchange::Offered { peer, .. } => Some(*peer),
            CodeExchange::Wrong { before, .. } => match &**before {
                CodeExchange::Offered { peer, .. } => Some(*peer),
                _ => None,
            },
            _ => None,
        });
        let (Some(peer), Some(meeting)) = (peer, self.with_meeting(Clone::clone)) else {
            return;
        };
        let answer = match code::read(text, DescriptionKind::Answer) {
            Ok(answer) => answer,
            Err(error) => return wrong(state, error),
        };
        state.set(CodeExchange::Connecting);
        spawn_local(async move {
            if !meeting.accept(peer, &answer).await {
                state.try_set(CodeExchange::Failed);
            }
        });
    }
}

fn wrong(state: RwSignal<CodeExchange>, error: ReadCodeError) {
    state.update(|state| {
        let before = match core::mem::take(state) {
            CodeExchange::Wrong { before, .. } => before,
            other => Box::new(other),
        };
        *state = CodeExchange::Wrong { error, before };
    });
}
