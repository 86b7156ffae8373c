use shogi::{ByColor, Color, Setup, Square, record::Marks};

use crate::{Coordinates, KingStyle, i18n::Language};

/// What a picture shows. Anything that can stand on a table can be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    pub setup: Setup,
    /// Where the last move went.
    pub last: Option<Square>,
    pub names: ByColor<String>,
    pub caption: Caption,
    /// The later ones lie above the earlier ones.
    pub marks: Marks,
    pub look: DiagramOptions,
}

/// What stands beneath: on one line if there is room, else on two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    pub title: String,
    /// Which moment of the game it is, such as "Move 34: P-8f".
    pub moment: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiagramOptions {
    pub style: Style,
    pub coordinates: Coordinates,
    pub kings: KingStyle,
    /// Whether White sits near.
    pub flipped: bool,
    /// Decides how pieces in hand are counted, and which fonts are asked for.
    pub language: Language,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Black on white, characters without wood, the hands in columns.
    Book,
    /// Wooden pieces on a wooden board, the hands on their stands.
    Board,
}

impl DiagramOptions {
    /// The side that sits near: its hand is at the right.
    pub const fn near(&self) -> Color {
        if self.flipped {
            Color::White
        } else {
            Color::Black
        }
    }
}

impl Caption {
    pub fn is_empty(&self) -> bool {
        self.title.is_empty() && self.moment.is_empty()
    }

    /// Both parts as one text.
    pub fn text(&self) -> String {
        let parts = [self.title.as_str(), self.moment.as_str()];
        let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        said.join(" ")
    }
}
