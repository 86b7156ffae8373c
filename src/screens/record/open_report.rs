use std::sync::atomic::{AtomicU32, Ordering};

use komadai_texts::Message;

/// What the screen reports of a record that was opened or saved, line by line.
#[derive(Clone, Debug, Default)]
pub struct OpenReport {
    pub lines: Vec<Message>,
    /// Whether something could not be read.
    pub failed: bool,
    /// Whether it goes away by itself after some seconds.
    pub brief: bool,
    /// What is being read, where that takes a while.
    pub reading: Option<ReadingStep>,
}

/// How far a large record is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadingStep {
    /// Tells the records apart.
    id: u32,
    /// The step that is done now, from 1 to [`ReadingStep::ALL`].
    pub step: usize,
}

impl ReadingStep {
    /// The text is read, and what was read is shown.
    pub const ALL: usize = 2;

    /// The first step of another record.
    pub fn first() -> Self {
        static LAST: AtomicU32 = AtomicU32::new(0);
        Self {
            id: LAST.fetch_add(1, Ordering::Relaxed),
            step: 1,
        }
    }

    pub fn next(self) -> Self {
        Self {
            step: self.step + 1,
            ..self
        }
    }
}

impl OpenReport {
    /// That something was done which the reader need not know for long.
    pub fn done(message: Message) -> Self {
        Self {
            brief: true,
            ..message.into()
        }
    }

    /// Nothing to report.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

impl From<Message> for OpenReport {
    fn from(message: Message) -> Self {
        Self {
            lines: vec![message],
            ..Self::default()
        }
    }
}
