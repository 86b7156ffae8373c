// ad hoc: gen SEED SECONDS NODES OUT
use shogi::{Color, Game, Position, search::*};
use std::{
    io::Write,
    time::{Duration, Instant},
};
struct Rng(u64);
impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545F4914F6CDD1D) >> 20
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let mut rng = Rng(a[1].parse::<u64>().unwrap() * 0x9E3779B97F4A7C15 + 1);
    let secs: u64 = a[2].parse().unwrap();
    let nodes: u64 = a[3].parse().unwrap();
    let mut out = std::io::BufWriter::new(std::fs::File::create(&a[4]).unwrap());
    let start = Instant::now();
    let mut s = Searcher::new(8 << 20);
    let (mut games, mut plies) = (0, 0u64);
    let mut host = Host {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    'games: while start.elapsed().as_secs() < secs {
        s.clear();
        let mut game = Game::new(Position::startpos());
        for _ in 0..(6 + rng.next() % 7) {
            let m = game.position().legal_moves();
            if m.is_empty() || game.outcome().is_some() {
                continue 'games;
            }
            let mv = m[(rng.next() % m.len() as u64) as usize];
            if game.play(mv).is_err() {
                continue 'games;
            }
        }
        let mut line = String::new();
        let mut over = 0;
        let mut first = true;
        let result;
        loop {
            if let Some(o) = game.outcome() {
                result = match o.winner {
                    Some(Color::Black) => 1,
                    Some(Color::White) => -1,
                    None => 0,
                };
                break;
            }
            if game.positions().len() > 320 {
                result = 0;
                break;
            }
            let d = s.search(
                &Root::of_game(&game),
                Limits::nodes(nodes),
                &mut host,
                &mut |_| (),
            );
            let turn = game.position().turn();
            let sign = if turn == Color::Black { 1 } else { -1 };
            match d {
                Decision::Resign => {
                    result = -sign;
                    break;
                }
                Decision::Declare => {
                    result = sign;
                    break;
                }
                Decision::Play(mv) => {
                    let sc = match s.info().lines[0].score.kind() {
                        ScoreKind::Centipawns(c) => c,
                        ScoreKind::Mate(n) => {
                            if n > 0 {
                                30000
                            } else {
                                -30000
                            }
                        }
                    };
                    if first && sc.abs() > 400 {
                        continue 'games;
                    }
                    first = false;
                    line += &format!(" {mv} {sc}");
                    if sc.abs() > 3000 {
                        over += 1
                    } else {
                        over = 0
                    }
                    if over >= 4 {
                        result = if sc > 0 { sign } else { -sign };
                        break;
                    }
                    game.play(mv).unwrap();
                }
            }
        }
        // start position
        let n = line.split_whitespace().count() / 2;
        let at = game
            .positions()
            .len()
            .saturating_sub(n)
            .min(game.positions().len() - 1);
        let pos = game.positions();
        let begin = pos.len()
            - 1
            - (game.plies().len()
                - (game.plies().len()
                    - (line.split_whitespace().count() / 2).min(game.plies().len())));
        let _ = (at, begin);
        writeln!(out, "{result}|{}|{}", opening(&game, n), line.trim()).unwrap();
        games += 1;
        plies += n as u64;
        if games % 200 == 0 {
            eprintln!(
                "{games} games {plies} plies {:.0} plies/s",
                plies as f64 / start.elapsed().as_secs_f64()
            );
            out.flush().unwrap();
        }
    }
    eprintln!("{games} games {plies} plies");
}
fn opening(game: &Game, n: usize) -> String {
    // the position where the first searched move was made: the last n (or n-1) plies were searched
    let played = game.plies().len();
    let searched_played = if game.outcome().is_some() {
        n
    } else {
        n.saturating_sub(1)
    };
    let idx = played - searched_played.min(played);
    game.positions()[idx].to_sfen()
}
