//! What players ask of a game besides moving, how it ends by that, and the game
//! that follows a draw.
use core::time::Duration;

use shogi::{
    AfterDraw, ByColor, Claim, ClaimError, Color, EndReason, Game, IllegalMovePolicy, IllegalPly,
    Outcome, clock::Phase, rematch_time_controls,
};

use super::{GameEvent, GameOptions, PlayedGame, Refusal};

impl PlayedGame {
    /// Whether a side may claim something now on this screen.
    pub fn may_claim(&self, by: Color, claim: Claim) -> bool {
        (self.is_over() || self.to_move().is_some() || self.game.must_take_back())
            && self.game.may_claim(by, claim)
    }

    /// A side claims something.
    pub fn claim(&mut self, by: Color, claim: Claim, now: Duration) -> Vec<GameEvent> {
        let fallen = self.check_flag(now);
        if !fallen.is_empty() || !self.may_claim(by, claim) {
            return fallen;
        }
        if claim == Claim::TakeBack {
            return self.undo(now);
        }
        match self.game.claim(by, claim) {
            Ok(Some(outcome)) => vec![self.end(outcome, now)],
            Ok(None) => vec![GameEvent::Claimed { by, claim }],
            Err(ClaimError::NoIllegalMove) => vec![GameEvent::NoIllegalMove],
            Err(ClaimError::Over(_) | ClaimError::NotNow) => Vec::new(),
        }
    }

    /// The side to move gives up.
    pub fn resign(&mut self, now: Duration) -> Vec<GameEvent> {
        self.claim(self.side_to_act(), Claim::Resign, now)
    }

    /// The person who may claim something now.
    pub fn claimant(&self, claim: Claim) -> Option<Color> {
        let may = |&by: &Color| self.options().is_person(by) && self.may_claim(by, claim);
        Color::ALL.into_iter().find(may)
    }

    /// The person who may give up now.
    pub fn resigner(&self) -> Option<Color> {
        self.claimant(Claim::Resign)
    }

    /// The side that gave up, if that ended the game.
    pub fn resigned(&self) -> Option<Color> {
        let outcome = self.game.outcome()?;
        let winner = outcome.winner?;
        (outcome.reason == EndReason::Resignation).then_some(!winner)
    }

    /// Whether the side to move has no legal move and has to end the game itself.
    pub fn awaits_resignation(&self) -> bool {
        self.game.awaits_resignation()
    }

    /// The side that has to act: to move, or to take its illegal move back.
    pub fn side_to_act(&self) -> Color {
        self.game.side_to_act()
    }

    /// A king is never captured: the move before is pointed out instead, if it
    /// was illegal.
    pub(super) fn spare_king(&mut self, by: Color, now: Duration) -> Vec<GameEvent> {
        match self.game.first_illegal_ply() {
            Some(_) => self.claim(by, Claim::PointOut, now),
            None => vec![GameEvent::KingSpared],
        }
    }

    pub(super) fn outcome_after_audit(&mut self, outcome: Outcome) -> Outcome {
        outcome_after_audit(&mut self.game, outcome)
    }

    /// The illegal move that everybody knows of, or that came out at the end.
    pub fn known_illegal_ply(&self) -> Option<IllegalPly> {
        if self.is_over() {
            self.game.first_illegal_ply()
        } else {
            self.game.known_illegal_ply()
        }
    }

    /// The known illegal move as the board shows it, while it is the last one.
    pub fn illegal_move_on_board(&self) -> Option<Refusal> {
        let foul = self.known_illegal_ply()?;
        let ply = *self.game.plies().last()?;
        if foul.index + 1 < self.game.plies().len() {
            return None;
        }
        Some(Refusal {
            origin: ply.mv.origin(ply.by),
            to: ply.mv.to(),
            why: foul.why,
        })
    }

