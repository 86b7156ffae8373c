// ad hoc: fit OUT START|- EPOCHS FILE...
use shogi::{Position, Strictness, search::eval::*};
struct P {
    phase: f32,
    target_r: f32,
    score: f32,
    start: u32,
    len: u32,
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let mut w0 = if a[2] == "-" {
        Weights::material()
    } else {
        Weights::from_bytes(&std::fs::read(&a[2]).unwrap()).unwrap()
    };
    let epochs: usize = a[3].parse().unwrap();
    let lambda: f32 = std::env::var("LAMBDA").map_or(0.5, |v| v.parse().unwrap());
    let decay: f32 = std::env::var("DECAY").map_or(1e-4, |v| v.parse().unwrap());
    let (mut train, mut held) = (Vec::new(), Vec::new());
    let mut feats: Vec<(u16, i16)> = Vec::new();
    let mut g = 0usize;
    for f in &a[4..] {
        for line in std::fs::read_to_string(f).unwrap().lines() {
            let mut parts = line.split('|');
            let Some(result) = parts.next().and_then(|r| r.parse::<f32>().ok()) else {
                continue;
            };
            let Ok(mut pos) = Position::from_sfen(parts.next().unwrap(), Strictness::Game) else {
                continue;
            };
            let t: Vec<&str> = parts.next().unwrap().split_whitespace().collect();
            g += 1;
            for c in t.chunks(2) {
                if c.len() < 2 {
                    break;
                }
                let mv: shogi::Move = c[0].parse().unwrap();
                let sc: f32 = c[1].parse().unwrap();
                let quiet = pos.piece_at(mv.to()).is_none() && !mv.promotes();
                if !pos.is_check() && quiet && sc.abs() < 2500.0 {
                    let black = pos.turn() == shogi::Color::Black;
                    let tr = trace(&pos);
                    let p = P {
                        phase: tr.phase,
                        target_r: (result + 1.0) / 2.0,
                        score: if black { sc } else { -sc },
                        start: feats.len() as u32,
                        len: tr.features.len() as u32,
                    };
                    feats.extend(tr.features);
                    if g % 20 == 0 {
                        held.push(p)
                    } else {
                        train.push(p)
                    }
                }
                if pos.play(mv).is_err() {
                    break;
                }
            }
        }
    }
    println!("{} games, {} train, {} held", g, train.len(), held.len());
    let n = Weights::COUNT;
    let mut w: Vec<[f32; 2]> = (0..n)
        .map(|i| {
            let (a, b) = w0.get(i);
            [a as f32, b as f32]
        })
        .collect();
    let base = w.clone();
    let sig = |x: f32| 1.0 / (1.0 + (-x).exp());
    let eval = |w: &[[f32; 2]], p: &P, feats: &[(u16, i16)]| -> f32 {
        let mut s = 0.0;
        for &(i, c) in &feats[p.start as usize..(p.start + p.len) as usize] {
            let x = &w[i as usize];
            s += c as f32 * (x[0] * (1.0 - p.phase) + x[1] * p.phase);
        }
        s
    };
    // K from the scores of the search
    let mut best = (f32::MAX, 600.0);
    for k in (200..1500).step_by(50) {
        let k = k as f32;
        let l: f32 = train
            .iter()
            .step_by(5)
            .map(|p| {
                let d = sig(p.score / k) - p.target_r;
                d * d
            })
            .sum();
        if l < best.0 {
            best = (l, k)
        }
    }
    let k: f32 = std::env::var("K").map_or(best.1, |v| v.parse().unwrap());
    println!("K {} used {k}", best.1);
    let (mut m, mut v) = (vec![[0.0f32; 2]; n], vec![[0.0f32; 2]; n]);
    let mut seen = vec![0u32; n];
    for p in &train {
        for &(i, _) in &feats[p.start as usize..(p.start + p.len) as usize] {
            seen[i as usize] += 1;
        }
    }
    let mut order: Vec<usize> = (0..train.len()).collect();
    let mut rng = 12345u64;
    let batch = 4096;
    let mut step = 0;
    for e in 0..epochs {
        for i in (1..order.len()).rev() {
            rng ^= rng << 13;
            rng ^= rng >> 7;
            rng ^= rng << 17;
            order.swap(i, (rng % (i as u64 + 1)) as usize);
        }
        let mut loss = 0.0f64;
        let lr = 2.0 * (1.0 - e as f32 / epochs as f32).max(0.05);
        for chunk in order.chunks(batch) {
            let mut grad = vec![[0.0f32; 2]; n];
            for &o in chunk {
                let p = &train[o];
                let s = sig(eval(&w, p, &feats) / k);
                let t = lambda * p.target_r + (1.0 - lambda) * sig(p.score / k);
                let d = s - t;
                loss += (d * d) as f64;
                let gr = d * s * (1.0 - s);
                for &(i, c) in &feats[p.start as usize..(p.start + p.len) as usize] {
                    let x = &mut grad[i as usize];
                    x[0] += gr * c as f32 * (1.0 - p.phase);
                    x[1] += gr * c as f32 * p.phase;
                }
            }
            step += 1;
            let c1 = 1.0 - 0.9f32.powi(step);
            let c2 = 1.0 - 0.999f32.powi(step);
            for i in 0..n {
                if seen[i] == 0 {
                    continue;
                }
                for j in 0..2 {
                    let gg =
                        grad[i][j] / chunk.len() as f32 + decay * 1e-4 * (w[i][j] - base[i][j]);
                    m[i][j] = 0.9 * m[i][j] + 0.1 * gg;
                    v[i][j] = 0.999 * v[i][j] + 0.001 * gg * gg;
                    w[i][j] -= lr * (m[i][j] / c1) / ((v[i][j] / c2).sqrt() + 1e-8);
                }
            }
        }
        if e % 5 == 4 || e + 1 == epochs {
            let h: f64 = held
                .iter()
                .map(|p| {
                    let s = sig(eval(&w, p, &feats) / k);
                    let t = lambda * p.target_r + (1.0 - lambda) * sig(p.score / k);
                    ((s - t) * (s - t)) as f64
                })
                .sum::<f64>()
                / held.len() as f64;
            let hr: f64 = held
                .iter()
                .map(|p| {
                    let s = sig(eval(&w, p, &feats) / k);
                    ((s - p.target_r) * (s - p.target_r)) as f64
                })
                .sum::<f64>()
                / held.len() as f64;
            println!(
                "epoch {} train {:.5} held {:.5} result {:.5}",
                e + 1,
                loss / train.len() as f64,
                h,
                hr
            );
        }
    }
    for i in 0..n {
        w0.set(
            i,
            w[i][0].round().clamp(-3000.0, 3000.0) as i16,
            w[i][1].round().clamp(-3000.0, 3000.0) as i16,
        );
    }
    std::fs::write(&a[1], w0.to_bytes()).unwrap();
}
