//! `reviews`: what a review of a game finds beside one with many more nodes.

use std::{
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

use clap::Args;
use komadai_search::{Line, Params, Searcher};
use shogi::Game;

use crate::{
    args::JobsArgs,
    files,
    mistakes::{TABLE_BYTES, best_line, is_mistake, play},
    output::print_line,
    parallel,
    rng::Rng,
};

#[derive(Debug, Args)]
pub struct ReviewsArgs {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: usize,

    /// Net that corrects the classical evaluation [default: none]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,

    /// Nodes for each position of the review; several values are compared
    #[arg(long, value_name = "N", num_args = 1.., default_values_t = [40_000])]
    nodes: Vec<u64>,

    /// Nodes for the positions around moves that may be mistakes [default: as the others]
    #[arg(long, value_name = "N")]
    closer: Option<u64>,

    /// Nodes for each position of what it is compared with
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    thorough: u64,

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    jobs: JobsArgs,
}

/// How the mistakes of a review are those of the thorough one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    both: u32,
    /// Of the thorough one alone.
    missed: u32,
    /// Of the other one alone.
    wrong: u32,
}

/// A move may be a mistake if it seems to give away so much of the winning rate.
const MAY_LOSE: f64 = 0.05;

/// Prints for each number of nodes how many mistakes were found, missed and wrong.
///
/// # Errors
/// When the net cannot be read.
pub fn run(args: &ReviewsArgs) -> Result<(), String> {
    let mut params = Params::default();
    if let Some(path) = &args.net {
        params.net = Some(files::read_net(path)?);
    }
    let tallies = Mutex::new(vec![Tally::default(); args.nodes.len()]);
    parallel::for_each(
        args.jobs.count(),
        0..args.games,
        || Searcher::with_params(TABLE_BYTES, params.clone()),
        |searcher, index| {
            let game = play(&mut Rng::with_stream(args.seed, index as u64), &params);
            let thorough = mistakes(&game, searcher, args.thorough, None);
            let found: Vec<_> = args
                .nodes
                .iter()
                .map(|&nodes| Tally::of(&mistakes(&game, searcher, nodes, args.closer), &thorough))
                .collect();
            let mut tallies = tallies.lock().unwrap_or_else(PoisonError::into_inner);
            for (tally, found) in tallies.iter_mut().zip(found) {
                tally.add(found);
            }
        },
    );
    let tallies = tallies.into_inner().unwrap_or_else(PoisonError::into_inner);
    for (nodes, tally) in args.nodes.iter().zip(tallies) {
        let Tally {
            both,
            missed,
            wrong,
        } = tally;
        print_line(&format!(
            "{nodes} nodes: {both} of {} found, {wrong} of {} wrong",
            both + missed,
            both + wrong
        ))?;
    }
    Ok(())
}

/// Whether each move of a game was a mistake. Positions are searched from the last one, and then
/// those around moves that may be mistakes with `closer` nodes, as a review does it.
fn mistakes(game: &Game, searcher: &mut Searcher, nodes: u64, closer: Option<u64>) -> Vec<bool> {
    searcher.clear();
    let mut position = *game.start();
    let mut positions = vec![position];
    for ply in game.plies() {
        position.play_unchecked(ply.mv);
        positions.push(position);
    }
    let mut lines: Vec<Option<Line>> = positions
        .iter()
        .rev()
        .map(|position| best_line(searcher, position, nodes))
        .collect();
    lines.reverse();
    if let Some(closer) = closer {
        for index in 0..positions.len() {
            let around = [index.wrapping_sub(1), index];
            let may_be =
                |&first: &usize| loses(game, &lines, first).is_some_and(|lost| lost >= MAY_LOSE);
            if around.iter().any(may_be) {
                lines[index] = best_line(searcher, &positions[index], closer);
            }
        }
    }
    let is_mistake = |index: usize| {
        loses(game, &lines, index).is_some()
            && is_mistake(lines[index].as_ref(), lines[index + 1].as_ref())
    };
    (0..game.plies().len()).map(is_mistake).collect()
}

/// What a move gives away of the winning rate, unless it is the best one.
fn loses(game: &Game, lines: &[Option<Line>], index: usize) -> Option<f64> {
    let played = game.plies().get(index)?.mv;
    let (before, after) = (lines[index].as_ref()?, lines[index + 1].as_ref()?);
    let is_best = before.moves.first() == Some(&played);
    let lost = before.score.winning_rate() - (-after.score).winning_rate();
    (!is_best).then_some(lost)
}

impl Tally {
    fn of(found: &[bool], thorough: &[bool]) -> Self {
        let mut tally = Self::default();
        for pair in found.iter().zip(thorough) {
            match pair {
                (true, true) => tally.both += 1,
                (false, true) => tally.missed += 1,
                (true, false) => tally.wrong += 1,
                (false, false) => {}
            }
        }
        tally
    }

    fn add(&mut self, other: Self) {
        self.both += other.both;
        self.missed += other.missed;
        self.wrong += other.wrong;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_is_compared_with_a_thorough_one() {
        let tally = Tally::of(&[true, true, false, false], &[true, false, true, false]);
        let one = Tally {
            both: 1,
            missed: 1,
            wrong: 1,
        };
        assert_eq!(tally, one);
        let mut sum = tally;
        sum.add(one);
        assert_eq!(sum.both + sum.missed + sum.wrong, 6);
    }

    #[test]
    fn the_same_review_finds_the_same() {
        let game = play(&mut Rng::with_stream(1, 0), &Params::default());
        let mut searcher = Searcher::new(1 << 20);
        let [first, again] = [(); 2].map(|()| mistakes(&game, &mut searcher, 500, None));
        assert_eq!(first.len(), game.plies().len());
        assert_eq!(first, again);
        assert!(first.contains(&true), "weak players make mistakes");
        let closer = mistakes(&game, &mut searcher, 500, Some(5_000));
        assert_ne!(first, closer, "some were none, or were not seen");
    }
}
