//! Ends games between engines that the rules would continue: games that are decided, and
//! games that are too long.

use komadai_search::{Score, ScoreKind};
use shogi::{Color, EndReason, Game, Outcome};

use crate::game_file::{Ending, Reason};

pub struct Adjudicator {
    /// The score of a won game, in centipawns.
    win_score: i32,
    /// The plies for which both sides' scores have to agree.
    min_plies: u32,
    /// Who is winning by the scores of both sides, and for how many plies.
    winning: Option<(Color, u32)>,
}

impl Default for Adjudicator {
    /// For matches: 30 pawns for four plies.
    fn default() -> Self {
        Self::new(3000, 4)
    }
}

impl Adjudicator {
    /// A game of this length is drawn.
    const MAX_PLIES: usize = 320;

    pub fn new(win_score: i32, min_plies: u32) -> Self {
        Self {
            win_score,
            min_plies,
            winning: None,
        }
    }

    /// Records the score that `by` had for the move it made.
    pub fn record_score(&mut self, by: Color, score: Score) {
        let value = match score.kind() {
            ScoreKind::Centipawns(value) => value,
            ScoreKind::Mate(plies) if plies > 0 => i32::MAX,
            ScoreKind::Mate(_) => -i32::MAX,
        };
        let winner = match value {
            value if value >= self.win_score => Some(by),
            value if value <= -self.win_score => Some(!by),
            _ => None,
        };
        self.winning = match (self.winning, winner) {
            (Some((before, plies)), Some(now)) if before == now => Some((now, plies + 1)),
            (_, Some(now)) => Some((now, 1)),
            (_, None) => None,
        };
    }

    /// How the game has ended, if it has.
    pub fn ending(&self, game: &Game) -> Option<Ending> {
        if let Some(outcome) = game.outcome() {
            return Some(ending_from_outcome(Some(outcome), Reason::Mate));
        }
        if let Some((winner, plies)) = self.winning
            && plies >= self.min_plies
        {
            let winner = Some(winner);
            let reason = Reason::Adjudication;
            return Some(Ending { winner, reason });
        }
        (game.plies().len() >= Self::MAX_PLIES).then_some(Ending {
            winner: None,
            reason: Reason::Length,
        })
    }
}

/// The ending of an outcome; `otherwise` is the reason for an outcome that game files have no
/// reason for.
pub fn ending_from_outcome(outcome: Option<Outcome>, otherwise: Reason) -> Ending {
    let reason = match outcome.map(|outcome| outcome.reason) {
        Some(EndReason::Mate | EndReason::NoMoves) => Reason::Mate,
        Some(EndReason::Repetition) => Reason::Repetition,
        Some(EndReason::PerpetualCheck) => Reason::PerpetualCheck,
        _ => otherwise,
    };
    Ending {
        winner: outcome.and_then(|outcome| outcome.winner),
        reason,
    }
}

#[cfg(test)]
mod tests {
    use shogi::Position;

    use super::*;

    /// Checks who has won after these scores, Black's first.
    #[track_caller]
    fn check(scores: &[Score], winner: Option<Color>) {
        let mut adjudicator = Adjudicator::default();
        let mut by = Color::Black;
        for &score in scores {
            adjudicator.record_score(by, score);
            by = !by;
        }
        let ending = adjudicator.ending(&Game::new(Position::startpos()));
        assert_eq!(
            ending.and_then(|ending| ending.winner),
            winner,
            "{scores:?}"
        );
        assert_eq!(ending.is_some(), winner.is_some(), "{scores:?}");
    }

    #[test]
    fn a_game_is_won_when_both_sides_say_so_for_a_while() {
        let points = Score::centipawns;
        let (won, lost) = (points(3100), points(-3100));
        check(&[], None);
        check(&[won, lost, won], None);
        check(&[won, lost, won, lost], Some(Color::Black));
        check(&[lost, won, lost, won], Some(Color::White));
        check(&[won, lost, won, points(-2900)], None);
        check(&[won, lost, won, points(-2900), won], None);
        check(&[won, won, won, won], None);
        check(&[won, lost, lost, won, lost, won], Some(Color::White));
        let (mates, mated) = (Score::mate_in(7), Score::mated_in(6));
        check(&[mates, mated, mates, mated], Some(Color::Black));
        check(&[mated, mates, mated, mates], Some(Color::White));
    }
}
