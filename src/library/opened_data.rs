//! What was dropped, pasted or chosen, once it is known what it is.
use core::{future::Future, pin::Pin};

use leptos::prelude::*;

use super::{addressed_file::fetched, refusal::refusal};
use komadai_input::drop_paste::DroppedData;
use komadai_texts::Message;
use komadai_ui::lazy_module;
use komadai_web::files::{LocalFile, OpenedFile};

/// Files and texts that were dropped, pasted or chosen.
#[derive(Clone, Debug)]
pub enum OpenedData {
    File(OpenedFile),
    /// Several files, or one that holds others.
    Files(Vec<LocalFile>),
    Text(String),
}

impl OpenedData {
    /// Finds the files, and reads the only one, or the one at an address; `None` without any.
    pub async fn of(dropped: DroppedData) -> Option<Self> {
        let files = match dropped {
            DroppedData::Files(files) => files.all().await,
            DroppedData::Text(text) => {
                return Some(match fetched(&text).await {
                    Some(file) => Self::File(file),
                    None => Self::Text(text),
                });
            }
        };
        match <[LocalFile; 1]>::try_from(files) {
            Ok([file]) if !file.is_zip() => Some(Self::File(file.open().await)),
            Ok([file]) => Some(Self::Files(vec![file])),
            Err(files) if files.is_empty() => None,
            Err(files) => Some(Self::Files(files)),
        }
    }
}

type Opening = Pin<Box<dyn Future<Output = Result<Option<OpenedData>, Message>>>>;

lazy_module! {
    /// Opens what was dropped or pasted on another screen, or says why it is no record. The
    /// readers are with the record screen.
    pub static OPEN_DROPPED: fn(DroppedData) -> Opening = record(|dropped| Box::pin(open(dropped)));
}

async fn open(dropped: DroppedData) -> Result<Option<OpenedData>, Message> {
    let opened = OpenedData::of(dropped).await;
    match opened.as_ref().and_then(refusal) {
        Some(why) => Err(why),
        None => Ok(opened),
    }
}

/// What was chosen, dropped or pasted on another screen for the record screen to open.
pub type RecordToOpen = RwSignal<Option<OpenedData>>;

/// Provides the record to open to everything below.
pub fn provide_record_to_open() {
    provide_context(RecordToOpen::new(None));
}

/// The record to open that [`provide_record_to_open`] has provided.
pub fn use_record_to_open() -> RecordToOpen {
    expect_context()
}
