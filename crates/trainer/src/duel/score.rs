//! The statistics of a match: Elo with its interval, and a sequential test.

use std::fmt;

/// Pairs of games from one opening with colours swapped, counted by the points of the first
/// player: 0, ½, 1, 1½ or 2. The two games of a pair are not independent; the pairs are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u32; 5]);

/// 95 % of a normal distribution are within this many standard deviations.
const Z_95: f64 = 1.959_964;

impl Pairs {
    /// Adds a pair by the half points of the first player.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score, from 0 to 1, and its variance from pair to pair.
    fn mean_and_variance(&self) -> (f64, f64) {
        let count = f64::from(self.count());
        let values = || {
            let counts = self.0.iter().enumerate();
            counts.map(|(half_points, &count)| (half_points as f64 / 4.0, f64::from(count)))
        };
        let mean = values().map(|(value, times)| value * times).sum::<f64>() / count;
        let squares = values().map(|(value, times)| times * (value - mean).powi(2));
        (mean, squares.sum::<f64>() / count)
    }

    /// The first player's share of the points.
    pub fn score(&self) -> Option<f64> {
        (self.count() > 0).then(|| self.mean_and_variance().0)
    }

    /// The difference in Elo; `None` before the first pair.
    pub fn elo(&self) -> Option<Elo> {
        if self.count() == 0 {
            return None;
        }
        let count = f64::from(self.count());
        let (mean, variance) = self.mean_and_variance();
        let (low, high) = if variance > 0.0 {
            let spread = Z_95 * (variance / count).sqrt();
            (mean - spread, mean + spread)
        } else {
            wilson(mean, 2.0 * count)
        };
        Some(Elo {
            low: elo_from_score(low),
            estimate: elo_from_score(mean),
            high: elo_from_score(high),
        })
    }
}

/// The interval of a share when all pairs have the same result, and so no variance (Wilson,
/// 1927).
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let square = Z_95 * Z_95;
    let centre = (share * games + square / 2.0) / (games + square);
    let spread = (share * (1.0 - share) * games + square / 4.0).sqrt();
    let half = Z_95 * spread / (games + square);
    (centre - half, centre + half)
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    pub low: f64,
    pub estimate: f64,
    pub high: f64,
}

impl fmt::Display for Elo {
    /// `+35 [+12, +59]`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            low,
            estimate,
            high,
        } = self;
        write!(f, "{estimate:+.0} [{low:+.0}, {high:+.0}]")
    }
}

/// The difference in Elo for a share of the points; infinite at 0 and 1.
fn elo_from_score(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.0, 1.0) - 1.0).log10()
}

fn score_from_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Wald's sequential probability ratio test, by the normal approximation: whether the first
/// player is better by `elo1` rather than by `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtResult {
    Accepted,
    Rejected,
}

impl Sprt {
    /// The probability of either error.
    const ERROR_RATE: f64 = 0.05;
    /// The approximation is invalid for fewer pairs.
    const MIN_PAIRS: u32 = 8;

    /// The logarithm of the ratio of the pairs' likelihoods by `elo1` and by `elo0`.
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() < Self::MIN_PAIRS {
            return 0.0;
        }
        let count = f64::from(pairs.count());
        let (mean, variance) = pairs.mean_and_variance();
        // One more pair, as far from the mean as possible, keeps it above zero.
        let variance = (variance * count + 0.25) / (count + 1.0);
        let (share0, share1) = (score_from_elo(self.elo0), score_from_elo(self.elo1));
        count * (share1 - share0) * (2.0 * mean - share0 - share1) / (2.0 * variance)
    }

    /// The test ends when the logarithm is beyond this, positive or negative.
    pub fn bound() -> f64 {
        ((1.0 - Self::ERROR_RATE) / Self::ERROR_RATE).ln()
    }

    pub fn result(&self, pairs: &Pairs) -> Option<SprtResult> {
        match self.log_likelihood_ratio(pairs) {
            likelihood if likelihood >= Self::bound() => Some(SprtResult::Accepted),
            likelihood if likelihood <= -Self::bound() => Some(SprtResult::Rejected),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of an independent implementation, the arena's `match.py`.
    #[track_caller]
    fn check(pairs: [u32; 5], elo: [f64; 3], likelihood: f64) {
        let pairs = Pairs(pairs);
        let found = pairs.elo().expect("there are pairs");
        for (found, wanted) in [found.low, found.estimate, found.high].into_iter().zip(elo) {
            let same = found == wanted || (found - wanted).abs() < 0.05;
            assert!(same, "{pairs:?}: {found} instead of {wanted}");
        }
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 10.0,
        };
        let found = sprt.log_likelihood_ratio(&pairs);
        assert!((found - likelihood).abs() < 1e-3, "{pairs:?}: {found}");
    }

    #[test]
    fn elo_and_likelihood_are_those_of_the_arena() {
        const INFINITE: f64 = f64::INFINITY;
        check([0, 0, 10, 0, 0], [-147.772, 0.0, 147.772], -0.04554);
        check([1, 2, 10, 6, 3], [-7.906, 63.88, 141.597], 0.38863);
        check([0, 0, 0, 0, 8], [247.85, INFINITE, INFINITE], 2.04195);
        check([8, 0, 0, 0, 0], [-INFINITE, -INFINITE, -247.85], -2.10156);
        check([10, 20, 40, 25, 15], [-13.326, 23.726, 61.326], 0.51444);
        check([100, 200, 450, 260, 120], [4.38, 15.383, 26.417], 3.28984);
        check([0, 0, 1, 0, 0], [-392.519, 0.0, 392.519], 0.0);
        check([4, 0, 0, 0, 4], [-296.575, 0.0, 296.575], -0.00331);
    }

    #[test]
    fn a_test_ends_at_its_bounds() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 10.0,
        };
        let result = |pairs| sprt.result(&Pairs(pairs));
        assert_eq!(
            result([100, 200, 450, 260, 120]),
            Some(SprtResult::Accepted)
        );
        assert_eq!(
            result([120, 260, 450, 200, 100]),
            Some(SprtResult::Rejected)
        );
        assert_eq!(result([10, 20, 40, 25, 15]), None);
        assert_eq!(result([0, 0, 0, 0, 7]), None, "too few pairs");
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
    }

    #[test]
    fn without_games_there_is_no_elo() {
        assert_eq!(Pairs::default().elo(), None);
        assert_eq!(Pairs::default().score(), None);
        let mut pairs = Pairs::default();
        pairs.add(4);
        pairs.add(1);
        assert_eq!(pairs, Pairs([0, 1, 0, 0, 1]));
        assert_eq!(pairs.score(), Some(0.625));
    }
}
