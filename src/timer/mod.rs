//! The clock alone, for a board of wood: full screen, a half for each player. All of
//! it is a part of the code that is loaded later; here is what the first load knows.
mod controls;
mod half;
mod screen;
mod state;
mod times;

use leptos::prelude::*;

use crate::{
    element::{
        nothing,
        parts::{loaded, not_loaded},
    },
    part,
    platform::audio::AudioOut,
    reactive::{Words, dynamic, shown},
    session::{PlayedGame, Settings},
    style,
};

/// What the page gives to this screen.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    pub settings: RwSignal<Settings>,
    pub audio: AudioOut,
    pub words: Words,
    /// The game on the page's own board: its clock is held meanwhile.
    pub game: RwSignal<PlayedGame>,
}

part! {
    static CLOCK: fn(Given) -> AnyView = clock(screen::open, concat!(style!("forms"), style!("timer")));
}

/// The screen, while it is the one asked for.
pub fn timer_screen(given: Given, here: Signal<bool>) -> AnyView {
    shown(
        move || here.get(),
        move || {
            let there = loaded(CLOCK.fetch());
            dynamic(move || match (there.get(), CLOCK.code()) {
                (true, Some(open)) => open(given),
                (true, None) => not_loaded(given.words),
                (false, _) => nothing(),
            })
        },
    )
}
