//! What commands print.

use std::io::{self, Write};

/// Prints a line.
///
/// # Errors
/// When it cannot be written.
pub fn print_line(line: &str) -> Result<(), String> {
    match writeln!(io::stdout(), "{line}") {
        // The reader has closed the pipe, as in `komadai-trainer ladder | head`.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("cannot write the answer: {error}"))
        }
        _ => Ok(()),
    }
}
