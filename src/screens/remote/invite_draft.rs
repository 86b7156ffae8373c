//! What somebody has chosen for an invitation.
use komadai_remote::{Conditions, HostSide, Invitation, clean_name, correspondence::DaysPerMove};
use leptos::prelude::*;
use shogi::{ByColor, Color};

use crate::game::remote::new_secret;
use komadai_model::GameOptions;
use komadai_web::random;

/// How a game with somebody elsewhere is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvitationKind {
    /// Both are at their devices.
    Live,
    /// Each sends their moves as a message.
    ByMessage,
}

impl InvitationKind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::ByMessage => "by-message",
        }
    }
}

/// The contents of the form.
#[derive(Clone, Copy)]
pub struct InviteDraft {
    pub kind: RwSignal<InvitationKind>,
    pub name: RwSignal<String>,
    pub side: RwSignal<HostSide>,
    /// See [`Conditions`].
    pub clocks_wait: RwSignal<bool>,
    /// See [`Conditions`].
    pub watching: RwSignal<bool>,
    /// The days for a move, of a game by messages; 0 is no limit.
    pub days: RwSignal<u8>,
}

impl InviteDraft {
    pub fn new(kind: InvitationKind) -> Self {
        Self {
            kind: RwSignal::new(kind),
            name: RwSignal::new(String::new()),
            side: RwSignal::new(HostSide::Furigoma),
            clocks_wait: RwSignal::new(true),
            watching: RwSignal::new(false),
            days: RwSignal::new(3),
        }
    }

    pub fn is_live(self) -> bool {
        self.kind.get() == InvitationKind::Live
    }

    /// The invitation to a live game. `None` where the browser has no random numbers.
    pub fn invitation(self, options: GameOptions) -> Option<Invitation> {
        Some(Invitation {
            secret: new_secret()?,
            options,
            host_side: self.side.get_untracked(),
            host_name: self.clean_name(),
            conditions: Conditions {
                clocks_wait: self.clocks_wait.get_untracked(),
                watching: self.watching.get_untracked(),
            },
        })
    }

    /// The game by messages, the side of whoever invites, and the time for each move. There
    /// is no clock.
    pub fn message_game(self, options: GameOptions) -> (GameOptions, Color, Option<DaysPerMove>) {
        let side = match self.side.get_untracked() {
            HostSide::Is(color) => color,
            HostSide::Furigoma => random::random_color(),
        };
        let name = self.clean_name();
        let untimed = GameOptions::from_start(options.start);
        let options = GameOptions {
            names: ByColor::from_fn(|color| match color == side {
                true => name.clone(),
                false => String::new(),
            }),
            rules: options.rules,
            ..untimed
        };
        (options, side, DaysPerMove::new(self.days.get_untracked()))
    }

    fn clean_name(self) -> String {
        clean_name(&self.name.get_untracked())
    }
}
