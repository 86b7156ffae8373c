//! Times reading and writing records of 1 MB and of 10 MB in every format, native and as
//! wasm, and prints the ratio of the two: 10 is linear. The game with repetitions has a
//! fifth of these sizes, 40,000 and 400,000 plies, and is audited too. Times are processor
//! times, so that other programs on the machine matter little.

use bench::{
    records::{Input, Shape},
    wasm_host::{self, WasmHost},
};
use cpu_time::ProcessTime;
use komadai_records::notation::Format;

/// A time is the best of this many milliseconds, and of at least some rounds.
const MILLISECONDS: f64 = 1000.0;
const ROUNDS: usize = 3;
/// Times in milliseconds that are too short to compare.
const TOO_SHORT: f64 = 2.0;

fn main() {
    let mut wasm = WasmHost::start(&wasm_host::command());
    let title = if wasm.is_some() { "wasm" } else { "" };
    println!("{:<16}{:>28}{title:>36}", "", "native");
    let columns = format!("{:>11}{:>11}{:>7}{:>7}", "1 MB", "10 MB", "ratio", "write");
    println!(
        "{:<16}{columns}{}",
        "format, shape",
        if title.is_empty() { "" } else { &columns }
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
            report(sizes.map(|bytes| time_native(format, shape, bytes)));
            if let Some(wasm) = &mut wasm {
                report(sizes.map(|bytes| {
                    wasm.run(&format!(
                        "{format}\t{shape}\t{bytes}\t{ROUNDS}\t{MILLISECONDS}"
                    ))
                }));
            }
            println!();
        }
    }
}

/// The times of reading and of writing, in milliseconds.
type Times = [f64; 2];

/// Prints both times of reading and their ratio, and the ratio of writing, unless that is
/// too short.
fn report([small, large]: [Times; 2]) {
    let [read, write] = [0, 1].map(|index| large[index] / small[index]);
    print!("{:>8.1} ms{:>8.1} ms{read:>7.1}", small[0], large[0]);
    if large[1] > TOO_SHORT {
        print!("{write:>7.1}");
    } else {
        print!("{:>7}", "-");
    }
}

fn time_native(format: &str, shape: &str, bytes: usize) -> Times {
    let mut input = Input::new(format, shape, bytes);
    let mut best = [f64::INFINITY; 2];
    let begin = ProcessTime::now();
    let mut rounds = 0;
    while rounds < ROUNDS || begin.elapsed().as_secs_f64() * 1000.0 < MILLISECONDS {
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
