//! Single rules by name, and rules as texts.

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use strum::{VariantArray, VariantNames};

use super::{
    AfterDraw, AllPiecesEntered, Declaration, EnteredKings, GameRules, IllegalMoveAfterResignation,
    IllegalMovePolicy, PointCountConsent, PointCountRule, RematchTime, RulesPreset, TryRule,
};
use crate::name_traits::named_enum;

/// A rule by its name, as in forms and texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RuleKey {
    /// [`GameRules::illegal_moves`]
    IllegalMoves,
    /// [`GameRules::illegal_move_after_resignation`]
    #[strum(serialize = "foul-after-resignation")]
    IllegalMoveAfterResignation,
    /// [`GameRules::mate_ends_game`]
    MateEndsGame,
    /// [`GameRules::assistance`]
    Assistance,
    /// [`GameRules::after_draw`]
    AfterDraw,
    /// [`GameRules::rematch_time`]
    #[strum(serialize = "replay-time")]
    RematchTime,
    /// [`GameRules::rematch_minutes`]
    #[strum(serialize = "replay-minutes")]
    RematchMinutes,
    /// [`GameRules::draw_counts`]
    DrawCounts,
    /// [`GameRules::agreed_early`]
    AgreedEarly,
    /// [`GameRules::draw_by_agreement`]
    DrawByAgreement,
    /// [`GameRules::declaration`]
    Declaration,
    /// [`GameRules::point_count_rule`]
    #[strum(serialize = "agreement")]
    PointCountRule,
    /// [`GameRules::point_count_consent`]
    #[strum(serialize = "count-by")]
    PointCountConsent,
    /// [`GameRules::entered_kings`]
    #[strum(serialize = "kings-entered")]
    EnteredKings,
    /// [`GameRules::try_rule`]
    #[strum(serialize = "try")]
    TryRule,
    /// [`GameRules::all_pieces_entered`]
    #[strum(serialize = "all-pieces-in")]
    AllPiecesEntered,
    /// [`GameRules::handicap_credit`]
    HandicapCredit,
    /// [`GameRules::move_limit`]
    MoveLimit,
    /// [`GameRules::limit_needs_king`]
    LimitNeedsKing,
}

named_enum!(RuleKey);

const FLAG: &[&str] = &["on", "off"];

impl RuleKey {
    /// The possible values; empty if the value is a number.
    #[must_use]
    pub const fn choices(self) -> &'static [&'static str] {
        match self {
            Self::IllegalMoves => IllegalMovePolicy::NAMES,
            Self::IllegalMoveAfterResignation => IllegalMoveAfterResignation::NAMES,
            Self::AfterDraw => AfterDraw::NAMES,
            Self::RematchTime => RematchTime::NAMES,
            Self::Declaration => Declaration::NAMES,
            Self::PointCountRule => PointCountRule::NAMES,
            Self::PointCountConsent => PointCountConsent::NAMES,
            Self::EnteredKings => EnteredKings::NAMES,
            Self::TryRule => TryRule::NAMES,
            Self::AllPiecesEntered => AllPiecesEntered::NAMES,
            Self::RematchMinutes | Self::MoveLimit => &[],
            Self::MateEndsGame
            | Self::Assistance
            | Self::DrawCounts
            | Self::AgreedEarly
            | Self::DrawByAgreement
            | Self::HandicapCredit
            | Self::LimitNeedsKing => FLAG,
        }
    }
}

/// Why a text is not a set of rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RuleError {
    /// The first word is neither a preset nor a rule.
    Preset {
        /// The word.
        name: String,
    },
    /// There is no rule with this name.
    Key {
        /// The word before `=`.
        key: String,
    },
    /// A rule occurs twice.
    Repeated {
        /// The rule.
        key: RuleKey,
    },
    /// The rule cannot have this value.
    Value {
        /// The rule.
        key: RuleKey,
        /// The text after `=`.
        value: String,
    },
}

impl GameRules {
    /// The value of a rule as a text.
    #[must_use]
    pub fn value(&self, key: RuleKey) -> String {
        let flag = |on: bool| FLAG[usize::from(!on)];
        let name = match key {
            RuleKey::IllegalMoves => self.illegal_moves.name(),
            RuleKey::IllegalMoveAfterResignation => self.illegal_move_after_resignation.name(),
            RuleKey::MateEndsGame => flag(self.mate_ends_game),
            RuleKey::Assistance => flag(self.assistance),
            RuleKey::AfterDraw => self.after_draw.name(),
            RuleKey::RematchTime => self.rematch_time.name(),
            RuleKey::RematchMinutes => return self.rematch_minutes.to_string(),
            RuleKey::DrawCounts => flag(self.draw_counts),
            RuleKey::AgreedEarly => flag(self.agreed_early),
            RuleKey::DrawByAgreement => flag(self.draw_by_agreement),
            RuleKey::Declaration => self.declaration.name(),
            RuleKey::PointCountRule => self.point_count_rule.name(),
            RuleKey::PointCountConsent => self.point_count_consent.name(),
            RuleKey::EnteredKings => self.entered_kings.name(),
            RuleKey::TryRule => self.try_rule.name(),
            RuleKey::AllPiecesEntered => self.all_pieces_entered.name(),
            RuleKey::HandicapCredit => flag(self.handicap_credit),
            RuleKey::MoveLimit => return self.move_limit.to_string(),
            RuleKey::LimitNeedsKing => flag(self.limit_needs_king),
        };
        name.to_owned()
    }

