use super::autosave::Autosave;
use komadai_model::library::{LibraryError, News};

/// Which of the two records that are saved while they change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeSlot {
    OpenRecord,
    CurrentGame,
}

/// What the reader has to know about saving a record.
#[derive(Clone)]
pub struct SaveNotice {
    pub slot: NoticeSlot,
    pub autosave: Autosave,
    pub kind: NoticeKind,
}

#[derive(Clone)]
pub enum NoticeKind {
    NotSaved(LibraryError),
    /// Somebody else has changed it: this one goes on as a copy.
    Copied,
    SavedAgain,
}

impl From<News> for NoticeKind {
    fn from(news: News) -> Self {
        match news {
            News::NotKept(error) => Self::NotSaved(error),
            News::Copied { .. } => Self::Copied,
            News::KeptAgain => Self::SavedAgain,
        }
    }
}
