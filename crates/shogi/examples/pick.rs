use shogi::*;
fn main() {
    let t = std::fs::read_to_string("/tmp/sp/g0a.txt").unwrap();
    let mut n = 0;
    for (i, line) in t.lines().enumerate() {
        if i % 23 != 5 {
            continue;
        }
        let mut parts = line.split('|');
        parts.next();
        let Ok(mut pos) = Position::from_sfen(parts.next().unwrap(), Strictness::Game) else {
            continue;
        };
        let moves: Vec<&str> = parts
            .next()
            .unwrap()
            .split_whitespace()
            .step_by(2)
            .collect();
        let scores: Vec<i32> = parts_scores(line);
        let ply = 11 + (n * 31) % 80;
        if moves.len() < ply + 5 || scores[ply].abs() > 700 {
            continue;
        }
        for m in &moves[..ply] {
            if pos.play(m.parse().unwrap()).is_err() {
                break;
            }
        }
        println!("    \"{}\",", pos.to_sfen());
        n += 1;
        if n == 19 {
            break;
        }
    }
}
fn parts_scores(line: &str) -> Vec<i32> {
    line.rsplit('|')
        .next()
        .unwrap()
        .split_whitespace()
        .skip(1)
        .step_by(2)
        .map(|s| s.parse().unwrap())
        .collect()
}
