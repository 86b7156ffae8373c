//! The corpus of real games and agreed facts, where it is there: in
//! `KOMADAI_CORPUS`, or beside the workspace in `../shared/corpus`. Without it
//! the tests that need it say that they were skipped.

use std::{
    env, fs,
    io::{self, Write},
    path::Path,
    sync::Once,
};

use serde_json::Value;

/// The text of a file of the corpus; none where there is no corpus.
pub fn read(file: &str) -> Option<String> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let named = env::var_os("KOMADAI_CORPUS").filter(|folder| !folder.is_empty());
    let corpus = named.unwrap_or_else(|| "../shared/corpus".into());
    let corpus = workspace.join(corpus);
    if !corpus.is_dir() {
        static SAY_ONCE: Once = Once::new();
        // Not by `eprintln!`, which is shown for failed tests only.
        SAY_ONCE.call_once(|| {
            writeln!(io::stderr(), "skipped: no corpus in {}", corpus.display())
                .expect("standard error takes a line");
        });
        return None;
    }
    let text = fs::read_to_string(corpus.join(file));
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
