//! The USI engine, on standard input and output.
//!
//! One thread reads, so that `stop` is read at any time; another one searches, with helpers
//! where more threads are asked for.

mod command;
mod go;
mod helper_threads;
mod lines;
mod mate;
mod options;
mod position;
mod search_clock;
mod search_thread;
mod session;
mod stop_signal;
#[cfg(test)]
mod tests;
mod writer;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
    sync::{Arc, mpsc},
    thread,
    time::SystemTime,
};

use crate::output::fail;
use lines::Line;
use session::{Next, Session};
use stop_signal::StopSignal;
use writer::UsiWriter;

/// Runs the engine until `quit` or the end of input.
pub fn run() -> ExitCode {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seed = now.map_or(0, |now| now.as_nanos() as u64);
    match run_loop(io::stdin().lock(), io::stdout(), seed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&format!("the USI session failed: {error}")),
    }
}

/// Runs a session to `quit` or the end of input. Games of weaker levels differ by the seed.
///
/// # Errors
/// When reading or writing fails.
fn run_loop(mut input: impl BufRead, output: impl Write + Send, seed: u64) -> io::Result<()> {
    let writer = UsiWriter::new(output);
    let stop_signal = Arc::new(StopSignal::default());
    let (sender, jobs) = mpsc::channel();
    thread::scope(|scope| {
        let searching = {
            let (stop_signal, writer) = (Arc::clone(&stop_signal), &writer);
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || {
                    search_thread::run(&jobs, &stop_signal, writer, seed)
                })?
        };
        let mut session = Session::new(&writer, sender, stop_signal);
        let read = read_lines(&mut input, &mut session);
        session.close();
        drop(session);
        let searched = searching
            .join()
            .map_err(|_| io::Error::other("the search failed"))?;
        read.and(searched)
    })
}

/// As the stack of the page's worker.
const STACK: usize = 4 << 20;

fn read_lines<W: Write>(input: &mut impl BufRead, session: &mut Session<'_, W>) -> io::Result<()> {
    while let Some(line) = lines::next(input)? {
        let next = match line {
            Line::Text(text) => session.handle_line(&text)?,
            Line::TooLong => {
                let problem = format!(
                    "a line of more than {} bytes, left out",
                    lines::MAX_LINE_BYTES
                );
                session.writer.send_info(&problem)?;
                Next::Continue
            }
        };
        if next == Next::Quit {
            break;
        }
    }
    Ok(())
}
