//! The wasm build in its host, a script under Node: each line written to it is a task, and
//! it answers with a line.

use std::{
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    str::FromStr,
};

pub struct WasmHost {
    child: Child,
    tasks: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

/// The arguments of this program: the command that runs the wasm build.
pub fn command() -> Vec<String> {
    std::env::args().skip(1).collect()
}

impl WasmHost {
    /// Starts a command; `None` if it is empty.
    pub fn start(command: &[String]) -> Option<Self> {
        let (program, arguments) = command.split_first()?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the wasm host starts");
        let tasks = child.stdin.take().expect("a piped input");
        let answers = child.stdout.take().expect("a piped output");
        Some(Self {
            child,
            tasks,
            answers: BufReader::new(answers).lines(),
        })
    }

    /// Starts a command, or exits with a message if it is empty.
    pub fn start_or_exit(name: &str, command: &[String]) -> Self {
        Self::start(command).unwrap_or_else(|| {
            eprintln!("{name}: expected the command that runs the wasm build");
            std::process::exit(2);
        })
    }

    /// Waits for the next line.
    pub fn read_line(&mut self) -> String {
        let line = self.answers.next().expect("the host answers");
        line.expect("in UTF-8")
    }

    /// Sends a task, and waits for its answer: numbers separated by tabs.
    pub fn run<const N: usize>(&mut self, task: &str) -> [f64; N] {
        writeln!(self.tasks, "{task}").expect("the host reads");
        let answer = self.read_line();
        let numbers: Vec<f64> = answer
            .split('\t')
            .map(|number| f64::from_str(number).expect("a number"))
            .collect();
        numbers.try_into().expect("as many numbers as expected")
    }
}

impl Drop for WasmHost {
    fn drop(&mut self) {
        if let Err(error) = self.child.kill().and_then(|()| self.child.wait()) {
            eprintln!("the wasm host did not end: {error}");
        }
    }
}
