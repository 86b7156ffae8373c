//! Records: read, reviewed, written, kept. All of it is a part of the code that
//! is loaded later; here is what the first load knows of it.
mod analysis;
mod bar;
mod button;
mod desk;
mod draw;
mod editor;
mod ending;
mod fields;
mod figures;
mod heading;
mod information;
mod notes;
mod opening;
mod paper;
mod part;
mod picture;
mod plate;
mod rows;
mod saving;
mod screen;
mod sharing;
mod sheet;
mod shelf;
mod study;
#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
mod tools;
mod tree;
mod window;

use leptos::prelude::*;

use crate::{
    element::parts::not_loaded,
    later::load,
    platform::{audio::AudioOut, dom, locks::Ownership},
    reactive::{Words, dynamic, shown, watch},
    session::{PlayedGame, Settings},
};

pub use editor::editor;
use part::RECORD;

/// What the page gives to this screen.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    pub settings: RwSignal<Settings>,
    pub audio: AudioOut,
    pub words: Words,
    /// The part of the address after `#`.
    pub fragment: Signal<String>,
    /// Whether this screen is the one that is shown.
    pub here: Signal<bool>,
    /// The game on the other screen.
    pub game: RwSignal<PlayedGame>,
    /// When that game was put on the board, in milliseconds since 1970.
    pub set_at: StoredValue<u64>,
    /// Whose that game is.
    pub ownership: Signal<Ownership>,
}

/// What has the focus at first.
const FIRST: &str = "[data-square][tabindex='0']";

/// The screen, and what keeps the game on the other one: it comes with the first
/// move of a game or when it is asked for.
pub fn record_screen(given: Given) -> AnyView {
    let played = move || given.game.with(|game| !game.game().plies().is_empty());
    let asked = Memo::new(move |_| (given.here.get(), played()));
    let arrived = RwSignal::new(0);
    let mut was_elsewhere = false;
    watch(move || {
        let (here, played) = asked.get();
        let came = here && was_elsewhere;
        was_elsewhere |= !here;
        if (here || played) && RECORD.code().is_none() {
            let arrive = move || {
                arrived.try_update(|times| *times += 1);
                // What had the focus on the other screen is gone by now.
                if came && dom::focus_is_lost() {
                    dom::focus_next(FIRST.to_owned());
                }
            };
            load(RECORD.fetch(), Box::new(arrive));
        }
    });
    dynamic(move || {
        let failed = arrived.get() > 0;
        match RECORD.code() {
            Some(open) => open(given),
            None => shown(
                move || failed && given.here.get(),
                move || not_loaded(given.words),
            ),
        }
    })
}
