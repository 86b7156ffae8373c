//! `ladder`: places the levels and the scripted players by matches of neighbours.

use std::{path::PathBuf, str::FromStr};

use clap::Args;
use komadai_search::{Level, Params};

use crate::{
    args::PairsArgs,
    duel::{Match, game::MoveLimit},
    files,
    output::print_line,
    player::PlayerConfig,
    script::Script,
};

#[derive(Debug, Args)]
pub struct LadderArgs {
    /// Matches, A:B each, of levels and scripts [default: of all neighbours]
    #[arg(long, value_name = "A:B", value_delimiter = ',')]
    pairs: Option<Vec<Pairing>>,

    /// Net that corrects the classical evaluation [default: none]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Games of each match, rounded up to pairs
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,

    /// Nodes for each move of the highest level
    #[arg(long, value_name = "N", default_value_t = 300_000)]
    nodes: u64,

    #[command(flatten)]
    pairs_of_games: PairsArgs,
}

/// The matches that are played by default: the scripts, the lowest levels against them, and
/// each level but the highest against the one below.
const PAIRS: &str = "greedy:random,one-reply:greedy,two-deep:one-reply,\
                     greedy:1,2:greedy,2:one-reply,3:one-reply,3:two-deep,4:two-deep,\
                     2:1,3:2,4:3,5:4,6:5,7:6,8:7,9:8";

/// # Errors
/// When the net cannot be read.
pub fn run(args: &LadderArgs) -> Result<(), String> {
    let mut params = Params::default();
    if let Some(path) = &args.net {
        params.net = Some(files::read_net(path)?);
    }
    let pairs = match &args.pairs {
        Some(pairs) => pairs.clone(),
        None => PAIRS.split(',').map(str::parse).collect::<Result<_, _>>()?,
    };
    print_line("A           B                 W-D-L    score  Elo [95 %]")?;
    for Pairing(players) in pairs {
        let duel = Match {
            players: players.each_ref().map(|player| player.config(&params)),
            limit: MoveLimit::Nodes(args.nodes),
            pairs: args.games.div_ceil(2),
            seed: args.pairs_of_games.seed,
            opening: args.pairs_of_games.opening_kind(),
            jobs: args.pairs_of_games.jobs.count(),
            sprt: None,
        };
        let [a, b] = players.map(|player| player.name);
        print_line(&format!("{a:<11} {b:<11} {}", duel.play().row()))?;
    }
    Ok(())
}

/// Two players, the one that is expected to win first.
#[derive(Clone, Debug)]
struct Pairing([LadderPlayer; 2]);

#[derive(Clone, Debug)]
struct LadderPlayer {
    name: String,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Level(Level),
    Script(Script),
}

impl LadderPlayer {
    fn config(&self, params: &Params) -> PlayerConfig {
        let (level, script) = match self.kind {
            Kind::Level(level) => (Some(level), None),
            Kind::Script(script) => (None, Some(script)),
        };
        PlayerConfig {
            params: params.clone(),
            level,
            script,
        }
    }
}

impl FromStr for LadderPlayer {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let kind = match name.parse() {
            Ok(number) => {
                let unknown = || format!("levels are 1 to {}", Level::COUNT);
                Kind::Level(Level::new(number).ok_or_else(unknown)?)
            }
            Err(_) => Kind::Script(name.parse()?),
        };
        let name = name.to_owned();
        Ok(Self { name, kind })
    }
}

impl FromStr for Pairing {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (a, b) = text.split_once(':').ok_or("expected A:B")?;
        Ok(Self([a.parse()?, b.parse()?]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_matches_played_by_default_are_valid() {
        let pairs: Result<Vec<Pairing>, _> = PAIRS.split(',').map(str::parse).collect();
        assert_eq!(pairs.map(|pairs| pairs.len()), Ok(17));
    }

    #[test]
    fn an_unknown_player_is_refused_with_a_reason() {
        for (text, part) in [
            ("3", "expected A:B"),
            ("0:1", "levels are 1 to 10"),
            ("3:clever", "the scripts are random, greedy"),
        ] {
            let problem = text.parse::<Pairing>().expect_err("it is refused");
            assert!(problem.contains(part), "{problem:?} does not say {part:?}");
        }
    }
}
