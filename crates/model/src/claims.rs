//! What players ask of a game besides moving, how it ends by that, and the game
//! that follows a draw.
use core::time::Duration;

use shogi::{
    AfterDraw, ByColor, Claim, ClaimError, Color, EndReason, Foul, IllegalMovePolicy, Outcome,
    clock::Phase, replay_controls,
};

use super::{Event, GameSetup, PlayedGame, Refusal};

impl PlayedGame {
    /// Whether a side may claim something now on this screen.
    pub fn may_claim(&self, by: Color, claim: Claim) -> bool {
        (self.is_over() || self.to_move().is_some() || self.game.must_take_back())
            && self.game.may_claim(by, claim)
    }

    /// A side claims something.
    pub fn claim(&mut self, by: Color, claim: Claim, now: Duration) -> Vec<Event> {
        let fallen = self.check_flag(now);
        if !fallen.is_empty() || !self.may_claim(by, claim) {
            return fallen;
        }
        if claim == Claim::TakeBack {
            return self.undo(now);
        }
        match self.game.claim(by, claim) {
            Ok(Some(outcome)) => vec![self.end(outcome, now)],
            Ok(None) => vec![Event::Claimed { by, claim }],
            Err(ClaimError::NoBreach) => vec![Event::NoBreach],
            Err(ClaimError::Over(_) | ClaimError::NotNow) => Vec::new(),
        }
    }

    /// The side to move gives up.
    pub fn resign(&mut self, now: Duration) -> Vec<Event> {
        self.claim(self.on_move(), Claim::Resign, now)
    }

    /// The person who may claim something now.
    pub fn claimant(&self, claim: Claim) -> Option<Color> {
        let may = |&by: &Color| self.setup().is_person(by) && self.may_claim(by, claim);
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
    pub fn waits_for_resignation(&self) -> bool {
        self.game.waits_for_resignation()
    }

    /// The side that has to act: to move, or to take its illegal move back.
    pub fn on_move(&self) -> Color {
        self.game.on_move()
    }

    /// A king is never captured: the move before is pointed out instead, if it
    /// was illegal.
    pub(super) fn spare_king(&mut self, by: Color, now: Duration) -> Vec<Event> {
        match self.game.first_foul() {
            Some(_) => self.claim(by, Claim::PointOut, now),
            None => vec![Event::KingSpared],
        }
    }

    /// The end of a game without referee is the time to look at its moves: the
    /// earliest illegal one decides.
    pub(super) fn outcome_after_audit(&mut self, outcome: Outcome) -> Outcome {
        let unrefereed = self.setup().rules.illegal_moves == IllegalMovePolicy::Unrefereed;
        if !unrefereed || outcome.reason == EndReason::IllegalMove {
            return outcome;
        }
        match self.game.claim(self.game.turn(), Claim::PointOut) {
            Ok(Some(audited)) => audited,
            Ok(None) | Err(_) => outcome,
        }
    }

    /// The illegal move that everybody knows of, or that came out at the end.
    pub fn known_foul(&self) -> Option<Foul> {
        if self.is_over() {
            self.game.first_foul()
        } else {
            self.game.foul()
        }
    }

    /// The known illegal move as the board shows it, while it is the last one.
    pub fn foul_on_board(&self) -> Option<Refusal> {
        let foul = self.known_foul()?;
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
        let side = self.on_move();
        let (asks, answers) = match outcome.reason {
            EndReason::Time => return self.game.flag_fell(!outcome.winner?).ok().map(drop),
            EndReason::Interrupted => return self.game.interrupt().ok().map(drop),
            EndReason::Resignation => (Claim::Resign, None),
            EndReason::Declaration24 | EndReason::Declaration27 | EndReason::DeclarationFailed => {
                (Claim::Declare, None)
            }
            EndReason::Impasse24 | EndReason::Impasse27 => {
                (Claim::AskCount, Some(Claim::AgreeCount))
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
            | EndReason::AllPiecesIn
            | EndReason::MoveLimit => return None,
        };
        let ended = self.game.claim(side, asks).ok()?;
        if let (None, Some(answer)) = (ended, answers) {
            self.game.claim(!side, answer).ok()?;
        }
        Some(())
    }

    /// The question that waits for an answer, as it is stored: `black:ask_count`.
    pub(super) fn asked_text(&self) -> Option<String> {
        let (by, claim) = self.game.asked()?;
        Some(format!("{by}:{}", claim.name()))
    }

    /// The same game with a stored question asked again.
    pub(super) fn asked(mut self, text: &str) -> Option<Self> {
        let (by, claim) = text.split_once(':')?;
        let (by, claim) = (Color::from_name(by)?, Claim::from_name(claim)?);
        self.game.claim(by, claim).ok()?;
        self.game.asked().is_some().then_some(self)
    }

    /// The game to play after a draw that is replayed: sides reversed, but for
    /// a handicap, whose giver stays the giver.
    pub fn replay(&self) -> Option<GameSetup> {
        let drawn = self.game.outcome()?.is_replayable();
        if !drawn || self.setup().rules.after_draw != AfterDraw::Replay {
            return None;
        }
        let setup = self.setup();
        // Whoever set the game has seen to it that a replay can have its time.
        let swapped = !setup.is_handicap();
        let side = |color: Color| if swapped { !color } else { color };
        let remaining = ByColor::from_fn(|color| {
            let reading = self.clock.reading(color, Duration::ZERO);
            reading
                .filter(|reading| reading.phase == Phase::Main)
                .map_or(Duration::ZERO, |reading| reading.remaining)
        });
        let controls = replay_controls(&setup.rules, setup.controls, remaining, swapped).ok()?;
        Some(GameSetup {
            start: setup.start,
            seats: ByColor::from_fn(|color| setup.seats[side(color)]),
            names: ByColor::from_fn(|color| setup.names[side(color)].clone()),
            controls,
            rules: setup.rules,
        })
    }
}
