//! What the results of a match say: Elo and its interval, and a sequential test.

use std::fmt;

/// Pairs of games from one opening with colours swapped, counted by what the first
/// player made of both: 0, ½, 1, 1½ or 2 points. The two games of a pair hang
/// together, so the pair is what varies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u32; 5]);

/// 95 % of a normal distribution lie within so many standard deviations.
const Z_95: f64 = 1.959_964;

impl Pairs {
    /// Adds a pair in which the first player made so many half points.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The share of the points, from 0 to 1, and its variance from pair to pair.
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

    /// What share of the points the first player made.
    pub fn score(&self) -> Option<f64> {
        (self.count() > 0).then(|| self.mean_and_variance().0)
    }

    /// The difference in Elo; none before the first pair.
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

/// The interval of a share when all pairs ended alike, so that they tell nothing of
/// how they vary (Wilson, 1927).
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

/// From a share of points to a difference; infinite at 0 and 1.
fn elo_from_score(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.0, 1.0) - 1.0).log10()
}

fn score_from_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Whether the first player is better by `elo1` rather than by `elo0`: Wald's
/// sequential test by the normal approximation, with one chance in twenty to be
/// wrong either way.
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
    const ERROR_RATE: f64 = 0.05;
    /// Before this the approximation means nothing.
    const MIN_PAIRS: u32 = 8;

    /// The logarithm of how much likelier the pairs are by `elo1`.
    pub fn log_likelihood_ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.count() < Self::MIN_PAIRS {
            return 0.0;
        }
        let count = f64::from(pairs.count());
        let (mean, variance) = pairs.mean_and_variance();
        // One pair more, as far from the mean as can be, keeps it from nought.
        let variance = (variance * count + 0.25) / (count + 1.0);
        let (share0, share1) = (score_from_elo(self.elo0), score_from_elo(self.elo1));
        count * (share1 - share0) * (2.0 * mean - share0 - share1) / (2.0 * variance)
    }

    /// What ends the match: the logarithm passes this, one way or the other.
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

    /// The values of the arena's `match.py`, which computes the same.
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
    fn without_games_nothing_is_said() {
        assert_eq!(Pairs::default().elo(), None);
        assert_eq!(Pairs::default().score(), None);
        let mut pairs = Pairs::default();
        pairs.add(4);
        pairs.add(1);
        assert_eq!(pairs, Pairs([0, 1, 0, 0, 1]));
        assert_eq!(pairs.score(), Some(0.625));
    }
}
