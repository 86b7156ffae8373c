//! Games between two devices: invitations, codes, and games by messages. Loaded later; the
//! board of such a game is the play screen's.
mod codes;
mod invite_draft;
mod invite_form;
mod join_form;
mod link_box;
mod live_card;
mod message_list;
mod opened;
mod screen;
mod servers_form;

use leptos::prelude::*;

use self::screen::LoadedScreen;
use crate::style;
use komadai_ui::{Lazy, LazyView, When, lazy_module};

lazy_module! {
    static REMOTE_SCREEN: LazyView = remote(
        || view! { <LoadedScreen/> }.into_any(),
        concat!(style!("forms"), style!("remote"))
    );
}

/// The screen, while it is the one that is asked for.
#[component]
pub fn RemoteScreen(
    /// Whether it is the one that is asked for.
    #[prop(into)]
    visible: Signal<bool>,
) -> impl IntoView {
    view! {
        <When condition=visible>
            <Lazy module=&REMOTE_SCREEN/>
        </When>
    }
}
