use komadai_search::Level;

/// Who makes the moves of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    #[default]
    Human,
    Computer(Computer),
    /// A person at another device.
    Remote,
}

/// The computer as a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer {
    pub level: Level,
    pub pace: Pace,
}

/// How long the computer lets a move wait that it has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// As long as a person might think about it.
    Human,
    AtOnce,
}

/// The name of the seat of somebody at another device.
const REMOTE: &str = "remote";
/// What the name of the computer's seat begins with.
const COMPUTER: &str = "computer-";
/// What it ends with where it moves at once.
const AT_ONCE: &str = "-at-once";

impl Seat {
    /// As addresses and stored games write it: `human`, `remote`, `computer-5`,
    /// `computer-5-at-once`.
    pub fn name(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Remote => REMOTE.to_owned(),
            Self::Computer(Computer { level, pace }) => {
                let end = match pace {
                    Pace::Human => "",
                    Pace::AtOnce => AT_ONCE,
                };
                [COMPUTER, &level.number().to_string(), end].concat()
            }
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        let Some(level) = name.strip_prefix(COMPUTER) else {
            return match name {
                "human" => Some(Self::Human),
                REMOTE => Some(Self::Remote),
                _ => None,
            };
        };
        let (level, pace) = match level.strip_suffix(AT_ONCE) {
            Some(level) => (level, Pace::AtOnce),
            None => (level, Pace::Human),
        };
        let digits = level.bytes().all(|byte| byte.is_ascii_digit()) && !level.starts_with('0');
        let number = level.parse().ok().filter(|_| digits)?;
        Some(Self::Computer(Computer {
            level: Level::new(number)?,
            pace,
        }))
    }

    /// The computer, if it sits there.
    pub const fn computer(self) -> Option<Computer> {
        match self {
            Self::Human | Self::Remote => None,
            Self::Computer(computer) => Some(computer),
        }
    }
}
