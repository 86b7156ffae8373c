use leptos::prelude::*;

use super::Given;
use crate::{element::el, reactive::shown};

/// The screen, shown while it is the one asked for.
pub fn open(given: Given) -> AnyView {
    shown(
        move || given.here.get(),
        move || el("main").text("…".to_owned()).view(),
    )
}
