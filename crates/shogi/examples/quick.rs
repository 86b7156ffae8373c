use shogi::{Position, Strictness, search::*};
use std::time::Instant;
fn main() {
    let start = Instant::now();
    let depth: u8 = std::env::args().nth(1).map_or(9, |a| a.parse().unwrap());
    let mut searcher = Searcher::new(64 << 20);
    for sfen in bench::POSITIONS {
        let position = Position::from_sfen(sfen, Strictness::Game).unwrap();
        searcher.clear();
        let t = Instant::now();
        let mut now = || start.elapsed();
        let mut host = Host {
            now: &mut now,
            stop: &mut || false,
        };
        println!("{sfen}");
        searcher.search(
            &Root::new(position),
            Limits::depth(depth),
            &mut host,
            &mut |info| {
                if let Some(l) = info.lines.first() {
                    println!(
                        "d{} sd{} n{} {} hf{} {:?}",
                        info.depth, info.seldepth, info.nodes, l.score, info.hashfull, l.moves
                    );
                }
            },
        );
        let n = searcher.info().nodes;
        println!(
            "{} nodes {:.0} knps",
            n,
            n as f64 / t.elapsed().as_secs_f64() / 1e3
        );
    }
}
