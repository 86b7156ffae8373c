//! Times the search native and as wasm, in turn, over positions of its own bench: nodes per
//! second of processor time, and their ratio; with the net that is served, and without.
//! Both must search the same nodes.

use bench::{
    search::{POSITIONS, SearchTask},
    statistics::{geometric_mean, median},
    wasm_host::{self, WasmHost},
};
use cpu_time::ProcessTime;

const NODES: f64 = 300_000.0;
const ROUNDS: usize = 5;
/// Every fifth position is searched.
const STEP: usize = 5;

fn main() {
    let command = wasm_host::command();
    let file = std::env::var("KOMADAI_NET").expect("KOMADAI_NET is set");
    let net = std::fs::read(&file).expect("the net can be read");
    let command_with_net = [&command[..], &[file]].concat();
    println!("search: thousands of nodes per second of the processor, {ROUNDS} rounds in turn");
    println!("\nwith the net");
    compare(start(&command_with_net), SearchTask::new(&net));
    println!("\nclassical evaluation");
    compare(start(&command), SearchTask::new(&[]));
}

/// Starts the host, and waits until it is warmed up.
fn start(command: &[String]) -> WasmHost {
    let mut host = WasmHost::start_or_exit("search_nps", command);
    assert_eq!(host.read_line(), "ready");
    host
}

fn compare(mut wasm: WasmHost, mut native: SearchTask) {
    native.search(0, NODES);
    println!(
        "{:<10}{:>9}{:>9}{:>8}",
        "position", "wasm", "native", "ratio"
    );
    let mut ratios = Vec::new();
    let mut sums = [0.0; 2];
    for position in (0..POSITIONS).step_by(STEP) {
        let rates: Vec<_> = (0..ROUNDS)
            .map(|_| rates(&mut wasm, &mut native, position))
            .collect();
        let ratio = median(rates.iter().map(|[wasm, native]| wasm / native));
        let medians = [0, 1].map(|side| median(rates.iter().map(|rates| rates[side])));
        let [wasm, native] = medians;
        println!("{:<10}{wasm:>9.0}{native:>9.0}{ratio:>8.2}", position + 1);
        ratios.push(ratio);
        sums = [sums[0] + wasm, sums[1] + native];
    }
    let [wasm, native] = sums.map(|sum| sum / ratios.len() as f64);
    let mean = geometric_mean(&ratios);
    println!("{:<10}{wasm:>9.0}{native:>9.0}{mean:>8.2}", "mean");
}

/// Nodes per millisecond of one search, as wasm and native.
fn rates(wasm: &mut WasmHost, native: &mut SearchTask, position: usize) -> [f64; 2] {
    let [nodes, time] = wasm.run(&format!("{position}\t{NODES}"));
    native.clear();
    let start = ProcessTime::now();
    let native_nodes = native.search(position, NODES);
    let native_time = start.elapsed().as_secs_f64() * 1000.0;
    assert_eq!(nodes, native_nodes, "both search the same");
    [nodes / time, native_nodes / native_time]
}
