//! An engine behind a pipe.

use std::{
    io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write},
    thread::{self, JoinHandle},
};

use crate::usi::run_loop;

/// A session with the engine in a thread of its own.
pub struct Session {
    pub input: Option<PipeWriter>,
    output: BufReader<PipeReader>,
    engine: JoinHandle<io::Result<()>>,
}

impl Session {
    pub fn new() -> Self {
        const SEED: u64 = 1;
        let (heard, input) = io::pipe().expect("a pipe");
        let (output, said) = io::pipe().expect("a pipe");
        let engine = thread::spawn(move || run_loop(BufReader::new(heard), said, SEED));
        let mut session = Self {
            input: Some(input),
            output: BufReader::new(output),
            engine,
        };
        session.send("setoption name USI_Hash value 1");
        session
    }

    pub fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it listens");
        writeln!(input, "{line}").expect("it listens");
    }

    fn next(&mut self) -> Option<String> {
        let mut line = String::new();
        let length = self.output.read_line(&mut line).expect("text");
        (length > 0).then(|| line.trim_end().to_owned())
    }

    /// Reads up to a line that begins with `word`: the lines before it, and that line.
    pub fn until(&mut self, word: &str) -> (Vec<String>, String) {
        let mut before = Vec::new();
        while let Some(line) = self.next() {
            if line.split(' ').next() == Some(word) {
                return (before, line);
            }
            before.push(line);
        }
        panic!("the output ended before {word}: {before:?}");
    }

    /// The move of the next `bestmove`.
    pub fn best_move(&mut self) -> String {
        let (_, line) = self.until("bestmove");
        let mv = line.split(' ').nth(1);
        mv.expect("a move").to_owned()
    }

    /// The output before `readyok`, which does not wait for a search.
    pub fn ready(&mut self) -> Vec<String> {
        self.send("isready");
        self.until("readyok").0
    }

    /// Ends the input, and reads the rest of the output.
    pub fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = std::iter::from_fn(|| self.next()).collect();
        let ended = self.engine.join().expect("it ends");
        ended.expect("it could speak to the end");
        rest
    }
}
