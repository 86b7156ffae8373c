use leptos::prelude::*;
use shogi::{
    ByColor, Color,
    clock::{Clock, CueProfile},
};

use super::{
    beside, called, move_text,
    resign::intend,
    rest::Rest,
    seat::seat,
    status::{game_caption, status},
    table::{PlayTable, follow_clock},
    tools::tools,
};
use crate::{
    board::{BoardStyle, Table},
    clock::{ClockAnnouncer, SoundNotice, Ticker, sound_cues},
    element::el,
    platform::locks::Ownership,
    reactive::{shown, watch},
    session::{PlayedGame, Scene, Settings},
};

/// A game between two seats on one board. The game and its clock go on while
/// another screen is in its place.
pub fn play_screen(
    table: PlayTable,
    settings: RwSignal<Settings>,
    // The part of the address after `#`.
    fragment: Signal<String>,
    here: Signal<bool>,
    // Something that was asked for elsewhere could not be loaded.
    missing: RwSignal<bool>,
) -> AnyView {
    own_the_game(table, fragment);
    called::call(table, settings);

    let ticker = follow_clock(table);
    let heard = table.heard();
    let audible = ByColor::new(true, true);
    let cues = move || match table.spoken.get() {
        true => CueProfile::Silent,
        false => settings.with(|settings| settings.cues),
    };
    sound_cues(table.audio, heard, audible, cues);
    shown(
        move || here.get(),
        move || screen(table, settings, ticker, heard, audible, missing),
    )
}

fn screen(
    table: PlayTable,
    settings: RwSignal<Settings>,
    ticker: Ticker,
    heard: Signal<Option<Clock>>,
    audible: ByColor<bool>,
    missing: RwSignal<bool>,
) -> AnyView {
    let words = table.words;
    let rest = Rest::of(table, settings, missing);
    let beside = beside::Come::new(rest);
    let opened = rest.opened;
    let sound = view! { <SoundNotice audio=table.audio/> };
    let notices = el("div")
        .class("notices")
        .child(rest.place(|code| code.notices))
        .child(sound.into_any());
    let none = shown(
        move || table.game.with(|game| game.game().plies().is_empty()),
        move || {
            el("p")
                .class("moves-none")
                .word(words, |text| text.play.no_moves)
                .view()
        },
    );
    let moves = el("section")
        .class("moves")
        .labelled(words, |text| text.play.moves)
        .child(rest.place(|code| code.moves))
        .child(none);
    let side = el("div")
        .class("play-side")
        .child(game_caption(rest))
        .child(status(rest))
        .child(called::panel(table))
        .child(beside.place(|code| code.panel))
        .child(rest.place(|code| code.panels))
        .child(notices)
        .child(moves)
        .child(beside.room(tools(table, settings, opened)));
    let board = view! {
        <Table
            scene=Memo::new(move |_| called::scene(table, scene(table, settings)))
            style=Memo::new(move |_| style(table, settings))
            words=words
            on_intent=Callback::new(move |intent| intend(table, opened.resign, intent))
            beside=Callback::new(move |color: Color| seat(color, table, ticker).view())
        />
    };
    let title = el("h1")
        .class("visually-hidden")
        .word(words, |text| text.app.title);
    let said = el("p")
        .class("visually-hidden")
        .attr("role", "status")
        .attr("data-announce", "play")
        .says(move || table.said.get());
    let announcer = view! { <ClockAnnouncer clock=heard audible=audible ticker=ticker/> };
    el("main")
        .class("play")
        .mark("data-moves-shown", move || opened.moves.get())
        .child(title)
        .child(
            el("div")
                .class("play-table")
                .child(board.into_any())
                .child(called::marks(table))
                .child(beside.place(|code| code.marks)),
        )
        .child(side)
        .child(said)
        .child(announcer.into_any())
        .child(rest.place(|code| code.dialogs))
        .child(rest.not_loaded())
        .view()
}

/// Opens the kept or the addressed game when the lock is ours, holds it when
/// it is taken away, and follows the address.
fn own_the_game(table: PlayTable, fragment: Signal<String>) {
    let ownership = table.keeper.ownership();
    let mut before = Ownership::Asked;
    watch(move || {
        let now = ownership.get();
        match now {
            Ownership::Ours if before != Ownership::Ours => table.replace(table.keeper.open()),
            Ownership::TakenAway => table.leave(),
            Ownership::Ours | Ownership::Asked | Ownership::Elsewhere => {}
        }
        before = now;
    });
    watch(move || {
        let fragment = fragment.get();
        let ours = ownership.get_untracked() == Ownership::Ours;
        if ours && table.keeper.is_news(&fragment) {
            table.replace(table.keeper.open());
        }
    });
}

fn scene(table: PlayTable, settings: RwSignal<Settings>) -> Scene {
    table.touched.track();
    let mover = table.mover();
    let resigner = table.resigner();
    let lays_hand = settings.with(|settings| settings.lays_hand);
    table.game.with(|game: &PlayedGame| {
        let assists = game.setup().rules.assists();
        let scene = if game.is_free() {
            Scene::free(game.game().table(), game.selection(), mover)
        } else {
            Scene::of(game.game().position(), game.selection(), mover)
        };
        Scene {
            last_move: move_text::last(game),
            refusal: game
                .foul_on_board()
                .or_else(|| game.refusal().filter(|_| assists)),
            check: game.check().filter(|_| assists),
            resigner,
            laid: game.resigned().filter(|_| lays_hand),
            ..scene
        }
    })
}

fn style(table: PlayTable, settings: RwSignal<Settings>) -> BoardStyle {
    let is_handicap = move || table.game.with(|game| game.setup().is_handicap());
    settings.with(|settings| BoardStyle::of(settings, is_handicap))
}
