use leptos::prelude::*;

use super::{
    assist::provide_help,
    board_view::{board_style, board_view},
    details::{GameNotices, Panels, PendingMove},
    dialogs::Dialogs,
    face_to_face::sync_face_to_face_layout,
    move_list::MoveList,
    opponent::{Opponent, OpponentArrows},
    remote::Remote,
    seat::Seat,
    status::{GameCaption, Status},
    tools::Tools,
};
use crate::{
    clock::{AudioUnlockNotice, ClockAnnouncer},
    game::{GameClock, use_game, use_game_clock},
    state::{use_audio, use_settings},
};
use komadai_board::{ShogiBoard, provide_own_page};
use komadai_input::shortcut;
use komadai_ui::{LoadFailureDialog, When, use_i18n};

/// A game between two seats on one board.
#[component]
pub fn Game() -> impl IntoView {
    let (game, settings, i18n) = (use_game(), use_settings(), use_i18n());
    let clock = use_game_clock();
    let ticker = clock.ticker;
    provide_own_page();
    sync_face_to_face_layout();
    provide_help();
    shortcut::on_shortcut("/", move || {
        game.dialogs.moves.set(true);
        game.dialogs.move_input.set(true);
    });
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
                <OpponentArrows/>
                <PendingMove/>
            </div>
            <div class="play-side">
                <div class="play-said">
                    <GameCaption/>
                    <Status/>
                    <Opponent/>
                    <Remote/>
                    <Panels/>
                    <div class="notices">
                        <GameNotices/>
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
                    <MoveList/>
                    <When condition=move || !is_begun()>
                        <p class="moves-none">{move || i18n.text().play().no_moves}</p>
                    </When>
                </section>
                <Tools/>
            </div>
            <p class="visually-hidden" role="status" data-announce="play">
                {move || game.announcement.get()}
            </p>
            <ClockAnnouncer clock=clock.audible audible=GameClock::AUDIBLE ticker/>
            <Dialogs/>
            <LoadFailureDialog failed=game.load_failed/>
        </main>
    }
}
