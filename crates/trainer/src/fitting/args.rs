//! Options that `texel` and `train` share.

use std::path::PathBuf;

use clap::{Args, builder::RangedU64ValueParser, value_parser};

use super::{reading::GameFiles, trainer::FitConfig};
use crate::args::{JobsArgs, positive, share};

/// What to learn from, and how to compute.
#[derive(Debug, Args)]
pub struct DataArgs {
    /// Files of training games
    #[arg(long, value_name = "FILE", num_args = 1.., required = true)]
    pub data: Vec<PathBuf>,

    /// Files of games that only measure [default: one of twenty games of --data]
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub held_out: Vec<PathBuf>,

    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    #[command(flatten)]
    pub jobs: JobsArgs,
}

impl DataArgs {
    pub fn files(&self) -> GameFiles<'_> {
        GameFiles {
            training: &self.data,
            held_out: &self.held_out,
        }
    }
}

/// How parameters are fitted. The defaults are those of `train`; `texel` has others.
#[derive(Clone, Debug, Args)]
pub struct FitArgs {
    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = 8)]
    epochs: u32,

    /// Positions in each step
    #[arg(long, value_name = "N", default_value_t = 8192, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    batch: usize,

    /// Length of the first steps
    #[arg(long, default_value_t = 0.001, value_parser = positive::<f32>)]
    pub rate: f32,

    /// Share of the rest of the game in the target, 0 to 1
    #[arg(long, default_value_t = 0.93, value_parser = share::<f32>)]
    lambda: f32,

    /// Centipawns at which the odds are e to one [default: fitted]
    #[arg(long, value_name = "CP", value_parser = positive::<f32>)]
    scale: Option<f32>,

    /// Positions with scores above this are left out, in centipawns
    #[arg(long, value_name = "CP", default_value_t = 6000, value_parser = value_parser!(i32).range(1..=31_000))]
    max_score: i32,
}

impl FitArgs {
    pub fn config(&self, seed: u64, jobs: usize) -> FitConfig {
        FitConfig {
            epochs: self.epochs,
            batch: self.batch,
            lambda: self.lambda,
            scale: self.scale,
            max_score: self.max_score,
            jobs,
            seed,
        }
    }
}
