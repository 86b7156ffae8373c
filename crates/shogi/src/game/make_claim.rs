//! Which claims are possible, and what they lead to.

use alloc::vec::Vec;

use super::{
    Claim, ClaimError, EndReason, Game, IllegalMovePolicy, Impasse, ImpasseRule, Outcome,
    PointCountConsent,
};
use crate::{Color, Position};

impl Game {
    /// All possible claims now, with the sides that may make them.
    #[must_use]
    pub fn claims(&self) -> Vec<(Color, Claim)> {
        let all = Color::ALL
            .into_iter()
            .flat_map(|color| Claim::ALL.iter().map(move |&claim| (color, claim)));
        all.filter(|&(color, claim)| self.may_claim(color, claim))
            .collect()
    }

    /// Makes a claim. `None` if the game continues.
    ///
    /// # Errors
    /// When the claim may not be made now; the game is then unchanged.
    pub fn claim(&mut self, by: Color, claim: Claim) -> Result<Option<Outcome>, ClaimError> {
        if !self.may_claim(by, claim) {
            return Err(self.outcome.map_or(ClaimError::NotNow, ClaimError::Over));
        }
        let outcome = match claim {
            Claim::Resign => Outcome::won(!by, EndReason::Resignation),
            Claim::Declare => {
                let declared = self
                    .rules
                    .declaration_rule()
                    .and_then(|rule| self.impasse_outcome(rule, by));
                declared.ok_or(ClaimError::NotNow)?
            }
            Claim::RequestCount
                if self.rules.point_count_consent == PointCountConsent::BothAgree =>
            {
                self.pending_claim = Some((by, claim));
                return Ok(None);
            }
            Claim::RequestCount | Claim::AgreeCount => {
                let counted = self
                    .rules
                    .agreement_rule()
                    .and_then(|rule| self.impasse_outcome(rule, by));
                counted.ok_or(ClaimError::NotNow)?
            }
            Claim::OfferDraw => {
                self.pending_claim = Some((by, claim));
                return Ok(None);
            }
            Claim::RefuseCount | Claim::RefuseDraw => {
                self.pending_claim = None;
                return Ok(None);
            }
            Claim::AcceptDraw if self.rules.draw_by_agreement => {
                Outcome::drawn(EndReason::Agreement)
            }
            Claim::AcceptDraw => Outcome::drawn(EndReason::Repetition),
            Claim::PointOut => self.outcome_of_foul().ok_or(ClaimError::NoIllegalMove)?,
            Claim::TakeBack => {
                self.undo();
                return Ok(None);
            }
        };
        self.pending_claim = None;
        self.outcome = Some(outcome);
        Ok(Some(outcome))
    }

    /// The side that waits for an answer, and its claim.
    #[must_use]
    pub fn pending_claim(&self) -> Option<(Color, Claim)> {
        self.pending_claim
    }

    /// How far the position is from ending by impasse; `None` after an illegal move.
    #[must_use]
    pub fn impasse(&self) -> Option<Impasse> {
        let position = self.legal_position()?;
        Some(Impasse::new(position, self.credit()))
    }

    /// Whether `by` may make a claim now.
    #[must_use]
    pub fn may_claim(&self, by: Color, claim: Claim) -> bool {
        if claim == Claim::PointOut {
            return self.may_point_out();
        }
        if self.outcome.is_some() {
            return false;
        }
        if self.must_take_back() {
            return by == self.side_to_act() && matches!(claim, Claim::Resign | Claim::TakeBack);
        }
        let answers = |asked: Claim| self.pending_claim == Some((!by, asked));
        let own_turn = by == self.turn();
        let quiet = own_turn && self.pending_claim.is_none();
        match claim {
            Claim::Resign => own_turn,
            Claim::Declare => own_turn && self.may_declare(),
            Claim::RequestCount => quiet && self.may_count(by),
            Claim::AgreeCount | Claim::RefuseCount => answers(Claim::RequestCount),
            Claim::OfferDraw => quiet && self.may_offer_draw(),
            Claim::AcceptDraw | Claim::RefuseDraw => answers(Claim::OfferDraw),
            Claim::PointOut | Claim::TakeBack => false,
        }
    }

    /// The side that has to act: to move, or to take back its illegal move.
    #[must_use]
    pub fn side_to_act(&self) -> Color {
        match self.plies.last() {
            Some(ply) if self.must_take_back() => ply.by,
            _ => self.turn(),
        }
    }

    /// Whether the side to move has no legal move and has to resign, because mate does
    /// not end the game under these rules.
    #[must_use]
    pub fn awaits_resignation(&self) -> bool {
        let stuck = |position: &Position| !position.has_legal_move();
        self.outcome.is_none() && self.legal_position().is_some_and(stuck)
    }

    fn legal_position(&self) -> Option<&Position> {
        self.setups_after_illegal
            .is_empty()
            .then(|| self.position())
    }

    /// Without a referee an illegal move has to be pointed out.
    fn may_point_out(&self) -> bool {
        let settled = self
            .outcome
            .is_some_and(|outcome| outcome.reason == EndReason::IllegalMove);
        self.rules.illegal_moves == IllegalMovePolicy::Unrefereed
            && !settled
            && !self.plies.is_empty()
    }

    fn impasse_outcome(&self, rule: ImpasseRule, by: Color) -> Option<Outcome> {
        self.impasse()?.outcome(rule, by, &self.rules)
    }

    /// Declarations are possible only before the move limit.
    fn may_declare(&self) -> bool {
        let limit = usize::from(self.rules.move_limit);
        self.rules.declaration_rule().is_some()
            && self.legal_position().is_some()
            && (limit == 0 || self.plies.len() < limit)
    }

    fn may_count(&self, by: Color) -> bool {
        self.rules
            .agreement_rule()
            .is_some_and(|rule| self.impasse_outcome(rule, by).is_some())
    }

    fn may_offer_draw(&self) -> bool {
        let repeats = || self.status().repetition.is_some_and(|it| it.count > 1);
        self.rules.draw_by_agreement || self.rules.agreed_early && repeats()
    }
}
