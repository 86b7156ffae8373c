//! The players of a match, as text: `name=value,...` of the search's parameters,
//! `weights=FILE`, `net=FILE`, `level=N`, `script=NAME`.

use std::{path::Path, str::FromStr};

use komadai_search::{Level, Params};

use crate::{files, script::Script};

#[derive(Clone, Debug, Default)]
pub struct PlayerConfig {
    pub params: Params,
    pub level: Option<Level>,
    /// Plays in place of the search.
    pub script: Option<Script>,
}

impl FromStr for PlayerConfig {
    /// Which setting is invalid, and why.
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut player = Self::default();
        for setting in text.split(',').filter(|setting| !setting.is_empty()) {
            player
                .set(setting)
                .map_err(|problem| format!("{setting:?}: {problem}"))?;
        }
        Ok(player)
    }
}

impl PlayerConfig {
    fn set(&mut self, setting: &str) -> Result<(), String> {
        let (name, value) = setting.split_once('=').ok_or("expected name=value")?;
        match name {
            "weights" => self.params.weights = files::read_weights(Path::new(value))?,
            "net" => self.params.net = Some(files::read_net(Path::new(value))?),
            "script" => self.script = Some(value.parse()?),
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                let level = level.ok_or_else(|| format!("levels are 1 to {}", Level::COUNT))?;
                self.level = Some(level);
            }
            name => {
                let value = value.parse().map_err(|error| format!("{error}"))?;
                let names = || {
                    format!(
                        "the names are {}, weights, net, level, script",
                        Params::NAMES.join(", ")
                    )
                };
                self.params.set(name, value).map_err(|_| names())?;
            }
        }
        Ok(())
    }
}

/// Parses the name of a parameter of the search.
///
/// # Errors
/// When there is none of that name.
pub fn parameter(name: &str) -> Result<&'static str, String> {
    let mut all = Params::NAMES.iter().copied();
    all.find(|known| *known == name)
        .ok_or_else(|| format!("the names are {}", Params::NAMES.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_parsed() {
        assert!(
            "".parse::<PlayerConfig>()
                .is_ok_and(|it| it.level.is_none())
        );
        let name = Params::NAMES[0];
        let text = format!("{name}=30,level=3");
        let read: PlayerConfig = text.parse().expect("both are known");
        assert_eq!(read.level.map(Level::number), Some(3));
        let scripted: PlayerConfig = "script=greedy".parse().expect("it is known");
        assert_eq!(scripted.script, Some(Script::Greedy));
        let params = format!("{:?}", read.params);
        assert!(params.contains(&format!("{name}: 30")), "{params}");
    }

    #[test]
    fn an_invalid_player_is_refused_with_a_reason() {
        let name = Params::NAMES[0];
        for (text, parts) in [
            (
                "windo=3",
                &[
                    "\"windo=3\"",
                    "the names are",
                    "weights, net, level, script",
                ][..],
            ),
            (&format!("{name}=x"), &["invalid digit"]),
            ("level=0", &["levels are 1 to 10"]),
            ("level=11", &["levels are 1 to 10"]),
            ("level", &["expected name=value"]),
            ("script=clever", &["random, greedy, one-reply, two-deep"]),
            (
                "weights=/nowhere/w.bin",
                &["/nowhere/w.bin: cannot be read"],
            ),
            ("net=/nowhere/n.bin", &["/nowhere/n.bin: cannot be read"]),
        ] {
            let problem = text.parse::<PlayerConfig>().expect_err("it is refused");
            for part in parts {
                assert!(problem.contains(part), "{problem:?} does not say {part:?}");
            }
        }
    }
}
