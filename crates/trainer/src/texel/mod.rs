//! `texel`: fits the weights of the classical evaluation to training games (Texel's
//! tuning method).

mod fit;
mod samples;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use clap::Args;
use komadai_search::eval::Weights;

use crate::{
    args::positive,
    files,
    fitting::{self, DataArgs, FitArgs, LambdaReturn, Split},
};
use fit::{TexelConfig, TexelFit};
use samples::{TexelReader, TexelSamples};

#[derive(Debug, Args)]
#[command(mut_arg("epochs", |arg| arg.default_value("16")))]
#[command(mut_arg("rate", |arg| arg.default_value("1.5").help("Length of the first steps, in centipawns")))]
pub struct TexelArgs {
    #[command(flatten)]
    data: DataArgs,

    /// File for the weights, written whenever an epoch improves them
    #[arg(long, value_name = "WEIGHTS")]
    out: PathBuf,

    /// Weights to start from, or "material" [default: the built-in ones]
    #[arg(long, value_name = "WEIGHTS|material")]
    start: Option<PathBuf>,

    /// Net that corrects the evaluation, and stays as it is [default: none]
    #[arg(long, value_name = "NET")]
    net: Option<PathBuf>,

    #[command(flatten)]
    fit: FitArgs,

    /// Expected distance of a weight from its start, in centipawns
    #[arg(long, value_name = "CP", default_value_t = 200.0, value_parser = positive::<f32>)]
    spread: f32,
}

pub fn run(args: &TexelArgs) -> Result<(), String> {
    let start = match args.start.as_deref() {
        None => Weights::built_in(),
        Some(name) if name == Path::new("material") => Weights::material(),
        Some(file) => files::read_weights(file)?,
    };
    let config = TexelConfig {
        rate: args.fit.rate,
        spread: args.spread,
    };
    let DataArgs { seed, jobs, .. } = &args.data;
    let fit = args.fit.config(*seed, jobs.count());
    let scale = fitting::scale(args.data.files(), &fit)?;
    let reader = TexelReader {
        max_score: fit.max_score,
        lambda_return: LambdaReturn {
            lambda: fit.lambda,
            scale,
        },
        net: args.net.as_deref().map(files::read_net).transpose()?,
    };
    let read = || {
        Split::read(
            args.data.files(),
            *seed,
            fit.jobs,
            |game| reader.read(game),
            |samples: &mut TexelSamples, game| samples.append(&game),
        )
    };
    fitting::fit(
        TexelFit::new(params_from_weights(&start), config, scale),
        fit,
        scale,
        read,
        |fit| files::write(&args.out, weights_from_params(&fit.weights).to_bytes()),
    )
}

/// Every weight twice, the middlegame value before the endgame value.
fn params_from_weights(weights: &Weights) -> Vec<f32> {
    let pairs = (0..Weights::COUNT).map(|index| weights.get(index));
    pairs
        .flat_map(|(middlegame, endgame)| [f32::from(middlegame), f32::from(endgame)])
        .collect()
}

fn weights_from_params(params: &[f32]) -> Weights {
    let mut weights = Weights::material();
    let (pairs, _) = params.as_chunks::<2>();
    // A number that does not fit into 16 bits becomes the nearest that does.
    for (index, &[middlegame, endgame]) in pairs.iter().enumerate() {
        weights.set(index, middlegame.round() as i16, endgame.round() as i16);
    }
    weights
}
