//! `margins`: the search's numbers, tuned by games against itself.

mod spsa;

use std::{
    ops::ControlFlow,
    process::ExitCode,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use shogi::search::Params;

use crate::{
    complain,
    contender::Contender,
    duel::{
        self,
        game::{self, Side, Thinking},
    },
    flags::Flags,
    openings::Openings,
    random::Random,
    say,
};
use spsa::{Settings, Spsa};

struct Order {
    from: Contender,
    names: Vec<&'static str>,
    nodes: u64,
    opening: u16,
    jobs: usize,
    settings: Settings,
}

/// What a position is worth that has come back is no margin.
const LEFT_ALONE: &str = "draw";
const REPORT: Duration = Duration::from_secs(10);

/// `[--from PARAMS] [--only NAME,...] --nodes N --games G ...`
pub fn run(arguments: &[&str]) -> ExitCode {
    match order(arguments).and_then(|order| say(&tune(&order)?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => complain(&format!("margins: {problem}")),
    }
}

fn order(arguments: &[&str]) -> Result<Order, String> {
    let known = [
        ("--from", 1),
        ("--only", 1),
        ("--nodes", 1),
        ("--games", 1),
        ("--gain", 1),
        ("--spread", 1),
        ("--seed", 1),
        ("--openings", 1),
        ("--jobs", 1),
    ];
    let flags = Flags::read(arguments, &known)?;
    flags.nothing_else()?;
    let from = Contender::read(flags.text("--from").unwrap_or_default())
        .map_err(|problem| format!("--from: {problem}"))?;
    let all = || Params::NAMES.iter().copied();
    let names = match flags.text("--only") {
        None => all().filter(|name| *name != LEFT_ALONE).collect(),
        Some(only) => only
            .split(',')
            .map(|name| {
                let known = all().find(|known| *known == name);
                let names = || format!("the names are {}", Params::NAMES.join(", "));
                known.ok_or_else(|| format!("--only {name:?}: {}", names()))
            })
            .collect::<Result<_, _>>()?,
    };
    Ok(Order {
        from,
        names,
        nodes: flags.needed("--nodes")?,
        opening: flags.or("--openings", 8)?,
        jobs: flags.jobs()?,
        settings: Settings {
            spread: flags.or("--spread", 0.2)?,
            gain: flags.or("--gain", 0.02)?,
            pairs: flags.needed::<u32>("--games")?.div_ceil(2),
            seed: flags.or("--seed", 1)?,
        },
    })
}

/// Plays all pairs; the numbers that were found.
fn tune(order: &Order) -> Result<String, String> {
    let Settings { pairs, seed, .. } = order.settings;
    let start = order.from.params.clone();
    let spsa = Spsa::new(start, &order.names, order.settings).map_err(|error| error.to_string())?;
    let spsa = Mutex::new((spsa, Instant::now()));
    let openings = Openings::default();
    let thinking = Thinking::Nodes(order.nodes);
    let judge = || Side::new(&order.from);
    duel::in_threads(order.jobs, pairs, judge, |judge, index| {
        let (trial, players) = {
            let (spsa, _) = &*spsa.lock().unwrap_or_else(PoisonError::into_inner);
            let trial = spsa.trial(index);
            let players = spsa.players(&trial);
            (trial, players)
        };
        let mut random = Random::of(!seed, u64::from(index));
        let start = game::start(&mut random, order.opening, judge, &openings);
        let mut sides = players.map(|params| {
            Side::new(&Contender {
                params,
                level: order.from.level,
            })
        });
        let results = game::play_pair(&start, &mut sides, thinking);
        let points: usize = results.iter().map(|result| result.half_points).sum();
        let mut spsa = spsa.lock().unwrap_or_else(PoisonError::into_inner);
        spsa.0.learn(&trial, points as f64 / 2.0 - 1.0);
        if spsa.1.elapsed() >= REPORT {
            spsa.1 = Instant::now();
            eprintln!("{} games: {}", 2 * (index + 1), spsa.0.in_words());
        }
        ControlFlow::Continue(())
    });
    let (spsa, _) = spsa.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(spsa.in_words())
}
