//! Fitting the parameters of an evaluation to training games: what `texel` and `train`
//! share.

mod adam;
mod args;
mod epochs;
mod lambda_return;
mod reading;
mod samples;
mod scale;
mod sigmoid;
mod trainer;

pub use adam::{Adam, cosine_lr};
pub use args::{DataArgs, FitArgs};
pub use epochs::fit;
pub use lambda_return::LambdaReturn;
pub use reading::{GameFiles, Split};
pub use samples::{Dataset, Target, usable_score};
pub use scale::scale;
pub use sigmoid::{cross_entropy, win_probability};
pub use trainer::{Batch, FitConfig, Step, Trainable};

#[cfg(test)]
pub use trainer::Trainer;
