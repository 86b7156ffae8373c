//! Linear regression by least squares.

/// Elo for each unit of the expected score, where players are equal: the derivative of
/// 400 · log10(p / (1 - p)) at ½.
const ELO: f64 = 1600.0 / std::f64::consts::LN_10;
/// Standard errors in a 95 % interval, to each side.
const INTERVAL: f64 = 1.96;

/// Observations, kept as sums of their products.
#[derive(Clone, Debug)]
pub struct Regression {
    /// Of each two changes, by observations.
    products: Vec<Vec<f64>>,
    /// Of each change and the result.
    with_result: Vec<f64>,
    results_squared: f64,
    count: u32,
}

/// What a change gains, in Elo.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    pub elo: f64,
    /// Half of the 95 % interval.
    pub interval: f64,
}

impl Regression {
    pub fn new(changes: usize) -> Self {
        Self {
            products: vec![vec![0.0; changes]; changes],
            with_result: vec![0.0; changes],
            results_squared: 0.0,
            count: 0,
        }
    }

    /// Adds a pair of games. `signs` tells for each change whether the first player has it (1)
    /// or the second one (-1); `result` is the first player's share of the points, less ½.
    pub fn add(&mut self, signs: &[f64], result: f64) {
        for ((row, sum), sign) in self
            .products
            .iter_mut()
            .zip(&mut self.with_result)
            .zip(signs)
        {
            for (product, other) in row.iter_mut().zip(signs) {
                *product += sign * other;
            }
            *sum += sign * result;
        }
        self.results_squared += result * result;
        self.count += 1;
    }

    /// The number of pairs.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The effect of each change; `None` if there are too few pairs to tell them apart.
    pub fn effects(&self) -> Option<Vec<Effect>> {
        let inverse = inverse(&self.products)?;
        let freedom = f64::from(self.count) - self.products.len() as f64;
        if freedom < 1.0 {
            return None;
        }
        let times_sums = |row: &Vec<f64>| -> f64 { dot(row, &self.with_result) };
        let gains: Vec<f64> = inverse.iter().map(times_sums).collect();
        let variance = (self.results_squared - dot(&gains, &self.with_result)).max(0.0) / freedom;
        let effect = |(change, gain): (usize, &f64)| Effect {
            elo: ELO * gain,
            interval: ELO * INTERVAL * (variance * inverse[change][change]).sqrt(),
        };
        Some(gains.iter().enumerate().map(effect).collect())
    }
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination; `None` if
/// it has none.
fn inverse(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    const SMALLEST_PIVOT: f64 = 1e-9;
    let size = matrix.len();
    let unit = |at: usize| (0..size).map(move |column| f64::from(u8::from(column == at)));
    let mut rows: Vec<Vec<f64>> = (0..size)
        .map(|at| matrix[at].iter().copied().chain(unit(at)).collect())
        .collect();
    for at in 0..size {
        let pivot = rows[at][at];
        if pivot.abs() < SMALLEST_PIVOT {
            return None;
        }
        rows[at].iter_mut().for_each(|value| *value /= pivot);
        let pivot_row = rows[at].clone();
        for (other, row) in rows.iter_mut().enumerate() {
            if other != at {
                let factor = row[at];
                for (value, above) in row.iter_mut().zip(&pivot_row) {
                    *value -= factor * above;
                }
            }
        }
    }
    Some(rows.into_iter().map(|row| row[size..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn signs(rng: &mut Rng, count: usize) -> Vec<f64> {
        (0..count)
            .map(|_| f64::from(2 * rng.below(2) as i32 - 1))
            .collect()
    }

    #[test]
    fn the_gain_of_each_change_is_found() {
        let gains = [0.05, -0.02, 0.0];
        let mut rng = Rng::new(1);
        let mut regression = Regression::new(gains.len());
        for _ in 0..4000 {
            let signs = signs(&mut rng, gains.len());
            let expected: f64 = 0.5 + dot(&signs, &gains);
            // A won or a lost game.
            let won = (rng.below(10_000) as f64) < 10_000.0 * expected;
            regression.add(&signs, f64::from(u8::from(won)) - 0.5);
        }
        assert_eq!(regression.count(), 4000);
        let effects = regression.effects().expect("there are enough pairs");
        for (effect, gain) in effects.iter().zip(gains) {
            let distance = (effect.elo - ELO * gain).abs();
            assert!(distance < 1.5 * effect.interval, "{effects:?}");
            // One standard error of the mean of 4,000 results of ± ½.
            let expected = ELO * INTERVAL * 0.5 / 4000_f64.sqrt();
            assert!(
                (effect.interval / expected - 1.0).abs() < 0.05,
                "{effects:?}"
            );
        }
    }

    #[test]
    fn without_noise_the_gains_are_exact() {
        let mut regression = Regression::new(2);
        for signs in [[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0]] {
            regression.add(&signs, 0.1 * signs[0] - 0.2 * signs[1]);
        }
        let effects = regression.effects().expect("three pairs are enough");
        for (effect, gain) in effects.iter().zip([0.1, -0.2]) {
            assert!((effect.elo - ELO * gain).abs() < 1e-9 && effect.interval < 1e-4);
        }
    }

    #[test]
    fn changes_that_were_always_together_cannot_be_told_apart() {
        let mut regression = Regression::new(2);
        assert!(regression.effects().is_none());
        for _ in 0..10 {
            regression.add(&[1.0, 1.0], 0.5);
        }
        assert!(regression.effects().is_none());
    }
}
