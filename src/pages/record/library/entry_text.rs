//! What the list of the saved games says of each.
use shogi::{ByColor, Color, Handicap};

use crate::web::time;
use komadai_model::{i18n::Text, library::Entry};

/// Tells the game from others with the same names, for a screen reader.
pub fn full_name(entry: &Entry, text: Text) -> String {
    format!("{}, {}", names(entry, text), about(entry, text))
}

/// Who played; the occasion where no names are given.
pub fn names(entry: &Entry, text: Text) -> String {
    let about = &entry.about;
    let sides = sides(entry, text);
    let against = text.game_summary().against;
    match (&*about.black, &*about.white) {
        ("", "") => match (&*about.title, &*about.event) {
            ("", "") => text.library().unnamed.to_owned(),
            ("", event) => event.to_owned(),
            (title, _) => title.to_owned(),
        },
        (black, "") => against(black, sides.white),
        ("", white) => against(sides.black, white),
        (black, white) => against(black, white),
    }
}

/// When, how long, how it ended, and where it began if that is not the usual start.
pub fn about(entry: &Entry, text: Text) -> String {
    let about = &entry.about;
    let shelf = text.library();
    let caption = text.game_summary();
    let date = match &*about.date {
        "" => changed(entry),
        date => date.to_owned(),
    };
    let ending = about.ending.as_ref();
    let start = match about.start {
        Some(Handicap::Even) => "",
        Some(handicap) => (caption.handicap)(handicap),
        None => caption.own_position,
    };
    let has_names = !(about.black.is_empty() && about.white.is_empty());
    let event = if has_names { &*about.event } else { "" };
    [
        date,
        (shelf.moves)(about.plies),
        ending.map_or_else(String::new, |ending| {
            (shelf.ending)(ending, sides(entry, text))
        }),
        start.to_owned(),
        event.to_owned(),
    ]
    .into_iter()
    .filter(|part| !part.is_empty())
    .collect::<Vec<_>>()
    .join(" · ")
}

/// The minute in which it was written last.
fn changed(entry: &Entry) -> String {
    let moment = time::format_local(entry.changed);
    let minute = moment.rsplit_once(':').map(|(minute, _)| minute);
    minute.unwrap_or_default().to_owned()
}

/// What the sides are called.
fn sides(entry: &Entry, text: Text) -> ByColor<&'static str> {
    let side = match entry.about.start {
        Some(Handicap::Even) | None => text.shogi_terms().color,
        Some(_) => text.shogi_terms().handicap_side,
    };
    ByColor::new(side(Color::Black), side(Color::White))
}
