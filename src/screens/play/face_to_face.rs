use core::time::Duration;

use leptos::prelude::*;
use shogi::Color;

use crate::{game::use_game, state::use_settings};
use komadai_model::{PlayedGame, Settings};
use komadai_ui::effect;
use komadai_web::page;

/// On the root element while two people face each other over the screen: who of them
/// is to be spoken to. The styles turn what is for the far one.
const FACING: &str = "data-facing";
/// Beside it where the clocks show hours, which take more room.
const HOURS: &str = "data-hours";

/// Keeps those attributes as the settings and the game are, while the screen is shown.
pub fn sync_face_to_face_layout() {
    let (game, settings) = (use_game(), use_settings());
    let spoken_to = move || {
        let settings = settings.get();
        let far = game
            .with_painted(|played| far_is_on_move(played, &settings))
            .filter(|_| settings.facing)?;
        Some(if far { "far" } else { "near" })
    };
    let hours = move || {
        let hour = Duration::from_secs(3_600);
        game.with_painted(|played| {
            let controls = played.options().controls;
            Color::ALL
                .iter()
                .any(|&color| controls[color].main() >= hour)
        })
    };
    effect(move || page::set_root_attribute(FACING, spoken_to()));
    effect(move || page::set_root_attribute(HOURS, hours().then_some("")));
    on_cleanup(|| {
        page::set_root_attribute(FACING, None);
        page::set_root_attribute(HOURS, None);
    });
}

/// Nothing where the computer sits at one side.
fn far_is_on_move(game: &PlayedGame, settings: &Settings) -> Option<bool> {
    let setup = game.options();
    let people = Color::ALL.into_iter().all(|color| setup.is_person(color));
    let far = if settings.flipped {
        Color::Black
    } else {
        Color::White
    };
    people.then(|| !game.is_over() && game.side_to_act() == far)
}
