//! A preprocessor for [mdBook](https://rust-lang.github.io/mdBook/): fenced blocks `shogi`
//! become `<shogi-board>` elements with a picture inside. `docs/mdbook.md` describes it.
//!
//! mdBook gives the book as JSON, an array of the context and the book, and takes the book
//! back
//! (<https://rust-lang.github.io/mdBook/for_developers/preprocessors.html>). Only the few
//! fields that are needed are touched, so that versions 0.4 and 0.5 of mdBook both work.

mod block;
mod board;
mod chapter;
mod settings;

use std::{error::Error, fmt};

use serde_json::Value;
use settings::Settings;

/// Why a book could not be processed.
#[derive(Debug)]
pub enum PreprocessError {
    /// The input is not what mdBook writes.
    Input(String),
    /// What is wrong in `book.toml`.
    Settings(String),
    /// Blocks that are wrong, all of the book.
    Blocks(Vec<Fault>),
}

/// What is wrong with a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, relative to the book's folder of sources.
    pub file: String,
    /// The line where the block begins, counted from 1, in the chapter as earlier
    /// preprocessors left it.
    pub line: usize,
    pub message: String,
}

/// Replaces the blocks of a book.
///
/// # Errors
/// When the input is no book, a setting is not known, or a block cannot be shown.
pub fn preprocess(input: &str) -> Result<String, PreprocessError> {
    let input: Value =
        serde_json::from_str(input).map_err(|error| PreprocessError::Input(error.to_string()))?;
    let (context, mut book) = match input {
        Value::Array(parts) => match <[Value; 2]>::try_from(parts) {
            Ok([context, book]) => (context, book),
            Err(_) => return Err(not_a_book()),
        },
        _ => return Err(not_a_book()),
    };
    let settings = Settings::read(&context["config"]).map_err(PreprocessError::Settings)?;
    // `items` since mdBook 0.5.
    let key = ["items", "sections"]
        .into_iter()
        .find(|key| book.get(key).is_some_and(Value::is_array))
        .ok_or_else(not_a_book)?;
    let mut faults = Vec::new();
    process_items(&mut book[key], &settings, &mut faults);
    match faults.is_empty() {
        true => Ok(book.to_string()),
        false => Err(PreprocessError::Blocks(faults)),
    }
}

fn not_a_book() -> PreprocessError {
    PreprocessError::Input("expected an array of a context and a book".to_owned())
}

/// Goes through chapters and what is below them; separators and titles of parts stay.
fn process_items(items: &mut Value, settings: &Settings, faults: &mut Vec<Fault>) {
    for item in items.as_array_mut().into_iter().flatten() {
        let Some(chapter) = item.get_mut("Chapter") else {
            continue;
        };
        let text = |key: &str| chapter[key].as_str().unwrap_or_default().to_owned();
        let (path, content) = (text("path"), text("content"));
        match chapter::process(&content, &path, settings) {
            Ok(content) => chapter["content"] = Value::String(content),
            Err(found) => faults.extend(found),
        }
        process_items(&mut chapter["sub_items"], settings, faults);
    }
}

impl fmt::Display for PreprocessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(problem) => write!(f, "mdbook-shogi: the input is no book: {problem}"),
            Self::Settings(problem) => write!(f, "book.toml: [preprocessor.shogi]: {problem}"),
            Self::Blocks(faults) => {
                let lines: Vec<String> = faults.iter().map(Fault::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
        }
    }
}

impl Error for PreprocessError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}
