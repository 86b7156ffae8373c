//! Help beside the board: for beginners, for the ear, and a confirmation of moves on touch
//! screens. It is loaded once the page is shown.
mod beginner_mode;
mod capture_animation;
mod lesson_offer;
mod move_confirmation;
mod piece_guide;
mod piece_name;
mod sound_effects;
mod welcome;

use leptos::prelude::*;

use super::game_controller::GameController;
use crate::{state::use_settings, style};
use beginner_mode::{BeginnerPanel, BeginnerSwitch};
use komadai_board::PieceHelp;
use komadai_ui::{lazy_module, use_i18n};
use lesson_offer::LessonOffer;
use move_confirmation::{PendingMoveNote, confirm_moves, pending_move_arrow};
use welcome::Welcome;

lazy_module! {
    static ASSIST: fn(GameController) = play(add_assist, concat!(style!("arrows"), style!("assist")));
}

/// Loads the module. The reader has not asked for it, so a failure is not shown.
pub fn load_assist(game: GameController) {
    game.load_feature(&ASSIST, |_| {});
}

fn add_assist(game: GameController) {
    if game.slots.piece_help.with_untracked(Option::is_some) {
        return;
    }
    game.slots.assist.fill(|| view! { <Assist/> }.into_any());
    game.slots
        .beginner_switch
        .fill(|| view! { <BeginnerSwitch/> }.into_any());
    game.slots.assist_arrows.fill(pending_move_arrow);
    let (i18n, settings) = (use_i18n(), use_settings());
    game.slots
        .piece_help
        .set(Some(Signal::derive(move || PieceHelp {
            moves: i18n.text().assist().moves,
            when_promoting: settings.with(|settings| settings.look.move_hints()),
        })));
}

/// Notes next to the board; sound, vibration and animation follow the game while they
/// are shown.
#[component]
fn Assist() -> impl IntoView {
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
