//! The move that is being typed. What is typed before its field is loaded goes into another
//! one, out of sight.
use leptos::{ev, prelude::*};

use super::game_controller::use_game;
use crate::{
    components::{TextInput, When},
    state::{effect, use_i18n},
    web::dom,
};

/// The text of the field that moves are typed in.
#[derive(Clone, Copy, Debug, Default)]
pub struct TypedMove {
    pub text: RwSignal<String>,
    /// Whether the field is there.
    pub has_field: RwSignal<bool>,
}

/// Has the focus from the key that asks for the field until the field is there.
#[component]
pub fn TypeAhead() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let is_waiting = move || {
        game.dialogs.move_input.get() && !game.typed_move.has_field.get() && !game.load_failed.get()
    };
    effect(move || {
        if is_waiting() {
            dom::focus_after_render("[name=type-ahead]".to_owned());
        }
    });
    // As in the field itself.
    let press = move |event: ev::KeyboardEvent| match event.key().as_str() {
        "Escape" => {
            event.stop_propagation();
            game.stop_typing();
        }
        "/" => {
            event.prevent_default();
            game.typed_move.text.set(String::new());
        }
        _ => {}
    };
    view! {
        <When condition=is_waiting>
            <label class="visually-hidden" on:keydown=press>
                {move || i18n.text().move_input().label}
                <TextInput name="type-ahead" value=game.typed_move.text/>
            </label>
        </When>
    }
}
