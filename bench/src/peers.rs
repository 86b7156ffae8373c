//! Times the move generator against haitaka and rsshogi, and its wasm build against the
//! native one, in turn, and prints the ratios.

use std::{hint::black_box, time::Instant};

use bench::{
    POSITIONS, komadai,
    statistics::{geometric_mean, median},
    wasm_host::{self, WasmHost},
};

const ROUNDS: usize = 11;

type Count = fn(usize, u32) -> u64;

fn main() {
    compare(
        "every move made, beside haitaka",
        |position, depth| komadai(position, depth, true),
        haitaka_leaf,
        |position| POSITIONS[position].3,
    );
    compare(
        "bulk with the list built, beside rsshogi",
        |position, depth| komadai(position, depth, false),
        rsshogi_bulk,
        |position| POSITIONS[position].2,
    );
    if let Some(mut wasm) = WasmHost::start(&wasm_host::command()) {
        compare_wasm(&mut wasm, "wasm, every move made, beside native", "leaf");
        compare_wasm(&mut wasm, "wasm, bulk, beside native", "bulk");
    }
}

fn compare_wasm(wasm: &mut WasmHost, title: &str, mode: &str) {
    heading(title, "wasm", "native");
    let mut ratios = Vec::new();
    for (position, &(name, _, bulk, leaf)) in POSITIONS.iter().enumerate() {
        let make_leaves = mode == "leaf";
        let depth = if make_leaves { leaf } else { bulk };
        let nodes = komadai(position, depth, make_leaves) as f64;
        let rates = (0..ROUNDS).map(|_| {
            let native = nodes / time(|| komadai(position, depth, make_leaves)) / 1e6;
            let [wasm] = wasm.run(&format!("{name}\t{mode}\t{position}\t{depth}"));
            (wasm / 1e6, native)
        });
        ratios.push(report(name, rates.collect()));
    }
    println!("geometric mean {:>27.2}\n", geometric_mean(&ratios));
}

/// Interleaved rounds; of each position the median of the paired ratios.
fn compare(title: &str, ours: Count, theirs: Count, depth: impl Fn(usize) -> u32) {
    heading(title, "komadai", "peer");
    let mut ratios = Vec::new();
    for (position, (name, ..)) in POSITIONS.iter().enumerate() {
        let depth = depth(position);
        let our_nodes = ours(position, depth) as f64;
        let their_nodes = theirs(position, depth) as f64;
        let rates = (0..ROUNDS).map(|_| {
            let our_rate = our_nodes / time(|| ours(position, depth)) / 1e6;
            (
                our_rate,
                their_nodes / time(|| theirs(position, depth)) / 1e6,
            )
        });
        ratios.push(report(name, rates.collect()));
    }
    println!("geometric mean {:>27.2}\n", geometric_mean(&ratios));
}

fn heading(title: &str, left: &str, right: &str) {
    println!("{title}");
    println!("{:<10}{left:>12}{right:>12}{:>8}", "position", "ratio");
}

/// Prints the medians of one position and returns that of the paired ratios.
fn report(name: &str, rates: Vec<(f64, f64)>) -> f64 {
    let ratio = median(rates.iter().map(|(left, right)| left / right));
    let left = median(rates.iter().map(|rate| rate.0));
    let right = median(rates.iter().map(|rate| rate.1));
    println!("{name:<10}{left:>7.1} Mnps{right:>7.1} Mnps{ratio:>8.2}");
    ratio
}

fn time(mut count: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    black_box(count());
    start.elapsed().as_secs_f64()
}

fn haitaka_leaf(position: usize, depth: u32) -> u64 {
    fn leaf(board: &haitaka::Board, depth: u32) -> u64 {
        if depth == 0 {
            black_box((board.hash(), board.checkers()));
            return 1;
        }
        let mut nodes = 0;
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += leaf(&next, depth - 1);
            }
            false
        });
        nodes
    }
    let board = haitaka::Board::from_sfen(POSITIONS[position].1).expect("a fixed position");
    leaf(&board, depth)
}

fn rsshogi_bulk(position: usize, depth: u32) -> u64 {
    use rsshogi::board::{LegalAll, Move32List, Position, movegen::generate_moves_move32};
    fn bulk(position: &mut Position, depth: u32, lists: &mut [Move32List]) -> u64 {
        let (list, deeper) = lists.split_first_mut().expect("a list for every ply");
        generate_moves_move32::<LegalAll>(position, list);
        if depth == 1 {
            return black_box(&*list).len() as u64;
        }
        let mut nodes = 0;
        for &mv in list.iter() {
            position.apply_move32(mv);
            nodes += bulk(position, depth - 1, deeper);
            position.undo_move32(mv).expect("the move just made");
        }
        nodes
    }
    let mut position =
        rsshogi::board::position_from_sfen(POSITIONS[position].1).expect("a fixed position");
    position.init_stack();
    let mut lists: Vec<Move32List> = (0..depth).map(|_| Move32List::new()).collect();
    bulk(&mut position, depth, &mut lists)
}
