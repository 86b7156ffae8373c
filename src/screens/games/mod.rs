//! The list of the saved games. All of it is loaded later; here is what the first load knows.
mod screen;

use leptos::prelude::*;

use self::screen::LoadedScreen;
use crate::style;
use komadai_ui::{LazyScreenView, When, lazy_module};

lazy_module! {
    /// The saved games.
    pub static GAMES: LazyScreenView = record(
        |visible| view! { <When condition=visible><LoadedScreen/></When> }.into_any(),
        concat!(style!("forms"), style!("library"))
    );
}