    /// The same game, ended by what its moves do not show.
    pub(super) fn ended(mut self, outcome: Outcome) -> Option<Self> {
        if self.game.outcome().is_none() {
            self.end_as(outcome)?;
        }
        self.clock.stop(Duration::ZERO);
        (self.game.outcome()? == outcome).then_some(self)
    }

    fn end_as(&mut self, outcome: Outcome) -> Option<()> {
        let side = self.side_to_act();
        let (asks, answers) = match outcome.reason {
            EndReason::Time => return self.game.flag_fell(!outcome.winner?).ok().map(drop),
            EndReason::Interrupted => return self.game.interrupt().ok().map(drop),
            EndReason::Resignation => (Claim::Resign, None),
            EndReason::Declaration24 | EndReason::Declaration27 | EndReason::DeclarationFailed => {
                (Claim::Declare, None)
            }
            EndReason::Impasse24 | EndReason::Impasse27 => {
                (Claim::RequestCount, Some(Claim::AgreeCount))
            }
            EndReason::Agreement | EndReason::Repetition => {
                (Claim::OfferDraw, Some(Claim::AcceptDraw))
            }
            EndReason::IllegalMove => (Claim::PointOut, None),
            // The moves alone end a game so.
            EndReason::Mate
            | EndReason::NoMoves
            | EndReason::PerpetualCheck
            | EndReason::TryRule
            | EndReason::AllPiecesEntered
            | EndReason::MoveLimit => return None,
        };
        let ended = self.game.claim(side, asks).ok()?;
        if let (None, Some(answer)) = (ended, answers) {
            self.game.claim(!side, answer).ok()?;
        }
        Some(())
    }

    /// The question that waits for an answer, as it is stored: `black:ask_count`.
    pub(super) fn pending_claim_text(&self) -> Option<String> {
        let (by, claim) = self.game.pending_claim()?;
        Some(format!("{by}:{}", claim.name()))
    }

    /// The same game with a stored question asked again.
    pub(super) fn with_pending_claim(mut self, text: &str) -> Option<Self> {
        let (by, claim) = text.split_once(':')?;
        let (by, claim) = (Color::from_name(by)?, Claim::from_name(claim)?);
        self.game.claim(by, claim).ok()?;
        self.game.pending_claim().is_some().then_some(self)
    }

    /// The game to play after a draw that is replayed: sides reversed, but for
    /// a handicap, whose giver stays the giver.
    pub fn rematch(&self) -> Option<GameOptions> {
        let drawn = self.game.outcome()?.allows_rematch();
        if !drawn || self.options().rules.after_draw != AfterDraw::Rematch {
            return None;
        }
        let setup = self.options();
        // Whoever set the game has seen to it that a replay can have its time.
        let swapped = !setup.is_handicap();
        let side = |color: Color| if swapped { !color } else { color };
        let remaining = ByColor::from_fn(|color| {
            let reading = self.clock.reading(color, Duration::ZERO);
            reading
                .filter(|reading| reading.phase == Phase::Main)
                .map_or(Duration::ZERO, |reading| reading.remaining)
        });
        let controls =
            rematch_time_controls(&setup.rules, setup.controls, remaining, swapped).ok()?;
        Some(GameOptions {
            start: setup.start,
            seats: ByColor::from_fn(|color| setup.seats[side(color)]),
            names: ByColor::from_fn(|color| setup.names[side(color)].clone()),
            controls,
            rules: setup.rules,
        })
    }
}

/// The end of a game without referee is the time to look at its moves: the earliest illegal
/// one decides. `outcome` is how the game has ended; what it ends with is returned.
pub fn outcome_after_audit(game: &mut Game, outcome: Outcome) -> Outcome {
    let unrefereed = game.rules().illegal_moves == IllegalMovePolicy::Unrefereed;
    if !unrefereed || outcome.reason == EndReason::IllegalMove {
        return outcome;
    }
    match game.claim(game.turn(), Claim::PointOut) {
        Ok(Some(audited)) => audited,
        Ok(None) | Err(_) => outcome,
    }
}
