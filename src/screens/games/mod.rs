//! The list of the saved games. All of it is loaded later; here is what the first load knows.
mod address_dialog;
mod empty_list;
mod export;
mod filter_form;
mod filter_text;
mod foot;
mod found;
mod game_list;
mod games_table;
mod opening_field;
mod position_fields;
mod report;
mod results;
mod row;
mod screen;
mod search_form;
mod selection;
mod selection_bar;
mod storage_hint;
mod tag_dialog;
mod unreadable;

use leptos::prelude::*;

use self::screen::LoadedScreen;
use crate::style;
use komadai_ui::{LazyScreenView, When, lazy_module};

lazy_module! {
    /// The saved games.
    pub static GAMES: LazyScreenView = games(
        |visible| view! { <When condition=visible><LoadedScreen/></When> }.into_any(),
        concat!(style!("forms"), style!("drop-target"), style!("games"))
    );
}
