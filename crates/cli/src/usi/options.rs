//! The options of the engine.

use std::{sync::Arc, time::Duration};

use komadai_search::{Level, eval::Net};
use shogi::{Declaration, GameRules, TryRule};

use super::writer::quoted;
use crate::net;

/// The current values.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    pub config: EngineConfig,
    pub lines: usize,
    level: Level,
    /// Whether the strongest level varies its openings.
    variety: bool,
    /// Whether moves of the opening book are played.
    pub own_book: bool,
    pub rules: GameRules,
    /// Kept back from the clock for the connection.
    pub margin: Duration,
}

/// The options that memory is allocated by.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineConfig {
    /// The size of the transposition table in megabytes.
    pub hash: usize,
    /// The number of threads that search.
    pub threads: usize,
    /// Corrects the classical evaluation, if there is a net.
    pub net: Option<Arc<Net>>,
}

impl Default for EngineConfig {
    fn default() -> Self {
        Self {
            hash: 64,
            threads: 1,
            net: Some(net::built_in()),
        }
    }
}

/// An option as `usi` lists it.
struct OptionSpec {
    name: &'static str,
    kind: Kind,
}

enum Kind {
    Check(bool),
    Spin {
        default: u64,
        min: u64,
        max: u64,
    },
    Combo {
        default: &'static str,
        choices: &'static [&'static str],
    },
    /// The name of a net's file, [`INTERNAL`] or [`EMPTY`].
    Net,
}

/// The empty string in UCI and USI: no net.
const EMPTY: &str = "<empty>";
/// The usual name for the built-in net.
const INTERNAL: &str = "<internal>";

const fn spin(name: &'static str, default: u64, min: u64, max: u64) -> OptionSpec {
    let kind = Kind::Spin { default, min, max };
    OptionSpec { name, kind }
}

/// The impasse rules, by the names that other programs use. With an H the giver of a
/// handicap is credited with the missing pieces.
const ENTERING_KING_RULES: &[&str] = &[
    "NoEnteringKing",
    "CSARule24",
    "CSARule24H",
    "CSARule27",
    "CSARule27H",
    "TryRule",
];

const STRONGEST: u64 = 20;
const VARIETY: &str = "Variety";
const OWN_BOOK: &str = "USI_OwnBook";

const OPTIONS: [OptionSpec; 10] = [
    spin("USI_Hash", 64, 1, 4096),
    spin("Threads", 1, 1, 16),
    spin("MultiPV", 1, 1, 600),
    spin("SkillLevel", STRONGEST, 0, STRONGEST),
    OptionSpec {
        name: "EnteringKingRule",
        kind: Kind::Combo {
            default: "CSARule27",
            choices: ENTERING_KING_RULES,
        },
    },
    spin("NetworkDelay", 10, 0, 10_000),
    OptionSpec {
        name: "EvalFile",
        kind: Kind::Net,
    },
    OptionSpec {
        name: VARIETY,
        kind: Kind::Check(false),
    },
    OptionSpec {
        name: OWN_BOOK,
        kind: Kind::Check(true),
    },
    OptionSpec {
        name: "USI_Ponder",
        kind: Kind::Check(false),
    },
];

impl Default for Options {
    fn default() -> Self {
        Self {
            config: EngineConfig::default(),
            lines: 1,
            level: level(STRONGEST),
            variety: false,
            own_book: true,
            rules: rules_for("CSARule27"),
            margin: Duration::from_millis(10),
        }
    }
}

impl Options {
    /// The lines in the answer to `usi`.
    pub fn option_lines() -> impl Iterator<Item = String> {
        OPTIONS.iter().map(|OptionSpec { name, kind }| match kind {
            Kind::Check(default) => format!("option name {name} type check default {default}"),
            Kind::Spin { default, min, max } => {
                format!("option name {name} type spin default {default} min {min} max {max}")
            }
            Kind::Net => format!("option name {name} type string default {INTERNAL}"),
            Kind::Combo { default, choices } => {
                let choices: Vec<String> = choices
                    .iter()
                    .map(|choice| format!(" var {choice}"))
                    .collect();
                let choices = choices.concat();
                format!("option name {name} type combo default {default}{choices}")
            }
        })
    }

