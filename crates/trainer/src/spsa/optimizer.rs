//! Simultaneous perturbation stochastic approximation (Spall, 1992): all parameters change
//! at once, each up or down at random, and a pair of games decides which direction was
//! better.

use std::fmt;

use komadai_search::{Params, UnknownParam};

use crate::rng::Rng;

/// Parameters that are being tuned. They are displayed as `duel` and `--from` read them.
pub struct Spsa {
    start: Params,
    parameters: Vec<Parameter>,
    config: SpsaConfig,
}

#[derive(Clone, Copy, Debug)]
pub struct SpsaConfig {
    /// The distance of a trial from the parameters, as a share of their start; at least 1.
    pub spread: f64,
    /// The step after the first pair that is won 2 to 0, as a share of the spread.
    pub gain: f64,
    /// The number of pairs, after which steps are a quarter as long.
    pub pairs: u32,
    pub seed: u64,
}

struct Parameter {
    name: &'static str,
    value: f64,
    spread: f64,
}

/// The direction of each parameter in a pair of games.
pub struct Trial {
    index: u32,
    signs: Vec<f64>,
}

/// The lower bound of all parameters: some are divisors.
const MIN_VALUE: f64 = 1.0;

impl Spsa {
    /// Starts with the values of `start`.
    ///
    /// # Errors
    /// When one of the names is unknown.
    pub fn new(
        start: Params,
        names: &[&'static str],
        config: SpsaConfig,
    ) -> Result<Self, UnknownParam> {
        let parameter = |&name: &&'static str| {
            let value = f64::from(start.get(name).ok_or(UnknownParam)?);
            Ok(Parameter {
                name,
                value,
                spread: (value.abs() * config.spread).max(1.0),
            })
        };
        let parameters = names.iter().map(parameter).collect::<Result<_, _>>()?;
        Ok(Self {
            start,
            parameters,
            config,
        })
    }

    /// The trial of the `index`-th pair.
    pub fn trial(&self, index: u32) -> Trial {
        let mut rng = Rng::with_stream(self.config.seed, u64::from(index));
        let sign = |_| if rng.below(2) == 0 { -1.0 } else { 1.0 };
        Trial {
            index,
            signs: (0..self.parameters.len()).map(sign).collect(),
        }
    }

    /// The two players of a trial.
    pub fn players(&self, trial: &Trial) -> [Params; 2] {
        [1.0, -1.0].map(|direction| {
            let moved = self.parameters.iter().zip(&trial.signs);
            self.with(
                moved
                    .map(|(parameter, sign)| parameter.value + direction * sign * parameter.spread),
            )
        })
    }

    /// Takes a step by the result of the first player: from -1, both games lost, to 1.
    pub fn update(&mut self, trial: &Trial, result: f64) {
        let SpsaConfig { gain, pairs, .. } = self.config;
        let early = f64::from(pairs.max(10)) / 10.0;
        let gain = gain * (early / (early + f64::from(trial.index))).powf(0.602);
        for (parameter, sign) in self.parameters.iter_mut().zip(&trial.signs) {
            parameter.value =
                (parameter.value + gain * result * sign * parameter.spread).max(MIN_VALUE);
        }
    }

    fn with(&self, values: impl Iterator<Item = f64>) -> Params {
        let mut params = self.start.clone();
        for (parameter, value) in self.parameters.iter().zip(values) {
            let value = value.max(MIN_VALUE).round() as i32;
            params
                .set(parameter.name, value)
                .unwrap_or_else(|_| unreachable!("{} was there in the beginning", parameter.name));
        }
        params
    }
}

impl fmt::Display for Spsa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Parameter { name, value, .. }) in self.parameters.iter().enumerate() {
            let separator = if index > 0 { "," } else { "" };
            write!(f, "{separator}{name}={value:.0}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["aspiration_window", "qs_futility", "singular_margin"];
    const CONFIG: SpsaConfig = SpsaConfig {
        spread: 0.2,
        gain: 0.05,
        pairs: 2000,
        seed: 1,
    };

    const START: [(&str, i32, i32); 3] = [
        // Name, start and spread.
        ("aspiration_window", 25, 5),
        ("qs_futility", 220, 44),
        ("singular_margin", 3, 1),
    ];

    fn spsa() -> Spsa {
        let mut start = Params::default();
        for (name, value, _) in START {
            start.set(name, value).expect("it is known");
        }
        Spsa::new(start, &NAMES, CONFIG).expect("they are known")
    }

    #[test]
    fn parameters_move_to_where_games_are_won() {
        let mut spsa = spsa();
        // 40, 150 and 3 are best; the nearer player wins more often than not.
        let distance = |params: &Params| -> f64 {
            let of = |name, best: f64| {
                let value = params.get(name).map_or(0.0, f64::from);
                ((value - best) / best).powi(2)
            };
            of("aspiration_window", 40.0) + of("qs_futility", 150.0) + of("singular_margin", 3.0)
        };
        let mut rng = Rng::new(4);
        for index in 0..CONFIG.pairs {
            let trial = spsa.trial(index);
            let [one, other] = spsa.players(&trial);
            let better = 2.0 * (distance(&other) - distance(&one));
            let luck = rng.below(2001) as f64 / 1000.0 - 1.0;
            spsa.update(&trial, (better + luck).clamp(-1.0, 1.0));
        }
        let at = |parameter: usize| spsa.parameters[parameter].value;
        assert!((at(0) - 40.0).abs() < 4.0, "{}", spsa.to_string());
        assert!((at(1) - 150.0).abs() < 20.0, "{}", spsa.to_string());
        assert!((at(2) - 3.0).abs() < 1.0, "{}", spsa.to_string());
    }

    #[test]
    fn players_are_on_both_sides_of_the_parameters() {
        let spsa = spsa();
        for index in 0..20 {
            let players = spsa.players(&spsa.trial(index));
            for (name, start, spread) in START {
                let mut values = players.each_ref().map(|params| params.get(name));
                values.sort_unstable();
                assert_eq!(values, [Some(start - spread), Some(start + spread)]);
            }
        }
    }

    #[test]
    fn parameters_are_displayed_as_a_match_reads_them() {
        let mut spsa = spsa();
        assert_eq!(
            spsa.to_string(),
            "aspiration_window=25,qs_futility=220,singular_margin=3"
        );
        let trial = spsa.trial(0);
        for _ in 0..1000 {
            spsa.update(&trial, -1.0);
            spsa.update(&trial, 1.0);
        }
        assert_eq!(
            spsa.to_string(),
            "aspiration_window=25,qs_futility=220,singular_margin=3"
        );
        for _ in 0..10_000 {
            spsa.update(&trial, -trial.signs[2]);
        }
        assert!(spsa.to_string().ends_with("singular_margin=1"));
        let unknown = Spsa::new(Params::default(), &["windo"], CONFIG);
        assert!(unknown.is_err());
    }
}
