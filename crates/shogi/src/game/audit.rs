//! Checks a finished game: every violation of the rules, and the result that it should
//! have had.

use alloc::vec::Vec;
use core::fmt;

use strum::{VariantArray, VariantNames};

use super::{
    Claim, EndReason, Game, GameError, GameRules, IllegalMovePolicy, Outcome, Ply,
    illegal::why_illegal,
};
use crate::{Color, IllegalMoveReason, Position, name_traits::named_enum};

/// How a record says that the game ended, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum ClaimedEnd {
    /// The side to move resigned.
    Resign,
    /// A declaration.
    Win,
    /// The points were counted by agreement.
    Count,
    /// A draw by agreement.
    Draw,
    /// The time of the side to move ran out.
    Timeout,
    /// The game was broken off.
    Interrupt,
    /// The side to move is mated, or has no move.
    Mate,
    /// Fourfold repetition, or an earlier one if the rules allow an agreement on
    /// it.
    Repetition,
    /// Fourfold repetition with perpetual check by one side.
    PerpetualCheck,
}

named_enum!(ClaimedEnd);

impl ClaimedEnd {
    /// Whether it states the result that the game has already.
    fn agrees_with(self, outcome: Outcome, turn: Color) -> bool {
        match self {
            Self::Resign => outcome.winner == Some(!turn),
            Self::Draw => outcome.winner.is_none(),
            Self::Mate => matches!(outcome.reason, EndReason::Mate | EndReason::NoMoves),
            Self::Repetition => matches!(
                outcome.reason,
                EndReason::Repetition | EndReason::PerpetualCheck
            ),
            Self::PerpetualCheck => outcome.reason == EndReason::PerpetualCheck,
            Self::Win | Self::Count | Self::Timeout | Self::Interrupt => false,
        }
    }
}

/// A violation of the rules in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Violation {
    /// The number of the move, from 1; for the end of the record, one more than the
    /// number of moves.
    pub ply: usize,
    /// The side that broke the rule.
    pub by: Color,
    /// How it broke the rule.
    pub reason: ViolationReason,
}

/// How a rule was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViolationReason {
    /// An illegal move.
    Illegal(IllegalMoveReason),
    /// The first move after the end of the game.
    AfterEnd(Outcome),
    /// Fourfold repetition after which both sides played on. It counts again only if
    /// the position recurs.
    RepetitionPassed,
    /// A king was captured. That is never legal: the move before was illegal.
    KingCapture,
    /// An end that could not be claimed, or that does not follow from the moves.
    Claim,
    /// A failed declaration, which loses the game.
    DeclarationFailed,
}

impl ViolationReason {
    /// A name for programs, such as `nifu`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Illegal(why) => why.id(),
            Self::AfterEnd(_) => "after_end",
            Self::RepetitionPassed => "repetition",
            Self::KingCapture => "king_capture",
            Self::Claim => "claim",
            Self::DeclarationFailed => "declaration_failed",
        }
    }
}

impl fmt::Display for ViolationReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(why) => why.fmt(f),
            Self::AfterEnd(outcome) => write!(f, "the game had ended: {outcome}"),
            Self::RepetitionPassed => f.write_str(
                "the position stood for the fourth time, and the game would have been drawn",
            ),
            Self::KingCapture => f.write_str("a king is never captured"),
            Self::Claim => f.write_str("the game had not come to this end"),
            Self::DeclarationFailed => {
                f.write_str("the declaration failed: a condition was not met")
            }
        }
    }
}

impl Violation {
    /// The side that should have lost by it, if any.
    #[must_use]
    pub fn loser(&self) -> Option<Color> {
        match self.reason {
            ViolationReason::Illegal(_) | ViolationReason::DeclarationFailed => Some(self.by),
            ViolationReason::AfterEnd(outcome) => outcome.winner.map(|winner| !winner),
            ViolationReason::RepetitionPassed
            | ViolationReason::KingCapture
            | ViolationReason::Claim => None,
        }
    }
}

