use komadai_records::Marks;
use shogi::{ByColor, Color, Setup, Square};

use crate::{Coordinates, KingStyle};

/// What a picture shows. Anything that can stand on a table can be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The pieces on the board and in hand.
    pub setup: Setup,
    /// Where the last move went.
    pub last: Option<Square>,
    /// The names of the players, if not empty.
    pub names: ByColor<String>,
    /// The text below the board.
    pub caption: Caption,
    /// The later ones lie above the earlier ones.
    pub marks: Marks,
    /// How it is drawn.
    pub look: DiagramOptions,
}

/// What stands beneath: on one line if there is room, else on two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The name of the game or problem.
    pub title: String,
    /// Which moment of the game it is, such as "Move 34: P-8f".
    pub moment: String,
}

/// How a position is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiagramOptions {
    /// As in a book, or as on a screen.
    pub style: Style,
    /// The names of the ranks.
    pub coordinates: Coordinates,
    /// Which king is 王.
    pub kings: KingStyle,
    /// Whether White sits near.
    pub flipped: bool,
    /// The language as a tag of BCP 47, such as `ja`: the `lang` of the picture. Japanese
    /// counts pieces in hand with kanji, the others with digits.
    pub lang: &'static str,
}

/// Whether a picture is for paper or for a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Black on white, characters without wood, the hands in columns.
    Book,
    /// Wooden pieces on a wooden board, the hands on their stands.
    Board,
}

impl Default for DiagramOptions {
    /// As a Japanese book prints it, from Black's side.
    fn default() -> Self {
        Self {
            style: Style::Book,
            coordinates: Coordinates::default(),
            kings: KingStyle::default(),
            flipped: false,
            lang: "ja",
        }
    }
}

impl DiagramOptions {
    pub(crate) fn is_japanese(&self) -> bool {
        self.lang.split('-').next() == Some("ja")
    }

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
    /// Whether there is no text.
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
