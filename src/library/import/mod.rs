//! Taking games in from files: many files, folders, archives, several games in one file. It
//! goes on while any screen is shown; the list of games shows how far it is.
mod importer;
mod readers;
mod report;
mod source;
mod status;
mod zip;

pub use importer::Importer;
pub use source::ImportSource;
pub use status::ImportStatus;

use leptos::prelude::WithUntracked;

use crate::router::Router;
use komadai_model::Route;

/// Shows the list of games, and takes these in.
pub fn import(router: Router, sources: Vec<ImportSource>) {
    let is_shown = |route: &Route| matches!(route, Route::Games { .. });
    if !router.route().with_untracked(is_shown) {
        router.navigate(&Route::GAMES);
    }
    Importer::of_page().add(sources);
}
