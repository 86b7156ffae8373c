//! What the first load knows of the computer as a player: how to load it, and where
//! on the screen it is shown.
use leptos::prelude::*;

use super::{
    opponent::{Attending, OPPONENT, Opponent},
    table::PlayTable,
};
use crate::{
    components::Button,
    lazy::load,
    state::{effect, use_i18n},
};
use komadai_model::{Scene, Settings, i18n::Text};

/// The computer as a player, and whether its code is loaded.
#[derive(Clone, Copy, Debug, Default)]
pub struct Called {
    state: LoadState,
    player: Option<Attending>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum LoadState {
    /// No game has needed it yet.
    #[default]
    NotRequested,
    Requested,
    /// Its part of the code could not be loaded.
    Failed,
}

impl Called {
    fn code(self) -> Option<(Opponent, Attending)> {
        Some((OPPONENT.get()?, self.player?))
    }
}

/// Loads the computer as a player as soon as it has a seat.
pub fn load_opponent_when_seated(table: PlayTable, settings: RwSignal<Settings>) {
    let owner = Owner::current();
    let called = table.opponent;
    let arrive = move || {
        let attending = OPPONENT.get().zip(owner.clone()).map(|(code, owner)| {
            let attend = || (code.attend)(table, settings);
            owner.with(attend)
        });
        let state = match attending {
            Some(_) => LoadState::Requested,
            None => LoadState::Failed,
        };
        called.try_set(Called {
            state,
            player: attending,
        });
    };
    effect(move || {
        let plays = table.game.with(|game| game.setup().has_computer());
        if plays && called.with(|called| called.state == LoadState::NotRequested) {
            called.update(|called| called.state = LoadState::Requested);
            load(OPPONENT.load_fn(), Box::new(arrive.clone()));
        }
    });
}

/// What the computer says and can be asked; or that it could not be loaded.
#[component]
pub fn OpponentPanel(table: PlayTable) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        let called = table.opponent.get();
        match (called.state, called.code()) {
            (_, Some((code, attending))) => (code.panel)(attending),
            (LoadState::Failed, _) => view! {
                <div class="notice" role="alert" data-notice="no-opponent">
                    <p>{move || i18n.text().app.not_loaded}</p>
                    <Button
                        label=|text| text.app.reload
                        on_press=move |()| table.opponent.set(Called::default())
                    />
                </div>
            }
            .into_any(),
            _ => ().into_any(),
        }
    }
}

/// The computer's arrows over the table.
#[component]
pub fn OpponentMarks(table: PlayTable) -> impl IntoView {
    move || match table.opponent.get().code() {
        Some((code, attending)) => (code.marks)(attending),
        None => ().into_any(),
    }
}

/// What the board shows: the game, unless it is looked back at.
pub fn scene(table: PlayTable, scene: Scene) -> Scene {
    match table.opponent.get().code() {
        Some((code, attending)) => (code.scene)(attending, scene),
        None => scene,
    }
}

/// Whether the board shows an earlier position, on which nobody moves.
pub fn shows_past_position(table: PlayTable) -> bool {
    let called = table.opponent.get_untracked().code();
    called.is_some_and(|(code, attending)| (code.looks_back)(attending))
}

/// The line on a game while the computer thinks.
pub fn thinking_text(table: PlayTable, text: &Text) -> Option<String> {
    let (code, attending) = table.opponent.get().code()?;
    (code.thinks)(attending, text)
}
