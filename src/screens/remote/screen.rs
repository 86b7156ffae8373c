use komadai_remote::Invitation;
use leptos::prelude::*;

use super::{
    invite_form::InviteForm, join_form::JoinForm, live_card::LiveCard, message_list::MessageList,
    opened::OpenedGame, servers_form::ServersForm,
};
use crate::{
    game::{
        remote::{LiveGame, MessageGames, Stage},
        use_game,
    },
    router::use_router,
};
use komadai_model::Route;
use komadai_ui::{effect, use_i18n};

/// What the address asks for, or all that can be done.
#[component]
pub fn LoadedScreen() -> impl IntoView {
    let i18n = use_i18n();
    let route = use_router().route();
    let sent = Memo::new(move |_| match route.get() {
        Route::Remote { sent } => sent,
        _ => None,
    });
    show_board_when_it_begins();
    view! {
        <main class="remote-screen">
            <h1 tabindex="-1">{move || i18n.text().remote().title}</h1>
            {move || match sent.get() {
                None => view! { <Hub/> }.into_any(),
                Some(query) if Invitation::is_query(&query) => {
                    view! { <JoinForm query/> }.into_any()
                }
                Some(query) => view! { <OpenedGame query/> }.into_any(),
            }}
        </main>
    }
}

/// All that can be done, and what goes on.
#[component]
fn Hub() -> impl IntoView {
    let i18n = use_i18n();
    let live = LiveGame::of_page();
    let has_live = Memo::new(move |_| live.view().with(|view| view.stage != Stage::None));
    view! {
        <p class="remote-about">{move || i18n.text().remote().about}</p>
        {move || match has_live.get() {
            true => view! { <LiveCard live/> }.into_any(),
            false => ().into_any(),
        }}
        <InviteForm has_live/>
        <MessageList messages=MessageGames::of_page()/>
        <ServersForm/>
    }
}

/// Goes to the board when the game of an invitation begins.
fn show_board_when_it_begins() {
    let game = use_game();
    let live = LiveGame::of_page();
    let view = live.view();
    let has_begun = Memo::new(move |_| {
        view.with(|view| matches!(view.stage, Stage::Playing | Stage::Watching))
    });
    let mut before = has_begun.get_untracked();
    effect(move || {
        let now = has_begun.get();
        if now && !before {
            live.want_on_board();
            game.show_remote_game();
        }
        before = now;
    });
}
