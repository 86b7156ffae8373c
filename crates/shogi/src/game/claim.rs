//! What a player may ask of the game besides moving.

use core::fmt;

use super::{CountBy, EndReason, Game, IllegalMovePolicy, Impasse, ImpasseRule, Outcome};
use crate::{Color, Position, named::named};

named! {
    /// What a player may ask of the game.
    Claim {
        /// To give up; on one's own turn.
        Resign = "resign",
        /// To win (or, with 24 points, draw) by one's points; on one's own turn,
        /// and it loses if a condition fails.
        Declare = "declare",
        /// To have the points counted.
        AskCount = "ask_count",
        AgreeCount = "agree_count",
        RefuseCount = "refuse_count",
        /// A draw, or an early end of a repetition.
        OfferDraw = "offer_draw",
        AcceptDraw = "accept_draw",
        RefuseDraw = "refuse_draw",
        /// That an illegal move has been made.
        PointOut = "point_out",
        /// To take the illegal move back that was pointed out.
        TakeBack = "take_back",
    }
}

/// Why a claim was not taken. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The game has ended.
    Over(Outcome),
    /// It may not be made now, by this side, under these rules.
    NotNow,
    /// No illegal move has been made.
    NoBreach,
}

impl Game {
    /// What may be claimed now, and by whom.
    pub fn claims(&self) -> Vec<(Color, Claim)> {
        let all = Color::ALL
            .into_iter()
            .flat_map(|color| Claim::ALL.iter().map(move |&claim| (color, claim)));
        all.filter(|&(color, claim)| self.may_claim(color, claim))
            .collect()
    }

    /// Makes a claim. `None` when the game goes on.
    ///
    /// # Errors
    /// When it may not be made now; nothing has changed then.
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
            Claim::AskCount if self.rules.count_by == CountBy::BothAgree => {
                self.asked = Some((by, claim));
                return Ok(None);
            }
            Claim::AskCount | Claim::AgreeCount => {
                let counted = self
                    .rules
                    .agreement_rule()
                    .and_then(|rule| self.impasse_outcome(rule, by));
                counted.ok_or(ClaimError::NotNow)?
            }
            Claim::OfferDraw => {
                self.asked = Some((by, claim));
                return Ok(None);
            }
            Claim::RefuseCount | Claim::RefuseDraw => {
                self.asked = None;
                return Ok(None);
            }
            Claim::AcceptDraw if self.rules.draw_by_agreement => {
                Outcome::drawn(EndReason::Agreement)
            }
            Claim::AcceptDraw => Outcome::drawn(EndReason::Repetition),
            Claim::PointOut => self.outcome_of_foul().ok_or(ClaimError::NoBreach)?,
            Claim::TakeBack => {
                self.undo();
                return Ok(None);
            }
        };
        self.asked = None;
        self.outcome = Some(outcome);
        Ok(Some(outcome))
    }

    /// The side that waits for an answer, and what it asked.
    pub fn asked(&self) -> Option<(Color, Claim)> {
        self.asked
    }

    /// How far the present position is from ending an impasse; `None` after an
    /// illegal move.
    pub fn impasse(&self) -> Option<Impasse> {
        let position = self.lawful()?;
        Some(Impasse::of(position, self.credit()))
    }

    /// Whether `by` may make a claim now.
    pub fn may_claim(&self, by: Color, claim: Claim) -> bool {
        if claim == Claim::PointOut {
            return self.may_point_out();
        }
        if self.outcome.is_some() {
            return false;
        }
        if self.must_take_back() {
            return by == self.on_move() && matches!(claim, Claim::Resign | Claim::TakeBack);
        }
        let answers = |asked: Claim| self.asked == Some((!by, asked));
        let own_turn = by == self.turn();
        let quiet = own_turn && self.asked.is_none();
        match claim {
            Claim::Resign => own_turn,
            Claim::Declare => own_turn && self.may_declare(),
            Claim::AskCount => quiet && self.may_count(by),
            Claim::AgreeCount | Claim::RefuseCount => answers(Claim::AskCount),
            Claim::OfferDraw => quiet && self.may_offer_draw(),
            Claim::AcceptDraw | Claim::RefuseDraw => answers(Claim::OfferDraw),
            Claim::PointOut | Claim::TakeBack => false,
        }
    }

    /// The side that has to do something now: to move, or to take its illegal
    /// move back.
    pub fn on_move(&self) -> Color {
        match self.plies.last() {
            Some(ply) if self.must_take_back() => ply.by,
            _ => self.turn(),
        }
    }

    /// Whether the side to move has no legal move, and the rules leave it to that
    /// side to end the game.
    pub fn waits_for_resignation(&self) -> bool {
        let stuck = |position: &Position| !position.has_legal_move();
        self.outcome.is_none() && self.lawful().is_some_and(stuck)
    }

    fn lawful(&self) -> Option<&Position> {
        self.tables.is_empty().then(|| self.position())
    }

    /// Nobody needs to point out what the referee sees.
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

    /// Declarations count only before the move limit.
    fn may_declare(&self) -> bool {
        let limit = usize::from(self.rules.move_limit);
        self.rules.declaration_rule().is_some()
            && self.lawful().is_some()
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

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(outcome) => write!(f, "the game is over: {outcome}"),
            Self::NotNow => f.write_str("this cannot be claimed now"),
            Self::NoBreach => f.write_str("no illegal move has been made"),
        }
    }
}

impl core::error::Error for ClaimError {}
