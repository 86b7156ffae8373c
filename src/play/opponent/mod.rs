//! The computer at the table: a part of its own, which comes with the first game that
//! it plays.
mod asked;
mod attending;
mod marks;
mod panel;

use leptos::prelude::*;

use super::{arrows, move_text, parts, table};
use crate::{
    i18n::Text,
    part,
    session::{Scene, Settings},
    style,
};

pub use attending::Attending;

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

part! {
    pub static OPPONENT: Opponent = opponent(Opponent {
        attend: Attending::attend,
        panel: panel::panel,
        marks: marks::marks,
        scene: Attending::scene,
        looks_back: Attending::looks_back,
        thinks: Attending::line,
    }, concat!(style!("arrows"), style!("opponent"), style!("net")));
}
