//! What lists of saved games say of each.
use shogi::{ByColor, Color, Handicap};

use super::listed_game::ListedGame;
use komadai_model::{RecordDate, library::Entry};
use komadai_texts::Text;
use komadai_web::date_format::{self, DateDetail};

/// What is said of a game of the list besides its names.
pub fn about_listed(row: &ListedGame, text: Text) -> String {
    match row.is_look_alike {
        true => about_look_alike(&row.entry, text),
        false => about(&row.entry, text),
    }
}

/// Who played; the occasion where no names are given.
pub fn names(entry: &Entry, text: Text) -> String {
    let about = &entry.about;
    let sides = sides(entry, text);
    let against = text.game_summary().against;
    match (&*about.black, &*about.white) {
        ("", "") => match (&*about.title, &*about.event) {
            ("", "") if entry.file.is_empty() => text.library().unnamed.to_owned(),
            ("", "") => entry.file.clone(),
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
    [
        played_on(entry, text),
        (text.library().moves)(entry.about.plies),
        ending(entry, text),
        event(entry, text),
    ]
    .into_iter()
    .filter(|part| !part.is_empty())
    .collect::<Vec<_>>()
    .join(" · ")
}

/// When it was played; when it was last changed, where its record does not say.
pub fn played_on(entry: &Entry, text: Text) -> String {
    match &*entry.about.date {
        "" => changed(entry, DateDetail::Minute, text),
        date => written_date(date, text),
    }
}

/// How it ended; nothing if it goes on.
pub fn ending(entry: &Entry, text: Text) -> String {
    let ending = entry.about.ending.as_ref();
    ending.map_or_else(String::new, |ending| {
        (text.library().ending)(ending, sides(entry, text))
    })
}

/// Where it began, if that is not the usual start, and the occasion.
pub fn event(entry: &Entry, text: Text) -> String {
    let about = &entry.about;
    let caption = text.game_summary();
    let start = match about.start {
        Some(Handicap::Even) => "",
        Some(handicap) => (caption.handicap)(handicap),
        None => caption.own_position,
    };
    // Without names the occasion stands in their place.
    let has_names = !(about.black.is_empty() && about.white.is_empty());
    let event = if has_names { &*about.event } else { "" };
    let parts = [start, event].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// The same, and what tells it from one that looks alike.
fn about_look_alike(entry: &Entry, text: Text) -> String {
    let when = changed(entry, DateDetail::Second, text);
    [about(entry, text), (text.library().changed)(&when)].join(" · ")
}

/// A date of a record as the reader writes it; a text that is none stays as it is.
pub fn written_date(date: &str, text: Text) -> String {
    RecordDate::parse(date).map_or_else(
        || date.to_owned(),
        |date| date_format::format_record_date(date, text.language().tag()),
    )
}

/// When it was written last.
fn changed(entry: &Entry, detail: DateDetail, text: Text) -> String {
    date_format::format_moment(entry.changed, detail, text.language().tag())
}

/// What the sides are called.
fn sides(entry: &Entry, text: Text) -> ByColor<&'static str> {
    let side = match entry.about.start {
        Some(Handicap::Even) | None => text.shogi_terms().color,
        Some(_) => text.shogi_terms().handicap_side,
    };
    ByColor::new(side(Color::Black), side(Color::White))
}
