//! Times the other side's answers to moves of the collection's mates, native and as wasm: to
//! the moves of the solution, and to every other check of the first move.

use std::fs;

use bench::{
    mates::MateSolver,
    statistics::percentile,
    wasm_host::{self, WasmHost},
};
use cpu_time::ProcessTime;
use komadai_problems::{Kind, Problem, parse};

const FILE: &str = "crates/problems/collection/mates.txt";
/// One problem in so many is timed.
const STEP: usize = 4;
/// A time is the best of these, since other programs use the machine too.
const ROUNDS: usize = 3;

fn main() {
    let text = fs::read_to_string(FILE).expect(FILE);
    let problems = parse(Kind::Mate, &text).expect(FILE);
    let mut wasm = WasmHost::start_or_exit("problems", &wasm_host::command());
    let mut native = MateSolver::new();
    println!("answers to moves of mates: milliseconds");
    println!(
        "{:<8}{:>9}{:>9}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}",
        "plies", "problems", "moves", "native", "95 %", "99 %", "wasm", "95 %", "99 %", "worst"
    );
    let lengths = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    let mut all = Times::default();
    for plies in lengths {
        let of_length = problems.iter().filter(|problem| problem.plies == plies);
        let mut times = Times::default();
        for problem in of_length.step_by(STEP) {
            times.problems += 1;
            for (sfen, plies) in questions(problem, &mut native) {
                times.add(&sfen, plies, &mut native, &mut wasm);
            }
        }
        times.print(&plies.to_string());
        all.merge(times);
    }
    all.print("all");
}

/// Positions after a move of the reader, each with the plies until mate if the move is right.
fn questions(problem: &Problem, solver: &mut MateSolver) -> Vec<(String, usize)> {
    let line = solver.line(&problem.position);
    let mut questions = Vec::new();
    let mut position = problem.position;
    for (index, &mv) in line.iter().enumerate() {
        position.play(mv).expect("a legal solution");
        if index % 2 == 0 {
            questions.push((position.to_sfen(), line.len() - index - 1));
        }
    }
    for &mv in &problem.position.legal_moves() {
        let mut after = problem.position;
        after.play_unchecked(mv);
        if after.in_check() && Some(&mv) != line.first() {
            questions.push((after.to_sfen(), line.len() - 1));
        }
    }
    questions
}

#[derive(Default)]
struct Times {
    problems: usize,
    native: Vec<f64>,
    wasm: Vec<f64>,
}

impl Times {
    fn add(&mut self, sfen: &str, plies: usize, native: &mut MateSolver, wasm: &mut WasmHost) {
        let mut best = f64::INFINITY;
        for _ in 0..ROUNDS {
            let start = ProcessTime::now();
            native.reply(sfen, plies);
            best = best.min(start.elapsed().as_secs_f64() * 1000.0);
        }
        let [_, wasm_time] = wasm.run::<2>(&format!("{sfen}\t{plies}"));
        self.native.push(best);
        self.wasm.push(wasm_time);
    }

    fn merge(&mut self, other: Self) {
        self.problems += other.problems;
        self.native.extend(other.native);
        self.wasm.extend(other.wasm);
    }

    fn print(&mut self, name: &str) {
        if self.native.is_empty() {
            return;
        }
        self.native.sort_by(f64::total_cmp);
        self.wasm.sort_by(f64::total_cmp);
        let [native, wasm] =
            [&self.native, &self.wasm].map(|times| [50, 95, 99].map(|of| percentile(times, of)));
        println!(
            "{name:<8}{:>9}{:>9}{:>8.2}{:>8.2}{:>8.2}{:>8.2}{:>8.2}{:>8.2}{:>8.1}",
            self.problems,
            self.native.len(),
            native[0],
            native[1],
            native[2],
            wasm[0],
            wasm[1],
            wasm[2],
            percentile(&self.wasm, 100),
        );
    }
}
