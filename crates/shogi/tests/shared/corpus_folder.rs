//! The corpus of real games and agreed facts, where it is there: in
//! `KOMADAI_CORPUS`, or beside the workspace in `../shared/corpus`.

use std::{
    env,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Once,
};

/// The folder. Where there is none, the tests that need it say that they were
/// skipped.
pub fn folder() -> Option<PathBuf> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let named = env::var_os("KOMADAI_CORPUS").filter(|folder| !folder.is_empty());
    let corpus = workspace.join(named.unwrap_or_else(|| "../shared/corpus".into()));
    if !corpus.is_dir() {
        static SAY_ONCE: Once = Once::new();
        // Not by `eprintln!`, which is shown for failed tests only.
        SAY_ONCE.call_once(|| {
            writeln!(io::stderr(), "skipped: no corpus in {}", corpus.display())
                .expect("standard error takes a line");
        });
        return None;
    }
    Some(corpus)
}
