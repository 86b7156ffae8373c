//! What commands print, and the exit status.

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Duration,
};

/// The exit status where something could not be read.
pub const UNREAD: u8 = 2;

/// Prints the answer of a command, or what is wrong.
pub fn print(answer: Result<String, String>) -> ExitCode {
    match answer.and_then(|answer| print_line(&answer)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&problem),
    }
}

/// Prints a line.
///
/// # Errors
/// When it cannot be written.
pub fn print_line(line: &str) -> Result<(), String> {
    match writeln!(io::stdout(), "{line}") {
        Ok(()) => Ok(()),
        // The reader has closed the pipe, as in `komadai moves | head -c 4`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(cannot_write(&error)),
    }
}

/// Writes bytes to standard output, and returns `exit` if that succeeds.
pub fn print_bytes(bytes: &[u8], exit: ExitCode) -> ExitCode {
    match io::stdout().write_all(bytes) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => fail(&cannot_write(&error)),
        _ => exit,
    }
}

/// The message when output cannot be written.
pub fn cannot_write(error: &io::Error) -> String {
    format!("cannot write the answer: {error}")
}

/// The exit status of a command, whose error is printed with its name.
pub fn exit_code(command: &str, result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&format!("{command}: {problem}")),
    }
}

/// Prints an error, and returns the exit status for it.
pub fn fail(problem: &str) -> ExitCode {
    eprintln!("komadai: {problem}");
    ExitCode::from(2)
}

/// Nodes a second.
pub fn per_second(nodes: u64, time: Duration) -> u64 {
    let seconds = time.as_secs_f64();
    if seconds > 0.0 {
        (nodes as f64 / seconds) as u64
    } else {
        0
    }
}
