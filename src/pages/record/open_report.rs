use komadai_model::i18n::Message;

/// What the screen reports of a record that was opened or saved, line by line.
#[derive(Clone, Debug, Default)]
pub struct OpenReport {
    pub lines: Vec<Message>,
    /// Whether something could not be read.
    pub failed: bool,
    /// Whether it goes away by itself after some seconds.
    pub brief: bool,
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
