use core::{fmt, str::FromStr};

use super::{
    AfterDraw, Agreement, AllPiecesIn, CountBy, Declaration, FoulAfterResignation, GameRules,
    IllegalMovePolicy, KingsEntered, ReplayTime, RulesPreset, TryRule,
};
use crate::named::named;

named! {
    /// One of the rules, by name: what forms list and texts write.
    RuleKey {
        IllegalMoves = "illegal-moves",
        FoulAfterResignation = "foul-after-resignation",
        MateEndsGame = "mate-ends-game",
        Assistance = "assistance",
        AfterDraw = "after-draw",
        ReplayTime = "replay-time",
        ReplayMinutes = "replay-minutes",
        DrawCounts = "draw-counts",
        AgreedEarly = "agreed-early",
        DrawByAgreement = "draw-by-agreement",
        Declaration = "declaration",
        Agreement = "agreement",
        CountBy = "count-by",
        KingsEntered = "kings-entered",
        TryRule = "try",
        AllPiecesIn = "all-pieces-in",
        HandicapCredit = "handicap-credit",
        MoveLimit = "move-limit",
        LimitNeedsKing = "limit-needs-king",
    }
}

const FLAG: &[&str] = &["on", "off"];

impl RuleKey {
    /// The values it can have; none where it is a number.
    pub const fn choices(self) -> &'static [&'static str] {
        match self {
            Self::IllegalMoves => IllegalMovePolicy::NAMES,
            Self::FoulAfterResignation => FoulAfterResignation::NAMES,
            Self::AfterDraw => AfterDraw::NAMES,
            Self::ReplayTime => ReplayTime::NAMES,
            Self::Declaration => Declaration::NAMES,
            Self::Agreement => Agreement::NAMES,
            Self::CountBy => CountBy::NAMES,
            Self::KingsEntered => KingsEntered::NAMES,
            Self::TryRule => TryRule::NAMES,
            Self::AllPiecesIn => AllPiecesIn::NAMES,
            Self::ReplayMinutes | Self::MoveLimit => &[],
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

/// Why a text is not rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// The first word is neither a preset nor a rule.
    Preset { name: String },
    /// No rule has this name.
    Key { key: String },
    /// A rule is given twice.
    Repeated { key: RuleKey },
    /// The rule does not have this value.
    Value { key: RuleKey, value: String },
}

impl GameRules {
    /// The value of one rule, as texts write it.
    pub fn value(&self, key: RuleKey) -> String {
        let flag = |on: bool| FLAG[usize::from(!on)];
        let name = match key {
            RuleKey::IllegalMoves => self.illegal_moves.name(),
            RuleKey::FoulAfterResignation => self.foul_after_resignation.name(),
            RuleKey::MateEndsGame => flag(self.mate_ends_game),
            RuleKey::Assistance => flag(self.assistance),
            RuleKey::AfterDraw => self.after_draw.name(),
            RuleKey::ReplayTime => self.replay_time.name(),
            RuleKey::ReplayMinutes => return self.replay_minutes.to_string(),
            RuleKey::DrawCounts => flag(self.draw_counts),
            RuleKey::AgreedEarly => flag(self.agreed_early),
            RuleKey::DrawByAgreement => flag(self.draw_by_agreement),
            RuleKey::Declaration => self.declaration.name(),
            RuleKey::Agreement => self.agreement.name(),
            RuleKey::CountBy => self.count_by.name(),
            RuleKey::KingsEntered => self.kings_entered.name(),
            RuleKey::TryRule => self.try_rule.name(),
            RuleKey::AllPiecesIn => self.all_pieces_in.name(),
            RuleKey::HandicapCredit => flag(self.handicap_credit),
            RuleKey::MoveLimit => return self.move_limit.to_string(),
            RuleKey::LimitNeedsKing => flag(self.limit_needs_king),
        };
        name.to_owned()
    }

    /// Changes one rule.
    ///
    /// # Errors
    /// When the rule does not have such a value; nothing has changed then.
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
            RuleKey::FoulAfterResignation => {
                self.foul_after_resignation = FoulAfterResignation::from_name(value)?;
            }
            RuleKey::MateEndsGame => self.mate_ends_game = flag()?,
            RuleKey::Assistance => self.assistance = flag()?,
            RuleKey::AfterDraw => self.after_draw = AfterDraw::from_name(value)?,
            RuleKey::ReplayTime => self.replay_time = ReplayTime::from_name(value)?,
            RuleKey::ReplayMinutes => self.replay_minutes = number(value)?,
            RuleKey::DrawCounts => self.draw_counts = flag()?,
            RuleKey::AgreedEarly => self.agreed_early = flag()?,
            RuleKey::DrawByAgreement => self.draw_by_agreement = flag()?,
            RuleKey::Declaration => self.declaration = Declaration::from_name(value)?,
            RuleKey::Agreement => self.agreement = Agreement::from_name(value)?,
            RuleKey::CountBy => self.count_by = CountBy::from_name(value)?,
            RuleKey::KingsEntered => self.kings_entered = KingsEntered::from_name(value)?,
            RuleKey::TryRule => self.try_rule = TryRule::from_name(value)?,
            RuleKey::AllPiecesIn => self.all_pieces_in = AllPiecesIn::from_name(value)?,
            RuleKey::HandicapCredit => self.handicap_credit = flag()?,
            RuleKey::MoveLimit => self.move_limit = number(value)?,
            RuleKey::LimitNeedsKing => self.limit_needs_king = flag()?,
        }
        Some(())
    }
}

/// Digits alone.
fn number(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// The nearest preset, and what differs from it: `fesa,move-limit=300`.
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

/// `PRESET`, `PRESET,key=value,...` or `key=value,...`, which starts from the
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