/// Reads a record and finds every violation of the rules, as a referee would
/// afterwards. Whatever [`GameRules::illegal_moves`] says, illegal moves of the record
/// are played, and the first one decides the game.
///
/// ```
/// use komadai_shogi::{Audit, GameRules, Position};
/// let mut audit = Audit::new(Position::startpos(), GameRules::STANDARD);
/// for mv in ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4d", "2b3c", "7f7e", "3c4d", "P*2d"] {
///     audit.push(audit.game().parse_ply(mv)?);
/// }
/// let breach = audit.violations()[0];
/// assert_eq!((breach.ply, breach.reason.name()), (9, "not_in_hand"));
/// assert_eq!(audit.finish(None).unwrap().to_string(), "white:illegal_move");
/// # Ok::<(), komadai_shogi::ParseMoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Audit {
    game: Game,
    breaches: Vec<Violation>,
    /// The outcome of the game before moves that were played after its end.
    ended: Option<Outcome>,
    /// The policy of the rules for illegal moves, which the audit does not apply.
    policy: IllegalMovePolicy,
    /// The moves after the first one whose piece was missing.
    unread: usize,
}

impl Audit {
    /// An audit before the first move.
    #[must_use]
    pub fn new(start: Position, rules: GameRules) -> Self {
        let without_referee = GameRules {
            illegal_moves: IllegalMovePolicy::Unrefereed,
            ..rules
        };
        Self {
            game: Game::with_rules(start, without_referee),
            policy: rules.illegal_moves,
            breaches: Vec::new(),
            ended: None,
            unread: 0,
        }
    }

