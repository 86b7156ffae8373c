use leptos::prelude::*;
use shogi::clock::Preset;

use super::{move_text, parts::Button, table::PlayTable};
use crate::{
    i18n::Text,
    platform::locks::Ownership,
    reactive::{Shown, flag, line, words},
    session::{PlayedGame, Standing},
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

impl Waits {
    fn of(table: PlayTable) -> Self {
        match table.keeper.ownership().get() {
            Ownership::Elsewhere => Self::Tab { taken: false },
            Ownership::TakenAway => Self::Tab { taken: true },
            Ownership::Asked | Ownership::Ours => table.game.with(|game| match game.standing() {
                _ if game.is_over() => Self::Over,
                Some(Standing::NotBegun) => Self::FirstMove,
                Some(Standing::Left) => Self::Return,
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
            Self::Over => "over",
        }
    }

    fn sentence(self, game: &PlayedGame, text: &Text) -> String {
        match self {
            Self::Move => turn(game, text),
            Self::FirstMove => text.play.clock_waits.to_owned(),
            Self::Return => text.play.clock_stands.to_owned(),
            Self::Tab { taken: false } => text.play.elsewhere.to_owned(),
            Self::Tab { taken: true } => text.play.taken_away.to_owned(),
            Self::Over => move_text::result(game, text).unwrap_or_default(),
        }
    }

    /// The way on; nothing where a move is.
    const fn button(self, text: &Text) -> &'static str {
        match self {
            Self::Move => "",
            Self::FirstMove => text.play.start_clock,
            Self::Return => text.play.resume,
            Self::Tab { .. } => text.play.play_here,
            Self::Over => text.play.new_game,
        }
    }
}

/// One line about the game: who is to move, what it waits for, or its result;
/// with the one button that leads on.
#[component]
pub fn Status(table: PlayTable, new_game: RwSignal<bool>) -> impl IntoView {
    let words = words();
    let waits = move || Waits::of(table);
    let outcome = Signal::derive(move || {
        let outcome = table.game.with(|game| game.game().outcome());
        outcome.map(|outcome| outcome.to_string())
    });
    let sentence = line(move || {
        let waits = waits();
        table.game.with(|game| waits.sentence(game, words.now()))
    });
    let press = move |()| match untrack(waits) {
        Waits::Move => {}
        Waits::FirstMove | Waits::Return => table.start(),
        Waits::Tab { .. } => table.keeper.take_over(),
        Waits::Over => new_game.set(true),
    };
    view! {
        <section
            class="status"
            data-status=Signal::derive(move || waits().name())
            data-outcome=outcome
        >
            <p class="status-text">{sentence}</p>
            <Shown when=flag(move || waits() != Waits::Move)>
                <Button
                    label=Signal::derive(move || waits().button(words.now()))
                    action="status"
                    class="button primary"
                    on_press=Callback::new(press)
                />
            </Shown>
        </section>
    }
}

/// What is played: the start and the time.
#[component]
pub fn GameCaption(table: PlayTable) -> impl IntoView {
    let words = words();
    let caption = line(move || {
        let text = words.now();
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
    });
    view! { <p class="game-caption">{caption}</p> }
}

fn turn(game: &PlayedGame, text: &Text) -> String {
    let number = game.game().position().move_number();
    let side = move_text::side(game, game.game().position().turn(), text);
    (text.play.turn)(number, side)
}
