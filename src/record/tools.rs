use leptos::prelude::*;

use shogi::record::NodeId;

use super::{
    button::bare,
    desk::{Desk, head_of_variation},
    opening::choose,
    paper::paper_tools,
};
use crate::{
    element::{El, el, parts::action},
    i18n::ScreenText,
    platform::address,
    session::review::{Review, can_play_on, game_address},
};

/// A button with a word of this screen on it, which tests can name.
pub fn tool(
    desk: Desk,
    name: &'static str,
    word: fn(&ScreenText) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    let words = desk.words;
    bare(name, press).says(move || word(&words.now().record().screen).to_owned())
}

/// What can be done with the record.
pub fn tools(desk: Desk, saving: RwSignal<bool>, asking: RwSignal<bool>, drawing: El) -> El {
    let words = desk.words;
    let unless = move |can: fn(&Review) -> bool| move || !desk.review.with(can);
    let open = tool(desk, "open", |text| text.open, move || choose(desk));
    let shelf = tool(
        desk,
        "shelf",
        |text| text.shelf,
        move || desk.shelf.open.set(true),
    );
    let save = tool(desk, "save", |text| text.save, move || saving.set(true));
    let information = action(
        words,
        "information",
        |text| text.record().information.open,
        move || asking.set(true),
    );
    let analyse = tool(
        desk,
        "analyse",
        |text| text.analyse,
        move || desk.guest.turn(desk),
    );
    let undo = tool(desk, "undo", |text| text.undo, move || desk.undo());
    let redo = tool(desk, "redo", |text| text.redo, move || desk.redo());
    let promote = tool(desk, "promote", |text| text.promote, move || desk.promote());
    let delete = tool(desk, "delete", |text| text.delete, move || desk.delete());
    let flip = tool(
        desk,
        "flip",
        |text| text.flip,
        move || {
            desk.given
                .settings
                .update(|settings| settings.flipped = !settings.flipped);
        },
    );
    let set_up = tool(desk, "set-up", |text| text.set_up, move || desk.set_up());
    let game = tool(
        desk,
        "to-game",
        |text| text.to_game,
        || address::go("/play"),
    );
    let play_on = tool(
        desk,
        "play-on",
        |text| text.play_on,
        move || {
            address::go(&desk.review.with_untracked(game_address));
        },
    );
    el("div")
        .class("record-tools")
        .attr("role", "toolbar")
        .live("aria-label", move || {
            Some(words.now().record().screen.tools.to_owned())
        })
        .child(analyse.spelt("aria-pressed", move || desk.guest.open.get()))
        .child(open)
        .child(shelf)
        .child(save)
        .child(information)
        .children(paper_tools(desk))
        .child(undo.mark("disabled", unless(Review::can_undo)))
        .child(redo.mark("disabled", unless(Review::can_redo)))
        .child(promote.mark(
            "disabled",
            unless(|review| head_of_variation(review).is_some()),
        ))
        .child(delete.mark("disabled", unless(|review| review.at() != NodeId::ROOT)))
        .child(flip.spelt("aria-pressed", move || {
            desk.given.settings.with(|settings| settings.flipped)
        }))
        .child(drawing)
        .child(set_up)
        .child(play_on.mark("disabled", unless(can_play_on)))
        .child(game)
}
