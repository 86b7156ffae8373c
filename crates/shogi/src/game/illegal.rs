//! The illegal moves of a game.

use super::{EndReason, Game, IllegalMoveAfterResignation, IllegalMovePolicy, Outcome, Ply};
use crate::{Color, IllegalMoveReason, Position};

/// An illegal move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IllegalPly {
    /// Its index in [`Game::plies`].
    pub index: usize,
    /// The side that made it.
    pub by: Color,
    /// Why it was illegal.
    pub why: IllegalMoveReason,
}

impl Game {
    /// The first illegal move, pointed out or not.
    #[must_use]
    pub fn first_illegal_ply(&self) -> Option<IllegalPly> {
        let index = self.positions().len() - 1;
        let ply = *self.plies.get(index)?;
        let why = why_illegal(self.position(), ply)?;
        let by = ply.by;
        Some(IllegalPly { index, by, why })
    }

    /// The illegal move that has been pointed out or has lost the game.
    #[must_use]
    pub fn known_illegal_ply(&self) -> Option<IllegalPly> {
        let lost = self
            .outcome
            .is_some_and(|outcome| outcome.reason == EndReason::IllegalMove);
        (lost || self.must_take_back())
            .then(|| self.first_illegal_ply())
            .flatten()
    }

    /// Whether the last move was illegal and has to be taken back.
    #[must_use]
    pub fn must_take_back(&self) -> bool {
        self.rules.illegal_moves == IllegalMovePolicy::TakeBack
            && self.outcome.is_none()
            && !self.setups_after_illegal.is_empty()
    }

    /// Why a move would be illegal now; `None` for a legal one.
    pub(super) fn why_illegal(&self, ply: Ply) -> Option<IllegalMoveReason> {
        why_illegal(self.position(), ply)
    }

    /// The outcome if the first illegal move is found now.
    pub(super) fn outcome_of_foul(&self) -> Option<Outcome> {
        Some(self.outcome_of_foul_by(self.first_illegal_ply()?.by))
    }

    /// The outcome if an illegal move of `by` is found now.
    pub(super) fn outcome_of_foul_by(&self, by: Color) -> Outcome {
        match self.outcome {
            Some(resigned)
                if resigned.reason == EndReason::Resignation
                    && self.rules.illegal_move_after_resignation
                        == IllegalMoveAfterResignation::ResultStands =>
            {
                resigned
            }
            _ => Outcome::won(!by, EndReason::IllegalMove),
        }
    }
}

/// Why a move is illegal in a position; `None` for a legal one.
pub(super) fn why_illegal(position: &Position, ply: Ply) -> Option<IllegalMoveReason> {
    if ply.by != position.turn() {
        return Some(IllegalMoveReason::NotYourTurn {
            square: ply.mv.from(),
        });
    }
    position.check_legal(ply.mv).err()
}