    /// The game with all moves that could be made.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All violations so far, in the order of the moves.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &self.breaches
    }

    /// The number of moves at the end that could not be made, because the piece of the
    /// first one was neither on its square nor in hand. That move is one of the
    /// violations.
    #[must_use]
    pub fn unread(&self) -> usize {
        self.unread
    }

    /// Adds the next move of the record.
    pub fn push(&mut self, ply: Ply) {
        if self.unread > 0 {
            self.unread += 1;
            return;
        }
        self.go_on_after_end(ply.by);
        let why = match self.game.setups_after_illegal.last() {
            Some(table) => why_illegal(&Position::from_setup_unchecked(table), ply),
            None => why_illegal(self.game.position(), ply),
        };
        let number = self.game.plies.len() + 1;
        let made = self.game.record(ply, why.is_none());
        self.unread = usize::from(made.is_err());
        let reason = match (why, made) {
            (Some(why), _) => ViolationReason::Illegal(why),
            (None, Err(GameError::KingCapture)) => ViolationReason::KingCapture,
            (None, _) => return,
        };
        self.breaches.push(Violation {
            ply: number,
            by: ply.by,
            reason,
        });
    }

    /// Checks whether the game had ended before the next move.
    fn go_on_after_end(&mut self, by: Color) {
        let Some(outcome) = self.game.outcome.take() else {
            return;
        };
        if self.ended.is_some() {
            return;
        }
        match outcome.reason {
            EndReason::Repetition | EndReason::PerpetualCheck => self.note_repetition(outcome),
            _ => {
                self.ended = Some(outcome);
                self.note(by, ViolationReason::AfterEnd(outcome));
            }
        }
    }

    /// Handles a fourfold repetition completed by the last move.
    fn note_repetition(&mut self, outcome: Outcome) {
        let Some(last) = self.game.plies.last() else {
            return;
        };
        let (by, reason) = match outcome.winner {
            Some(winner) => (
                !winner,
                ViolationReason::Illegal(IllegalMoveReason::PerpetualCheck),
            ),
            None => (last.by, ViolationReason::RepetitionPassed),
        };
        self.breaches.push(Violation {
            ply: self.game.plies.len(),
            by,
            reason,
        });
    }

    fn note(&mut self, by: Color, reason: ViolationReason) {
        self.breaches.push(Violation {
            ply: self.game.plies.len() + 1,
            by,
            reason,
        });
    }

    /// Ends the record. After that [`Audit::game`] has the outcome that the game should
    /// have had; `None` if it is not over.
    pub fn finish(&mut self, end: Option<ClaimedEnd>) -> Option<Outcome> {
        let outcome = self.decide(end);
        self.game.rules.illegal_moves = self.policy;
        outcome
    }

    fn decide(&mut self, end: Option<ClaimedEnd>) -> Option<Outcome> {
        if self.ended.is_some() {
            self.game.outcome = self.ended;
            return self.ended;
        }
        match self.game.outcome {
            Some(outcome) => {
                if outcome.reason == EndReason::PerpetualCheck {
                    self.note_repetition(outcome);
                }
                if end.is_some_and(|end| !end.agrees_with(outcome, self.game.turn())) {
                    self.note(self.game.turn(), ViolationReason::AfterEnd(outcome));
                }
            }
            None => self.end_by(end),
        }
        if let Some(by) = self.first_illegal_ply() {
            self.game.outcome = Some(self.game.outcome_of_foul_by(by));
        }
        self.game.outcome
    }

    /// The side that made the first illegal move, played or not. A perpetual check
    /// after which both sides played on does not count.
    fn first_illegal_ply(&self) -> Option<Color> {
        let mut fouls = self.breaches.iter().filter(|breach| match breach.reason {
            ViolationReason::Illegal(why) => why != IllegalMoveReason::PerpetualCheck,
            _ => false,
        });
        fouls.next().map(|breach| breach.by)
    }

    fn end_by(&mut self, end: Option<ClaimedEnd>) {
        let Some(end) = end else {
            return;
        };
        if self.unread > 0 && end != ClaimedEnd::Resign {
            return;
        }
        let turn = self.turn();
        let claimed = match end {
            // The side to move resigns; an earlier illegal move was not noticed.
            ClaimedEnd::Resign => {
                let resigned = Outcome::won(!turn, EndReason::Resignation);
                self.game.end(resigned).is_ok()
            }
            ClaimedEnd::Win => match self.game.claim(turn, Claim::Declare) {
                Ok(Some(outcome)) if outcome.reason == EndReason::DeclarationFailed => {
                    self.note(turn, ViolationReason::DeclarationFailed);
                    true
                }
                claimed => claimed.is_ok(),
            },
            ClaimedEnd::Count => self.ask(turn, Claim::RequestCount, Claim::AgreeCount),
            ClaimedEnd::Draw => self.ask(turn, Claim::OfferDraw, Claim::AcceptDraw),
            ClaimedEnd::Timeout => self.game.flag_fell(turn).is_ok(),
            ClaimedEnd::Interrupt => self.game.interrupt().is_ok(),
            // Claims are not checked after an illegal move.
            ClaimedEnd::Mate | ClaimedEnd::Repetition | ClaimedEnd::PerpetualCheck
                if !self.game.setups_after_illegal.is_empty() =>
            {
                true
            }
            ClaimedEnd::Mate => self.end_by_mate(turn),
            ClaimedEnd::Repetition => self.end_by_agreed_repetition(),
            ClaimedEnd::PerpetualCheck => false,
        };
        if !claimed {
            self.note(turn, ViolationReason::Claim);
        }
    }

    /// The side to move is mated under rules by which mate does not end the game.
    fn end_by_mate(&mut self, turn: Color) -> bool {
        let reason = match self.game.position().in_check() {
            true => EndReason::Mate,
            false => EndReason::NoMoves,
        };
        self.game.awaits_resignation() && self.game.end(Outcome::won(!turn, reason)).is_ok()
    }

    /// A repetition before the fourth, if the rules allow an agreement on it.
    fn end_by_agreed_repetition(&mut self) -> bool {
        let stood = self.game.status().repetition.map_or(0, |it| it.count);
        let may_agree = self.game.rules().agreed_early && stood > 1;
        let drawn = Outcome::drawn(EndReason::Repetition);
        may_agree && self.game.end(drawn).is_ok()
    }

    /// The side to move after the last move, made or not.
    fn turn(&self) -> Color {
        let turn = self.game.turn();
        if self.unread.is_multiple_of(2) {
            turn
        } else {
            !turn
        }
    }

    /// One side makes an offer and the other one accepts it.
    fn ask(&mut self, by: Color, asks: Claim, answers: Claim) -> bool {
        match self.game.claim(by, asks) {
            Ok(Some(_)) => true,
            Ok(None) => self.game.claim(!by, answers).is_ok(),
            Err(_) => false,
        }
    }
}

impl Game {
    /// Makes a move of a record, whatever the policy for illegal moves.
    fn record(&mut self, ply: Ply, legal: bool) -> Result<(), GameError> {
        if legal && self.setups_after_illegal.is_empty() {
            self.play_legal(ply);
            Ok(())
        } else {
            self.apply_unchecked(ply).map(drop)
        }
    }
}
