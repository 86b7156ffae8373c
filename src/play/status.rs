use leptos::prelude::*;

use super::{called, move_text, parts::action, rest::Rest, table::PlayTable};
use crate::{
    element::{El, el},
    i18n::Text,
    platform::{address, locks::Ownership},
    reactive::shown,
    session::{PlayedGame, Standing},
};

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

    /// Whether a game waits so without anything out of the ordinary.
    pub const fn is_usual(self) -> bool {
        matches!(self, Self::Move | Self::FirstMove)
    }
}

/// One line about the game: who is to move, what it waits for, or its result;
/// with the one button that leads on.
pub fn status(rest: Rest) -> El {
    let Rest { table, opened, .. } = rest;
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
        let text = words.now();
        let thinks = called::thinks(table, text);
        table.game.with(|game| match (waits(), rest.code()) {
            (Waits::Move, _) => thinks.unwrap_or_else(|| turn(game, text)),
            (Waits::FirstMove, _) => text.play.clock_waits.to_owned(),
            (waits, Some(code)) => (code.sentence)(waits, game, text),
            (_, None) => String::new(),
        })
    };
    let way_on = move || {
        let text = words.now();
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
    let button = move || {
        el("button")
            .attr("type", "button")
            .class("button primary")
            .attr("data-action", "status")
            .says(move || way_on().to_owned())
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
        .child(shown(move || !way_on().is_empty(), button))
}

/// What is played: the start, the time and the rules.
pub fn game_caption(rest: Rest) -> El {
    let Rest { table, opened, .. } = rest;
    let words = table.words;
    let caption = move || match rest.code() {
        Some(code) => {
            let (is_replay, text) = (table.keeper.is_replay(), words.now());
            table
                .game
                .with(|game| (code.caption)(game, is_replay, text))
        }
        None if rest.is_plain() => words.now().play.even_untimed.to_owned(),
        None => String::new(),
    };
    let in_force = move || {
        let rules = table.game.with(|game| game.setup().rules);
        Some(rules.to_string())
    };
    let button = action(
        words,
        "rules",
        |text| text.play.rules,
        move || opened.rules.set(true),
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
