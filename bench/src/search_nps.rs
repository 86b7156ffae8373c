//! Times the search native and as wasm, in turn, over positions of its own bench: nodes per
//! second of processor time, and their ratio; with the net that is served, and without.
//! Both must search the same nodes. `KOMADAI_USI_ENGINE` (`COMMAND::OPTION=VALUE,...`) names
//! an engine that is timed in turn with both.

use bench::{
    search::{POSITIONS, SearchTask},
    statistics::{geometric_mean, median},
    usi_engine::UsiEngine,
    wasm_host::{self, WasmHost},
};
use cpu_time::ProcessTime;
use komadai_search::bench::POSITIONS as SFENS;

const NODES: f64 = 300_000.0;
const ROUNDS: usize = 5;
/// Every fifth position is searched.
const STEP: usize = 5;

fn main() {
    let command = wasm_host::command();
    let file = std::env::var("KOMADAI_NET").expect("KOMADAI_NET is set");
    let net = std::fs::read(&file).expect("the net can be read");
    let command_with_net = [&command[..], &[file]].concat();
    let engine = std::env::var("KOMADAI_USI_ENGINE")
        .ok()
        .map(|text| UsiEngine::start(&text).unwrap_or_else(|error| panic!("{text}: {error}")));
    println!("search: thousands of nodes per second of the processor, {ROUNDS} rounds in turn");
    println!("\nwith the net");
    compare(Searches {
        wasm: start(&command_with_net),
        native: SearchTask::new(&net),
        engine,
    });
    println!("\nclassical evaluation");
    compare(Searches {
        wasm: start(&command),
        native: SearchTask::new(&[]),
        engine: None,
    });
}

/// What is timed in turn.
struct Searches {
    wasm: WasmHost,
    native: SearchTask,
    engine: Option<UsiEngine>,
}

/// Starts the host, and waits until it is warmed up.
fn start(command: &[String]) -> WasmHost {
    let mut host = WasmHost::start_or_exit("search_nps", command);
    assert_eq!(host.read_line(), "ready");
    host
}

/// Prints the rates of wasm and of the others, and after each of these the ratio of wasm to it.
fn compare(mut searches: Searches) {
    searches.round(0);
    print!(
        "{:<10}{:>9}{:>9}{:>8}",
        "position", "wasm", "native", "ratio"
    );
    if searches.engine.is_some() {
        print!("{:>9}{:>8}", "engine", "ratio");
    }
    println!();
    let mut rows = Vec::new();
    for position in (0..POSITIONS).step_by(STEP) {
        let rounds: Vec<_> = (0..ROUNDS).map(|_| searches.round(position)).collect();
        let sides = 0..rounds[0].len();
        let of_side = |side: usize| Rate {
            nodes: median(rounds.iter().map(|rates| rates[side])),
            ratio: median(rounds.iter().map(|rates| rates[0] / rates[side])),
        };
        let row: Vec<Rate> = sides.map(of_side).collect();
        print_row(&(position + 1).to_string(), &row);
        rows.push(row);
    }
    let means: Vec<Rate> = (0..rows[0].len())
        .map(|side| {
            let sum: f64 = rows.iter().map(|row| row[side].nodes).sum();
            let ratios: Vec<f64> = rows.iter().map(|row| row[side].ratio).collect();
            Rate {
                nodes: sum / rows.len() as f64,
                ratio: geometric_mean(&ratios),
            }
        })
        .collect();
    print_row("mean", &means);
}

/// Nodes per millisecond, and the ratio of wasm to it.
struct Rate {
    nodes: f64,
    ratio: f64,
}

fn print_row(name: &str, row: &[Rate]) {
    print!("{name:<10}{:>9.0}", row[0].nodes);
    for Rate { nodes, ratio } in &row[1..] {
        print!("{nodes:>9.0}{ratio:>8.2}");
    }
    println!();
}

impl Searches {
    /// Nodes per millisecond of a search each: as wasm, native, and by the engine.
    fn round(&mut self, position: usize) -> Vec<f64> {
        let [nodes, time] = self.wasm.run(&format!("{position}\t{NODES}"));
        self.native.clear();
        let start = ProcessTime::now();
        let native_nodes = self.native.search(position, NODES);
        let native_time = start.elapsed().as_secs_f64() * 1000.0;
        assert_eq!(nodes, native_nodes, "both search the same");
        let mut rates = vec![nodes / time, native_nodes / native_time];
        if let Some(engine) = &mut self.engine {
            let [nodes, time] = engine
                .search(SFENS[position], NODES)
                .unwrap_or_else(|error| panic!("the engine: {error}"));
            rates.push(nodes / time);
        }
        rates
    }
}
