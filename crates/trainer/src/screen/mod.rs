//! `screen`: measures several changes of the search's parameters with the same games.
//!
//! In each pair of games one player has a random half of the changes, the other one has the
//! rest. Linear regression then tells what each change gains: every game counts for all of
//! them (a factorial experiment). Changes that work only together are not found so.

mod regression;

use std::{
    fmt::Write,
    ops::ControlFlow,
    str::FromStr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use clap::Args;
use komadai_search::Params;

use crate::{
    args::PairsArgs,
    duel::{
        game::{self, Engine, MoveLimit},
        pool,
    },
    openings::Openings,
    output::print_line,
    player::{PlayerConfig, parameter},
    rng::Rng,
};
use regression::Regression;

const REPORT_INTERVAL: Duration = Duration::from_secs(30);

#[derive(Debug, Args)]
pub struct ScreenArgs {
    /// What both players have: NAME=VALUE,..., weights=FILE, net=FILE, level=N
    #[arg(long, value_name = "PARAMS")]
    from: Option<PlayerConfig>,

    /// Changes to measure, each of one or more parameters
    #[arg(long = "change", value_name = "NAME=VALUE,...", num_args = 1.., required = true)]
    changes: Vec<Change>,

    /// Nodes for each move
    #[arg(long, value_name = "N")]
    nodes: u64,

    /// Games to play, rounded up to pairs
    #[arg(long, value_name = "N")]
    games: u32,

    #[command(flatten)]
    pairs_of_games: PairsArgs,
}

/// Other values of some parameters.
#[derive(Clone, Debug)]
struct Change {
    text: String,
    values: Vec<(&'static str, i32)>,
}

impl FromStr for Change {
    /// What is wrong with it.
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let value = |setting: &str| {
            let (name, value) = setting.split_once('=').ok_or("expected NAME=VALUE")?;
            let value = value.parse().map_err(|error| format!("{error}"))?;
            Ok((parameter(name)?, value))
        };
        let values = text.split(',').map(|setting| {
            value(setting).map_err(|problem: String| format!("{setting:?}: {problem}"))
        });
        Ok(Self {
            text: text.to_owned(),
            values: values.collect::<Result<_, _>>()?,
        })
    }
}

impl Change {
    fn apply(&self, params: &mut Params) {
        for &(name, value) in &self.values {
            params
                .set(name, value)
                .unwrap_or_else(|_| unreachable!("{name} is one of the names"));
        }
    }
}

pub fn run(args: &ScreenArgs) -> Result<(), String> {
    let from = args.from.clone().unwrap_or_default();
    let state = Mutex::new((Regression::new(args.changes.len()), Instant::now()));
    let lock = || state.lock().unwrap_or_else(PoisonError::into_inner);
    let openings = Openings::default();
    let limit = MoveLimit::Nodes(args.nodes);
    let engine = || Engine::new(&from);
    let pairs = args.games.div_ceil(2);
    pool::play_pairs(
        args.pairs_of_games.jobs.count(),
        pairs,
        engine,
        |engine, index| {
            let mut rng = Rng::with_stream(args.pairs_of_games.seed, u64::from(index));
            let signs: Vec<f64> = args
                .changes
                .iter()
                .map(|_| if rng.below(2) == 0 { -1.0 } else { 1.0 })
                .collect();
            let start = game::start(
                &mut rng,
                args.pairs_of_games.opening_kind(),
                engine,
                &openings,
            );
            let mut engines = [1.0, -1.0].map(|side| {
                let mut player = from.clone();
                for (change, sign) in args.changes.iter().zip(&signs) {
                    if sign * side > 0.0 {
                        change.apply(&mut player.params);
                    }
                }
                Engine::new(&player)
            });
            let results = game::play_pair(&start, &mut engines, limit);
            let half_points: usize = results.iter().map(|result| result.half_points).sum();
            let (regression, reported) = &mut *lock();
            regression.add(&signs, half_points as f64 / 4.0 - 0.5);
            if reported.elapsed() >= REPORT_INTERVAL {
                *reported = Instant::now();
                eprintln!("{}", report(regression, &args.changes));
            }
            ControlFlow::Continue(())
        },
    );
    let (regression, _) = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    print_line(&report(&regression, &args.changes))
}

/// The gain of each change with its 95 % interval, the largest first.
fn report(regression: &Regression, changes: &[Change]) -> String {
    let mut text = format!("{} games", 2 * regression.count());
    let Some(effects) = regression.effects() else {
        text.push_str(": too few to tell the changes apart");
        return text;
    };
    let mut gains: Vec<_> = effects.iter().zip(changes).collect();
    gains.sort_by(|(one, _), (other, _)| other.elo.total_cmp(&one.elo));
    for (effect, change) in gains {
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "\n{:+6.1} ± {:4.1}  {}",
            effect.elo, effect.interval, change.text
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_parsed_and_applied() {
        let change: Change = "lmp_base=9,null_base=3".parse().expect("they are known");
        let mut params = Params::default();
        change.apply(&mut params);
        assert_eq!(
            ["lmp_base", "null_base"].map(|name| params.get(name)),
            [Some(9), Some(3)]
        );
        for (text, part) in [
            ("door=3", "\"door=3\": the names are"),
            ("lmp_base", "expected NAME=VALUE"),
            ("lmp_base=9,null_base=x", "invalid digit"),
        ] {
            let problem = text.parse::<Change>().expect_err("it is refused");
            assert!(problem.contains(part), "{problem}");
        }
    }
}
