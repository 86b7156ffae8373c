//! The corpus of real files, where it is there: in `KOMADAI_CORPUS`, or beside
//! the workspace in `../shared/corpus`. Without it its tests say that they were
//! skipped.

use std::{
    env, fs,
    io::{self, Write},
    path::Path,
    sync::Once,
};

/// The bytes of a file of the corpus; none where there is no corpus.
pub fn bytes(file: &str) -> Option<Vec<u8>> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let named = env::var_os("KOMADAI_CORPUS").filter(|folder| !folder.is_empty());
    let corpus = workspace.join(named.unwrap_or_else(|| "../shared/corpus".into()));
    if !corpus.is_dir() {
        static SAY_ONCE: Once = Once::new();
        SAY_ONCE.call_once(|| {
            writeln!(io::stderr(), "skipped: no corpus in {}", corpus.display())
                .expect("standard error takes a line");
        });
        return None;
    }
    let bytes = fs::read(corpus.join(file));
    Some(bytes.unwrap_or_else(|error| panic!("{file}: {error}")))
}

pub fn text(file: &str) -> Option<String> {
    let bytes = bytes(file)?;
    Some(String::from_utf8(bytes).unwrap_or_else(|error| panic!("{file}: {error}")))
}
