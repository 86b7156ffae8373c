//! Times the mate solver on problems of the corpus, native and as wasm: how many are
//! solved at their length, and the longest that one takes.

use std::{
    env, fs,
    io::{BufRead, BufReader, Lines, Write},
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use bench::mates::MateSolver;
use cpu_time::ProcessTime;

/// The best of so many counts: others use the machine too.
const ROUNDS: usize = 3;
const FILES: [&str; 6] = ["mate1", "mate3", "mate5", "mate7", "mate9", "mate11"];

/// The arguments are the command that runs the wasm build.
fn main() {
    let corpus = env::var_os("KOMADAI_CORPUS").map_or("../shared/corpus".into(), PathBuf::from);
    let folder = corpus.join("tsume");
    if !folder.is_dir() {
        println!("mates: skipped, for there is no {}", folder.display());
        return;
    }
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [program, arguments @ ..] = arguments.as_slice() else {
        eprintln!("tsume: it takes the command that runs the wasm build");
        std::process::exit(2);
    };
    let mut wasm = Host::start(program, arguments);
    let mut native = MateSolver::new();
    println!("mates: milliseconds, every defence counted");
    println!(
        "{:<8}{:>9}{:>7}{:>13}{:>9}{:>13}{:>9}",
        "", "problems", "right", "native worst", "median", "wasm worst", "median"
    );
    for name in FILES {
        let text = fs::read_to_string(folder.join(name).with_extension("tsv")).expect(name);
        let problems = text.lines().filter_map(|line| line.split_once('\t'));
        let mut times = [Vec::new(), Vec::new()];
        let mut right = 0;
        for (sfen, length) in problems {
            let mut best = f64::INFINITY;
            let mut found = 0;
            for _ in 0..ROUNDS {
                let start = ProcessTime::now();
                found = native.solve(sfen);
                best = best.min(start.elapsed().as_secs_f64() * 1000.0);
            }
            times[0].push(best);
            let (same, time) = wasm.solve(sfen);
            times[1].push(time);
            assert_eq!(found, same, "both find the same: {sfen}");
            if length.parse() == Ok(found) {
                right += 1;
            } else {
                println!("{name}: {sfen}: {found} plies");
            }
        }
        let count = times[0].len();
        let [native, wasm] = times.map(|mut times| {
            times.sort_by(f64::total_cmp);
            [times[times.len() - 1], times[times.len() / 2]]
        });
        println!(
            "{name:<8}{count:>9}{right:>7}{:>13.1}{:>9.2}{:>13.1}{:>9.2}",
            native[0], native[1], wasm[0], wasm[1]
        );
    }
}

/// The wasm build in its host: a problem goes in, its length and its time come out.
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

    fn solve(&mut self, sfen: &str) -> (usize, f64) {
        writeln!(self.tasks, "{sfen}").expect("the host reads");
        let answer = self.answers.next().expect("the host answers");
        let answer = answer.expect("in UTF-8");
        let (length, time) = answer.split_once('\t').expect("with two numbers");
        (
            length.parse().expect("a length"),
            time.parse().expect("a time"),
        )
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Err(error) = self.child.kill().and_then(|()| self.child.wait()) {
            eprintln!("the wasm host did not end: {error}");
        }
    }
}
