//! Help beside the board: for beginners, for the ear, and a confirmation of moves on touch
//! screens.
mod beginner_mode;
mod capture_animation;
mod lesson_offer;
mod move_confirmation;
mod piece_guide;
mod piece_name;
mod sound_effects;
mod welcome;

use leptos::prelude::*;

pub use beginner_mode::BeginnerSwitch;
pub use move_confirmation::pending_move_arrow;

use crate::state::use_settings;
use beginner_mode::BeginnerPanel;
use komadai_board::{PieceHelp, provide_piece_help};
use komadai_ui::use_i18n;
use lesson_offer::LessonOffer;
use move_confirmation::{PendingMoveNote, confirm_moves};
use welcome::Welcome;

/// Provides the words on the pieces to the board.
pub fn provide_help() {
    let (i18n, settings) = (use_i18n(), use_settings());
    provide_piece_help(Signal::derive(move || {
        Some(PieceHelp {
            moves: i18n.text().assist().moves,
            when_promoting: settings.with(|settings| settings.look.move_hints()),
        })
    }));
}

/// Notes next to the board; sound, vibration and animation follow the game while they
/// are shown.
#[component]
pub fn Assist() -> impl IntoView {
    sound_effects::play_sounds();
    capture_animation::animate_captures();
    confirm_moves();
    view! {
        <div class="beside">
            <Welcome/>
            <LessonOffer/>
            <PendingMoveNote/>
            <BeginnerPanel/>
        </div>
    }
}
