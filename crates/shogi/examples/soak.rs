//! Plays games at random and checks each: `cargo xtask soak [GAMES]`.

#[path = "../tests/shared/game_checks.rs"]
mod game_checks;
#[path = "../tests/shared/random_games.rs"]
mod random_games;

use std::{
    cell::Cell, collections::BTreeMap, env, panic, process::ExitCode, thread, time::Instant,
};

/// Games, and their moves, by the way they ended.
type Counts = BTreeMap<&'static str, (usize, usize)>;

thread_local! {
    /// Of the game that is being played: what to look at when it fails.
    static SEED: Cell<u64> = const { Cell::new(0) };
}

fn main() -> ExitCode {
    panic::set_hook(Box::new(|panic| {
        eprintln!("in the game of seed {}: {panic}", SEED.get());
    }));
    let games = match env::args().nth(1).map(|text| text.parse::<u64>()) {
        Some(Ok(games)) => games,
        _ => {
            eprintln!("usage: soak GAMES");
            return ExitCode::from(2);
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let started = Instant::now();
    let counts = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || play(first, games, threads)))
            .collect();
        let mut all = Counts::new();
        for worker in workers {
            let Ok(counts) = worker.join() else {
                return None;
            };
            for (reason, (count, plies)) in counts {
                let sum = all.entry(reason).or_default();
                *sum = (sum.0 + count, sum.1 + plies);
            }
        }
        Some(all)
    });
    let Some(counts) = counts else {
        return ExitCode::FAILURE;
    };
    let plies: usize = counts.values().map(|(_, plies)| plies).sum();
    println!(
        "{games} games, {plies} moves, {:.0} s, every check passed",
        started.elapsed().as_secs_f64()
    );
    for (reason, (count, plies)) in counts {
        println!(
            "{reason:<20} {count:>8} games {:>6} moves each",
            plies / count
        );
    }
    ExitCode::SUCCESS
}

fn play(first: u64, games: u64, step: u64) -> Counts {
    let mut counts = Counts::new();
    let mut seed = first;
    while seed < games {
        SEED.set(seed);
        let played = random_games::play(seed);
        game_checks::check(&played);
        let outcome = played.game.outcome();
        let reason = outcome.map_or("(no end)", |outcome| outcome.reason.name());
        let sum = counts.entry(reason).or_default();
        *sum = (sum.0 + 1, sum.1 + played.game.plies().len());
        seed += step;
    }
    counts
}
