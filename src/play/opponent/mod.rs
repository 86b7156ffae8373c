//! The computer as a player: loaded later, as one part of the code, with the first game
//! that it plays.
mod computer_player;
mod hints;
mod panel;

use leptos::prelude::*;

use super::{arrows::arrows, move_text, table};
use crate::{lazy_module, style};
use komadai_model::{Scene, Settings, i18n::Text};
use panel::OpponentPanel;

pub use computer_player::Attending;

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Opponent {
    /// Plays wherever it has a seat, from now on.
    pub attend: fn(table::PlayTable, RwSignal<Settings>) -> Attending,
    /// What it can be asked, and what it answers.
    pub panel: fn(Attending) -> AnyView,
    /// Arrows over the table.
    pub marks: fn(Attending) -> AnyView,
    /// What the board shows in place of the game's position.
    pub scene: fn(Attending, Scene) -> Scene,
    /// Whether that is shown now.
    pub looks_back: fn(Attending) -> bool,
    /// What the line on the game says while it thinks, or while the board shows
    /// something else.
    pub thinks: fn(Attending, &Text) -> Option<String>,
}

lazy_module! {
    pub static OPPONENT: Opponent = opponent(Opponent {
        attend: Attending::attend,
        panel: |attending| view! { <OpponentPanel attending/> }.into_any(),
        marks: |attending| arrows(attending.settings, move || attending.arrows()),
        scene: Attending::scene,
        looks_back: Attending::shows_past_position,
        thinks: Attending::status_text,
    }, concat!(style!("arrows"), style!("opponent"), style!("net")));
}
