use leptos::prelude::*;

use super::{parts::action, rest::Opened, table::PlayTable};
use crate::{
    element::{El, el},
    session::{PlayedGame, Settings},
};

/// What can be done besides moving.
pub fn tools(table: PlayTable, settings: RwSignal<Settings>, opened: Opened) -> El {
    let words = table.words;
    let undo = action(words, "undo", |text| text.play.undo, move || table.undo());
    let resign = action(
        words,
        "resign",
        |text| text.play.resign,
        move || opened.resign.set(true),
    );
    let flip = action(
        words,
        "flip",
        |text| text.play.flip,
        move || {
            settings.update(|settings| settings.flipped = !settings.flipped);
        },
    );
    let moves = action(
        words,
        "moves",
        |text| text.play.moves,
        move || {
            opened.impasse.set(false);
            opened.moves.update(|shown| *shown = !*shown);
        },
    );
    let impasse = action(
        words,
        "impasse",
        |text| text.play.impasse,
        move || {
            opened.moves.set(false);
            opened.impasse.update(|shown| *shown = !*shown);
        },
    );
    let new_game = action(
        words,
        "new-game",
        |text| text.play.new_game,
        move || opened.new_game.set(true),
    );
    let choose = action(
        words,
        "settings",
        |text| text.play.settings,
        move || opened.settings.set(true),
    );
    el("div")
        .class("tools")
        .attr("role", "toolbar")
        .labelled(words, |text| text.play.game)
        .child(undo.mark("disabled", move || {
            !table.is_ours() || !table.game.with(PlayedGame::can_undo)
        }))
        .child(resign.mark("disabled", move || table.resigner().is_none()))
        .child(flip.spelt("aria-pressed", move || {
            settings.with(|settings| settings.flipped)
        }))
        .child(moves.spelt("aria-expanded", move || opened.moves.get()))
        .child(impasse.spelt("aria-expanded", move || opened.impasse.get()))
        .child(new_game.mark("disabled", move || !table.is_ours()))
        .child(choose)
}
