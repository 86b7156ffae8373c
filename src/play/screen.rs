use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, CueProfile},
};

use super::{
    beside::{BesideSlot, load_beside},
    called::{self, OpponentMarks, OpponentPanel},
    move_text,
    resign::board_intent,
    rest::{DialogsSlot, LoadFailureDialog, Rest},
    seat::Seat,
    status::{GameCaption, Status},
    table::{PlayTable, follow_clock},
    tools::Tools,
};
use crate::{
    board::{BoardStyle, Table},
    clock::{AudioUnlockNotice, ClockAnnouncer, Ticker, schedule_beeps},
    components::When,
    state::{effect, use_i18n},
    web::tab_lock::Ownership,
};
use komadai_model::{PlayedGame, Route, Scene, Settings};

/// Both clocks can be heard.
const AUDIBLE: ByColor<bool> = ByColor::new(true, true);

/// A game between two seats on one board. The game and its clock go on while
/// another screen is shown.
#[component]
pub fn PlayScreen(
    table: PlayTable,
    settings: RwSignal<Settings>,
    #[prop(into)] route: Signal<Route>,
    /// Whether this screen is the one that is shown.
    #[prop(into)]
    visible: Signal<bool>,
    /// Something that was asked for elsewhere could not be loaded.
    load_failed: RwSignal<bool>,
) -> impl IntoView {
    own_the_game(table, route);
    called::load_opponent_when_seated(table, settings);

    let ticker = follow_clock(table);
    let heard = table.heard();
    let cues = move || match table.spoken.get() {
        true => CueProfile::Silent,
        false => settings.with(|settings| settings.cues),
    };
    schedule_beeps(table.audio, heard, AUDIBLE, cues);
    view! {
        <When condition=visible>
            <Game table settings ticker heard load_failed/>
        </When>
    }
}

#[component]
fn Game(
    table: PlayTable,
    settings: RwSignal<Settings>,
    ticker: Ticker,
    /// The clock while it counts for a person.
    heard: Signal<Option<Clock>>,
    load_failed: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let rest = Rest::of(table, settings, load_failed);
    let settled = load_beside();
    let opened = rest.opened;
    let is_begun = move || table.game.with(|game| !game.game().plies().is_empty());
    let seat = move |color| view! { <Seat color table ticker/> }.into_any();
    view! {
        <main class="play" data-moves-shown=move || opened.moves.get()>
            <h1 class="visually-hidden">{move || i18n.text().app.title}</h1>
            <div class="play-table">
                <Table
                    scene=Memo::new(move |_| called::scene(table, scene(table, settings)))
                    style=Memo::new(move |_| style(table, settings))
                    on_intent=Callback::new(move |intent| board_intent(table, opened.resign, intent))
                    beside=Callback::new(seat)
                />
                <OpponentMarks table/>
                <BesideSlot rest settled view=|code| code.marks/>
            </div>
            <div class="play-side">
                <GameCaption rest/>
                <Status rest/>
                <OpponentPanel table/>
                <BesideSlot rest settled view=|code| code.panel/>
                <DialogsSlot rest view=|code| code.panels/>
                <div class="notices">
                    <DialogsSlot rest view=|code| code.notices/>
                    <AudioUnlockNotice audio=table.audio/>
                </div>
                <section class="moves" aria-label=move || i18n.text().play.moves>
                    <DialogsSlot rest view=|code| code.moves/>
                    <When condition=move || !is_begun()>
                        <p class="moves-none">{move || i18n.text().play.no_moves}</p>
                    </When>
                </section>
                <Tools table settings opened waiting=move || !settled.get()>
                    <BesideSlot rest settled view=|code| code.switch/>
                </Tools>
            </div>
            <p class="visually-hidden" role="status" data-announce="play">
                {move || table.said.get()}
            </p>
            <ClockAnnouncer clock=heard audible=AUDIBLE ticker/>
            <DialogsSlot rest view=|code| code.dialogs/>
            <LoadFailureDialog rest/>
        </main>
    }
}

/// Opens the kept or the addressed game when the lock is ours, holds it when
/// it is taken away, and follows the address.
fn own_the_game(table: PlayTable, route: Signal<Route>) {
    let ownership = table.keeper.ownership();
    let mut before = Ownership::Pending;
    effect(move || {
        let now = ownership.get();
        match now {
            Ownership::Ours if before != Ownership::Ours => table.replace(table.keeper.open()),
            Ownership::Stolen => table.leave(),
            Ownership::Ours | Ownership::Pending | Ownership::OtherTab => {}
        }
        before = now;
    });
    effect(move || {
        let is_news = route.with(|route| table.keeper.is_news(route));
        let ours = ownership.get_untracked() == Ownership::Ours;
        if ours && is_news {
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
