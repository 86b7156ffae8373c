//! `train`: trains a net on training games. training/README.md is the recipe.

mod checkpoint;
mod fit;
mod gradient;
mod known_positions;
mod model;
mod packed_position;
mod samples;
#[cfg(test)]
mod tests;

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::{Args, builder::RangedU64ValueParser};
use komadai_search::eval::Weights;

use crate::{
    files,
    fitting::{self, DataArgs, FitArgs, FitConfig, GameFiles, LambdaReturn, Split},
};
use fit::{NetConfig, NetFit};
use known_positions::KnownPositions;
use model::Model;
use samples::{NetSample, NetSamples, SampleReader};

/// The neurons of a new net.
const DEFAULT_WIDTH: usize = 64;

#[derive(Debug, Args)]
pub struct TrainArgs {
    #[command(flatten)]
    data: DataArgs,

    /// Net to write; its checkpoint goes beside it, with .fit after the name
    #[arg(long, value_name = "NET")]
    out: PathBuf,

    #[command(flatten)]
    training: TrainingArgs,
}

/// How a net is trained, without the seed.
#[derive(Clone, Debug, Args)]
pub struct TrainingArgs {
    /// Net to continue with, which has a checkpoint beside it
    #[arg(long, value_name = "NET")]
    start: Option<PathBuf>,

    /// Neurons: a multiple of 16, up to 256 [default: 64, or those of --start]
    #[arg(long, value_name = "N", value_parser = width)]
    width: Option<usize>,

    /// Sets of output weights, 1 to 16 [default: 1, or those of --start]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=16))]
    buckets: Option<usize>,

    /// Train on the positions of the games alone, not on their side positions
    #[arg(long, alias = "without-asides")]
    without_side_positions: bool,

    #[command(flatten)]
    fit: FitArgs,

    /// Decay of the input weights to those of --start or 0, in rates
    #[arg(long, default_value_t = 0.5)]
    decay: f32,
}

/// A training that is ready to start.
pub struct Training<'a> {
    files: GameFiles<'a>,
    /// The net; the checkpoint is beside it.
    out: &'a Path,
    start: Model,
    /// The scale that `start` was trained for, in centipawns; that of the training if it is
    /// new.
    start_scale: Option<u16>,
    side_positions: bool,
    config: FitConfig,
    net_config: NetConfig,
}

pub fn run(args: &TrainArgs) -> Result<(), String> {
    let DataArgs { seed, jobs, .. } = args.data;
    let files = args.data.files();
    let training = Training::new(&args.training, files, &args.out, seed, jobs.count());
    training?.run()
}

/// Reads the number of neurons.
fn width(text: &str) -> Result<usize, String> {
    let width: usize = text.parse().map_err(|error| format!("{error}"))?;
    if (16..=256).contains(&width) && width.is_multiple_of(16) {
        Ok(width)
    } else {
        Err("expected a multiple of 16 up to 256".to_owned())
    }
}

impl<'a> Training<'a> {
    /// # Errors
    /// When an option makes no sense with the others, or names a file that cannot be
    /// read.
    pub fn new(
        args: &TrainingArgs,
        files: GameFiles<'a>,
        out: &'a Path,
        seed: u64,
        jobs: usize,
    ) -> Result<Self, String> {
        let (start, start_scale) = match &args.start {
            None => {
                let width = args.width.unwrap_or(DEFAULT_WIDTH);
                let buckets = args.buckets.unwrap_or(1);
                (Model::random(width, buckets, seed), None)
            }
            Some(file) => {
                let (model, scale) = load(file)?;
                let width = args.width.unwrap_or(model.width);
                let model = model.widen(width, seed).ok_or_else(|| {
                    let file = file.display();
                    format!("--width {width}: {file} has more neurons")
                })?;
                let buckets = args.buckets.unwrap_or(model.buckets());
                let model = model.split(buckets).ok_or_else(|| {
                    let file = file.display();
                    format!("--buckets {buckets}: that is no multiple of those of {file}")
                })?;
                (model, Some(scale))
            }
        };
        Ok(Self {
            files,
            out,
            start,
            start_scale,
            side_positions: !args.without_side_positions,
            config: args.fit.config(seed, jobs),
            net_config: NetConfig {
                rate: args.fit.rate,
                decay: args.decay,
                is_continued: args.start.is_some(),
            },
        })
    }

    /// Trains, and writes the net whenever it predicts better what is held out.
    ///
    /// # Errors
    /// When a file cannot be read or written, or there is nothing to learn from.
    pub fn run(&self) -> Result<(), String> {
        let (width, buckets) = (self.start.width, self.start.buckets());
        eprintln!("a net of {width} neurons with {buckets} sets of output weights");
        let scale = fitting::scale(self.files, &self.config)?;
        let mut model = self.start.clone();
        if let Some(before) = self.start_scale {
            model.scale_outputs(f32::from(before) / scale);
        }
        fitting::fit(
            NetFit::new(model, self.net_config, scale),
            self.config,
            scale,
            || self.read_samples(scale),
            |fit| write(self.out, &fit.model, scale),
        )
    }

    /// Reads the positions that no game had before.
    fn read_samples(&self, scale: f32) -> Result<Split<NetSamples>, String> {
        /// The least bytes that a position takes in a file.
        const POSITION_BYTES: u64 = 4;
        // A file that cannot be read is reported when it is read.
        let files = self.files.training.iter().chain(self.files.held_out);
        let sizes = files.map(fs::metadata);
        let bytes: u64 = sizes.flatten().map(|file| file.len()).sum();
        let reader = SampleReader {
            side_positions: self.side_positions,
            max_score: self.config.max_score,
            lambda_return: LambdaReturn {
                lambda: self.config.lambda,
                scale,
            },
            weights: Weights::built_in(),
        };
        let mut known = KnownPositions::new((bytes / POSITION_BYTES) as usize);
        Split::read(
            self.files,
            self.config.seed,
            self.config.jobs,
            |game| reader.read(game),
            |samples: &mut NetSamples, game: Vec<(u64, NetSample)>| {
                for (key, sample) in game {
                    if known.insert(key) {
                        samples.push(sample);
                    }
                }
            },
        )
    }
}

/// Where the checkpoint of a net is.
pub fn checkpoint_path(net: &Path) -> PathBuf {
    let mut name = net.as_os_str().to_owned();
    name.push(".fit");
    name.into()
}

/// The model that a net was made of, whose checkpoint is beside it, and its scale.
fn load(net: &Path) -> Result<(Model, u16), String> {
    let checkpoint = checkpoint_path(net);
    let bytes = files::read(&checkpoint)?;
    let net = files::read_net(net)?;
    let model =
        Model::load(&net, &bytes).map_err(|error| format!("{}: {error}", checkpoint.display()))?;
    Ok((model, net.scale()))
}

fn write(out: &Path, model: &Model, scale: f32) -> Result<(), String> {
    let scale = scale.round() as u16;
    let net = model
        .to_net(scale)
        .map_err(|error| format!("{}: {error}", out.display()))?;
    files::write(out, net.to_bytes())?;
    files::write(&checkpoint_path(out), model.save(&net))
}
