//! Animates a captured piece on its way to the komadai of the side that captured it.
use leptos::prelude::*;

use crate::{
    board::place_selector,
    play::{called::shows_past_position, table::PlayTable},
    state::effect,
    web::fly_animation::{self, FlyAnimation},
};
use komadai_model::{Place, Seen};

/// How long it flies, in milliseconds.
const FLIGHT: u32 = 240;

/// Follows the game: what is on its way when the next move is made is there at once.
pub fn attend(table: PlayTable) {
    let flight = StoredValue::new_local(None::<FlyAnimation>);
    let mut seen = table.game.with_untracked(Seen::of);
    effect(move || {
        let (news, now) = table.game.with(|game| (seen.news(game), Seen::of(game)));
        if now == seen {
            return;
        }
        seen = now;
        flight.set_value(None);
        let Some((from, to)) = news.taken else {
            return;
        };
        if shows_past_position(table) || fly_animation::prefers_reduced_motion() {
            return;
        }
        // When the board shows it, and before that is seen.
        request_animation_frame(move || {
            let Place::Hand(color, kind) = to else {
                return;
            };
            let is_first = table
                .game
                .try_with_untracked(|game| game.game().table().hand(color).count(kind) == 1);
            if let Some(is_first) = is_first {
                let within = |place| [".play-table ", &place_selector(place)].concat();
                let (from, to) = (within(Place::Square(from)), within(to));
                flight.try_set_value(FlyAnimation::start(&from, &to, is_first, FLIGHT));
            }
        });
    });
}
