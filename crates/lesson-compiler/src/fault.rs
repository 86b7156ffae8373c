//! Faults of the lessons, and the files that they are in.

use std::{cell::RefCell, fmt, fs, path::Path};

/// A fault of the lessons.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The path of the file in the folder of lessons, with slashes.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// The faults found so far.
#[derive(Debug, Default)]
pub struct Faults(RefCell<Vec<Fault>>);

impl Faults {
    fn push(&self, fault: Fault) {
        self.0.borrow_mut().push(fault);
    }

    /// By file and line, each once.
    pub fn into_sorted(self) -> Vec<Fault> {
        let mut faults = self.0.into_inner();
        faults.sort();
        faults.dedup();
        faults
    }
}

/// A value and the line where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located<T> {
    pub value: T,
    pub line: usize,
}

/// A file of the lessons.
#[derive(Debug)]
pub struct SourceFile {
    name: String,
    pub text: String,
}

impl SourceFile {
    /// Reads a file; `name` is its path in the folder.
    pub fn read(folder: &Path, name: &str, faults: &Faults) -> Option<Self> {
        match fs::read_to_string(folder.join(name)) {
            Ok(text) => Some(Self {
                name: name.to_owned(),
                text,
            }),
            Err(why) => {
                faults.push(Fault {
                    file: name.to_owned(),
                    line: 1,
                    message: format!("the file cannot be read: {why}"),
                });
                None
            }
        }
    }

    /// The line of a byte of the text.
    pub fn line_at(&self, offset: usize) -> usize {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        1 + before.iter().filter(|&&byte| byte == b'\n').count()
    }

    pub fn fault(&self, faults: &Faults, line: usize, message: impl Into<String>) {
        faults.push(Fault {
            file: self.name.clone(),
            line,
            message: message.into(),
        });
    }
}
