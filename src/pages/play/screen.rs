use leptos::prelude::*;
use shogi::{
    ByColor,
    clock::{Clock, CueProfile},
};

use super::{
    assist::load_assist,
    board_view::{board_style, board_view},
    details_loader::{GameLoadFailure, load_details_when_needed},
    game_controller::{GameController, follow_clock, use_game},
    opponent::loader::{LoadState, OpponentSlot, load_opponent_when_seated},
    remote::loader::load_remote_when_seated,
    seat::Seat,
    status::{GameCaption, Status},
    tools::Tools,
    type_ahead::TypeAhead,
};
use crate::{
    clock::{AudioUnlockNotice, ClockAnnouncer, schedule_beeps},
    state::{use_audio, use_settings},
};
use komadai_board::{ShogiBoard, Ticker, provide_piece_help};
use komadai_model::{GameEvent, HandsPlace, Settings};
use komadai_ui::{SlotView, When, effect, use_i18n};
use komadai_web::{page, tab_lock::Ownership};

/// Both clocks can be heard.
const AUDIBLE: ByColor<bool> = ByColor::new(true, true);

/// A game between two seats on one board. The game and its clock go on while another screen
/// is shown.
#[component]
pub fn PlayScreen(
    /// Whether this screen is the one that is shown.
    #[prop(into)]
    visible: Signal<bool>,
) -> impl IntoView {
    let (game, settings, audio) = (use_game(), use_settings(), use_audio());
    own_the_game(game);
    place_parts(settings);
    let opponent = load_opponent_when_seated(game);
    load_remote_when_seated(game);
    let ticker = follow_clock(game);
    let audible_clock = game.audible_clock();
    let cues = move || match game.speaks_seconds.get() {
        true => CueProfile::Silent,
        false => settings.with(|settings| settings.cues),
    };
    schedule_beeps(audio, audible_clock, AUDIBLE, cues);
    game.on_events(move |events| {
        for event in events {
            if let GameEvent::Moved { captured, .. } = event {
                audio.play_piece_sound(captured.is_some());
            }
        }
    });
    view! {
        <When condition=visible>
            <Game ticker audible_clock opponent/>
        </When>
    }
}

#[component]
fn Game(
    ticker: Ticker,
    /// The clock while it counts for a person.
    audible_clock: Signal<Option<Clock>>,
    opponent: RwSignal<LoadState>,
) -> impl IntoView {
    let (game, settings, i18n) = (use_game(), use_settings(), use_i18n());
    let slots = game.slots;
    provide_piece_help(Signal::derive(move || Some(slots.piece_help.get()?.get())));
    load_details_when_needed(game);
    load_assist(game);
    let is_begun = move || game.with_painted(|played| !played.game().plies().is_empty());
    let seat = move |color| view! { <Seat color ticker/> }.into_any();
    view! {
        <main class="play" data-moves-shown=move || game.dialogs.moves.get()>
            <h1 class="visually-hidden">{move || i18n.text().app().title}</h1>
            <div class="play-table">
                <ShogiBoard
                    view=Memo::new(move |_| board_view(game, settings))
                    style=Memo::new(move |_| board_style(game, settings, i18n.language()))
                    on_intent=Callback::new(move |intent| game.handle_intent(intent))
                    beside=Callback::new(seat)
                    keys_from_page=true
                />
                <SlotView content=slots.opponent_arrows/>
                <SlotView content=slots.assist_arrows/>
            </div>
            <div class="play-side">
                <div class="play-said">
                    <GameCaption/>
                    <Status/>
                    <OpponentSlot state=opponent/>
                    <SlotView content=slots.remote/>
                    <SlotView content=slots.assist/>
                    <SlotView content=slots.panels/>
                    <div class="notices">
                        <SlotView content=slots.notices/>
                        <AudioUnlockNotice audio=use_audio()/>
                    </div>
                </div>
                // Beside the list, where that lies over the board.
                <div
                    class="moves-outside"
                    hidden=move || !game.dialogs.moves.get()
                    on:click=move |_| game.dialogs.moves.set(false)
                ></div>
                <section class="moves" aria-label=move || i18n.text().play().moves>
                    <SlotView content=slots.move_list/>
                    <When condition=move || !is_begun()>
                        <p class="moves-none">{move || i18n.text().play().no_moves}</p>
                    </When>
                </section>
                <Tools/>
            </div>
            <p class="visually-hidden" role="status" data-announce="play">
                {move || game.announcement.get()}
            </p>
            <ClockAnnouncer clock=audible_clock audible=AUDIBLE ticker/>
            <SlotView content=slots.dialogs/>
            <GameLoadFailure/>
            <TypeAhead/>
        </main>
    }
}

/// Keeps on the root element where the reader wants the parts of a game. The styles follow.
fn place_parts(settings: RwSignal<Settings>) {
    effect(move || {
        let Settings { hands, moves, .. } = settings.get();
        let hands = (hands != HandsPlace::Automatic).then(|| hands.name());
        page::set_root_attribute("data-hands-place", hands);
        page::set_root_attribute("data-moves-place", Some(moves.name()));
    });
}

/// Opens the saved or the addressed game when the lock is ours, suspends it when it is
/// taken away, and follows the address.
fn own_the_game(game: GameController) {
    let route = game.router.route();
    let ownership = game.storage.ownership();
    let mut before = Ownership::Pending;
    effect(move || {
        let now = ownership.get();
        match now {
            Ownership::Ours if before != Ownership::Ours => game.replace(game.storage.open()),
            Ownership::Stolen => game.suspend(),
            Ownership::Ours | Ownership::Pending | Ownership::OtherTab => {}
        }
        before = now;
    });
    effect(move || {
        let is_other_game = route.with(|route| game.storage.is_other_game(route));
        let is_ours = ownership.get_untracked() == Ownership::Ours;
        if is_ours && is_other_game {
            game.replace(game.storage.open());
        }
    });
}
