//! The program as an engine: USI on standard input and output.
//!
//! One thread hears, so that `stop` is heard at any time; another searches.

mod command;
mod go;
mod lines;
mod mate;
mod options;
mod position;
mod search_thread;
mod session;
#[cfg(test)]
mod tests;
mod writer;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
    sync::{Arc, mpsc},
    thread,
};

pub use writer::per_second;

use crate::fail;
use lines::Line;
use search_thread::StopSignal;
use session::{Next, Session};
use writer::UsiWriter;

/// Speaks until `quit` or the end of input.
pub fn run() -> ExitCode {
    match run_loop(io::stdin().lock(), io::stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&format!("the conversation broke off: {error}")),
    }
}

/// A conversation from its first line to the end of input, or `quit`.
///
/// # Errors
/// When nothing can be read or written any more.
fn run_loop(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let writer = UsiWriter::new(output);
    let stop_signal = Arc::new(StopSignal::default());
    let (sender, jobs) = mpsc::channel();
    thread::scope(|scope| {
        let thinking = {
            let (stop_signal, writer) = (Arc::clone(&stop_signal), &writer);
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || {
                    search_thread::run(&jobs, &stop_signal, writer)
                })?
        };
        let mut session = Session::new(&writer, sender, stop_signal);
        let heard = read_lines(&mut input, &mut session);
        session.leave();
        drop(session);
        let search = thinking
            .join()
            .map_err(|_| io::Error::other("the search failed"))?;
        heard.and(search)
    })
}

/// The page's worker has 4 MB.
const STACK: usize = 4 << 20;

fn read_lines<W: Write>(input: &mut impl BufRead, session: &mut Session<'_, W>) -> io::Result<()> {
    while let Some(line) = lines::next(input)? {
        let after = match line {
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
        if after == Next::Quit {
            break;
        }
    }
    Ok(())
}
