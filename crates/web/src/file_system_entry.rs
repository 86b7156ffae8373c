//! The File and Directory Entries API: the files of folders that were dropped.
use std::collections::VecDeque;

use js_sys::{Array, Promise};
use leptos::logging::warn;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DataTransfer, FileSystemDirectoryEntry, FileSystemEntry, FileSystemFileEntry};

use super::files::{LocalFile, of_list};

/// What was dropped. To be made while the event of the drop is handled: afterwards the browser
/// has forgotten it.
#[derive(Debug)]
pub struct DroppedFiles {
    files: Vec<LocalFile>,
    /// Where a folder is among them.
    entries: VecDeque<FileSystemEntry>,
}

impl DroppedFiles {
    pub fn of(data: &DataTransfer) -> Self {
        let items = data.items();
        let entries = (0..items.length()).filter_map(|index| {
            let item = items.get(index)?;
            item.webkit_get_as_entry().ok().flatten()
        });
        let mut entries: VecDeque<FileSystemEntry> = entries.collect();
        if !entries.iter().any(FileSystemEntry::is_directory) {
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
            let path = entry.full_path();
            let read = match entry.is_directory() {
                true => read_folder(entry.unchecked_into()).await.map(|inside| {
                    // Before what comes after the folder.
                    inside
                        .into_iter()
                        .rev()
                        .for_each(|entry| self.entries.push_front(entry));
                }),
                false => read_file(entry.unchecked_into())
                    .await
                    .map(|file| found.push(file)),
            };
            if let Err(error) = read {
                warn!("{path}: {error:?}");
                found.push(LocalFile::at(inner_path(&path), None));
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

async fn read_folder(folder: FileSystemDirectoryEntry) -> Result<Vec<FileSystemEntry>, JsValue> {
    let reader = folder.create_reader();
    let mut entries = Vec::new();
    // Browsers give a hundred at a time, and none at the end.
    loop {
        let mut called = Ok(());
        let some = Promise::new(&mut |resolve, reject| {
            called = reader.read_entries_with_callback_and_callback(&resolve, &reject);
        });
        called?;
        let some: Array = JsFuture::from(some).await?.unchecked_into();
        if some.length() == 0 {
            return Ok(entries);
        }
        entries.extend(some.iter().map(JsCast::unchecked_into));
    }
}

async fn read_file(entry: FileSystemFileEntry) -> Result<LocalFile, JsValue> {
    let path = entry.full_path();
    let file = Promise::new(&mut |resolve, reject| {
        entry.file_with_callback_and_callback(&resolve, &reject);
    });
    let file = JsFuture::from(file).await?.unchecked_into();
    Ok(LocalFile::at(inner_path(&path), Some(file)))
}

fn inner_path(path: &str) -> String {
    path.trim_start_matches('/').to_owned()
}
