//! What the first load knows of the computer as a player: how to call it, and where
//! on the screen it stands.
use leptos::prelude::*;

use super::{
    opponent::{Attending, OPPONENT, Opponent},
    parts::button,
    table::PlayTable,
};
use crate::{
    element::{el, nothing},
    i18n::Text,
    later::load,
    reactive::{dynamic, watch},
    session::{Scene, Settings},
};

/// Whether the computer is there to play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Called {
    way: Way,
    there: Option<Attending>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Way {
    /// Nobody has asked for it.
    #[default]
    None,
    Comes,
    /// Its part of the code could not be had.
    Failed,
}

impl Called {
    fn code(self) -> Option<(Opponent, Attending)> {
        Some((OPPONENT.code()?, self.there?))
    }
}

/// Has the computer come as soon as it has a seat.
pub fn call(table: PlayTable, settings: RwSignal<Settings>) {
    let owner = Owner::current();
    let called = table.opponent;
    let arrive = move || {
        let attending = OPPONENT.code().zip(owner.clone()).map(|(code, owner)| {
            let attend = || (code.attend)(table, settings);
            owner.with(attend)
        });
        let way = match attending {
            Some(_) => Way::Comes,
            None => Way::Failed,
        };
        called.try_set(Called {
            way,
            there: attending,
        });
    };
    watch(move || {
        let plays = table.game.with(|game| game.setup().has_computer());
        if plays && called.with(|called| called.way == Way::None) {
            called.update(|called| called.way = Way::Comes);
            load(OPPONENT.fetch(), Box::new(arrive.clone()));
        }
    });
}

/// What it says and can be asked; or that it could not come.
pub fn panel(table: PlayTable) -> AnyView {
    let words = table.words;
    dynamic(move || {
        let called = table.opponent.get();
        match (called.way, called.code()) {
            (_, Some((code, attending))) => (code.panel)(attending),
            (Way::Failed, _) => {
                let again = move || table.opponent.set(Called::default());
                let fault = el("p").word(words, |text| text.app.not_loaded);
                el("div")
                    .class("notice")
                    .attr("role", "alert")
                    .attr("data-notice", "no-opponent")
                    .child(fault)
                    .child(button(words, |text| text.app.reload, again))
                    .view()
            }
            _ => nothing(),
        }
    })
}

/// Arrows over the table.
pub fn marks(table: PlayTable) -> AnyView {
    dynamic(move || match table.opponent.get().code() {
        Some((code, attending)) => (code.marks)(attending),
        None => nothing(),
    })
}

/// What the board shows: the game, unless it is looked back at.
pub fn scene(table: PlayTable, scene: Scene) -> Scene {
    match table.opponent.get().code() {
        Some((code, attending)) => (code.scene)(attending, scene),
        None => scene,
    }
}

/// Whether the board shows an earlier position, on which nobody moves.
pub fn looks_back(table: PlayTable) -> bool {
    let called = table.opponent.get_untracked().code();
    called.is_some_and(|(code, attending)| (code.looks_back)(attending))
}

/// The line on a game while the computer thinks.
pub fn thinks(table: PlayTable, text: &Text) -> Option<String> {
    let (code, attending) = table.opponent.get().code()?;
    (code.thinks)(attending, text)
}
