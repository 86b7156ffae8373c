use leptos::prelude::*;
use shogi::{ByColor, Color};

use super::{
    keeper::Keeper,
    move_text,
    moves::MoveList,
    new_game::NewGameDialog,
    notices::Notices,
    resign::ResignDialog,
    seat::Seat,
    settings::SettingsDialog,
    status::{GameCaption, Status},
    table::{PlayTable, follow_clock},
    tools::Tools,
};
use crate::{
    board::{BoardStyle, Table},
    clock::{ClockAnnouncer, sound_cues},
    platform::{audio::AudioOut, locks::Ownership},
    reactive::{mark, watch, words},
    session::{PlayedGame, Scene, Settings},
};

/// What is shown besides the table, when it is asked for.
#[derive(Clone, Copy, Default)]
pub struct Opened {
    pub new_game: RwSignal<bool>,
    pub resign: RwSignal<bool>,
    pub settings: RwSignal<bool>,
    pub moves: RwSignal<bool>,
}

/// A game between two seats on one board.
#[component]
pub fn PlayScreen(
    settings: RwSignal<Settings>,
    audio: AudioOut,
    /// The part of the address after `#`.
    fragment: Signal<String>,
) -> impl IntoView {
    let words = words();
    let table = PlayTable::new(Keeper::new(), audio, words);
    own_the_game(table, fragment);

    let ticker = follow_clock(table);
    let audible = ByColor::new(true, true);
    let cues = move || settings.with(|settings| settings.cues);
    sound_cues(audio, table.clock, audible, cues);

    let opened = Opened::default();
    view! {
        <main class="play" data-moves-shown=mark(move || opened.moves.get())>
            <h1 class="visually-hidden">{words.of(|text| text.app.title)}</h1>
            <div class="play-table">
                <Table
                    scene=Memo::new(move |_| scene(table))
                    style=Memo::new(move |_| style(settings))
                    words=words
                    on_intent=Callback::new(move |intent| table.intend(intent))
                    beside=Callback::new(move |color: Color| {
                        view! { <Seat color=color table=table ticker=ticker/> }.into_any()
                    })
                />
            </div>
            <div class="play-side">
                <GameCaption table=table/>
                <Status table=table new_game=opened.new_game/>
                <Notices table=table audio=audio/>
                <MoveList table=table/>
                <Tools table=table settings=settings opened=opened/>
            </div>
            <p class="visually-hidden" role="status" data-announce="play">{table.said}</p>
            <ClockAnnouncer clock=table.clock audible=audible ticker=ticker/>
            <NewGameDialog table=table open=opened.new_game/>
            <ResignDialog table=table open=opened.resign/>
            <SettingsDialog settings=settings open=opened.settings/>
        </main>
    }
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

fn scene(table: PlayTable) -> Scene {
    let mover = table.mover();
    table.game.with(|game: &PlayedGame| Scene {
        last_move: move_text::last(game),
        refusal: game.refusal(),
        ..Scene::of(game.game().position(), game.selection(), mover)
    })
}

fn style(settings: RwSignal<Settings>) -> BoardStyle {
    settings.with(|settings| BoardStyle {
        flipped: settings.flipped,
        coordinates: settings.coordinates,
        kings: settings.kings,
    })
}
