//! Files of the corpus, where it is there.

#[path = "corpus_folder.rs"]
mod corpus_folder;

use std::fs;

use serde_json::Value;

/// The text of a file of the corpus; none where there is no corpus.
pub fn read(file: &str) -> Option<String> {
    let text = fs::read_to_string(corpus_folder::folder()?.join(file));
    Some(text.unwrap_or_else(|error| panic!("{file}: {error}")))
}

pub fn read_json(file: &str) -> Option<Value> {
    let text = read(file)?;
    Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}")))
}

#[track_caller]
pub fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field]
        .as_str()
        .unwrap_or_else(|| panic!("no text {field:?} in {value}"))
}

#[track_caller]
pub fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list is expected")
}
