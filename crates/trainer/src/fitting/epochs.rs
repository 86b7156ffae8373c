//! The loop over epochs, and what it reports.

use std::time::Instant;

use super::{
    reading::Split,
    samples::Dataset,
    trainer::{FitConfig, Trainable, Trainer},
};

/// Fits a model, and saves it whenever it predicts better what is held out. `read` reads
/// the positions; `scale` is that of scores, in centipawns.
///
/// # Errors
/// When reading or saving fails, or there is nothing to learn from.
pub fn fit<M: Trainable>(
    model: M,
    config: FitConfig,
    scale: f32,
    read: impl FnOnce() -> Result<Split<M::Data>, String>,
    save: impl Fn(&M) -> Result<(), String>,
) -> Result<(), String> {
    let start = Instant::now();
    let Split { training, held_out } = read()?;
    if training.len() == 0 {
        return Err("there is no quiet position in the games".to_owned());
    }
    eprintln!(
        "{} positions to learn from, {} held out, read in {:.0} s; scale {scale:.0}",
        training.len(),
        held_out.len(),
        start.elapsed().as_secs_f64(),
    );
    let mut trainer = Trainer::new(model, config, scale);
    let mut best = trainer.loss(&held_out);
    let least = trainer.min_loss(&held_out);
    eprintln!(
        "before: loss {best:.5} on what is held out, at least {least:.5} (the entropy of the targets)"
    );
    for epoch in 0..config.epochs {
        let start = Instant::now();
        let learned = trainer.epoch(&training, epoch);
        let seconds = start.elapsed().as_secs_f64().max(0.001);
        let held = trainer.loss(&held_out);
        let mut note = "";
        if held < best || held_out.len() == 0 {
            best = held;
            save(&trainer.model)?;
            note = ", written";
        }
        eprintln!(
            "epoch {}: loss {learned:.5}, held out {held:.5}, {:.0} positions a second{note}",
            epoch + 1,
            training.len() as f64 / seconds,
        );
    }
    Ok(())
}
