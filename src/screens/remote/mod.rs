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
use komadai_ui::{LazyScreenView, When, lazy_module};

lazy_module! {
    /// What the address asks for, or all that can be done.
    pub static REMOTE: LazyScreenView = remote(
        |visible| view! { <When condition=visible><LoadedScreen/></When> }.into_any(),
        concat!(style!("forms"), style!("remote"))
    );
}
