//! Times the search native and as wasm, in turn, over positions of its own bench:
//! nodes per second of the processor, and the ratio; with the net that is served, and
//! without. Both must take the same nodes.

use std::{
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use bench::search::{POSITIONS, SearchTask};
use cpu_time::ProcessTime;

const NODES: f64 = 300_000.0;
const ROUNDS: usize = 5;
/// One position of so many is searched.
const EACH: usize = 5;

/// The arguments are the command that runs the wasm build.
fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, arguments @ ..] = arguments.as_slice() else {
        eprintln!("search_nps: it takes the command that runs the wasm build");
        std::process::exit(2);
    };
    let file = std::env::var("KOMADAI_NET").expect("the net that is served");
    let net = std::fs::read(&file).expect("the net can be read");
    let with_net = [arguments, &[file]].concat();
    println!("search: thousands of nodes per second of the processor, {ROUNDS} rounds in turn");
    println!("\nwith the net");
    compare(Host::start(program, &with_net), SearchTask::new(&net));
    println!("\nby hand");
    compare(Host::start(program, arguments), SearchTask::new(&[]));
}

fn compare(mut wasm: Host, mut native: SearchTask) {
    native.search(0, NODES);
    println!(
        "{:<10}{:>9}{:>9}{:>8}",
        "position", "wasm", "native", "ratio"
    );
    let mut ratios = Vec::new();
    let mut sums = [0.0; 2];
    for position in (0..POSITIONS).step_by(EACH) {
        let mut rates = Vec::new();
        for _ in 0..ROUNDS {
            let (nodes, time) = wasm.time(position);
            native.clear();
            let start = ProcessTime::now();
            let searched = native.search(position, NODES);
            let spent = start.elapsed().as_secs_f64() * 1000.0;
            assert_eq!(nodes, searched, "both search the same");
            rates.push([nodes / time, searched / spent]);
        }
        let ratio = median(rates.iter().map(|[wasm, native]| wasm / native));
        let both = [0, 1].map(|side| median(rates.iter().map(|rates| rates[side])));
        println!(
            "{:<10}{:>9.0}{:>9.0}{ratio:>8.2}",
            position + 1,
            both[0],
            both[1]
        );
        ratios.push(ratio);
        sums = [sums[0] + both[0], sums[1] + both[1]];
    }
    let logarithms: f64 = ratios.iter().map(|ratio: &f64| ratio.ln()).sum();
    let count = ratios.len() as f64;
    let mean = (logarithms / count).exp();
    let [wasm, native] = sums.map(|sum| sum / count);
    println!("{:<10}{wasm:>9.0}{native:>9.0}{mean:>8.2}", "mean");
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The wasm build in its host: a task goes in, its nodes and its time come out.
struct Host {
    child: Child,
    tasks: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Host {
    /// Waits until it is warm.
    fn start(program: &str, arguments: &[String]) -> Self {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the wasm host starts");
        let tasks = child.stdin.take().expect("a piped input");
        let answers = child.stdout.take().expect("a piped output");
        let mut answers = BufReader::new(answers).lines();
        let ready = answers.next().expect("the host is warm").expect("in UTF-8");
        assert_eq!(ready, "ready");
        Self {
            child,
            tasks,
            answers,
        }
    }

    fn time(&mut self, position: usize) -> (f64, f64) {
        writeln!(self.tasks, "{position}\t{NODES}").expect("the host reads");
        let answer = self.answers.next().expect("the host answers");
        let answer = answer.expect("in UTF-8");
        let (nodes, time) = answer.split_once('\t').expect("with two numbers");
        let number = |text: &str| text.parse().expect("a number");
        (number(nodes), number(time))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Err(error) = self.child.kill().and_then(|()| self.child.wait()) {
            eprintln!("the wasm host did not end: {error}");
        }
    }
}
