//! A game between two devices on the play screen: a panel shows the connection, what is asked
//! and what is to be sent.
mod live_panel;
mod message_invitation;
mod message_panel;
mod panel;
mod phrases;

use leptos::prelude::*;

use crate::{game::use_game, style};
use komadai_ui::{Lazy, LazyView, When, lazy_module};
use panel::RemotePanel;

lazy_module! {
    static PANEL: LazyView = remote(|| view! { <RemotePanel/> }.into_any(), style!("remote"));
}

/// The connection to the player at another device, once that is loaded.
#[component]
pub fn Remote() -> impl IntoView {
    let game = use_game();
    view! {
        <When condition=move || game.remote.with(Option::is_some)>
            <Lazy module=&PANEL/>
        </When>
    }
}
