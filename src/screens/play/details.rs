//! What a game can begin without. It is loaded as soon as the screen is there, as one file.
use leptos::prelude::*;

use super::{
    announcements::announce_events,
    assist::{Assist, BeginnerSwitch, pending_move_arrow},
    claims::Claims,
    impasse::ImpassePanel,
    notices::Notices,
};
use crate::{game::use_game, style};
use komadai_ui::{Lazy, LazyView, lazy::LoadFn, lazy_module};

lazy_module! {
    static PANELS: LazyView = details(panels, concat!(style!("claims"), style!("assist"), style!("resign")));
}

lazy_module! {
    static NOTICES: LazyView = details(|| view! { <Notices/> }.into_any());
}

lazy_module! {
    static BEGINNER_SWITCH: LazyView = details(|| view! { <BeginnerSwitch/> }.into_any());
}

lazy_module! {
    static ARROW: LazyView = details(pending_move_arrow, style!("arrows"));
}

/// The details.
pub fn details_module() -> LoadFn {
    PANELS.load_fn()
}

fn panels() -> AnyView {
    announce_events(use_game());
    view! {
        <Assist/>
        <Claims/>
        <ImpassePanel/>
    }
    .into_any()
}

/// What is beside the board besides the game's status: help, claims, the count of an impasse.
/// Where it could not be loaded, that is said, once for all of the details.
#[component]
pub fn Panels() -> impl IntoView {
    let game = use_game();
    view! { <Lazy module=&PANELS on_failure=move |()| game.load_failed.set(true)/> }
}

/// What the reader should know and may dismiss.
#[component]
pub fn GameNotices() -> impl IntoView {
    view! { <Lazy module=&NOTICES on_failure=|()| {}/> }
}

/// The switch for beginners, among the tools.
#[component]
pub fn BeginnerTool() -> impl IntoView {
    view! { <Lazy module=&BEGINNER_SWITCH on_failure=|()| {}/> }
}

/// The arrow of a move that waits for its confirmation.
#[component]
pub fn PendingMove() -> impl IntoView {
    view! { <Lazy module=&ARROW on_failure=|()| {}/> }
}
