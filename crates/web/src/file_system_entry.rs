//! The File and Directory Entries API: the files of folders that were dropped. Its methods
//! are called by name: not every browser has them.
use std::collections::VecDeque;

use js_sys::{Array, Promise, Reflect};
use leptos::logging::warn;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::DataTransfer;

use super::{
    files::{LocalFile, of_list},
    js_call::call_method,
};

/// What was dropped. To be made while the event of the drop is handled: afterwards the browser
/// has forgotten it.
#[derive(Debug)]
pub struct DroppedFiles {
    files: Vec<LocalFile>,
    /// Where a folder is among them: each a `FileSystemEntry`.
    entries: VecDeque<JsValue>,
}

impl DroppedFiles {
    pub fn of(data: &DataTransfer) -> Self {
        let entry = |item: JsValue| {
            let entry = call_method(&item, "webkitGetAsEntry", &Array::new());
            entry.ok().filter(|entry| !entry.is_null())
        };
        let items = Array::from(&data.items());
        let mut entries: VecDeque<JsValue> = items.iter().filter_map(entry).collect();
        if !entries.iter().any(is_folder) {
            entries.clear();
        }
        Self {
            files: of_list(data.files()),
            entries,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty() && self.entries.is_empty()
    }

    /// Whether there is nothing but pictures.
    pub fn are_pictures(&self) -> bool {
        self.entries.is_empty() && self.files.iter().all(LocalFile::is_picture)
    }

    /// All files, those of folders and of the folders in them too.
    pub async fn all(mut self) -> Vec<LocalFile> {
        if self.entries.is_empty() {
            return self.files;
        }
        let mut found = Vec::new();
        while let Some(entry) = self.entries.pop_front() {
            let path = Reflect::get(&entry, &"fullPath".into()).ok();
            let path = path.and_then(|path| path.as_string()).unwrap_or_default();
            let path = path.trim_start_matches('/').to_owned();
            let read = match is_folder(&entry) {
                true => read_folder(&entry).await.map(|inside| {
                    // Before what comes after the folder.
                    for entry in inside.into_iter().rev() {
                        self.entries.push_front(entry);
                    }
                }),
                false => answer(&entry, "file").await.map(|file| {
                    let file = Some(file.unchecked_into());
                    found.push(LocalFile::at(path.clone(), file));
                }),
            };
            if let Err(error) = read {
                warn!("{path}: {error:?}");
                found.push(LocalFile::at(path, None));
            }
        }
        found
    }
}

impl From<Vec<LocalFile>> for DroppedFiles {
    fn from(files: Vec<LocalFile>) -> Self {
        Self {
            files,
            entries: VecDeque::new(),
        }
    }
}

fn is_folder(entry: &JsValue) -> bool {
    Reflect::get(entry, &"isDirectory".into()).is_ok_and(|is_folder| is_folder.is_truthy())
}

async fn read_folder(folder: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    let reader = call_method(folder, "createReader", &Array::new())?;
    let mut entries = Vec::new();
    // Browsers give a hundred at a time, and none at the end.
    loop {
        let some: Array = answer(&reader, "readEntries").await?.unchecked_into();
        if some.length() == 0 {
            return Ok(entries);
        }
        entries.extend(some.iter());
    }
}

/// What a method gives to the first of two functions; the second one gets an error.
async fn answer(object: &JsValue, method: &str) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        let functions = Array::of2(&resolve, &reject);
        if let Err(error) = call_method(object, method, &functions) {
            // Rejecting does not throw.
            let _ = reject.call1(&JsValue::UNDEFINED, &error);
        }
    });
    JsFuture::from(promise).await
}
