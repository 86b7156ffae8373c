use komadai_names::{FoundName, GameNames};
use shogi::Color;

use crate::Text;

/// What was played in a game: the openings of both sides. Once where they are the same or one
/// says more; nothing where none has a name.
pub fn opening_names(names: &GameNames, text: Text) -> String {
    let name = text.names().name;
    let [black, white] = Color::ALL.map(|side| names.opening(side));
    let only = match (black, white) {
        (Some(black), Some(white)) if black == white || black.replaces(white) => black,
        (Some(black), Some(white)) if white.replaces(black) => white,
        (Some(black), Some(white)) => return format!("{} – {}", name(black), name(white)),
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => return String::new(),
    };
    name(only).to_owned()
}

/// Names one after the other.
pub fn name_list(found: impl IntoIterator<Item = FoundName>, text: Text) -> String {
    let name = text.names().name;
    let words: Vec<_> = found.into_iter().map(|found| name(found.name)).collect();
    words.join(" · ")
}
