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
use komadai_ui::{Lazy, LazyView, When, lazy_module};

lazy_module! {
    static CLOCK: LazyView = extras(
        || view! { <StandaloneClock/> }.into_any(),
        concat!(style!("forms"), style!("timer"))
    );
}

/// The screen, while it is the one that is asked for.
#[component]
pub fn TimerScreen(
    /// Whether it is the one that is asked for.
    #[prop(into)]
    visible: Signal<bool>,
) -> impl IntoView {
    view! {
        <When condition=visible>
            <Lazy module=&CLOCK/>
        </When>
    }
}
