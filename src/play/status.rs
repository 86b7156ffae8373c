use leptos::prelude::*;
use shogi::clock::Preset;

use super::{
    move_text, parts::action, resign::way_out, rules_view::unusual, screen::Opened,
    table::PlayTable,
};
use crate::{
    element::{El, el},
    i18n::Text,
    platform::{address, locks::Ownership},
    reactive::shown,
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
    /// For the side to give up that has no legal move.
    Mated,
    /// For an illegal move to be taken back.
    TakeBack,
    /// For nothing: it is over.
    Over { replay: bool },
}

impl Waits {
    fn of(table: PlayTable) -> Self {
        match table.keeper.ownership().get() {
            Ownership::Elsewhere => Self::Tab { taken: false },
            Ownership::TakenAway => Self::Tab { taken: true },
            Ownership::Asked | Ownership::Ours => table.game.with(|game| match game.standing() {
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

    fn sentence(self, game: &PlayedGame, text: &Text) -> String {
        match self {
            Self::Move => turn(game, text),
            Self::FirstMove => text.play.clock_waits.to_owned(),
            Self::Return => text.play.clock_stands.to_owned(),
            Self::Tab { taken: false } => text.play.elsewhere.to_owned(),
            Self::Tab { taken: true } => text.play.taken_away.to_owned(),
            Self::Mated => way_out(game, text).unwrap_or_default().to_owned(),
            Self::TakeBack => move_text::foul(game, text).unwrap_or_default(),
            Self::Over { .. } => move_text::result(game, text).unwrap_or_default(),
        }
    }

    /// The way on; nothing where a move is.
    const fn button(self, text: &Text) -> &'static str {
        match self {
            Self::Move => "",
            Self::FirstMove => text.play.start_clock,
            Self::Return => text.play.resume,
            Self::Tab { .. } => text.play.play_here,
            Self::Mated => text.play.resign,
            Self::TakeBack => text.play.take_back,
            Self::Over { replay: true } => text.play.replay,
            Self::Over { replay: false } => text.play.new_game,
        }
    }
}

/// One line about the game: who is to move, what it waits for, or its result;
/// with the one button that leads on.
pub fn status(table: PlayTable, opened: Opened) -> El {
    let words = table.words;
    let waits = move || Waits::of(table);
    let outcome = move || {
        let outcome = table.game.with(|game| game.game().outcome())?;
        Some(outcome.to_string())
    };
    let foul = move || {
        let foul = table.game.with(PlayedGame::known_foul)?;
        Some(foul.why.id().to_owned())
    };
    let sentence = move || {
        let waits = waits();
        table.game.with(|game| waits.sentence(game, words.now()))
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
    let button = move || {
        el("button")
            .attr("type", "button")
            .class("button primary")
            .attr("data-action", "status")
            .says(move || waits().button(words.now()).to_owned())
            .on_click(press)
            .view()
    };
    el("section")
        .class("status")
        .live("data-status", move || Some(waits().name().to_owned()))
        .live("data-outcome", outcome)
        .live("data-foul", foul)
        .mark("data-replay", move || {
            waits() == Waits::Over { replay: true }
        })
        .child(el("p").class("status-text").says(sentence))
        .child(shown(move || waits() != Waits::Move, button))
}

/// What is played: the start, the time and the rules.
pub fn game_caption(table: PlayTable, rules: RwSignal<bool>) -> El {
    let words = table.words;
    let caption = move || {
        let text = words.now();
        table.game.with(|game| {
            let setup = game.setup();
            let start = setup
                .handicap()
                .map_or(text.play.own_position, text.terms.handicap);
            let time = |control| match Preset::of(control) {
                Some(preset) => (text.play.preset)(preset).to_owned(),
                None => (text.play.time)(control.parts()),
            };
            let mut caption = format!("{start} · {}", time(setup.controls.black));
            if setup.controls.black != setup.controls.white {
                caption = format!("{caption} / {}", time(setup.controls.white));
            }
            if let Some(rules) = unusual(&setup.rules, text) {
                caption = format!("{caption} · {rules}");
            }
            if table.keeper.is_replay() {
                caption = format!("{caption} · {}", text.play.is_replay);
            }
            caption
        })
    };
    let in_force = move || {
        let rules = table.game.with(|game| game.setup().rules);
        Some(rules.to_string())
    };
    let button = action(
        words,
        "rules",
        |text| text.rules.rules,
        move || rules.set(true),
    );
    let record = action(
        words,
        "record",
        |text| text.play.record,
        move || address::go("/record?play"),
    );
    el("div")
        .class("game-caption")
        .live("data-rules", in_force)
        .child(el("p").says(caption))
        .child(record.class("button quiet"))
        .child(button.class("button quiet"))
}

fn turn(game: &PlayedGame, text: &Text) -> String {
    let number = game.move_number();
    let side = move_text::side(game, game.on_move(), text);
    (text.play.turn)(number, side)
}
