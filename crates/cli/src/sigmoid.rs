//! Scores as chances to win.

/// What a score foretells, if `scale` hundredths of a pawn make the odds e to one.
pub fn win_probability(score: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-score / scale).exp())
}

/// The cross entropy: how badly a guess foretells what is aimed at.
pub fn cross_entropy(guess: f32, aim: f32) -> f64 {
    let guess = f64::from(guess).clamp(1e-6, 1.0 - 1e-6);
    let aim = f64::from(aim);
    -aim * guess.ln() - (1.0 - aim) * (1.0 - guess).ln()
}

/// The scale for which scores foretell results best, by golden section.
pub fn fit_scale(scores_and_results: impl Iterator<Item = (f32, f32)> + Clone) -> f32 {
    const GOLDEN_RATIO: f32 = 0.618_034;
    let total_loss = |scale: f32| {
        let losses = scores_and_results
            .clone()
            .map(|(score, result)| cross_entropy(win_probability(score, scale), result));
        losses.sum::<f64>()
    };
    let (mut low, mut high) = (50.0_f32, 3000.0_f32);
    while high - low > 1.0 {
        let (left, right) = (
            high - GOLDEN_RATIO * (high - low),
            low + GOLDEN_RATIO * (high - low),
        );
        if total_loss(left) < total_loss(right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}
