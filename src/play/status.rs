use leptos::prelude::*;
use shogi::clock::Preset;

use super::{move_text, table::PlayTable};
use crate::{
    platform::locks::Ownership,
    session::{PlayedGame, Standing},
    view::Shown,
};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Waits {
    /// For a move.
    Move,
    /// For its clock, which starts with the first move.
    FirstMove,
    /// For its player to come back.
    Return,
    /// For another tab.
    Tab { taken: bool },
    /// For nothing: it is over.
    Over,
}

/// One line about the game: who is to move, what it waits for, or its result;
/// with the one button that leads on.
#[component]
pub fn Status(table: PlayTable, new_game: RwSignal<bool>) -> impl IntoView {
    let text = move || &table.language.get().text().play;
    let waits = Memo::new(move |_| match table.keeper.ownership().get() {
        Ownership::Elsewhere => Waits::Tab { taken: false },
        Ownership::TakenAway => Waits::Tab { taken: true },
        Ownership::Asked | Ownership::Ours => table.game.with(|game| match game.standing() {
            _ if game.is_over() => Waits::Over,
            Some(Standing::NotBegun) => Waits::FirstMove,
            Some(Standing::Left) => Waits::Return,
            None => Waits::Move,
        }),
    });
    let outcome = move || table.game.with(|game| game.game().outcome());
    let sentence = move || match waits.get() {
        Waits::Move => table.game.with(|game| turn(game, table)),
        Waits::FirstMove => text().clock_waits.to_owned(),
        Waits::Return => text().clock_stands.to_owned(),
        Waits::Tab { taken: false } => text().elsewhere.to_owned(),
        Waits::Tab { taken: true } => text().taken_away.to_owned(),
        Waits::Over => table
            .game
            .with(|game| move_text::result(game, table.language.get().text()))
            .unwrap_or_default(),
    };
    let button = move || match waits.get() {
        Waits::Move => None,
        Waits::FirstMove => Some(text().start_clock),
        Waits::Return => Some(text().resume),
        Waits::Tab { .. } => Some(text().play_here),
        Waits::Over => Some(text().new_game),
    };
    let press = move |_| match waits.get_untracked() {
        Waits::Move => {}
        Waits::FirstMove | Waits::Return => table.start(),
        Waits::Tab { .. } => table.keeper.take_over(),
        Waits::Over => new_game.set(true),
    };
    view! {
        <section
            class="status"
            data-status=Signal::derive(move || match waits.get() {
                Waits::Move => "move",
                Waits::FirstMove => "first-move",
                Waits::Return => "stands",
                Waits::Tab { .. } => "other-tab",
                Waits::Over => "over",
            })
            data-outcome=Signal::derive(move || outcome().map(|outcome| outcome.to_string()))
        >
            <p class="status-text">{sentence}</p>
            <Shown when=Signal::derive(move || button().is_some())>
                <button
                    type="button"
                    class="button"
                    class:primary=Signal::derive(move || waits.get() != Waits::FirstMove)
                    data-action="status"
                    on:click=press
                >
                    {button}
                </button>
            </Shown>
        </section>
    }
}

/// What is played: the start and the time.
#[component]
pub fn GameCaption(table: PlayTable) -> impl IntoView {
    let caption = move || {
        let text = table.language.get().text();
        table.game.with(|game| {
            let setup = game.setup();
            let start = setup
                .handicap()
                .map_or(text.play.form.own_position, text.terms.handicap);
            let time = |control| match Preset::of(control) {
                Some(preset) => (text.play.form.preset)(preset).to_owned(),
                None => (text.play.time)(control.parts()),
            };
            let mut caption = format!("{start} · {}", time(setup.controls.black));
            if setup.controls.black != setup.controls.white {
                caption = format!("{caption} / {}", time(setup.controls.white));
            }
            caption
        })
    };
    view! { <p class="game-caption">{caption}</p> }
}

fn turn(game: &PlayedGame, table: PlayTable) -> String {
    let text = table.language.get().text();
    let number = game.game().position().move_number();
    let side = move_text::side(game, game.game().position().turn(), text);
    (text.play.turn)(number, side)
}
