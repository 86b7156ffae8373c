//! Animates a captured piece on its way to the komadai of the side that captured it.
use leptos::prelude::*;

use crate::game::use_game;
use komadai_board::place_selector;
use komadai_model::{BoardTarget, GameEvent};
use komadai_web::fly_animation::{self, FlyAnimation};

/// How long it flies, in milliseconds.
const FLIGHT: u32 = 240;

/// Follows the game: what is on its way when the next move is made is there at once.
pub fn animate_captures() {
    let game = use_game();
    let flight = StoredValue::new_local(None::<FlyAnimation>);
    game.on_events(move |events| {
        flight.set_value(None);
        let Some((from, to)) = events.iter().find_map(capture) else {
            return;
        };
        if game.past_position.get_untracked().is_some() || fly_animation::prefers_reduced_motion() {
            return;
        }
        // When the board shows it, and before that is seen.
        request_animation_frame(move || {
            let BoardTarget::Hand(color, kind) = to else {
                return;
            };
            let is_first =
                game.with_untracked(|played| played.game().setup().hand(color).count(kind) == 1);
            let within = |place| [".play-table ", &place_selector(place)].concat();
            let (from, to) = (within(from), within(to));
            flight.try_set_value(FlyAnimation::start(&from, &to, is_first, FLIGHT));
        });
    });
}

/// Where a captured piece stood, and where it is in hand.
fn capture(event: &GameEvent) -> Option<(BoardTarget, BoardTarget)> {
    let GameEvent::Moved { ply, captured, .. } = event else {
        return None;
    };
    let kind = captured.as_ref()?.kind().in_hand()?;
    Some((
        BoardTarget::Square(ply.mv.to()),
        BoardTarget::Hand(ply.by, kind),
    ))
}
