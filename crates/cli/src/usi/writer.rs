//! The output: lines of USI.

use std::{
    fmt::Write as _,
    io::{self, Write},
    sync::{Mutex, PoisonError},
};

use komadai_search::{Bound, Decision, Info, Line};

use crate::output::per_second;

/// The output of both threads.
pub struct UsiWriter<W>(Mutex<W>);

impl<W: Write> UsiWriter<W> {
    pub const fn new(output: W) -> Self {
        Self(Mutex::new(output))
    }

    /// Writes lines and flushes them.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn send(&self, lines: &str) -> io::Result<()> {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(output, "{lines}")?;
        output.flush()
    }

    /// Writes an `info string`: one line, of limited length.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn send_info(&self, text: &str) -> io::Result<()> {
        const MAX_CHARS: usize = 300;
        let clean = |letter: char| if letter.is_control() { ' ' } else { letter };
        let text: String = text.chars().take(MAX_CHARS).map(clean).collect();
        self.send(&format!("info string {text}"))
    }
}

/// The `info` lines of the best variations, at most `count`.
pub fn info(info: &Info<'_>, count: usize) -> String {
    let variations = info.lines.iter().zip(1..).take(count);
    let lines: Vec<String> = variations
        .map(|(line, number)| variation(info, line, (count > 1).then_some(number)))
        .collect();
    lines.join("\n")
}

fn variation(info: &Info<'_>, line: &Line, rank: Option<usize>) -> String {
    let mut text = format!("info depth {} seldepth {}", line.depth, info.seldepth);
    if let Some(rank) = rank {
        push(&mut text, "multipv", rank);
    }
    push(&mut text, "score", line.score);
    match line.bound {
        Bound::Exact => {}
        Bound::Lower => text.push_str(" lowerbound"),
        Bound::Upper => text.push_str(" upperbound"),
    }
    push(&mut text, "nodes", info.nodes);
    push(&mut text, "nps", per_second(info.nodes, info.time));
    push(&mut text, "hashfull", info.hashfull);
    push(&mut text, "time", info.time.as_millis());
    text.push_str(" pv");
    for mv in &line.moves {
        text.push(' ');
        text.push_str(&mv.to_string());
    }
    text
}

fn push(text: &mut String, word: &str, value: impl std::fmt::Display) {
    // Writing to a string does not fail.
    let _ = write!(text, " {word} {value}");
}

/// The answer to `go`, with the expected reply if a line of the search has one.
pub fn best_move(decision: Decision, lines: &[Line]) -> String {
    match decision {
        Decision::Play(mv) => {
            let played = lines.iter().find(|line| line.moves.first() == Some(&mv));
            match played.and_then(|line| line.moves.get(1)) {
                Some(reply) => format!("bestmove {mv} ponder {reply}"),
                None => format!("bestmove {mv}"),
            }
        }
        Decision::Declare => "bestmove win".to_owned(),
        Decision::NoMove => "bestmove resign".to_owned(),
    }
}

/// A part of the input for a message: in quotation marks, and cut if it is long.
pub fn quoted(text: &str) -> String {
    const MAX_CHARS: usize = 40;
    match text.char_indices().nth(MAX_CHARS) {
        None => format!("{text:?}"),
        Some((end, _)) => format!("{:?}...", &text[..end]),
    }
}
