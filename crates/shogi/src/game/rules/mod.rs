//! The rules that two players agree on before a game: everything that the rules of
//! shogi leave to the organizer.

mod key;
mod preset;
mod relevance;
#[cfg(test)]
mod tests;

pub use key::{RuleError, RuleKey};
pub use preset::RulesPreset;

use crate::string_enum::string_enum;

string_enum! {
    /// What happens to an illegal move.
    IllegalMovePolicy {
        /// It cannot be played; the reason is shown.
        Refuse = "refuse",
        /// It is played, stays in the record, and loses at once.
        Lose = "lose",
        /// It is pointed out and has to be taken back; then another move is played.
        TakeBack = "take-back",
        /// Nothing happens until somebody points it out; then the first violation
        /// decides the game.
        Unrefereed = "unrefereed",
    }

    /// What an illegal move costs if it is found after the other side has resigned.
    FoulAfterResignation {
        /// Nothing: the resignation stands.
        ResultStands = "result-stands",
        /// The game (Japan Shogi Association, since October 2019).
        FoulLoses = "foul-loses",
    }

    /// What a draw by repetition or impasse leads to.
    AfterDraw {
        /// The draw stands.
        Stands = "stands",
        /// Another game at once with sides reversed (指し直し); in a handicap game the
        /// giver stays the giver.
        Replay = "replay",
    }

    /// The main time of the rematch; see [`GameRules::replay_minutes`].
    ReplayTime {
        /// As at the start.
        Full = "full",
        /// What each side has left. Both get the same addition, so that the shorter
        /// time reaches the given number of minutes, but never more than at the start.
        Remaining = "remaining",
        /// A fixed number of minutes.
        Fixed = "fixed",
    }

    /// Whether both sides may agree to end an impasse by a count of all points on the
    /// board and in hand.
    Agreement {
        /// It is not possible.
        None = "none",
        /// Fewer than 24 loses; 24 or more on both sides is a draw.
        Points24 = "24",
        /// Fewer than 27 loses; with 27 each White wins.
        Points27 = "27",
    }

    /// Who has to want the count of an impasse.
    CountBy {
        /// Both sides; after a refusal the game continues.
        BothAgree = "both-agree",
        /// One side.
        OneSide = "one-side",
    }

    /// Whose king must have entered the promotion zone before points are
    /// counted by agreement.
    KingsEntered {
        /// Both kings.
        Both = "both",
        /// Either (Japan Shogi Association, since 2019).
        One = "one",
    }

    /// Whether the side to move may declare an impasse: points in the zone and in hand.
    Declaration {
        /// It is not possible.
        None = "none",
        /// 31 or more win, 24 to 30 draw.
        Points24 = "24",
        /// Black needs 28, White 27.
        Points27 = "27",
    }

    /// Whether a king wins on the other king's start square (トライ).
    TryRule {
        /// The rule is not in force.
        Off = "off",
        /// It wins as soon as it gets there.
        OwnKing = "own-king",
        /// It wins when it gets there and both kings have entered.
        BothEntered = "both-entered",
    }

    /// Whether points are counted without a claim once both kings have entered and all
    /// pieces on the board are in the zone (a rule of the 1980s).
    AllPiecesIn {
        /// The rule is not in force.
        Off = "off",
        /// All pieces of one side have to be in the zone.
        Either = "either",
        /// All pieces of both sides have to be in the zone.
        Both = "both",
    }
}

/// The rules of one game. They are fixed at its start. More rules may come: start from
/// [`GameRules::STANDARD`] or a [preset](RulesPreset::rules) and set fields.
///
/// ```
/// use shogi::{GameRules, IllegalMovePolicy};
/// let rules: GameRules = "professional,move-limit=300".parse()?;
/// assert_eq!(rules.illegal_moves, IllegalMovePolicy::Lose);
/// assert_eq!(rules.move_limit, 300);
/// assert_eq!(rules.to_string(), "professional,move-limit=300");
/// # Ok::<(), shogi::RuleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct GameRules {
    /// What happens to an illegal move.
    pub illegal_moves: IllegalMovePolicy,
    /// What an illegal move costs after the other side has resigned.
    pub foul_after_resignation: FoulAfterResignation,
    /// What a draw by repetition or impasse leads to.
    pub after_draw: AfterDraw,
    /// The main time of the next game after a draw.
    pub replay_time: ReplayTime,
    /// Minutes: with [`ReplayTime::Remaining`] the shorter side's time is raised to
    /// this, with [`ReplayTime::Fixed`] it is the main time.
    pub replay_minutes: u16,
    /// Whether a draw counts as a draw even if there is a rematch.
    pub draw_counts: bool,
    /// Whether both sides may agree on a draw by repetition before the fourth
    /// occurrence.
    pub agreed_early: bool,
    /// How points are counted by agreement.
    pub agreement: Agreement,
    /// Who has to want the count.
    pub count_by: CountBy,
    /// Whose king must have entered before points are counted by agreement.
    pub kings_entered: KingsEntered,
    /// How points are counted on declaration.
    pub declaration: Declaration,
    /// Whether a king wins on the other king's start square.
    pub try_rule: TryRule,
    /// Whether points are counted when all pieces have entered.
    pub all_pieces_in: AllPiecesIn,
    /// The game is a draw after this number of moves; 0 for no limit. If the last move
    /// gives check, play continues to the end of the series of checks.
    pub move_limit: u16,
    /// Whether the limit applies only after a king has entered.
    pub limit_needs_king: bool,
    /// Whether the sides may agree on a draw at any time.
    pub draw_by_agreement: bool,
    /// Whether mate ends the game. If not, the mated side has to resign.
    pub mate_ends_game: bool,
    /// Whether the giver of a handicap is credited with the missing pieces in a count.
    pub handicap_credit: bool,
    /// Whether check is marked, forbidden drops are explained and repetitions
    /// are announced: see [`GameRules::assists`].
    pub assistance: bool,
}

impl GameRules {
    /// [`RulesPreset::Standard`].
    pub const STANDARD: Self = Self {
        illegal_moves: IllegalMovePolicy::Refuse,
        foul_after_resignation: FoulAfterResignation::ResultStands,
        after_draw: AfterDraw::Replay,
        replay_time: ReplayTime::Full,
        replay_minutes: 60,
        draw_counts: false,
        agreed_early: false,
        agreement: Agreement::None,
        count_by: CountBy::BothAgree,
        kings_entered: KingsEntered::Both,
        declaration: Declaration::Points27,
        try_rule: TryRule::Off,
        all_pieces_in: AllPiecesIn::Off,
        move_limit: 0,
        limit_needs_king: false,
        draw_by_agreement: false,
        mate_ends_game: true,
        handicap_credit: true,
        assistance: true,
    };

    /// Whether the board helps the players. Never if an illegal move loses, or without
    /// a referee: then nobody has to warn of a check.
    pub const fn assists(&self) -> bool {
        self.assistance && self.may_assist()
    }

    const fn may_assist(&self) -> bool {
        matches!(
            self.illegal_moves,
            IllegalMovePolicy::Refuse | IllegalMovePolicy::TakeBack
        )
    }
}

impl Default for GameRules {
    fn default() -> Self {
        Self::STANDARD
    }
}