    /// The level to play at; `None` for the best move always.
    pub fn level(&self) -> Option<Level> {
        let holds_back = self.variety || self.level.number() < Level::COUNT;
        holds_back.then_some(self.level)
    }

    /// Sets an option. Names are in any case, and `Hash` is another name of `USI_Hash`.
    ///
    /// # Errors
    /// A message for the user; nothing has changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let wanted = if name.eq_ignore_ascii_case("Hash") {
            "USI_Hash"
        } else {
            name
        };
        let spec = OPTIONS
            .iter()
            .find(|spec| spec.name.eq_ignore_ascii_case(wanted))
            .ok_or_else(|| format!("setoption: there is no option {}", quoted(name)))?;
        match &spec.kind {
            Kind::Check(_) => {
                let on = value.parse().map_err(|_| {
                    let value = quoted(value);
                    format!("setoption: {name} is true or false, not {value}")
                })?;
                match spec.name {
                    VARIETY => self.variety = on,
                    OWN_BOOK => self.own_book = on,
                    // USI_Ponder is accepted without effect.
                    _ => {}
                }
            }
            Kind::Spin { min, max, .. } => {
                let number = value
                    .parse()
                    .ok()
                    .filter(|number| (*min..=*max).contains(number))
                    .ok_or_else(|| {
                        let value = quoted(value);
                        format!("setoption: {name} is from {min} to {max}, not {value}")
                    })?;
                self.set_number(spec.name, number);
            }
            Kind::Net => {
                let choice = match value {
                    "" | EMPTY => net::Choice::None,
                    INTERNAL => net::Choice::BuiltIn,
                    file => net::Choice::File(file.into()),
                };
                let net = choice.load();
                self.config.net = net.map_err(|problem| format!("setoption: {name}: {problem}"))?;
            }
            Kind::Combo { choices, .. } => {
                let choice = choices
                    .iter()
                    .find(|choice| choice.eq_ignore_ascii_case(value))
                    .ok_or_else(|| {
                        let (choices, value) = (choices.join(", "), quoted(value));
                        format!("setoption: {name} is one of {choices}, not {value}")
                    })?;
                self.rules = rules_for(choice);
            }
        }
        Ok(())
    }

    fn set_number(&mut self, name: &str, number: u64) {
        match name {
            "USI_Hash" => self.config.hash = number as usize,
            "Threads" => self.config.threads = number as usize,
            "MultiPV" => self.lines = number as usize,
            "SkillLevel" => self.level = level(number),
            // NetworkDelay.
            _ => self.margin = Duration::from_millis(number),
        }
    }
}

/// The level for `SkillLevel`: 0 to 20 are spread over the levels.
fn level(skill: u64) -> Level {
    let steps = u64::from(Level::COUNT - 1);
    let number = 1 + skill.min(STRONGEST) * steps / STRONGEST;
    let level = u8::try_from(number).ok().and_then(Level::new);
    level.expect("the levels are numbered from 1")
}

fn rules_for(name: &str) -> GameRules {
    let (declaration, try_rule) = match name {
        "CSARule24" | "CSARule24H" => (Declaration::Points24, TryRule::Off),
        "CSARule27" | "CSARule27H" => (Declaration::Points27, TryRule::Off),
        "TryRule" => (Declaration::None, TryRule::OwnKing),
        _ => (Declaration::None, TryRule::Off),
    };
    let mut rules = GameRules::STANDARD;
    rules.declaration = declaration;
    rules.try_rule = try_rule;
    rules.handicap_credit = name.ends_with('H');
    rules
}
