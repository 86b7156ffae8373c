//! Loads the computer as a player with the first game that it plays.
use leptos::prelude::*;

use super::COMPUTER_PLAYER;
use crate::pages::play::game_controller::{GameController, use_game};
use komadai_ui::{Button, SlotView, effect, use_i18n};

/// Whether the computer as a player is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadState {
    /// No game has needed it yet.
    NotRequested,
    Requested,
    Failed,
}

/// Loads the computer as a player as soon as it has a seat.
pub fn load_opponent_when_seated(game: GameController) -> RwSignal<LoadState> {
    let state = RwSignal::new(LoadState::NotRequested);
    effect(move || {
        let has_computer = game.played.with(|played| played.options().has_computer());
        if has_computer && state.get() == LoadState::NotRequested {
            state.set(LoadState::Requested);
            game.load_feature(&COMPUTER_PLAYER, move |is_there| {
                if !is_there {
                    state.set(LoadState::Failed);
                }
            });
        }
    });
    state
}

/// What the computer says and can be asked; or that it could not be loaded.
#[component]
pub fn OpponentSlot(state: RwSignal<LoadState>) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    move || {
        if state.get() != LoadState::Failed {
            return view! { <SlotView content=game.slots.opponent/> }.into_any();
        }
        view! {
            <div class="notice" role="alert" data-notice="no-opponent">
                <p>{move || i18n.text().app().not_loaded}</p>
                <Button
                    label=|text| text.app().reload
                    on_press=move |()| state.set(LoadState::NotRequested)
                />
            </div>
        }
        .into_any()
    }
}
