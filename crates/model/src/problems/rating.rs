//! The ladder: Glicko-2, where a problem is an opponent whose strength comes from its grade.
//!
//! Source: M. E. Glickman, "Example of the Glicko-2 system", 2022,
//! <http://www.glicko.net/glicko/glicko2.pdf>. A problem is a rating period of one game.

use core::f64::consts::PI;

use serde::{Deserialize, Serialize};

/// The strength of a solver.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// On the scale of Elo.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// How much the rating varies with time.
    pub volatility: f64,
}

/// Between the scales of Glicko and Glicko-2.
const SCALE: f64 = 173.7178;
const CENTER: f64 = 1500.0;
/// How much the volatility may change.
const TAU: f64 = 0.5;
/// When the iteration for the volatility ends.
const PRECISION: f64 = 1e-6;
/// Deviations stay in these bounds: who has not trained for long is not unknown. The upper one
/// is that of somebody who begins; with the 350 of the paper a single miss would cost up to a
/// fifth of the scale of the problems.
const MIN_DEVIATION: f64 = 45.0;
const MAX_DEVIATION: f64 = 200.0;
/// A rating with a greater deviation is not known well enough to be told without it.
const KNOWN_DEVIATION: f64 = 100.0;

impl Default for Rating {
    /// Of somebody who begins.
    fn default() -> Self {
        Self {
            rating: 1000.0,
            deviation: MAX_DEVIATION,
            volatility: 0.06,
        }
    }
}

/// The rating of problems of a grade, 1 to 10. Their deviation is small: a grade is a coarse
/// measure, but a fixed one.
pub fn problem_rating(grade: u8) -> Rating {
    Rating {
        rating: 500.0 + 200.0 * f64::from(grade),
        deviation: 80.0,
        volatility: 0.06,
    }
}

impl Rating {
    /// The rating as it is shown.
    pub fn rounded(self) -> u32 {
        self.rating.round().max(0.0) as u32
    }

    /// The deviation of a solver who has solved few problems, as it is shown: in tens.
    pub fn shown_deviation(self) -> Option<u32> {
        let deviation = self.deviation.min(MAX_DEVIATION);
        (deviation > KNOWN_DEVIATION).then(|| (deviation / 10.0).round() as u32 * 10)
    }

    /// The rating after a game, rounded: what is stored stays short.
    #[must_use]
    pub fn after(self, opponent: Self, has_won: bool) -> Self {
        let after = self.after_games(&[(opponent, if has_won { 1.0 } else { 0.0 })]);
        let rounded = |value: f64, parts: f64| (value * parts).round() / parts;
        Self {
            rating: rounded(after.rating, 100.0),
            deviation: rounded(after.deviation, 100.0),
            volatility: rounded(after.volatility, 1e6),
        }
    }

    /// The rating after the games of a period, each with its score from 0 to 1.
    #[must_use]
    pub fn after_games(self, games: &[(Self, f64)]) -> Self {
        // Profiles of earlier versions have greater ones.
        let deviation = self.deviation.min(MAX_DEVIATION);
        let (mu, phi) = ((self.rating - CENTER) / SCALE, deviation / SCALE);
        let (mut information, mut surprise) = (0.0, 0.0);
        for (opponent, score) in games {
            let other = (opponent.rating - CENTER) / SCALE;
            let weight = weight(opponent.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-weight * (mu - other)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        if information <= 0.0 {
            return self;
        }
        let variance = 1.0 / information;
        let volatility = new_volatility(self.volatility, phi, variance, variance * surprise);
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
        Self {
            rating: (mu + phi * phi * surprise) * SCALE + CENTER,
            deviation: (phi * SCALE).clamp(MIN_DEVIATION, MAX_DEVIATION),
            volatility,
        }
    }
}

/// How much a game says, by the opponent's deviation (g in the paper).
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Step 5 of the paper: a root of f by the Illinois method.
fn new_volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let sum = phi * phi + variance + x.exp();
        x.exp() * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let beyond = delta * delta - phi * phi - variance;
    let mut high = match beyond > 0.0 {
        true => beyond.ln(),
        false => {
            let mut steps = 1.0;
            while f(a - steps * TAU) < 0.0 && steps < 100.0 {
                steps += 1.0;
            }
            a - steps * TAU
        }
    };
    let (mut of_low, mut of_high) = (f(low), f(high));
    // It converges in a few steps; the bound is for numbers that are none.
    for _ in 0..100 {
        if (high - low).abs() <= PRECISION {
            break;
        }
        let middle = low + (low - high) * of_low / (of_high - of_low);
        let of_middle = f(middle);
        if of_middle * of_high <= 0.0 {
            (low, of_low) = (high, of_high);
        } else {
            of_low /= 2.0;
        }
        (high, of_high) = (middle, of_middle);
    }
    (low / 2.0).exp()
}
