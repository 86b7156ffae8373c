//! What two players agree on before a game: everything the rules of shogi leave
//! to the organizer.

mod key;
mod matters;
mod preset;
#[cfg(test)]
mod tests;

pub use key::{RuleError, RuleKey};
pub use preset::RulesPreset;

use crate::named::named;

named! {
    /// What happens to an illegal move.
    IllegalMovePolicy {
        /// It cannot be played; the reason is shown.
        Refuse = "refuse",
        /// It is played, stays in the record, and loses at once.
        Lose = "lose",
        /// It is pointed out and taken back, and another move is played.
        TakeBack = "take-back",
        /// Nobody says anything, until somebody points it out; then the
        /// earliest breach decides.
        Unrefereed = "unrefereed",
    }

    /// What an illegal move costs when it is found after the other side has
    /// resigned.
    FoulAfterResignation {
        /// Nothing: the resignation decides.
        ResultStands = "result-stands",
        /// The game (Japan Shogi Association, since October 2019).
        FoulLoses = "foul-loses",
    }

    /// What a draw by repetition or impasse leads to.
    AfterDraw {
        /// The draw stands.
        Stands = "stands",
        /// Another game at once with sides reversed; in a handicap game the
        /// giver stays the giver.
        Replay = "replay",
    }

    /// The main time of a replay; see [`GameRules::replay_minutes`].
    ReplayTime {
        /// As at the start.
        Full = "full",
        /// What each side has left, both with the same addition until the
        /// shorter has so many minutes, and never more than at the start.
        Remaining = "remaining",
        /// So many minutes.
        Fixed = "fixed",
    }

    /// An impasse that both sides agree to count: all points on the board and
    /// in hand.
    Agreement {
        None = "none",
        /// Fewer than 24 loses; 24 or more on both sides is a draw.
        Points24 = "24",
        /// Fewer than 27 loses; with 27 each White wins.
        Points27 = "27",
    }

    /// Whose wish it takes to count an impasse.
    CountBy {
        /// Both; a refusal plays on.
        BothAgree = "both-agree",
        /// One side's.
        OneSide = "one-side",
    }

    /// Whose king must have entered the promotion zone before points are
    /// counted by agreement.
    KingsEntered {
        Both = "both",
        /// Either (Japan Shogi Association, since 2019).
        One = "one",
    }

    /// An impasse that the side to move declares by itself: points in the zone
    /// and in hand.
    Declaration {
        None = "none",
        /// 31 or more wins, 24 to 30 draws.
        Points24 = "24",
        /// Black needs 28, White 27.
        Points27 = "27",
    }

    /// Whether a king wins on the other king's start square (トライ).
    TryRule {
        Off = "off",
        /// When it gets there.
        OwnKing = "own-king",
        /// When it gets there and both kings have entered.
        BothEntered = "both-entered",
    }

    /// Whether points are counted by themselves when both kings have entered
    /// and all the pieces on the board are in the zone (of the 1980s).
    AllPiecesIn {
        Off = "off",
        /// All pieces of one side.
        Either = "either",
        /// All pieces of both.
        Both = "both",
    }
}

/// The rules of one game. They are fixed at its start.
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
pub struct GameRules {
    pub illegal_moves: IllegalMovePolicy,
    pub foul_after_resignation: FoulAfterResignation,
    pub after_draw: AfterDraw,
    pub replay_time: ReplayTime,
    /// Minutes: with [`ReplayTime::Remaining`] what the shorter side is brought
    /// up to, with [`ReplayTime::Fixed`] the main time.
    pub replay_minutes: u16,
    /// Whether a draw that is replayed counts as a draw nevertheless.
    pub draw_counts: bool,
    /// Whether both sides may agree on a repetition before the fourth time.
    pub agreed_early: bool,
    pub agreement: Agreement,
    pub count_by: CountBy,
    pub kings_entered: KingsEntered,
    pub declaration: Declaration,
    pub try_rule: TryRule,
    pub all_pieces_in: AllPiecesIn,
    /// After so many moves the game is a draw; 0 for no limit. If the last of
    /// them gives check, play goes on to the end of the series of checks.
    pub move_limit: u16,
    /// Whether the limit waits for a king to enter.
    pub limit_needs_king: bool,
    /// Whether the sides may agree on a draw at any time.
    pub draw_by_agreement: bool,
    /// Whether mate ends the game. If not, the mated side has to resign.
    pub mate_ends_game: bool,
    /// Whether the giver of a handicap is credited with the missing pieces when
    /// points are counted.
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

    /// Whether anybody helps: never where an illegal move loses or nobody
    /// referees, for there nobody need warn of a check.
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
