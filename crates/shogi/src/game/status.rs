use super::{AllPiecesIn, EndReason, Game, Impasse, ImpasseRule, Outcome, Repetition, TryRule};
use crate::{Color, Position};

/// How a game stands after some of its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status {
    /// So many moves have been made.
    pub ply: usize,
    /// The side to move.
    pub turn: Color,
    /// Whether the side to move is in check; not said after an illegal move.
    pub in_check: bool,
    /// How often the position has stood; none after an illegal move.
    pub repetition: Option<Repetition>,
    /// How the game ended, if it ended here.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// How the game stands now.
    pub fn status(&self) -> Status {
        self.status_at(self.plies.len())
    }

    /// How the game stood after so many moves: the same however one got there.
    /// Beyond the last move, how it stands now.
    pub fn status_at(&self, ply: usize) -> Status {
        let ply = ply.min(self.plies.len());
        let last = ply == self.plies.len();
        let position = self.positions.get(ply);
        Status {
            ply,
            turn: self.turn_at(ply),
            in_check: position.is_some_and(Position::is_check),
            repetition: position.map(|_| self.repetition_at(ply)),
            outcome: if last { self.outcome } else { None },
        }
    }

    fn repetition_at(&self, ply: usize) -> Repetition {
        Repetition::of(&self.positions[..=ply], &self.keys[..=ply])
    }

    /// What the moves so far decide by themselves: no legal move, the fourth
    /// repetition, a rule of impasse, the limit.
    pub(super) fn ended_by_itself(&self, ply: usize) -> Option<Outcome> {
        let position = self.positions.get(ply)?;
        let stuck = !position.has_legal_move();
        if stuck && self.rules.mate_ends_game {
            let reason = if position.is_check() {
                EndReason::Mate
            } else {
                EndReason::NoMoves
            };
            return Some(Outcome::won(!position.turn(), reason));
        }
        let repetition = self.repetition_at(ply);
        if repetition.count >= Repetition::LIMIT {
            return Some(match repetition.checking {
                Some(color) => Outcome::won(!color, EndReason::PerpetualCheck),
                None => Outcome::drawn(EndReason::Repetition),
            });
        }
        self.impasse_by_itself(ply).or_else(|| {
            (!stuck && self.limit_reached(ply)).then(|| Outcome::drawn(EndReason::MoveLimit))
        })
    }

    /// What a move brings about that nobody needs to claim. A king that stood on
    /// the other's start square from the first has not reached it.
    fn impasse_by_itself(&self, ply: usize) -> Option<Outcome> {
        let rules = &self.rules;
        let last = self.plies.get(ply.checked_sub(1)?)?;
        if rules.try_rule == TryRule::Off && rules.all_pieces_in == AllPiecesIn::Off {
            return None;
        }
        let position = &self.positions[ply];
        let impasse = Impasse::of(position, self.credit());
        let rule = |rule, on: bool| on.then(|| impasse.outcome(rule, last.by, rules)).flatten();
        let reached = position.king(last.by) == Some(last.mv.to());
        rule(ImpasseRule::Try, reached && rules.try_rule != TryRule::Off).or_else(|| {
            rule(
                ImpasseRule::AllPiecesIn,
                rules.all_pieces_in != AllPiecesIn::Off,
            )
        })
    }

    /// Whether the move limit ends the game after so many moves. If the rules say
    /// so, it waits for a king to enter; and it waits for one side's series of
    /// checks to break off, if it applies in the midst of one.
    fn limit_reached(&self, ply: usize) -> bool {
        let limit = usize::from(self.rules.move_limit);
        if limit == 0 || ply < limit {
            return false;
        }
        let gave_check = |ply: usize| self.positions[ply].is_check();
        let applies = |&ply: &usize| {
            !self.rules.limit_needs_king
                || Impasse::of(&self.positions[ply], self.credit()).any_king_entered()
        };
        let Some(first) = (limit..=ply).rev().take_while(applies).last() else {
            return false;
        };
        let escapes = first > limit && gave_check(first - 1);
        let series = if escapes { first - 1 } else { first };
        (series..=ply).step_by(2).any(|ply| !gave_check(ply))
    }
}
