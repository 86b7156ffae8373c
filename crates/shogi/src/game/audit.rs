//! What was wrong in a game that has been played already, move by move, and what
//! its result should have been.

use core::fmt;

use super::{
    Claim, EndReason, Game, GameError, GameRules, IllegalMovePolicy, Outcome, Ply,
    foul::why_illegal,
};
use crate::{Color, IllegalMove, Position, named::named};

named! {
    /// How a record ends, after its moves, by the side to move.
    RecordEnd {
        Resign = "resign",
        /// A declaration.
        Win = "win",
        /// Both sides had the points counted.
        Count = "count",
        /// Both sides wanted a draw.
        Draw = "draw",
        Timeout = "timeout",
        Interrupt = "interrupt",
        /// The side to move is mated, or has no move.
        Mate = "mate",
        /// The position stood for the fourth time, or for an earlier one where that
        /// may be agreed on.
        Repetition = "repetition",
        /// The position stood for the fourth time, by nothing but checks of one side.
        PerpetualCheck = "perpetual_check",
    }
}

impl RecordEnd {
    /// Whether it only says how the game had ended already.
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

/// Something in a record that is against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The number of the move, from 1; of the end, one more than the moves.
    pub ply: usize,
    pub by: Color,
    pub reason: BreachReason,
}

/// What a breach is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreachReason {
    Illegal(IllegalMove),
    /// The first move after the game had ended.
    AfterEnd(Outcome),
    /// The fourth repetition, past which both went on: it counts only when it
    /// recurs.
    RepetitionPassed,
    /// A king was captured, which never happens: the move before was illegal.
    KingCapture,
    /// An end that could not be claimed then, or that the moves did not bring about.
    Claim,
    /// A declaration that failed, which loses the game.
    DeclarationFailed,
}

impl BreachReason {
    /// A name for programs, such as `nifu`.
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

impl fmt::Display for BreachReason {
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

impl Breach {
    /// Who should have lost by it, if anybody.
    pub fn loser(&self) -> Option<Color> {
        match self.reason {
            BreachReason::Illegal(_) | BreachReason::DeclarationFailed => Some(self.by),
            BreachReason::AfterEnd(outcome) => outcome.winner.map(|winner| !winner),
            BreachReason::RepetitionPassed | BreachReason::KingCapture | BreachReason::Claim => {
                None
            }
        }
    }
}

/// Reads a record and finds every breach of its rules, as a referee would who
/// sees it afterwards: whatever the policy, an illegal move in a record has been
/// played, and the earliest decides.
///
/// ```
/// use shogi::{Audit, GameRules, Position};
/// let mut audit = Audit::new(Position::startpos(), GameRules::STANDARD);
/// for mv in ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4d", "2b3c", "7f7e", "3c4d", "P*2d"] {
///     audit.push(audit.game().read(mv)?);
/// }
/// let breach = audit.breaches()[0];
/// assert_eq!((breach.ply, breach.reason.name()), (9, "not_in_hand"));
/// assert_eq!(audit.finish(None).unwrap().to_string(), "white:illegal_move");
/// # Ok::<(), shogi::ParseMoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Audit {
    game: Game,
    breaches: Vec<Breach>,
    /// How the game ended before moves that went on after it.
    ended: Option<Outcome>,
    /// The policy of the rules, which the audit does without.
    policy: IllegalMovePolicy,
    /// Moves that cannot be made any more, once the wood for one was missing.
    unread: usize,
}

impl Audit {
    /// Before the first move.
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

    /// The game so far, every move of it made.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All breaches so far, in the order of moves.
    pub fn breaches(&self) -> &[Breach] {
        &self.breaches
    }

    /// How many moves at the end could not be made: the wood for the first of
    /// them is not on the table. That first one is among the breaches.
    pub fn unread(&self) -> usize {
        self.unread
    }

    /// The next move of the record.
    pub fn push(&mut self, ply: Ply) {
        if self.unread > 0 {
            self.unread += 1;
            return;
        }
        self.go_on_after_end(ply.by);
        let why = match self.game.tables.last() {
            Some(table) => why_illegal(&Position::from_setup_unchecked(table), ply),
            None => why_illegal(self.game.position(), ply),
        };
        let number = self.game.plies.len() + 1;
        let made = self.game.record(ply, why.is_none());
        self.unread = usize::from(made.is_err());
        let reason = match (why, made) {
            (Some(why), _) => BreachReason::Illegal(why),
            (None, Err(GameError::KingCapture)) => BreachReason::KingCapture,
            (None, _) => return,
        };
        self.breaches.push(Breach {
            ply: number,
            by: ply.by,
            reason,
        });
    }

