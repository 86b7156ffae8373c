//! What the games that are found say together: results in tables, each number with the way to
//! its games, and what the reviews have found.
mod link;
mod plot;
mod problems;
mod reviews;
mod screen;
mod tables;

use leptos::prelude::*;

use self::screen::ResultsScreen;
use crate::style;
use komadai_ui::{LazyView, lazy_module};

pub use link::ResultsLink;

lazy_module! {
    /// The results of the games that are found.
    pub static RESULTS: LazyView = results(
        || view! { <ResultsScreen/> }.into_any(),
        style!("results")
    );
}
