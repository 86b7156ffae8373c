//! The state of a game after a number of moves, and what ends it without a claim.

use super::{
    AllPiecesEntered, EndReason, Game, Impasse, ImpasseRule, Outcome, Repetition, TryRule,
};
use crate::{Color, Position};

/// The state of a game after a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Status {
    /// The number of moves played.
    pub ply: usize,
    /// The side to move.
    pub turn: Color,
    /// Whether the side to move is in check; false after an illegal move.
    pub in_check: bool,
    /// The repetition of the position; `None` after an illegal move.
    pub repetition: Option<Repetition>,
    /// The outcome, if the game ended here.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// The state of the game now.
    #[must_use]
    pub fn status(&self) -> Status {
        self.status_at(self.plies.len())
    }

    /// The state of the game after `ply` moves; after all moves if there are fewer.
    pub fn status_at(&self, ply: usize) -> Status {
        let ply = ply.min(self.plies.len());
        let last = ply == self.plies.len();
        let position = self.positions().get(ply);
        Status {
            ply,
            turn: self.turn_at(ply),
            in_check: position.is_some_and(Position::in_check),
            repetition: position.map(|_| self.history.repetition_at(ply)),
            outcome: if last { self.outcome } else { None },
        }
    }

    /// The outcome that follows from the moves without a claim: no legal move, fourfold
    /// repetition, impasse, move limit.
    pub(super) fn automatic_outcome(&self) -> Option<Outcome> {
        let position = self.history.last();
        let stuck = !position.has_legal_move();
        if stuck && self.rules.mate_ends_game {
            let reason = if position.in_check() {
                EndReason::Mate
            } else {
                EndReason::NoMoves
            };
            return Some(Outcome::won(!position.turn(), reason));
        }
        let repetition = self.history.repetition_at(self.positions().len() - 1);
        if repetition.count >= Repetition::LIMIT {
            return Some(match repetition.perpetual_checker {
                Some(color) => Outcome::won(!color, EndReason::PerpetualCheck),
                None => Outcome::drawn(EndReason::Repetition),
            });
        }
        self.automatic_impasse().or_else(|| {
            (!stuck && self.limit_reached()).then(|| Outcome::drawn(EndReason::MoveLimit))
        })
    }

    /// The outcome of impasse rules that need no claim. A king that has been on the
    /// other king's start square from the start has not reached it.
    fn automatic_impasse(&self) -> Option<Outcome> {
        let rules = &self.rules;
        let last = self.plies.last()?;
        if rules.try_rule == TryRule::Off && rules.all_pieces_entered == AllPiecesEntered::Off {
            return None;
        }
        let position = self.history.last();
        let impasse = Impasse::new(position, self.credit());
        let rule = |rule, on: bool| on.then(|| impasse.outcome(rule, last.by, rules)).flatten();
        let reached = position.king(last.by) == Some(last.mv.to());
        rule(ImpasseRule::Try, reached && rules.try_rule != TryRule::Off).or_else(|| {
            rule(
                ImpasseRule::AllPiecesEntered,
                rules.all_pieces_entered != AllPiecesEntered::Off,
            )
        })
    }

    /// The ply since which the move limit has applied up to the last position without
    /// interruption; `None` if it does not apply. If the rules say so, it applies only
    /// after a king has entered.
    pub(super) fn limit_start(&self) -> Option<usize> {
        let limit = usize::from(self.rules.move_limit);
        let ply = self.positions().len() - 1;
        if limit == 0 || ply < limit {
            return None;
        }
        let applies = !self.rules.limit_needs_king
            || Impasse::new(self.history.last(), self.credit()).any_king_entered();
        let before = self.limit_starts.last().copied().flatten();
        applies.then(|| before.unwrap_or(ply))
    }

    /// Whether the move limit ends the game now. If it began to apply during one side's
    /// series of checks, the series is played to its end.
    fn limit_reached(&self) -> bool {
        let Some(first) = self.limit_starts.last().copied().flatten() else {
            return false;
        };
        let limit = usize::from(self.rules.move_limit);
        let escapes = first > limit && self.history.checks_at(first - 1) > 0;
        let series = if escapes { first - 1 } else { first };
        let moves = (self.positions().len() - 1 - series) / 2;
        self.history.checks_at(series + 2 * moves) <= moves
    }
}
