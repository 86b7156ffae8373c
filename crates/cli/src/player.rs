//! A player in words: `name=value,...` of the search's numbers, `weights=FILE`,
//! `net=FILE`, `level=N`.

use std::{fs, path::Path, sync::Arc};

use shogi::search::{
    Level, Params,
    eval::{Net, Weights},
};

#[derive(Clone, Debug, Default)]
pub struct PlayerConfig {
    pub params: Params,
    pub level: Option<Level>,
}

impl PlayerConfig {
    /// # Errors
    /// Which setting is not understood, and why.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut player = Self::default();
        for setting in text.split(',').filter(|setting| !setting.is_empty()) {
            player
                .set(setting)
                .map_err(|problem| format!("{setting:?}: {problem}"))?;
        }
        Ok(player)
    }

    fn set(&mut self, setting: &str) -> Result<(), String> {
        let (name, value) = setting.split_once('=').ok_or("expected name=value")?;
        match name {
            "weights" => self.params.weights = weights(Path::new(value))?,
            "net" => self.params.net = Some(net(Path::new(value))?),
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                let level = level.ok_or_else(|| format!("levels are 1 to {}", Level::COUNT))?;
                self.level = Some(level);
            }
            name => {
                let value = value.parse().map_err(|error| format!("{error}"))?;
                let names = || {
                    format!(
                        "the names are {}, weights, net, level",
                        Params::NAMES.join(", ")
                    )
                };
                self.params.set(name, value).map_err(|_| names())?;
            }
        }
        Ok(())
    }
}

/// A file of weights.
///
/// # Errors
/// When it cannot be read, or holds something else.
pub fn weights(file: &Path) -> Result<Weights, String> {
    Weights::from_bytes(&bytes(file)?).map_err(|error| format!("{}: {error}", file.display()))
}

/// A file of a net.
///
/// # Errors
/// When it cannot be read, or is damaged.
pub fn net(file: &Path) -> Result<Arc<Net>, String> {
    let net = Net::from_bytes(&bytes(file)?);
    net.map(Arc::new)
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// The bytes of a file.
///
/// # Errors
/// When it cannot be read.
pub fn bytes(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{}: cannot be read: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_from_words() {
        assert!(PlayerConfig::read("").is_ok_and(|it| it.level.is_none()));
        let name = Params::NAMES[0];
        let read = PlayerConfig::read(&format!("{name}=30,level=3")).expect("both are known");
        assert_eq!(read.level.map(Level::number), Some(3));
        let params = format!("{:?}", read.params);
        assert!(params.contains(&format!("{name}: 30")), "{params}");
    }

    #[test]
    fn what_is_wrong_with_a_player_is_told() {
        let name = Params::NAMES[0];
        for (text, parts) in [
            (
                "windo=3",
                &["\"windo=3\"", "the names are", "weights, net, level"][..],
            ),
            (&format!("{name}=x"), &["invalid digit"]),
            ("level=0", &["levels are 1 to 10"]),
            ("level=11", &["levels are 1 to 10"]),
            ("level", &["expected name=value"]),
            (
                "weights=/nowhere/w.bin",
                &["/nowhere/w.bin: cannot be read"],
            ),
            ("net=/nowhere/n.bin", &["/nowhere/n.bin: cannot be read"]),
        ] {
            let problem = PlayerConfig::read(text).expect_err("it is refused");
            for part in parts {
                assert!(problem.contains(part), "{problem:?} does not say {part:?}");
            }
        }
    }
}
