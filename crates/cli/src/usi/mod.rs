//! The program as an engine: USI on standard input and output.
//!
//! One thread hears, so that `stop` is heard at any time; another searches.

mod command;
mod go;
mod lines;
mod mate;
mod options;
mod position;
mod say;
mod session;
#[cfg(test)]
mod tests;
mod thinker;

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
    sync::{Arc, mpsc},
    thread,
};

pub use say::per_second;

use crate::complain;
use lines::Line;
use say::Speaker;
use session::{After, Session};
use thinker::Brake;

/// Speaks until `quit` or the end of input.
pub fn run() -> ExitCode {
    match converse(io::stdin().lock(), io::stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => complain(&format!("the conversation broke off: {error}")),
    }
}

/// A conversation from its first line to the end of input, or `quit`.
///
/// # Errors
/// When nothing can be read or written any more.
fn converse(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let speaker = Speaker::new(output);
    let brake = Arc::new(Brake::default());
    let (sender, tasks) = mpsc::channel();
    thread::scope(|scope| {
        let thinking = {
            let (brake, speaker) = (Arc::clone(&brake), &speaker);
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || thinker::run(&tasks, &brake, speaker))?
        };
        let mut session = Session::new(&speaker, sender, brake);
        let heard = hear(&mut input, &mut session);
        session.leave();
        drop(session);
        let thought = thinking
            .join()
            .map_err(|_| io::Error::other("the search failed"))?;
        heard.and(thought)
    })
}

/// The page's worker has 4 MB.
const STACK: usize = 4 << 20;

fn hear<W: Write>(input: &mut impl BufRead, session: &mut Session<'_, W>) -> io::Result<()> {
    while let Some(line) = lines::next(input)? {
        let after = match line {
            Line::Text(text) => session.hear(&text)?,
            Line::TooLong => {
                let problem = format!("a line of more than {} bytes, left out", lines::LONGEST);
                session.speaker.remark(&problem)?;
                After::More
            }
        };
        if after == After::Quit {
            break;
        }
    }
    Ok(())
}
