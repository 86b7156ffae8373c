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
    i18n::Language,
    platform::{audio::AudioOut, locks::Ownership},
    session::{PlayedGame, Scene, Settings},
    view::dynamic,
};

/// A game between two seats on one board.
#[component]
pub fn PlayScreen(
    settings: RwSignal<Settings>,
    audio: AudioOut,
    /// The part of the address after `#`.
    fragment: Signal<String>,
) -> impl IntoView {
    let language = expect_context::<Signal<Language>>();
    let table = PlayTable::new(Keeper::new(), audio, language);
    own_the_game(table, fragment);

    let ticker = follow_clock(table);
    let audible = Signal::stored(ByColor::new(true, true));
    let cues = Signal::derive(move || settings.with(|settings| settings.cues));
    sound_cues(audio, table.clock(), audible, cues);

    let new_game = RwSignal::new(false);
    let resigning = RwSignal::new(false);
    let choosing = RwSignal::new(false);
    let moves_shown = RwSignal::new(false);

    view! {
        <main class="play" data-moves-shown=Signal::derive(move || moves_shown.get().then_some(""))>
            <h1 class="visually-hidden">{dynamic(move || language.get().text().app.title)}</h1>
            <div class="play-table">
                <Table
                    scene=Memo::new(move |_| scene(table))
                    style=Memo::new(move |_| style(settings))
                    language=language
                    on_intent=Callback::new(move |intent| table.intend(intent))
                    beside=Callback::new(move |color: Color| {
                        view! { <Seat color=color table=table ticker=ticker/> }.into_any()
                    })
                />
            </div>
            <div class="play-side">
                <GameCaption table=table/>
                <Status table=table new_game=new_game/>
                <Notices table=table audio=audio/>
                <MoveList table=table/>
                <Tools
                    table=table
                    settings=settings
                    new_game=new_game
                    resigning=resigning
                    choosing=choosing
                    moves_shown=moves_shown
                />
            </div>
            <p class="visually-hidden" role="status" data-announce="play">{table.said}</p>
            <ClockAnnouncer clock=table.clock() audible=audible ticker=ticker/>
            <NewGameDialog table=table open=new_game/>
            <ResignDialog table=table open=resigning/>
            <SettingsDialog settings=settings open=choosing/>
        </main>
    }
}

/// Opens the kept or the addressed game when the lock is ours, holds it when
/// it is taken away, and follows the address.
fn own_the_game(table: PlayTable, fragment: Signal<String>) {
    let ownership = table.keeper.ownership();
    Effect::new(move |before: Option<Ownership>| {
        let now = ownership.get();
        match now {
            Ownership::Ours if before != Some(Ownership::Ours) => {
                table.replace(table.keeper.open());
            }
            Ownership::TakenAway => table.leave(),
            Ownership::Ours | Ownership::Asked | Ownership::Elsewhere => {}
        }
        now
    });
    Effect::new(move || {
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
        refusal: table.refused.get(),
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
