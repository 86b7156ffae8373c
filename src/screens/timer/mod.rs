//! The clock alone, for a physical board: full screen, a half for each player. All of
//! it is loaded later; here is what the first load knows.
mod clock_half;
mod controller;
mod controls;
mod screen;
mod times_dialog;

use leptos::prelude::*;

use self::screen::StandaloneClock;
use crate::style;
use komadai_ui::{LazyScreenView, When, lazy_module};

lazy_module! {
    /// The clock.
    pub static TIMER: LazyScreenView = extras(
        |visible| view! { <When condition=visible><StandaloneClock/></When> }.into_any(),
        concat!(style!("forms"), style!("timer"))
    );
}
