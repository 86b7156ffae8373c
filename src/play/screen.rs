use leptos::prelude::*;
use shogi::{ByColor, Color};

use super::{
    claims::{claims, confirmations},
    impasse::impasse_panel,
    move_text,
    moves::move_list,
    new_game::new_game_dialog,
    notices::notices,
    resign::{intend, resign_dialog},
    rules_view::rules_dialog,
    seat::seat,
    settings::settings_dialog,
    status::{game_caption, status},
    table::{PlayTable, follow_clock},
    tools::tools,
};
use crate::{
    board::{BoardStyle, Table},
    clock::{ClockAnnouncer, Ticker, sound_cues},
    element::el,
    platform::locks::Ownership,
    reactive::{shown, watch},
    session::{PlayedGame, Scene, Settings},
};

/// What is shown besides the table, when it is asked for.
#[derive(Clone, Copy, Default)]
pub struct Opened {
    pub new_game: RwSignal<bool>,
    pub resign: RwSignal<bool>,
    pub rules: RwSignal<bool>,
    pub settings: RwSignal<bool>,
    pub moves: RwSignal<bool>,
    /// The count of an impasse, in full.
    pub impasse: RwSignal<bool>,
    pub declare: RwSignal<bool>,
    pub count: RwSignal<bool>,
}

/// A game between two seats on one board. The game and its clock go on while
/// another screen is in its place.
pub fn play_screen(
    table: PlayTable,
    settings: RwSignal<Settings>,
    // The part of the address after `#`.
    fragment: Signal<String>,
    here: Signal<bool>,
) -> AnyView {
    own_the_game(table, fragment);

    let ticker = follow_clock(table);
    let audible = ByColor::new(true, true);
    let cues = move || settings.with(|settings| settings.cues);
    sound_cues(table.audio, table.clock, audible, cues);
    shown(
        move || here.get(),
        move || screen(table, settings, ticker, audible),
    )
}

fn screen(
    table: PlayTable,
    settings: RwSignal<Settings>,
    ticker: Ticker,
    audible: ByColor<bool>,
) -> AnyView {
    let words = table.words;
    let opened = Opened::default();
    let side = el("div")
        .class("play-side")
        .child(game_caption(table, opened.rules))
        .child(status(table, opened))
        .child(claims(table, opened))
        .child(impasse_panel(table, opened.impasse))
        .child(notices(table, table.audio))
        .child(move_list(table))
        .child(tools(table, settings, opened));
    let board = view! {
        <Table
            scene=Memo::new(move |_| scene(table, settings))
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
    let announcer = view! { <ClockAnnouncer clock=table.clock audible=audible ticker=ticker/> };
    let [declare, count] = confirmations(table, opened);
    el("main")
        .class("play")
        .mark("data-moves-shown", move || opened.moves.get())
        .child(title)
        .child(el("div").class("play-table").child(board.into_any()))
        .child(side)
        .child(said)
        .child(announcer.into_any())
        .child(new_game_dialog(table, opened.new_game))
        .child(resign_dialog(table, opened.resign))
        .child(rules_dialog(table, opened.rules))
        .child(settings_dialog(words, settings, opened.settings))
        .child(declare)
        .child(count)
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
