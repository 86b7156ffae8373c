//! Scores as chances to win.

/// What a score foretells, if `scale` hundredths of a pawn make the odds e to one.
pub fn probability(score: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-score / scale).exp())
}

/// The cross entropy: how badly a guess foretells what is aimed at.
pub fn loss(guess: f32, aim: f32) -> f64 {
    let guess = f64::from(guess).clamp(1e-6, 1.0 - 1e-6);
    let aim = f64::from(aim);
    -aim * guess.ln() - (1.0 - aim) * (1.0 - guess).ln()
}

/// The scale for which scores foretell results best, by golden section.
pub fn scale(scores_and_results: impl Iterator<Item = (f32, f32)> + Clone) -> f32 {
    const GOLDEN: f32 = 0.618_034;
    let badness = |scale: f32| {
        let losses = scores_and_results
            .clone()
            .map(|(score, result)| loss(probability(score, scale), result));
        losses.sum::<f64>()
    };
    let (mut low, mut high) = (50.0_f32, 3000.0_f32);
    while high - low > 1.0 {
        let (left, right) = (high - GOLDEN * (high - low), low + GOLDEN * (high - low));
        if badness(left) < badness(right) {
            high = right;
        } else {
            low = left;
        }
    }
    (low + high) / 2.0
}
