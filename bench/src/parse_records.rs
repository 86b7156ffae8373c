//! Times reading and writing records of 1 MB and of 10 MB in every format, native
//! and as wasm, and prints how much longer the larger ones take: 10 is linear. The
//! game that repeats itself has a fifth of that, 40,000 and 400,000 plies, and is
//! audited too. Times are those of the processor, so that what else is running counts
//! for little.

use std::{
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use bench::records::{Input, Shape};
use cpu_time::ProcessTime;
use shogi::notation::Format;

/// Each time is the best of so many milliseconds, and of some rounds at least.
const MILLISECONDS: f64 = 1000.0;
const ROUNDS: usize = 3;
/// Milliseconds that are too few to compare.
const AT_ONCE: f64 = 2.0;

/// The arguments are the command that runs the wasm build.
fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut wasm = match arguments.as_slice() {
        [program, arguments @ ..] => Some(Host::start(program, arguments)),
        [] => None,
    };
    let host = if wasm.is_some() { "wasm" } else { "" };
    println!("{:<16}{:>28}{host:>36}", "", "native");
    let columns = format!("{:>11}{:>11}{:>7}{:>7}", "1 MB", "10 MB", "ratio", "write");
    println!(
        "{:<16}{columns}{}",
        "format, shape",
        if host.is_empty() { "" } else { &columns }
    );
    for shape in Shape::ALL {
        for format in Format::ALL
            .into_iter()
            .filter(|&format| shape.is_in(format))
        {
            let sizes = shape.sizes();
            let (format, shape) = (format.name(), shape.name());
            let name = format!("{format} {shape}");
            print!("{name:<16}");
            report(sizes.map(|bytes| native(format, shape, bytes)));
            if let Some(wasm) = &mut wasm {
                report(sizes.map(|bytes| wasm.time(format, shape, bytes)));
            }
            println!();
        }
    }
}

/// What it takes to read an input and to write it again, in milliseconds.
type Times = [f64; 2];

/// Both times of reading, and how many times as long the large input took; the
/// same of writing, unless that is over at once.
fn report([small, large]: [Times; 2]) {
    let [read, write] = [0, 1].map(|index| large[index] / small[index]);
    print!("{:>8.1} ms{:>8.1} ms{read:>7.1}", small[0], large[0]);
    if large[1] > AT_ONCE {
        print!("{write:>7.1}");
    } else {
        print!("{:>7}", "-");
    }
}

fn native(format: &str, shape: &str, bytes: usize) -> Times {
    let mut input = Input::new(format, shape, bytes);
    let mut best = [f64::INFINITY; 2];
    let begun = ProcessTime::now();
    let mut rounds = 0;
    while rounds < ROUNDS || begun.elapsed().as_secs_f64() * 1000.0 < MILLISECONDS {
        rounds += 1;
        let start = ProcessTime::now();
        input.read();
        let read = start.elapsed();
        input.write();
        let write = start.elapsed() - read;
        best[0] = best[0].min(read.as_secs_f64() * 1000.0);
        best[1] = best[1].min(write.as_secs_f64() * 1000.0);
    }
    best
}

/// The wasm build in its host: a task goes in, its times come out.
struct Host {
    child: Child,
    tasks: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Host {
    fn start(program: &str, arguments: &[String]) -> Self {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the wasm host starts");
        let tasks = child.stdin.take().expect("a piped input");
        let answers = child.stdout.take().expect("a piped output");
        Self {
            child,
            tasks,
            answers: BufReader::new(answers).lines(),
        }
    }

    fn time(&mut self, format: &str, shape: &str, bytes: usize) -> Times {
        writeln!(
            self.tasks,
            "{format}\t{shape}\t{bytes}\t{ROUNDS}\t{MILLISECONDS}"
        )
        .expect("the host reads");
        let answer = self.answers.next().expect("the host answers");
        let answer = answer.expect("in UTF-8");
        let (read, write) = answer.split_once('\t').expect("with two numbers");
        [read, write].map(|time| time.parse().expect("a number"))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Err(error) = self.child.kill().and_then(|()| self.child.wait()) {
            eprintln!("the wasm host did not end: {error}");
        }
    }
}
