//! The limits of searches.
use core::time::Duration;

use komadai_search::{
    EvalNoise, Limits, MAX_PLY, TimeBudget,
    tsume::{LengthRule, MateLimits},
};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use shogi::Move;

#[derive(Serialize, Deserialize)]
#[serde(remote = "Limits")]
pub(crate) struct LimitsDef {
    #[serde(deserialize_with = "depth")]
    depth: u8,
    nodes: Option<u64>,
    #[serde(with = "optional_time")]
    time: Option<TimeBudget>,
    #[serde(with = "line_count")]
    lines: usize,
    #[serde(with = "super::text::moves")]
    moves: Vec<Move>,
    #[serde(with = "EvalNoiseDef")]
    noise: EvalNoise,
    root_mate: bool,
}

fn depth<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let depth = u8::deserialize(deserializer)?;
    if (1..=MAX_PLY).contains(&usize::from(depth)) {
        Ok(depth)
    } else {
        Err(D::Error::custom("the depth is out of range"))
    }
}

/// A `usize` is serialised as 64 bits, and these as a `BigInt`, which is not read as a `u8`.
mod line_count {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(lines: &usize, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(u32::try_from(*lines).unwrap_or(u32::MAX))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
        match u8::deserialize(deserializer)? {
            0 => Err(D::Error::custom("at least one line is needed")),
            lines => Ok(lines.into()),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "EvalNoise")]
struct EvalNoiseDef {
    spread: u16,
    until: u32,
    seed: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TimeBudget")]
struct TimeBudgetDef {
    soft: Duration,
    hard: Duration,
}

/// A remote definition does not apply inside of an `Option`.
pub(crate) mod optional_time {
    use komadai_search::TimeBudget;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Time(#[serde(with = "super::TimeBudgetDef")] TimeBudget);

    pub fn serialize<S: Serializer>(
        time: &Option<TimeBudget>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        time.map(Time).serialize(serializer)
    }

    pub fn deserialize<'de, D>(deserializer: D) -> Result<Option<TimeBudget>, D::Error>
    where
        D: Deserializer<'de>,
    {
        let time = Option::deserialize(deserializer)?;
        Ok(time.map(|Time(time)| time))
    }
}

/// A level's number.
pub(crate) mod level {
    use komadai_search::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(level.number())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Level::new(number).ok_or_else(|| D::Error::custom("no level has this number"))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "MateLimits")]
pub(crate) struct MateLimitsDef {
    nodes: Option<u64>,
    time: Option<Duration>,
    plies: Option<u16>,
    #[serde(with = "LengthRuleDef")]
    length_rule: LengthRule,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "LengthRule", rename_all = "snake_case")]
enum LengthRuleDef {
    EveryDefence,
    ExcludeFutile,
}
