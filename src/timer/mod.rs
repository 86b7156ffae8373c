//! The clock alone, for a board of wood: full screen, a half for each player. All of
//! it is a part of the code that is loaded later; here is what the first load knows.
mod clock_half;
mod controller;
mod controls;
mod screen;
mod times_dialog;

use leptos::prelude::*;

use crate::{
    components::{LoadFailure, When},
    later::load,
    part,
    platform::audio::AudioOut,
    style,
};
use komadai_model::{PlayedGame, Settings};

/// What the page gives to this screen.
#[derive(Clone, Copy, Debug)]
pub struct Given {
    pub settings: RwSignal<Settings>,
    pub audio: AudioOut,
    /// The game on the page's own board: its clock is held meanwhile.
    pub game: RwSignal<PlayedGame>,
}

part! {
    static CLOCK: fn(Given) -> AnyView = extras(screen::open, concat!(style!("forms"), style!("timer")));
}

/// The screen, while it is the one asked for.
#[component]
pub fn TimerScreen(given: Given, here: Signal<bool>) -> impl IntoView {
    view! {
        <When condition=here>
            <LoadedScreen given/>
        </When>
    }
}

/// The screen when its part is there, or a message where it could not be loaded.
#[component]
fn LoadedScreen(given: Given) -> impl IntoView {
    let settled = RwSignal::new(false);
    load(
        CLOCK.fetch(),
        Box::new(move || {
            settled.try_set(true);
        }),
    );
    move || match (settled.get(), CLOCK.code()) {
        (true, Some(open)) => open(given),
        (true, None) => view! { <LoadFailure/> }.into_any(),
        (false, _) => ().into_any(),
    }
}
