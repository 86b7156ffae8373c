use leptos::prelude::*;
use shogi::{ByColor, Color, Handicap};

use super::{address_of, list::List};
use crate::{
    element::{El, el},
    i18n::Text,
    platform::time,
    session::library::Entry,
};

/// A game of the list.
pub fn row(list: List, entry: Entry) -> El {
    let id = entry.id;
    let row = el("li").class("shelf-row").set("data-game", id.to_string());
    match entry.deleted {
        None => row.child(link(list, &entry)).child(delete(list, entry)),
        Some(_) => {
            let of = entry.clone();
            row.attr("data-deleted", "")
                .child(el("span").class("shelf-open").says(move || {
                    let text = list.words.now();
                    (text.record().shelf.deleted_this)(&names(&of, text))
                }))
                .child(restore(list, entry))
        }
    }
}

fn link(list: List, entry: &Entry) -> El {
    let words = list.words;
    let (named, facts) = (entry.clone(), entry.clone());
    let on_desk = list.desk.shelf.on_desk.get_value();
    let is_here = on_desk.is_some_and(|here| here.id() == entry.id);
    el("a")
        .class("shelf-open")
        .set("href", format!("#{}", address_of(entry.id)))
        .live("aria-current", move || is_here.then(|| "true".to_owned()))
        .child(
            el("span")
                .class("shelf-names")
                .says(move || names(&named, words.now())),
        )
        .child(
            el("span")
                .class("shelf-about")
                .says(move || about(&facts, words.now())),
        )
        .on_click(move || list.desk.shelf.open.set(false))
}

fn delete(list: List, entry: Entry) -> El {
    let words = list.words;
    let id = entry.id;
    let named = entry.clone();
    el("button")
        .attr("type", "button")
        .class("button quiet")
        .attr("data-action", "remove")
        .live("aria-label", move || {
            let text = words.now();
            Some((text.record().shelf.delete_this)(&whole(&named, text)))
        })
        .says(move || words.now().record().shelf.delete.to_owned())
        .on_click(move || list.delete(id, names(&entry, words.once())))
}

fn restore(list: List, entry: Entry) -> El {
    let words = list.words;
    let id = entry.id;
    let named = entry.clone();
    el("button")
        .attr("type", "button")
        .class("button")
        .attr("data-action", "restore")
        .live("aria-label", move || {
            let text = words.now();
            Some((text.record().shelf.restore_this)(&whole(&named, text)))
        })
        .says(move || words.now().record().shelf.restore.to_owned())
        .on_click(move || list.restore(id, names(&entry, words.once())))
}

/// What tells a game from others with the same names, for those who hear it.
fn whole(entry: &Entry, text: &'static Text) -> String {
    format!("{}, {}", names(entry, text), about(entry, text))
}

/// Who played; the occasion where no names are given.
fn names(entry: &Entry, text: &'static Text) -> String {
    let about = &entry.about;
    let sides = sides(entry, text);
    let against = text.record().screen.against;
    match (&*about.black, &*about.white) {
        ("", "") => match (&*about.title, &*about.event) {
            ("", "") => text.record().shelf.unnamed.to_owned(),
            ("", event) => event.to_owned(),
            (title, _) => title.to_owned(),
        },
        (black, "") => against(black, sides.white),
        ("", white) => against(sides.black, white),
        (black, white) => against(black, white),
    }
}

/// When, how long, how it ended, and where it began if that is not the usual start.
pub fn about(entry: &Entry, text: &'static Text) -> String {
    let about = &entry.about;
    let shelf = &text.record().shelf;
    let caption = &text.later().caption;
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
    let moment = time::written(entry.changed);
    let minute = moment.rsplit_once(':').map(|(minute, _)| minute);
    minute.unwrap_or_default().to_owned()
}

/// What the sides are called.
fn sides(entry: &Entry, text: &'static Text) -> ByColor<&'static str> {
    let side = match entry.about.start {
        Some(Handicap::Even) | None => text.terms.color,
        Some(_) => text.terms.handicap_side,
    };
    ByColor::new(side(Color::Black), side(Color::White))
}
