use komadai_names::{FoundName, GameNames, Name};
use shogi::Color;

use crate::Text;

/// What was played in a game: the openings of both sides, once where they are the same; nothing
/// where none has a name.
pub fn opening_names(names: &GameNames, text: Text) -> String {
    let name = text.names().name;
    let [black, white] = Color::ALL.map(|side| names.opening(side));
    match (black, white) {
        (Some(black), Some(white)) if black != white => {
            format!("{} – {}", name(black), name(white))
        }
        (black, white) => black
            .or(white)
            .map_or_else(String::new, |only: Name| name(only).to_owned()),
    }
}

/// Names one after the other.
pub fn name_list(found: impl IntoIterator<Item = FoundName>, text: Text) -> String {
    let name = text.names().name;
    let words: Vec<_> = found.into_iter().map(|found| name(found.name)).collect();
    words.join(", ")
}
