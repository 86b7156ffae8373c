//! Files of the corpus, where it is there.

use std::fs;

use crate::corpus_folder::folder;

/// The bytes of a file of the corpus; none where there is no corpus.
pub fn bytes(file: &str) -> Option<Vec<u8>> {
    let bytes = fs::read(folder()?.join(file));
    Some(bytes.unwrap_or_else(|error| panic!("{file}: {error}")))
}

pub fn text(file: &str) -> Option<String> {
    let bytes = bytes(file)?;
    Some(String::from_utf8(bytes).unwrap_or_else(|error| panic!("{file}: {error}")))
}
