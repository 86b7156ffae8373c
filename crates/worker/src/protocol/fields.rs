//! A message taken apart: its first line, and the named ones after it.
use core::{fmt, str::FromStr};

/// Why a text is not a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// No message begins with this word.
    Kind { word: String },
    /// A line that the message needs is not there.
    Missing { name: &'static str },
    /// A line says what it cannot say.
    Value { name: &'static str, found: String },
    /// The message has no such line, or has it already.
    Extra { line: String },
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, found) = match self {
            Self::Kind { word } => ("no message is called ", word.as_str()),
            Self::Missing { name } => ("the message has no line ", *name),
            Self::Value { name, found } => {
                f.write_str(name)?;
                (" cannot be ", found.as_str())
            }
            Self::Extra { line } => ("the message has no place for the line ", line.as_str()),
        };
        f.write_str(before)?;
        f.write_str("`")?;
        f.write_str(found)?;
        f.write_str("`")
    }
}

impl core::error::Error for MessageError {}

/// The lines of a message that have not been read yet.
pub(super) struct Fields<'a> {
    pub kind: &'a str,
    /// What stands behind the first word.
    pub subject: &'a str,
    rest: Vec<(&'a str, &'a str)>,
}

impl<'a> Fields<'a> {
    pub fn of(text: &'a str) -> Self {
        let mut lines = text.lines().map(word_and_rest);
        let (kind, subject) = lines.next().unwrap_or_default();
        Self {
            kind,
            subject,
            rest: lines.collect(),
        }
    }

    /// What stands on the line of this name.
    fn take(&mut self, name: &str) -> Option<&'a str> {
        let at = self.rest.iter().position(|(found, _)| *found == name)?;
        Some(self.rest.remove(at).1)
    }

    /// The line of this name, read by `read`.
    pub fn optional<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, MessageError> {
        match self.take(name) {
            Some(text) => value(name, text, read).map(Some),
            None => Ok(None),
        }
    }

    pub fn needed<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, MessageError> {
        self.optional(name, read)?
            .ok_or(MessageError::Missing { name })
    }

    /// All lines of this name, in their order.
    pub fn all<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, MessageError> {
        let mut found = Vec::new();
        while let Some(next) = self.optional(name, &read)? {
            found.push(next);
        }
        Ok(found)
    }

    /// Fails if there are lines that nobody has asked for.
    pub fn end(self) -> Result<(), MessageError> {
        match self.rest.first() {
            None => Ok(()),
            Some((name, text)) => Err(MessageError::Extra {
                line: format!("{name} {text}").trim_end().to_owned(),
            }),
        }
    }
}

/// What stands behind a line's name, by `read`.
pub(super) fn value<T>(
    name: &'static str,
    found: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, MessageError> {
    read(found).ok_or_else(|| no_value(name, found))
}

#[cold]
pub(super) fn no_value(name: &'static str, found: &str) -> MessageError {
    MessageError::Value {
        name,
        found: found.to_owned(),
    }
}

/// The words of a line, all of one kind.
pub(super) fn list<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_whitespace()
        .map(|word| word.parse().ok())
        .collect()
}

/// The first word of a line, and the others.
pub(super) fn word_and_rest(line: &str) -> (&str, &str) {
    line.split_once(' ').unwrap_or((line, ""))
}
