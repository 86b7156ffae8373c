//! The field for what is typed before the field of moves is loaded, out of sight.
use leptos::{ev, prelude::*};

use super::game_controller::{GameController, use_game};
use komadai_ui::{TextInput, When, effect, use_i18n};
use komadai_web::dom;

/// Has the focus from the key that asks for the field until the field takes it.
#[component]
pub fn TypeAhead() -> impl IntoView {
    let game = use_game();
    let is_waiting = move || {
        game.dialogs.move_input.get() && !game.typed_move.has_field.get() && !game.load_failed.get()
    };
    view! {
        <When condition=is_waiting>
            <EarlyInput/>
        </When>
    }
}

#[component]
fn EarlyInput() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    // Before the next key: after an animation frame it would be too late.
    effect(|| dom::focus("[name=type-ahead]"));
    view! {
        <label class="visually-hidden" on:keydown=move |event| handle_key(game, &event)>
            {move || i18n.text().move_input().label}
            <TextInput name="type-ahead" value=game.typed_move.text/>
        </label>
    }
}

/// Escape closes the field, `/` empties it.
pub fn handle_key(game: GameController, event: &ev::KeyboardEvent) {
    match event.key().as_str() {
        "Escape" => {
            // Puts down nothing on the board.
            event.stop_propagation();
            game.stop_typing();
        }
        "/" => {
            event.prevent_default();
            game.typed_move.text.set(String::new());
        }
        _ => {}
    }
}
