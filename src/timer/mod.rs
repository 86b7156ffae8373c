//! The clock alone, for a board of wood: full screen, a half for each player. All of
//! it is a part of the code that is loaded later; here is what the first load knows.
mod clock_half;
mod controls;
mod screen;
mod state;
mod times_dialog;

use leptos::prelude::*;

use crate::{
    components::{LoadFailure, When},
    lazy::load,
    lazy_module, style,
    web::audio::AudioOut,
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

lazy_module! {
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
        CLOCK.load_fn(),
        Box::new(move || {
            settled.try_set(true);
        }),
    );
    move || match (settled.get(), CLOCK.get()) {
        (true, Some(open)) => open(given),
        (true, None) => view! { <LoadFailure/> }.into_any(),
        (false, _) => ().into_any(),
    }
}
