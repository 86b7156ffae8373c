//! Commands that are to succeed or to be refused.

use std::{path::PathBuf, process::Output};

use crate::support::{checks::check_error, run};

/// A file of this test alone.
pub fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_string_lossy().into_owned()
}

#[track_caller]
pub fn answer(arguments: &[&str]) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = run(arguments);
    let complaint = String::from_utf8_lossy(&stderr);
    assert_eq!(status.code(), Some(0), "{arguments:?}: {complaint}");
    String::from_utf8_lossy(&stdout).into_owned()
}

#[track_caller]
pub fn check_refused(arguments: &[&str], parts: &[&str]) {
    check_error(&run(arguments), parts);
}
