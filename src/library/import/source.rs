//! What games are taken in from.
use std::rc::Rc;

use super::zip::Packed;
use komadai_input::drop_paste::DroppedData;
use komadai_web::files::{LIMIT, LocalFile, OpenError, OpenedFile};

/// An archive of files may be larger than a record, in bytes.
const ZIP_LIMIT: usize = 200_000_000;

/// A file with games, or with other files.
#[derive(Clone, Debug)]
pub enum ImportSource {
    /// One that is not read yet.
    Local(LocalFile),
    Opened(OpenedFile),
    Text {
        name: String,
        text: String,
    },
    /// One of an archive.
    Packed(Rc<Packed>),
}

impl ImportSource {
    /// What was dropped or pasted; a text has the name that `pasted` gives.
    pub async fn of_dropped(dropped: DroppedData, pasted: &str) -> Vec<Self> {
        match dropped {
            DroppedData::Files(files) => files.all().await.into_iter().map(Self::Local).collect(),
            DroppedData::Text(text) => vec![Self::Text {
                name: pasted.to_owned(),
                text,
            }],
        }
    }

    /// Its name, with those of the folders and archives it is in.
    pub fn path(&self) -> &str {
        match self {
            Self::Local(file) => &file.path,
            Self::Opened(file) => &file.name,
            Self::Text { name, .. } => name,
            Self::Packed(packed) => &packed.path,
        }
    }

    /// In how many archives it is.
    pub fn depth(&self) -> usize {
        match self {
            Self::Packed(packed) => packed.depth,
            Self::Local(_) | Self::Opened(_) | Self::Text { .. } => 0,
        }
    }
}

/// Reads a file that is in no archive.
pub async fn read_local(file: &LocalFile) -> Result<Vec<u8>, OpenError> {
    let limit = match file.is_zip() {
        true => ZIP_LIMIT,
        false => LIMIT,
    };
    file.read(limit).await
}
