//! Options that several commands share, and parsers of their values.

use std::{
    fmt::Display,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::Args;

use crate::openings::OpeningKind;

#[derive(Clone, Copy, Debug, Args)]
pub struct JobsArgs {
    /// Threads [default: as many as the machine has]
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

impl JobsArgs {
    pub fn count(self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        self.jobs.map_or_else(all, usize::from)
    }
}

/// How pairs of games are begun and played.
#[derive(Clone, Copy, Debug, Args)]
pub struct PairsArgs {
    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    pub seed: u64,

    /// Random moves at the start of each game, in plies
    #[arg(long, value_name = "PLIES", default_value_t = 8)]
    openings: u16,

    /// Noisy searches play the openings: castles and plans as in games
    #[arg(long)]
    noisy: bool,

    #[command(flatten)]
    pub jobs: JobsArgs,
}

impl PairsArgs {
    pub fn opening_kind(self) -> OpeningKind {
        if self.noisy {
            OpeningKind::Noisy
        } else {
            OpeningKind::Random(self.openings)
        }
    }
}

/// A file for the evaluation, in place of the classical evaluation with its built-in
/// weights.
#[derive(Clone, Debug, Args)]
#[group(multiple = false)]
pub struct EvaluationArgs {
    /// Weights of the classical evaluation [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// Net that corrects the classical evaluation [default: none]
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
}

/// The file that was chosen.
#[derive(Clone, Copy, Debug)]
pub enum EvaluationFile<'a> {
    Weights(&'a Path),
    Net(&'a Path),
}

impl EvaluationArgs {
    pub fn file(&self) -> Option<EvaluationFile<'_>> {
        let weights = self.weights.as_deref().map(EvaluationFile::Weights);
        weights.or_else(|| self.net.as_deref().map(EvaluationFile::Net))
    }
}

/// Parses a number from 0 to 1.
///
/// # Errors
/// When it is something else.
pub fn share<T>(text: &str) -> Result<T, String>
where
    T: FromStr<Err: Display> + Copy + Into<f64>,
{
    number(text, |value| (0.0..=1.0).contains(&value), "from 0 to 1")
}

/// Parses a number above 0.
///
/// # Errors
/// When it is something else.
pub fn positive<T>(text: &str) -> Result<T, String>
where
    T: FromStr<Err: Display> + Copy + Into<f64>,
{
    let is_positive = |value: f64| value > 0.0 && value.is_finite();
    number(text, is_positive, "above 0")
}

fn number<T>(text: &str, holds: impl Fn(f64) -> bool, range: &str) -> Result<T, String>
where
    T: FromStr<Err: Display> + Copy + Into<f64>,
{
    let value: T = text.parse().map_err(|error: T::Err| error.to_string())?;
    if holds(value.into()) {
        Ok(value)
    } else {
        Err(format!("expected a number {range}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_within_their_range() {
        assert_eq!(share::<f32>("0.15"), Ok(0.15));
        assert_eq!(share::<f32>("1"), Ok(1.0));
        assert_eq!(positive::<f64>("1.5"), Ok(1.5));
        for text in ["-0.1", "1.01", "NaN", "inf"] {
            assert_eq!(
                share::<f32>(text),
                Err("expected a number from 0 to 1".to_owned())
            );
        }
        for text in ["0", "-1", "NaN", "inf"] {
            assert_eq!(
                positive::<f64>(text),
                Err("expected a number above 0".to_owned())
            );
        }
        assert_eq!(share::<f64>("x"), Err("invalid float literal".to_owned()));
    }
}
