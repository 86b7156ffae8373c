/// How long a position of a game is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    #[default]
    Quick,
    Normal,
    Thorough,
}

impl Effort {
    pub const ALL: [Self; 3] = [Self::Quick, Self::Normal, Self::Thorough];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Thorough => "thorough",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|effort| effort.name() == name)
    }

    /// In nodes.
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Quick => 40_000,
            Self::Normal => 250_000,
            Self::Thorough => 1_500_000,
        }
    }
}

/// What a reader has chosen for analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices {
    /// How many of the best moves get a line.
    pub lines: u8,
    pub effort: Effort,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            lines: 3,
            effort: Effort::default(),
        }
    }
}

impl Choices {
    /// The most lines there are.
    pub const MOST: u8 = 5;

    /// As it is kept in the browser.
    pub fn to_text(self) -> String {
        format!("{} {}", self.lines, self.effort.name())
    }

    /// What is not understood is as at first.
    pub fn from_text(text: &str) -> Self {
        let usual = Self::default();
        let mut words = text.split(' ');
        let lines = words.next().and_then(|word| word.parse().ok());
        Self {
            lines: lines
                .filter(|lines| (1..=Self::MOST).contains(lines))
                .unwrap_or(usual.lines),
            effort: words
                .next()
                .and_then(Effort::from_name)
                .unwrap_or(usual.effort),
        }
    }
}
