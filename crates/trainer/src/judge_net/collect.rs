//! `collect-positions`: positions of one kind from training games, with the scores of deep
//! searches.

use std::path::{Path, PathBuf};

use clap::Args;
use komadai_search::{Limits, Score, Searcher};
use shogi::Position;

use super::{
    TABLE_BYTES,
    position_kind::PositionKind,
    search,
    test_positions::{self, TestPosition},
};
use crate::{
    args::JobsArgs, fitting::usable_score, game_file::read_games, output::print_line, parallel,
    player::PlayerConfig, rng::Rng,
};

#[derive(Debug, Args)]
pub struct CollectArgs {
    /// Files of training games
    #[arg(long, value_name = "FILE", num_args = 1.., required = true)]
    data: Vec<PathBuf>,

    /// Which positions
    #[arg(long)]
    kind: PositionKind,

    /// How many, of different games
    #[arg(long, value_name = "N", default_value_t = 500)]
    count: usize,

    /// Player of the deep searches: NAME=VALUE,... of the search, weights=FILE, net=FILE
    #[arg(long, value_name = "PARAMS")]
    player: Option<PlayerConfig>,

    /// Nodes of a deep search
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    nodes: u64,

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// Positions that the players of a game found more decided than this are left out, in
/// centipawns.
const MAX_SCORE: i32 = 3000;

/// Prints positions with their scores, a line each.
///
/// # Errors
/// When a file cannot be read, is damaged, or holds an illegal move.
pub fn collect(args: &CollectArgs) -> Result<(), String> {
    let mut rng = Rng::new(args.seed);
    let mut found = Vec::new();
    for file in &args.data {
        found.extend(read(file, args.kind, &mut rng)?);
    }
    rng.shuffle(&mut found);
    found.truncate(args.count);
    let params = args.player.clone().unwrap_or_default().params;
    parallel::for_each(
        args.jobs.count(),
        found.iter_mut(),
        || Searcher::with_params(TABLE_BYTES, params.clone()),
        |searcher, test| {
            test.score = search(searcher, &test.position, Limits::nodes(args.nodes));
        },
    );
    for test in &found {
        print_line(&test_positions::format(test))?;
    }
    Ok(())
}

/// One position of each game that has any; without its score.
fn read(path: &Path, kind: PositionKind, rng: &mut Rng) -> Result<Vec<TestPosition>, String> {
    let found = read_games(path, |game| {
        let mut candidates: Vec<Position> = Vec::new();
        game.replay(|position, _, score| {
            let open = score.is_some_and(|score| usable_score(score, MAX_SCORE).is_some());
            if open && !position.in_check() && kind.holds(position) {
                candidates.push(*position);
            }
        })?;
        let drawn = candidates.get(rng.below(candidates.len().max(1)));
        Ok(drawn.map(|&position| TestPosition {
            position,
            score: Score::centipawns(0),
        }))
    })?;
    Ok(found.into_iter().flatten().collect())
}
