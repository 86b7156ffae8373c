use super::autosave::Autosave;
use komadai_model::library::{LibraryError, SaveEvent};

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

impl SaveNotice {
    /// Whether the record would be lost with the page.
    pub fn is_failure(&self) -> bool {
        matches!(self.kind, NoticeKind::NotSaved(_))
    }
}

#[derive(Clone)]
pub enum NoticeKind {
    NotSaved(LibraryError),
    /// Somebody else has changed it: this one goes on as a copy.
    Copied,
    SavedAgain,
}

impl From<SaveEvent> for NoticeKind {
    fn from(news: SaveEvent) -> Self {
        match news {
            SaveEvent::NotSaved(error) => Self::NotSaved(error),
            SaveEvent::Copied { .. } => Self::Copied,
            SaveEvent::SavedAgain => Self::SavedAgain,
        }
    }
}
