//! Loading the collection, a file for each kind of problems.
use std::sync::Arc;

use komadai_problems::Kind;
use leptos::{logging::warn, prelude::*};
use wasm_bindgen_futures::spawn_local;

use komadai_model::problems::{Collection, file_name};
use komadai_web::{fetch::fetch_text, page};

/// The collection, as far as it is loaded.
#[derive(Clone, Copy, Debug)]
pub struct ProblemLoader {
    files: RwSignal<Vec<(Kind, Arc<Collection>)>>,
    requested: StoredValue<Vec<Kind>>,
    has_failed: RwSignal<bool>,
}

impl ProblemLoader {
    pub fn new() -> Self {
        Self {
            files: RwSignal::new(Vec::new()),
            requested: StoredValue::new(Vec::new()),
            has_failed: RwSignal::new(false),
        }
    }

    /// Loads kinds of problems, those that are not loaded yet.
    pub fn load(self, kinds: &[Kind]) {
        self.has_failed.set(false);
        for &kind in kinds {
            if !self.requested.with_value(|kinds| kinds.contains(&kind)) {
                self.requested.update_value(|kinds| kinds.push(kind));
                spawn_local(self.load_file(kind));
            }
        }
    }

    async fn load_file(self, kind: Kind) {
        match fetch(kind).await {
            Ok(collection) => {
                let file = (kind, Arc::new(collection));
                self.files.try_update(|files| files.push(file));
            }
            Err(error) => {
                warn!("{error}");
                self.requested
                    .try_update_value(|kinds| kinds.retain(|&other| other != kind));
                self.has_failed.try_set(true);
            }
        }
    }

    pub fn has_failed(self) -> bool {
        self.has_failed.get()
    }

    /// The problems of a kind, if they are loaded.
    pub fn file(self, kind: Kind) -> Option<Arc<Collection>> {
        let files = self.files.read();
        let file = files.iter().find(|(loaded, _)| *loaded == kind);
        file.map(|(_, file)| file.clone())
    }

    /// All problems of some kinds, once they are loaded.
    pub fn collection(self, kinds: &[Kind]) -> Option<Collection> {
        let mut problems = Vec::new();
        for &kind in kinds {
            problems.extend(self.file(kind)?.problems.iter().cloned());
        }
        Some(Collection { problems })
    }
}

async fn fetch(kind: Kind) -> Result<Collection, Box<dyn core::error::Error>> {
    let address = address(kind);
    let text = fetch_text(&address).await?;
    let collection = Collection::from_text(kind, &text);
    collection.map_err(|error| format!("{address}: {error}").into())
}

/// The collection is in the folder of the build.
fn address(kind: Kind) -> String {
    let build = page::build();
    format!("v/{build}/problems/{}.txt", file_name(kind))
}
