//! `judge-net`: compares what nets say about positions that they judge badly with what a
//! deep search found there.

mod collect;
mod position_kind;
mod test_positions;

use std::path::PathBuf;

use clap::Args;
use komadai_search::{Limits, Params, Root, Score, SearchControl, Searcher};
use shogi::{Game, Position};

pub use collect::{CollectArgs, collect};

use crate::{args::JobsArgs, files, output::print_line, parallel};
use position_kind::PositionKind;
use test_positions::TestPosition;

#[derive(Debug, Args)]
pub struct JudgeNetArgs {
    /// Nets; the classical evaluation alone is judged too
    #[arg(value_name = "NET")]
    nets: Vec<PathBuf>,

    /// Files of training games, played with deep searches: their positions are judged too
    #[arg(long, value_name = "FILE", num_args = 1..)]
    data: Vec<PathBuf>,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// Enough for a hundred thousand nodes.
const TABLE_BYTES: usize = 8 << 20;
/// Enough for a search of one ply; it is cleared for each.
const SHALLOW_TABLE_BYTES: usize = 64 << 10;

/// # Errors
/// When a file is no net.
pub fn run(args: &JudgeNetArgs) -> Result<(), String> {
    let mut players = vec![("classical evaluation".to_owned(), Params::default())];
    for file in &args.nets {
        let mut params = Params::default();
        params.net = Some(files::read_net(file)?);
        players.push((file.display().to_string(), params));
    }
    let mut sets = Vec::new();
    for kind in PositionKind::ALL {
        sets.push((kind.to_string(), test_positions::read(kind)?));
    }
    for file in &args.data {
        sets.push((file.display().to_string(), test_positions::of_games(file)?));
    }
    for (name, positions) in &sets {
        print_line(&format!("{name}: {} positions", positions.len()))?;
        for (name, params) in &players {
            let scores = scores(positions, params, args.jobs.count());
            print_line(&format!("{} {name}", Judgement::new(&scores)))?;
        }
    }
    Ok(())
}

/// The deep score of each position, and that of a search of one ply.
fn scores(positions: &[TestPosition], params: &Params, jobs: usize) -> Vec<(Score, Score)> {
    let mut scores: Vec<_> = positions.iter().map(|it| (it.score, it.score)).collect();
    let searcher = || Searcher::with_params(SHALLOW_TABLE_BYTES, params.clone());
    let tasks = positions.iter().zip(&mut scores);
    parallel::for_each(jobs, tasks, searcher, |searcher, (test, scores)| {
        scores.1 = search(searcher, &test.position, Limits::depth(1));
    });
    scores
}

/// The score of a search that knows nothing of others before.
fn search(searcher: &mut Searcher, position: &Position, limits: Limits) -> Score {
    let mut control = SearchControl::unlimited();
    let root = Root::from_game(&Game::new(*position));
    searcher.clear();
    searcher.search(&root, limits, &mut control, &mut |_| {});
    let line = searcher.info().lines.first();
    line.map_or(Score::mated_in(0), |line| line.score)
}

/// How good a judgement is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Judgement {
    /// The mean distance from the deep score, in winning probability.
    error: f64,
    /// The share of positions judged to be better for the side that is losing, of those
    /// where one side is [`ADVANTAGE`] ahead.
    wrong_side: f64,
}

/// In centipawns.
const ADVANTAGE: i32 = 300;

impl Judgement {
    /// Of pairs of a deep score and a judgement.
    fn new(scores: &[(Score, Score)]) -> Self {
        let rates = scores
            .iter()
            .map(|(deep, judged)| [deep.winning_rate(), judged.winning_rate()]);
        let advantage = Score::centipawns(ADVANTAGE).winning_rate() - 0.5;
        let (mut error, mut ahead, mut wrong) = (0.0, 0, 0);
        for [deep, judged] in rates {
            error += (deep - judged).abs();
            if (deep - 0.5).abs() > advantage {
                ahead += 1;
                wrong += u32::from((deep - 0.5) * (judged - 0.5) < 0.0);
            }
        }
        Self {
            error: error / scores.len().max(1) as f64,
            wrong_side: f64::from(wrong) / f64::from(ahead.max(1)),
        }
    }
}

impl std::fmt::Display for Judgement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let wrong_side = 100.0 * self.wrong_side;
        write!(
            f,
            "  error {:.4}, wrong side {wrong_side:4.1} %:",
            self.error
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judgement_is_compared_with_the_deep_score() {
        let points = Score::centipawns;
        let judged = Judgement::new(&[
            (points(600), points(600)),
            (points(400), points(-10)), // the wrong side
            (points(-301), Score::mated_in(3)),
            (points(299), points(-900)),     // nobody is ahead
            (Score::mate_in(5), points(-1)), // the wrong side
        ]);
        assert_eq!(judged.wrong_side, 0.5);
        let rate = |score: Score| score.winning_rate();
        let sum = rate(points(400)) - rate(points(-10)) + rate(points(-301)) + rate(points(299))
            - rate(points(-900))
            + 1.0
            - rate(points(-1));
        assert!((judged.error - sum / 5.0).abs() < 1e-9, "{judged:?}");
    }

    #[test]
    fn a_search_of_one_ply_sees_a_capture() {
        let position = "4k4/9/9/9/4r4/4P4/9/9/4K4 b - 1";
        let position = Position::from_sfen(position, shogi::Strictness::Game).expect("a position");
        let score = search(&mut Searcher::new(TABLE_BYTES), &position, Limits::depth(1));
        assert!(score.winning_rate() > 0.7, "{score}");
    }
}
