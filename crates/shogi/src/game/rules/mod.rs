//! The rules that two players agree on before a game: everything that the rules of
//! shogi leave to the organizer.

mod key;
mod preset;
mod relevance;
#[cfg(test)]
mod tests;

pub use key::{RuleError, RuleKey};
pub use preset::RulesPreset;

use strum::{VariantArray, VariantNames};

use crate::name_traits::named_enum;

/// What happens to an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum IllegalMovePolicy {
    /// It cannot be played; the reason is shown.
    Refuse,
    /// It is played, stays in the record, and loses at once.
    Lose,
    /// It is pointed out and has to be taken back; then another move is played.
    TakeBack,
    /// Nothing happens until somebody points it out; then the first violation
    /// decides the game.
    Unrefereed,
}

/// What an illegal move costs if it is found after the other side has resigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum IllegalMoveAfterResignation {
    /// Nothing: the resignation stands.
    ResultStands,
    /// The game (Japan Shogi Association, since October 2019).
    #[strum(serialize = "foul-loses")]
    IllegalMoveLoses,
}

/// What a draw by repetition or impasse leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum AfterDraw {
    /// The draw stands.
    Stands,
    /// Another game at once with sides reversed (指し直し); in a handicap game the
    /// giver stays the giver.
    #[strum(serialize = "replay")]
    Rematch,
}

/// The main time of the rematch; see [`GameRules::rematch_minutes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RematchTime {
    /// As at the start.
    Full,
    /// What each side has left. Both get the same addition, so that the shorter
    /// time reaches the given number of minutes, but never more than at the start.
    Remaining,
    /// A fixed number of minutes.
    Fixed,
}

/// Whether both sides may agree to end an impasse by a count of all points on the
/// board and in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PointCountRule {
    /// It is not possible.
    None,
    /// Fewer than 24 loses; 24 or more on both sides is a draw.
    #[strum(serialize = "24")]
    Points24,
    /// Fewer than 27 loses; with 27 each White wins.
    #[strum(serialize = "27")]
    Points27,
}

/// Who has to want the count of an impasse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum PointCountConsent {
    /// Both sides; after a refusal the game continues.
    BothAgree,
    /// One side.
    OneSide,
}

/// Whose king must have entered the promotion zone before points are
/// counted by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum EnteredKings {
    /// Both kings.
    Both,
    /// Either (Japan Shogi Association, since 2019).
    One,
}

/// Whether the side to move may declare an impasse: points in the zone and in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Declaration {
    /// It is not possible.
    None,
    /// 31 or more win, 24 to 30 draw.
    #[strum(serialize = "24")]
    Points24,
    /// Black needs 28, White 27.
    #[strum(serialize = "27")]
    Points27,
}

/// Whether a king wins on the other king's start square (トライ).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum TryRule {
    /// The rule is not in force.
    Off,
    /// It wins as soon as it gets there.
    OwnKing,
    /// It wins when it gets there and both kings have entered.
    BothEntered,
}

/// Whether points are counted without a claim once both kings have entered and all
/// pieces on the board are in the zone (a rule of the 1980s).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum AllPiecesEntered {
    /// The rule is not in force.
    Off,
    /// All pieces of one side have to be in the zone.
    Either,
    /// All pieces of both sides have to be in the zone.
    Both,
}

named_enum!(
    IllegalMovePolicy,
    IllegalMoveAfterResignation,
    AfterDraw,
    RematchTime,
    PointCountRule,
    PointCountConsent,
    EnteredKings,
    Declaration,
    TryRule,
    AllPiecesEntered
);

/// The rules of one game. They are fixed at its start. More rules may come: start from
/// [`GameRules::STANDARD`] or a [preset](RulesPreset::rules) and set fields.
///
/// ```
/// use komadai_shogi::{GameRules, IllegalMovePolicy};
/// let rules: GameRules = "professional,move-limit=300".parse()?;
/// assert_eq!(rules.illegal_moves, IllegalMovePolicy::Lose);
/// assert_eq!(rules.move_limit, 300);
/// assert_eq!(rules.to_string(), "professional,move-limit=300");
/// # Ok::<(), komadai_shogi::RuleError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct GameRules {
    /// What happens to an illegal move.
    pub illegal_moves: IllegalMovePolicy,
    /// What an illegal move costs after the other side has resigned.
    pub illegal_move_after_resignation: IllegalMoveAfterResignation,
    /// What a draw by repetition or impasse leads to.
    pub after_draw: AfterDraw,
    /// The main time of the next game after a draw.
    pub rematch_time: RematchTime,
    /// Minutes: with [`RematchTime::Remaining`] the shorter side's time is raised to
    /// this, with [`RematchTime::Fixed`] it is the main time.
    pub rematch_minutes: u16,
    /// Whether a draw counts as a draw even if there is a rematch.
    pub draw_counts: bool,
    /// Whether both sides may agree on a draw by repetition before the fourth
    /// occurrence.
    pub agreed_early: bool,
    /// How points are counted by agreement.
    pub point_count_rule: PointCountRule,
    /// Who has to want the count.
    pub point_count_consent: PointCountConsent,
    /// Whose king must have entered before points are counted by agreement.
    pub entered_kings: EnteredKings,
    /// How points are counted on declaration.
    pub declaration: Declaration,
    /// Whether a king wins on the other king's start square.
    pub try_rule: TryRule,
    /// Whether points are counted when all pieces have entered.
    pub all_pieces_entered: AllPiecesEntered,
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
        illegal_move_after_resignation: IllegalMoveAfterResignation::ResultStands,
        after_draw: AfterDraw::Rematch,
        rematch_time: RematchTime::Full,
        rematch_minutes: 60,
        draw_counts: false,
        agreed_early: false,
        point_count_rule: PointCountRule::None,
        point_count_consent: PointCountConsent::BothAgree,
        entered_kings: EnteredKings::Both,
        declaration: Declaration::Points27,
        try_rule: TryRule::Off,
        all_pieces_entered: AllPiecesEntered::Off,
        move_limit: 0,
        limit_needs_king: false,
        draw_by_agreement: false,
        mate_ends_game: true,
        handicap_credit: true,
        assistance: true,
    };

    /// Whether the board helps the players. Never if an illegal move loses, or without
    /// a referee: then nobody has to warn of a check.
    #[must_use]
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
