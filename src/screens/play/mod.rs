//! A game between two seats: board, clocks, tools, result, and help for beginners. The game
//! itself is in [`crate::game`].
mod announcements;
mod arrows;
mod assist;
mod board_view;
mod claims;
mod details;
mod dialogs;
mod face_to_face;
mod help_sheet;
mod impasse;
mod impasse_count;
mod move_input;
mod move_list;
mod move_text;
mod notices;
mod opponent;
mod remote;
mod screen;
mod seat;
mod status;
mod tools;

use leptos::prelude::*;

use self::screen::Game;
use crate::{game::computer::COMPUTER_PLAYER, style};
use komadai_ui::{LazyScreenView, When, lazy::LoadFn, lazy_module};

lazy_module! {
    /// The screen of a game.
    pub static PLAY: LazyScreenView = play(
        |visible| view! { <When condition=visible><Game/></When> }.into_any(),
        concat!(
            style!("forms"),
            style!("play"),
            style!("face-to-face")
        )
    );
}

/// What a game may need.
pub fn modules() -> Vec<LoadFn> {
    vec![
        PLAY.load_fn(),
        details::details_module(),
        COMPUTER_PLAYER.load_fn(),
    ]
}
