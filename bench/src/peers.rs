//! Times Komadai, haitaka and rsshogi in turn and prints the ratios.

use std::{hint::black_box, time::Instant};

use bench::{POSITIONS, komadai};

const ROUNDS: usize = 11;

type Count = fn(usize, u32) -> u64;

fn main() {
    let node = std::env::args().any(|argument| argument == "--rates");
    if node {
        return print_rates();
    }
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
}

/// Komadai's own rates, one line a task: position, mode, nodes per second.
fn print_rates() {
    for (position, &(name, _, bulk, leaf)) in POSITIONS.iter().enumerate() {
        for (mode, depth, leaf) in [("bulk", bulk, false), ("leaf", leaf, true)] {
            let nodes = komadai(position, depth, leaf);
            let seconds = time(|| komadai(position, depth, leaf));
            println!("{name}\t{mode}\t{}", nodes as f64 / seconds);
        }
    }
}

/// Interleaved rounds, then the median of the paired ratios of each position.
fn compare(title: &str, ours: Count, theirs: Count, depth: impl Fn(usize) -> u32) {
    println!("{title}");
    println!("{:<10}{:>12}{:>12}{:>8}", "position", "komadai", "peer", "ratio");
    let mut product = 1.0;
    for (position, (name, ..)) in POSITIONS.iter().enumerate() {
        let depth = depth(position);
        let our_nodes = ours(position, depth) as f64;
        let their_nodes = theirs(position, depth) as f64;
        let mut rates = Vec::new();
        for _ in 0..ROUNDS {
            let our_rate = our_nodes / time(|| ours(position, depth)) / 1e6;
            let their_rate = their_nodes / time(|| theirs(position, depth)) / 1e6;
            rates.push((our_rate, their_rate, our_rate / their_rate));
        }
        let ratio = median(rates.iter().map(|rate| rate.2));
        product *= ratio;
        println!(
            "{name:<10}{:>7.1} Mnps{:>7.1} Mnps{ratio:>8.2}",
            median(rates.iter().map(|rate| rate.0)),
            median(rates.iter().map(|rate| rate.1)),
        );
    }
    println!("geometric mean {:>27.2}\n", product.cbrt());
}

fn time(mut count: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    black_box(count());
    start.elapsed().as_secs_f64()
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
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
    let mut position = rsshogi::board::position_from_sfen(POSITIONS[position].1)
        .expect("a fixed position");
    position.init_stack();
    let mut lists: Vec<Move32List> = (0..depth).map(|_| Move32List::new()).collect();
    bulk(&mut position, depth, &mut lists)
}
