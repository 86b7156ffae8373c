//! Scores as probabilities to win.

/// The probability to win with a score, if `scale` centipawns make the odds e to one.
pub fn win_probability(score: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-score / scale).exp())
}

/// The loss of a predicted probability.
pub fn cross_entropy(prediction: f32, target: f32) -> f64 {
    let prediction = f64::from(prediction).clamp(1e-6, 1.0 - 1e-6);
    let target = f64::from(target);
    -target * prediction.ln() - (1.0 - target) * (1.0 - prediction).ln()
}

/// The scale with which scores predict results best, by golden-section search.
pub fn fit_scale(scores_and_results: impl Iterator<Item = (f32, f32)> + Clone) -> f32 {
    const INVERSE_GOLDEN_RATIO: f32 = 0.618_034;
    let total_loss = |scale: f32| {
        let losses = scores_and_results
            .clone()
            .map(|(score, result)| cross_entropy(win_probability(score, scale), result));
        losses.sum::<f64>()
    };
    let (mut low, mut high) = (50.0_f32, 3000.0_f32);
    while high - low > 1.0 {
        let step = INVERSE_GOLDEN_RATIO * (high - low);
        let (left, right) = (high - step, low + step);
        if total_loss(left) < total_loss(right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn the_scale_is_that_of_the_results() {
        let mut rng = Rng::new(5);
        let results: Vec<(f32, f32)> = (0..20_000)
            .map(|_| {
                let score = rng.below(3001) as f32 - 1500.0;
                let chance = 1.0 / (1.0 + f64::from(-score / 470.0).exp());
                let won = (rng.below(1_000_000) as f64) < chance * 1e6;
                (score, if won { 1.0 } else { 0.0 })
            })
            .collect();
        let scale = fit_scale(results.into_iter());
        assert!((scale - 470.0).abs() < 15.0, "{scale}");
    }
}