    /// Changes one rule.
    ///
    /// # Errors
    /// When the rule cannot have this value; nothing has changed then.
    pub fn set(&mut self, key: RuleKey, value: &str) -> Result<(), RuleError> {
        self.change(key, value).ok_or_else(|| RuleError::Value {
            key,
            value: value.to_owned(),
        })
    }

    fn change(&mut self, key: RuleKey, value: &str) -> Option<()> {
        let flag = || {
            FLAG.iter()
                .position(|&name| name == value)
                .map(|at| at == 0)
        };
        match key {
            RuleKey::IllegalMoves => self.illegal_moves = IllegalMovePolicy::from_name(value)?,
            RuleKey::IllegalMoveAfterResignation => {
                self.illegal_move_after_resignation =
                    IllegalMoveAfterResignation::from_name(value)?;
            }
            RuleKey::MateEndsGame => self.mate_ends_game = flag()?,
            RuleKey::Assistance => self.assistance = flag()?,
            RuleKey::AfterDraw => self.after_draw = AfterDraw::from_name(value)?,
            RuleKey::RematchTime => self.rematch_time = RematchTime::from_name(value)?,
            RuleKey::RematchMinutes => self.rematch_minutes = number(value)?,
            RuleKey::DrawCounts => self.draw_counts = flag()?,
            RuleKey::AgreedEarly => self.agreed_early = flag()?,
            RuleKey::DrawByAgreement => self.draw_by_agreement = flag()?,
            RuleKey::Declaration => self.declaration = Declaration::from_name(value)?,
            RuleKey::PointCountRule => self.point_count_rule = PointCountRule::from_name(value)?,
            RuleKey::PointCountConsent => {
                self.point_count_consent = PointCountConsent::from_name(value)?
            }
            RuleKey::EnteredKings => self.entered_kings = EnteredKings::from_name(value)?,
            RuleKey::TryRule => self.try_rule = TryRule::from_name(value)?,
            RuleKey::AllPiecesEntered => {
                self.all_pieces_entered = AllPiecesEntered::from_name(value)?
            }
            RuleKey::HandicapCredit => self.handicap_credit = flag()?,
            RuleKey::MoveLimit => self.move_limit = number(value)?,
            RuleKey::LimitNeedsKing => self.limit_needs_king = flag()?,
        }
        Some(())
    }
}

/// A number of digits alone.
fn number(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Writes the nearest preset and the rules that differ from it: `fesa,move-limit=300`.
impl fmt::Display for GameRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let differences = |preset: RulesPreset| {
            let rules = preset.rules();
            let differs = move |key: &RuleKey| self.value(*key) != rules.value(*key);
            RuleKey::ALL.iter().copied().filter(differs)
        };
        let nearest = RulesPreset::ALL
            .iter()
            .copied()
            .min_by_key(|&preset| differences(preset).count())
            .unwrap_or(RulesPreset::Standard);
        f.write_str(nearest.name())?;
        differences(nearest).try_for_each(|key| write!(f, ",{}={}", key.name(), self.value(key)))
    }
}

/// Reads `PRESET`, `PRESET,key=value,...` or `key=value,...`, which starts from the
/// standard.
impl FromStr for GameRules {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let mut rules = Self::STANDARD;
        let mut given = Vec::new();
        for (index, word) in text.split(',').map(str::trim).enumerate() {
            match word.split_once('=') {
                Some((key, value)) => {
                    let known = RuleKey::from_name(key).ok_or_else(|| RuleError::Key {
                        key: key.to_owned(),
                    })?;
                    if given.contains(&known) {
                        return Err(RuleError::Repeated { key: known });
                    }
                    given.push(known);
                    rules.set(known, value)?;
                }
                None if index == 0 => {
                    let preset = RulesPreset::from_name(word);
                    rules = preset
                        .ok_or_else(|| RuleError::Preset {
                            name: word.to_owned(),
                        })?
                        .rules();
                }
                None => {
                    return Err(RuleError::Key {
                        key: word.to_owned(),
                    });
                }
            }
        }
        Ok(rules)
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Preset { name } => {
                write!(f, "{name:?} is no set of rules, expected ")?;
                list(f, RulesPreset::NAMES)
            }
            Self::Key { key } => {
                write!(f, "{key:?} is no rule, expected ")?;
                list(f, RuleKey::NAMES)
            }
            Self::Repeated { key } => write!(f, "{} is given twice", key.name()),
            Self::Value { key, value } => {
                write!(f, "{} is {value:?}, expected ", key.name())?;
                match key.choices() {
                    [] => write!(f, "a whole number from 0 to {}", u16::MAX),
                    choices => list(f, choices),
                }
            }
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, names: &[&str]) -> fmt::Result {
    f.write_str(&names.join(", "))
}

impl core::error::Error for RuleError {}
