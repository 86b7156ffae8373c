//! `games`: fills a folder with files of training games, shard after shard, and goes on
//! where it was stopped.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::{Args, value_parser};
use komadai_search::Params;

use crate::{
    args::JobsArgs,
    files,
    game_file::{CorruptionKind, GameReader, Header},
    selfplay::{self, PlanArgs, Selfplay},
};

#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Folder of the shards, seed-N.bin each; what is in it already is kept
    #[arg(long)]
    dir: PathBuf,

    /// Games of a shard
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = value_parser!(u32).range(1..))]
    games_per_shard: u32,

    /// Seed of the first shard; each further shard has the next one
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    first_seed: u32,

    /// Shards that the folder is to hold [default: no limit]
    #[arg(long, value_name = "N")]
    shards: Option<usize>,

    /// Nodes for each move of a deep shard
    #[arg(long, value_name = "N", default_value_t = 1000)]
    deep_nodes: u32,

    /// A shard is deep if this divides its seed; 0 for none
    #[arg(long, value_name = "K", default_value_t = 4)]
    deep_every: u64,

    #[command(flatten)]
    plan: PlanArgs,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// # Errors
/// When a shard cannot be read or written.
pub fn run(args: &GamesArgs) -> Result<(), String> {
    let (plan, params) = selfplay::plan(&args.plan, u64::from(args.first_seed))?;
    let generator = Generator { args, plan, params };
    let dir = args.dir.display();
    fs::create_dir_all(&args.dir).map_err(|error| format!("{dir}: cannot be made: {error}"))?;
    for seed in generator.seeds()? {
        if generator.is_unfinished(seed)? {
            generator.play(seed)?;
        }
    }
    let mut next = u64::from(args.first_seed);
    loop {
        let seeds = generator.seeds()?;
        if args.shards.is_some_and(|wanted| seeds.len() >= wanted) {
            return Ok(());
        }
        // A shard that is gone is not played again: its games would be the same.
        next = seeds.last().map_or(next, |last| next.max(last + 1));
        generator.play(next)?;
        next += 1;
    }
}

struct Generator<'a> {
    args: &'a GamesArgs,
    /// How games are played, but for what depends on the seed.
    plan: Header,
    params: Params,
}

impl Generator<'_> {
    fn path(&self, seed: u64) -> PathBuf {
        self.args.dir.join(format!("seed-{seed}.bin"))
    }

    /// The seeds of the shards that are there, from the first on.
    fn seeds(&self) -> Result<Vec<u64>, String> {
        let dir = &self.args.dir;
        let unreadable = |error| format!("{}: cannot be read: {error}", dir.display());
        let mut seeds = Vec::new();
        for entry in fs::read_dir(dir).map_err(unreadable)? {
            let name = entry.map_err(unreadable)?.file_name();
            let seed = seed_of(Path::new(&name));
            seeds.extend(seed.filter(|seed| *seed >= u64::from(self.args.first_seed)));
        }
        seeds.sort_unstable();
        Ok(seeds)
    }

    fn plan(&self, seed: u64) -> Header {
        let deep = self.args.deep_every != 0 && seed.is_multiple_of(self.args.deep_every);
        let nodes = if deep {
            self.args.deep_nodes
        } else {
            self.plan.nodes
        };
        Header {
            seed,
            nodes,
            ..self.plan
        }
    }

    /// Whether games are missing in a shard. One that was played in another way, or is
    /// damaged, is left as it is.
    fn is_unfinished(&self, seed: u64) -> Result<bool, String> {
        let path = self.path(seed);
        let bytes = files::read(&path)?;
        let left_as_it_is = |why: &str| {
            eprintln!("{}: {why}: left as it is", path.display());
            Ok(false)
        };
        let (header, games) = match GameReader::open(&bytes) {
            Ok(opened) => opened,
            Err(error) if error.kind == CorruptionKind::Truncated => return Ok(true),
            Err(error) => return left_as_it_is(&error.to_string()),
        };
        let mut whole = 0;
        for game in games {
            match game {
                Ok(_) => whole += 1,
                Err(error) if error.kind == CorruptionKind::Truncated => {}
                Err(error) => return left_as_it_is(&error.to_string()),
            }
        }
        if whole >= self.args.games_per_shard {
            return Ok(false);
        }
        if header != self.plan(seed) {
            return left_as_it_is("it holds other games");
        }
        Ok(true)
    }

    fn play(&self, seed: u64) -> Result<(), String> {
        let out = self.path(seed);
        let plan = self.plan(seed);
        eprintln!("{}: {} nodes a move", out.display(), plan.nodes);
        let selfplay = Selfplay {
            games: self.args.games_per_shard,
            plan,
            out: &out,
            jobs: self.args.jobs.count(),
            params: self.params.clone(),
        };
        selfplay.run()
    }
}

/// The seed of a shard by the name of its file.
fn seed_of(name: &Path) -> Option<u64> {
    let name = name.to_str()?;
    let number = name.strip_prefix("seed-")?.strip_suffix(".bin")?;
    let seed: u32 = number.parse().ok()?;
    // Not 007: the file would not be found by its number.
    (name == format!("seed-{seed}.bin")).then_some(u64::from(seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_named_after_their_seeds() {
        assert_eq!(seed_of(Path::new("seed-2001.bin")), Some(2001));
        for other in [
            "seed-2001.bin.done",
            "seed-x.bin",
            "net.bin",
            "seed-.bin",
            "seed-007.bin",
        ] {
            assert_eq!(seed_of(Path::new(other)), None, "{other}");
        }
    }
}
