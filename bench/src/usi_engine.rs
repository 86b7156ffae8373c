//! Another engine that speaks USI, beside which the search is timed.

use std::{
    fs, io,
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

pub struct UsiEngine {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl UsiEngine {
    /// Starts `COMMAND ARGUMENTS::OPTION=VALUE,...` and waits until it is ready.
    ///
    /// # Errors
    /// When it cannot be started or does not answer.
    pub fn start(text: &str) -> io::Result<Self> {
        let (command, options) = text.split_once("::").unwrap_or((text, ""));
        let mut words = command.split_whitespace();
        let program = words
            .next()
            .ok_or_else(|| io::Error::other("the command of the engine is empty"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| io::Error::other("no pipes"))?;
        let mut engine = Self {
            child,
            input,
            output: BufReader::new(output).lines(),
        };
        engine.send("usi")?;
        engine.read_until("usiok")?;
        for option in options.split(',').filter(|option| !option.is_empty()) {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| io::Error::other(format!("{option}: expected OPTION=VALUE")))?;
            engine.send(&format!("setoption name {name} value {value}"))?;
        }
        engine.send("isready")?;
        engine.read_until("readyok")?;
        Ok(engine)
    }

    /// Searches a position as in a new game. Returns the nodes and the milliseconds of
    /// processor time.
    ///
    /// # Errors
    /// When it does not answer, or its processor time cannot be read.
    pub fn search(&mut self, sfen: &str, nodes: f64) -> io::Result<[f64; 2]> {
        self.send("usinewgame\nisready")?;
        self.read_until("readyok")?;
        self.send(&format!("position sfen {sfen}"))?;
        let start = self.processor_time()?;
        self.send(&format!("go nodes {nodes}"))?;
        let reported = self.read_until("bestmove")?;
        let time = self.processor_time()? - start;
        // The last report may be of an earlier iteration.
        Ok([reported.max(nodes), time])
    }

    fn send(&mut self, lines: &str) -> io::Result<()> {
        writeln!(self.input, "{lines}")
    }

    /// Reads up to a line that begins with `word`. Returns the last number of nodes that was
    /// reported.
    fn read_until(&mut self, word: &str) -> io::Result<f64> {
        let mut nodes = 0.0;
        loop {
            let line = self
                .output
                .next()
                .ok_or_else(|| io::Error::other(format!("the engine ended before {word}")))??;
            let mut words = line.split_whitespace();
            if words.next() == Some(word) {
                return Ok(nodes);
            }
            let reported = words.skip_while(|word| *word != "nodes").nth(1);
            nodes = reported
                .and_then(|number| number.parse().ok())
                .unwrap_or(nodes);
        }
    }

    /// The milliseconds that its threads have run; known on Linux only.
    fn processor_time(&self) -> io::Result<f64> {
        let mut nanoseconds = 0.0;
        for thread in fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            let text = fs::read_to_string(thread?.path().join("schedstat"))?;
            let running = text
                .split(' ')
                .next()
                .and_then(|field| field.parse::<f64>().ok());
            nanoseconds += running.ok_or_else(|| io::Error::other("schedstat has no time"))?;
        }
        Ok(nanoseconds / 1e6)
    }
}

impl Drop for UsiEngine {
    fn drop(&mut self) {
        if let Err(error) = self.child.kill().and_then(|()| self.child.wait()) {
            eprintln!("the engine did not end: {error}");
        }
    }
}