    /// A move follows: had the game ended before it?
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
                self.note(by, BreachReason::AfterEnd(outcome));
            }
        }
    }

    /// The last move completed a fourth repetition.
    fn note_repetition(&mut self, outcome: Outcome) {
        let Some(last) = self.game.plies.last() else {
            return;
        };
        let (by, reason) = match outcome.winner {
            Some(winner) => (!winner, BreachReason::Illegal(IllegalMove::PerpetualCheck)),
            None => (last.by, BreachReason::RepetitionPassed),
        };
        self.breaches.push(Breach {
            ply: self.game.plies.len(),
            by,
            reason,
        });
    }

    fn note(&mut self, by: Color, reason: BreachReason) {
        self.breaches.push(Breach {
            ply: self.game.plies.len() + 1,
            by,
            reason,
        });
    }

    /// The end of the record. Afterwards [`Audit::game`] has the outcome that it
    /// should have had; `None` when it has no end yet.
    pub fn finish(&mut self, end: Option<RecordEnd>) -> Option<Outcome> {
        let outcome = self.decide(end);
        self.game.rules.illegal_moves = self.policy;
        outcome
    }

    fn decide(&mut self, end: Option<RecordEnd>) -> Option<Outcome> {
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
                    self.note(self.game.turn(), BreachReason::AfterEnd(outcome));
                }
            }
            None => self.end_by(end),
        }
        if let Some(by) = self.first_foul() {
            self.game.outcome = Some(self.game.outcome_of_foul_by(by));
        }
        self.game.outcome
    }

    /// Who made the first illegal move, on the table or on paper alone. A
    /// perpetual check past which both went on is none.
    fn first_foul(&self) -> Option<Color> {
        let mut fouls = self.breaches.iter().filter(|breach| match breach.reason {
            BreachReason::Illegal(why) => why != IllegalMove::PerpetualCheck,
            _ => false,
        });
        fouls.next().map(|breach| breach.by)
    }

    fn end_by(&mut self, end: Option<RecordEnd>) {
        let Some(end) = end else {
            return;
        };
        if self.unread > 0 && end != RecordEnd::Resign {
            return;
        }
        let turn = self.turn();
        let claimed = match end {
            // Whoever is to move; an illegal move before has not been seen.
            RecordEnd::Resign => {
                let resigned = Outcome::won(!turn, EndReason::Resignation);
                self.game.end(resigned).is_ok()
            }
            RecordEnd::Win => match self.game.claim(turn, Claim::Declare) {
                Ok(Some(outcome)) if outcome.reason == EndReason::DeclarationFailed => {
                    self.note(turn, BreachReason::DeclarationFailed);
                    true
                }
                claimed => claimed.is_ok(),
            },
            RecordEnd::Count => self.ask(turn, Claim::AskCount, Claim::AgreeCount),
            RecordEnd::Draw => self.ask(turn, Claim::OfferDraw, Claim::AcceptDraw),
            RecordEnd::Timeout => self.game.flag_fell(turn).is_ok(),
            RecordEnd::Interrupt => self.game.interrupt().is_ok(),
            // After an illegal move nothing of the kind is judged.
            RecordEnd::Mate | RecordEnd::Repetition | RecordEnd::PerpetualCheck
                if !self.game.tables.is_empty() =>
            {
                true
            }
            RecordEnd::Mate => self.end_by_mate(turn),
            RecordEnd::Repetition => self.end_by_agreed_repetition(),
            RecordEnd::PerpetualCheck => false,
        };
        if !claimed {
            self.note(turn, BreachReason::Claim);
        }
    }

    /// The side to move is mated, under rules by which that does not end the game.
    fn end_by_mate(&mut self, turn: Color) -> bool {
        let reason = match self.game.position().is_check() {
            true => EndReason::Mate,
            false => EndReason::NoMoves,
        };
        self.game.waits_for_resignation() && self.game.end(Outcome::won(!turn, reason)).is_ok()
    }

    /// A repetition before the fourth time, where the rules let the players agree.
    fn end_by_agreed_repetition(&mut self) -> bool {
        let stood = self.game.status().repetition.map_or(0, |it| it.count);
        let may_agree = self.game.rules().agreed_early && stood > 1;
        let drawn = Outcome::drawn(EndReason::Repetition);
        may_agree && self.game.end(drawn).is_ok()
    }

    /// The side to move after the last move, could it be made or not.
    fn turn(&self) -> Color {
        let turn = self.game.turn();
        if self.unread.is_multiple_of(2) {
            turn
        } else {
            !turn
        }
    }

    /// One side asks and the other says yes.
    fn ask(&mut self, by: Color, asks: Claim, answers: Claim) -> bool {
        match self.game.claim(by, asks) {
            Ok(Some(_)) => true,
            Ok(None) => self.game.claim(!by, answers).is_ok(),
            Err(_) => false,
        }
    }
}

impl Game {
    /// Makes a move of a record, whatever the policy.
    fn record(&mut self, ply: Ply, legal: bool) -> Result<(), GameError> {
        if legal && self.tables.is_empty() {
            self.play_legal(ply);
            Ok(())
        } else {
            self.push_wood(ply).map(drop)
        }
    }
}
