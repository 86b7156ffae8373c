//! Times the mate solver on problems of the corpus, native and as wasm: how many are solved
//! with the right length, and the longest time.

use std::{env, fs, path::PathBuf};

use bench::{
    mates::MateSolver,
    wasm_host::{self, WasmHost},
};
use cpu_time::ProcessTime;

/// A time is the best of these, since other programs use the machine too.
const ROUNDS: usize = 3;
const FILES: [&str; 6] = ["mate1", "mate3", "mate5", "mate7", "mate9", "mate11"];

fn main() {
    let corpus = env::var_os("KOMADAI_CORPUS").map_or("../shared/corpus".into(), PathBuf::from);
    let folder = corpus.join("tsume");
    if !folder.is_dir() {
        println!("mates: skipped, since there is no {}", folder.display());
        return;
    }
    let mut wasm = WasmHost::start_or_exit("tsume", &wasm_host::command());
    let mut native = MateSolver::new();
    println!("mates: milliseconds, every defence counted");
    println!(
        "{:<8}{:>9}{:>7}{:>13}{:>9}{:>13}{:>9}",
        "", "problems", "right", "native worst", "median", "wasm worst", "median"
    );
    for name in FILES {
        let text = fs::read_to_string(folder.join(name).with_extension("tsv")).expect(name);
        compare(name, &text, &mut wasm, &mut native);
    }
}

/// Times the problems of a file, and prints a line.
fn compare(name: &str, problems: &str, wasm: &mut WasmHost, native: &mut MateSolver) {
    let problems = problems.lines().filter_map(|line| line.split_once('\t'));
    let (mut native_times, mut wasm_times) = (Vec::new(), Vec::new());
    let mut right = 0;
    for (sfen, length) in problems {
        let (found, native_time) = time_native(native, sfen);
        let [wasm_found, wasm_time] = wasm.run(sfen);
        assert_eq!(found as f64, wasm_found, "both find the same: {sfen}");
        native_times.push(native_time);
        wasm_times.push(wasm_time);
        if length.parse() == Ok(found) {
            right += 1;
        } else {
            println!("{name}: {sfen}: {found} plies");
        }
    }
    let count = native_times.len();
    let [native, wasm] = [native_times, wasm_times].map(|mut times| {
        times.sort_by(f64::total_cmp);
        [times[times.len() - 1], times[times.len() / 2]]
    });
    println!(
        "{name:<8}{count:>9}{right:>7}{:>13.1}{:>9.2}{:>13.1}{:>9.2}",
        native[0], native[1], wasm[0], wasm[1]
    );
}

/// The length of a mate, and the milliseconds of the search.
fn time_native(solver: &mut MateSolver, sfen: &str) -> (usize, f64) {
    let mut best = f64::INFINITY;
    let mut found = 0;
    for _ in 0..ROUNDS {
        let start = ProcessTime::now();
        found = solver.solve(sfen);
        best = best.min(start.elapsed().as_secs_f64() * 1000.0);
    }
    (found, best)
}
