use leptos::prelude::*;

use super::{called, move_text, rest::Rest, table::PlayTable};
use crate::{
    components::{Button, When},
    state::use_i18n,
    web::{location, tab_lock::Ownership},
};
use komadai_model::{PlayedGame, Route, Standing, i18n::Text};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// For a move.
    Move,
    /// For its clock, which starts with the first move.
    FirstMove,
    /// For its player to come back.
    Return,
    /// For another tab.
    Tab { taken: bool },
    /// For the side to give up that has no legal move.
    Mated,
    /// For an illegal move to be taken back.
    TakeBack,
    /// For nothing: it is over.
    Over { replay: bool },
}

impl Waits {
    pub fn of(table: PlayTable) -> Self {
        match table.keeper.ownership().get() {
            Ownership::OtherTab => Self::Tab { taken: false },
            Ownership::Stolen => Self::Tab { taken: true },
            Ownership::Pending | Ownership::Ours => table.game.with(|game| match game.standing() {
                _ if game.is_over() => Self::Over {
                    replay: game.replay().is_some(),
                },
                None | Some(Standing::NotBegun) if game.waits_for_resignation() => Self::Mated,
                Some(Standing::NotBegun) => Self::FirstMove,
                Some(Standing::Left) => Self::Return,
                None if game.game().must_take_back() => Self::TakeBack,
                None => Self::Move,
            }),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::FirstMove => "first-move",
            Self::Return => "stands",
            Self::Tab { .. } => "other-tab",
            Self::Mated => "mated",
            Self::TakeBack => "take-back",
            Self::Over { .. } => "over",
        }
    }

    /// Whether a game waits so without anything out of the ordinary.
    pub const fn is_usual(self) -> bool {
        matches!(self, Self::Move | Self::FirstMove)
    }
}

/// One line about the game: who is to move, what it waits for, or its result; and the
/// button for the next step.
#[component]
pub fn Status(rest: Rest) -> impl IntoView {
    let Rest { table, opened, .. } = rest;
    let i18n = use_i18n();
    let waits = move || Waits::of(table);
    let sentence = move || {
        let text = i18n.text();
        let thinks = called::thinking_text(table, text);
        table.game.with(|game| match (waits(), rest.code()) {
            (Waits::Move, _) => thinks.unwrap_or_else(|| turn(game, text)),
            (Waits::FirstMove, _) => text.play.clock_waits.to_owned(),
            (waits, Some(code)) => (code.sentence)(waits, game, text),
            (_, None) => String::new(),
        })
    };
    let way_on = move || {
        let text = i18n.text();
        match (waits(), rest.code()) {
            (Waits::FirstMove, _) => text.play.start_clock,
            (waits, Some(code)) => (code.way_on)(waits, text),
            (_, None) => "",
        }
    };
    let press = move || match untrack(waits) {
        Waits::Move => {}
        Waits::FirstMove | Waits::Return => table.start(),
        Waits::Tab { .. } => table.keeper.take_over(),
        Waits::Mated => opened.resign.set(true),
        Waits::TakeBack => table.undo(),
        Waits::Over { replay: true } => table.replay(),
        Waits::Over { replay: false } => opened.new_game.set(true),
    };
    view! {
        <section
            class="status"
            data-status=move || waits().name()
            data-outcome=move || {
                let outcome = table.game.with(|game| game.game().outcome())?;
                Some(outcome.to_string())
            }
            data-foul=move || {
                let foul = table.game.with(PlayedGame::known_foul)?;
                Some(foul.why.id())
            }
            data-replay=move || matches!(waits(), Waits::Over { replay: true })
        >
            <p class="status-text">{move || sentence()}</p>
            <When condition=move || !way_on().is_empty()>
                <button
                    type="button"
                    class="button primary"
                    data-action="status"
                    on:click=move |_| press()
                >
                    {move || way_on()}
                </button>
            </When>
        </section>
    }
}

/// What is played: the start, the time and the rules.
#[component]
pub fn GameCaption(rest: Rest) -> impl IntoView {
    let Rest { table, opened, .. } = rest;
    let i18n = use_i18n();
    let caption = move || match rest.code() {
        Some(code) => {
            let (is_replay, text) = (table.keeper.is_replay(), i18n.text());
            table
                .game
                .with(|game| (code.caption)(game, is_replay, text))
        }
        None if rest.is_plain() => i18n.text().play.even_untimed.to_owned(),
        None => String::new(),
    };
    view! {
        <div
            class="game-caption"
            data-rules=move || table.game.with(|game| game.setup().rules.to_string())
        >
            <p>{move || caption()}</p>
            <Button
                name="record"
                class="quiet"
                label=|text| text.play.record
                on_press=move |()| location::navigate(&played_record().to_string())
            />
            <Button
                name="rules"
                class="quiet"
                label=|text| text.play.rules
                on_press=move |()| opened.rules.set(true)
            />
        </div>
    }
}

/// The record of the game on the board.
fn played_record() -> Route {
    Route::Record {
        query: Some("play".to_owned()),
    }
}

fn turn(game: &PlayedGame, text: &Text) -> String {
    let number = game.move_number();
    let side = move_text::side(game, game.on_move(), text);
    (text.play.turn)(number, side)
}
