//! The running score of a match.

use std::fmt;

use super::{
    game::GameResult,
    score::{Pairs, Sprt, SprtResult},
};

/// The games of a match, counted for the first player.
#[derive(Debug, Default)]
pub struct Tally {
    pairs: Pairs,
    won: u32,
    drawn: u32,
    lost: u32,
    plies: usize,
    sprt: Option<Sprt>,
}

impl Tally {
    pub fn new(sprt: Option<Sprt>) -> Self {
        Self {
            sprt,
            ..Self::default()
        }
    }

    pub fn add(&mut self, results: [GameResult; 2]) {
        for result in &results {
            match result.half_points {
                0 => self.lost += 1,
                1 => self.drawn += 1,
                _ => self.won += 1,
            }
            self.plies += result.plies;
        }
        let half_points = results.map(|result| result.half_points).iter().sum();
        self.pairs.add(half_points);
    }

    /// A row of a table: games won, drawn and lost, the score and the Elo.
    pub fn row(&self) -> String {
        let (elo, score) = (self.pairs.elo(), self.pairs.score());
        let counts = format!("{}-{}-{}", self.won, self.drawn, self.lost);
        match elo.zip(score) {
            Some((elo, score)) => format!("{counts:>11}  {:5.1} %  {elo}", 100.0 * score),
            None => counts,
        }
    }

    /// Whether the sequential test has ended.
    pub fn is_decided(&self) -> bool {
        self.sprt
            .is_some_and(|sprt| sprt.result(&self.pairs).is_some())
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((elo, score)) = self.pairs.elo().zip(self.pairs.score()) else {
            return f.write_str("no games");
        };
        let (won, drawn, lost) = (self.won, self.drawn, self.lost);
        let games = won + drawn + lost;
        write!(
            f,
            "{games} games: +{won} ={drawn} -{lost}, {:.1} %, Elo {elo}, pairs {:?}, {:.0} plies a game",
            100.0 * score,
            self.pairs.0,
            self.plies as f64 / f64::from(games),
        )?;
        let Some(sprt) = self.sprt else {
            return Ok(());
        };
        let ratio = sprt.log_likelihood_ratio(&self.pairs);
        let result = match sprt.result(&self.pairs) {
            Some(SprtResult::Accepted) => "accepted",
            Some(SprtResult::Rejected) => "refused",
            None => "undecided",
        };
        let (elo0, elo1, bound) = (sprt.elo0, sprt.elo1, Sprt::bound());
        write!(
            f,
            ", SPRT({elo0}, {elo1}) {ratio:+.2} of ±{bound:.2}: {result}"
        )
    }
}
