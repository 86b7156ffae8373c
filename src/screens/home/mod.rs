//! The home screen: what to do now.
mod computer_card;
mod current_game_card;
mod first_game_card;
mod record_cards;
mod screen;

use leptos::prelude::*;

use self::record_cards::RecordCards;
use komadai_ui::{LazyView, lazy_module};

pub use screen::HomeScreen;

lazy_module! {
    /// The cards about records.
    static RECORD_CARDS: LazyView = library(|| view! { <RecordCards/> }.into_any());
}
