//! Lines of USI that go out.

use std::{
    fmt::Write as _,
    io::{self, Write},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use shogi::search::{Bound, Decision, Info, Line};

/// Where both threads write, a line at a time.
pub struct UsiWriter<W>(Mutex<W>);

impl<W: Write> UsiWriter<W> {
    pub const fn new(output: W) -> Self {
        Self(Mutex::new(output))
    }

    /// Writes lines, each with its end, and sends them off.
    ///
    /// # Errors
    /// When nobody listens any more.
    pub fn send(&self, lines: &str) -> io::Result<()> {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(output, "{lines}")?;
        output.flush()
    }

    /// Says something to people: one line, not too long.
    pub fn send_info(&self, text: &str) -> io::Result<()> {
        const ENOUGH: usize = 300;
        let clean = |letter: char| if letter.is_control() { ' ' } else { letter };
        let text: String = text.chars().take(ENOUGH).map(clean).collect();
        self.send(&format!("info string {text}"))
    }
}

/// A line a variation, the best first, of which at most `count` are told.
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

pub fn per_second(nodes: u64, time: Duration) -> u64 {
    let seconds = time.as_secs_f64();
    if seconds > 0.0 {
        (nodes as f64 / seconds) as u64
    } else {
        0
    }
}

pub fn best_move(decision: Decision) -> String {
    match decision {
        Decision::Play(mv) => format!("bestmove {mv}"),
        Decision::Declare => "bestmove win".to_owned(),
        Decision::NoMove => "bestmove resign".to_owned(),
    }
}
