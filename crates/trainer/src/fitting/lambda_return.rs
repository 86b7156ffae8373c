//! The λ-return of the positions of a game: TD(λ) (Sutton, 1988).

use komadai_search::{Score, ScoreKind};

use super::win_probability;
use crate::game_file::SavedGame;

/// How a game is weighed up from its end to its start.
#[derive(Clone, Copy, Debug)]
pub struct LambdaReturn {
    /// The share of what comes after a position; the rest is the position's own score.
    pub lambda: f32,
    /// Centipawns that make the odds e to one.
    pub scale: f32,
}

impl LambdaReturn {
    /// For each ply the probability that its side wins, by the λ-return of the next ply.
    /// The λ-return of a ply is its score and, with the share λ, this probability; that of
    /// the end of the game is the result.
    pub fn of_next_plies(&self, game: &SavedGame) -> Vec<f32> {
        let mut lambda_return = game.result_for(game.turn_at(game.plies.len()));
        let mut returns: Vec<f32> = Vec::with_capacity(game.plies.len());
        for ply in game.plies.iter().rev() {
            let next = 1.0 - lambda_return;
            returns.push(next);
            let own = self.probability(ply.score);
            lambda_return = self.lambda * next + (1.0 - self.lambda) * own;
        }
        returns.reverse();
        returns
    }

    fn probability(&self, score: Score) -> f32 {
        match score.kind() {
            ScoreKind::Centipawns(score) => win_probability(score as f32, self.scale),
            ScoreKind::Mate(plies) => f32::from(u8::from(plies > 0)),
        }
    }
}

#[cfg(test)]
mod tests {
    use shogi::{Color, Position};

    use super::*;
    use crate::game_file::{Ending, Reason, ScoredPly};

    /// Of a game with these scores for the side that moves, Black first.
    fn returns(lambda: f32, scores: &[Score], winner: Option<Color>) -> Vec<f32> {
        let mv = "7g7f".parse().expect("a move");
        let plies = scores.iter().map(|&score| ScoredPly { mv, score });
        let game = SavedGame {
            index: 0,
            start: Position::startpos(),
            opening: Vec::new(),
            plies: plies.collect(),
            side_positions: Vec::new(),
            ending: Ending {
                winner,
                reason: Reason::Adjudication,
            },
        };
        let scale = 600.0;
        LambdaReturn { lambda, scale }.of_next_plies(&game)
    }

    fn assert_near(found: &[f32], expected: &[f32]) {
        let pairs = found.iter().zip(expected);
        let near = pairs.clone().all(|(one, other)| (one - other).abs() < 1e-6);
        assert!(near && found.len() == expected.len(), "{found:?}");
    }

    #[test]
    fn the_result_counts_for_each_side() {
        let scores = [Score::centipawns(0); 3];
        let won = returns(1.0, &scores, Some(Color::White));
        assert_near(&won, &[0.0, 1.0, 0.0]);
        assert_near(&returns(1.0, &scores, None), &[0.5; 3]);
    }

    #[test]
    fn with_a_lambda_of_0_it_is_the_next_score() {
        let scores = [
            Score::centipawns(100),
            Score::centipawns(-600),
            Score::mate_in(3),
        ];
        let odds = std::f32::consts::E;
        let next = returns(0.0, &scores, Some(Color::Black));
        assert_near(&next, &[odds / (1.0 + odds), 0.0, 1.0]);
    }

    #[test]
    fn what_comes_later_counts_less() {
        let scores = [Score::centipawns(0); 4];
        let drawn = returns(0.5, &scores, Some(Color::Black));
        // The last ply is White's.
        assert_near(&drawn, &[0.5625, 0.375, 0.75, 0.0]);
    }
}
