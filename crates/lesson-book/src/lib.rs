//! The tutorial site: the sources of a book for each language of the course, for mdBook, and
//! what the books share. Nothing here reads or writes files but the program.

mod boards;
mod pages;
mod search;
mod shared;
mod sources;

pub use shared::shared_files;
pub use sources::sources;

/// A file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFile {
    /// Relative, with `/`.
    pub path: String,
    pub text: String,
}

impl BookFile {
    fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            text: text.into(),
        }
    }
}
