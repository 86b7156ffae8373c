//! Fitting the parameters of an evaluation to training games: what `texel` and `train`
//! share.

mod adam;
mod args;
mod epochs;
mod reading;
mod samples;
mod sigmoid;
mod trainer;

pub use adam::{Adam, cosine_lr};
pub use args::{DataArgs, FitArgs};
pub use epochs::fit;
pub use reading::{Split, read_samples};
pub use samples::{Sample, Samples, Target, usable_score};
pub use sigmoid::win_probability;
pub use trainer::{FitConfig, Step, Trainable};

#[cfg(test)]
pub use trainer::Trainer;
