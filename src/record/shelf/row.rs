use leptos::prelude::*;
use shogi::{ByColor, Color, Handicap};

use super::{address_of, list::List};
use crate::{state::use_i18n, web::time};
use komadai_model::{
    i18n::{Message, Text},
    library::Entry,
};

/// A game of the list.
#[component]
pub fn ShelfRow(list: List, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let is_deleted = entry.deleted.is_some();
    let name = entry.clone();
    let deleted_name = move || {
        let text = i18n.text();
        (text.record().shelf.deleted_this)(&names(&name, text))
    };
    let id = entry.id.to_string();
    let contents = if is_deleted {
        view! {
            <span class="shelf-open">{deleted_name}</span>
            <RestoreButton list entry/>
        }
        .into_any()
    } else {
        view! {
            <GameLink list entry=entry.clone()/>
            <DeleteButton list entry/>
        }
        .into_any()
    };
    view! {
        <li class="shelf-row" data-game=id data-deleted=is_deleted>
            {contents}
        </li>
    }
}

/// Opens the game.
#[component]
fn GameLink(list: List, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let on_desk = list.desk.shelf.on_desk.get_value();
    let is_open = on_desk.is_some_and(|autosave| autosave.id() == entry.id);
    let href = format!("#{}", address_of(entry.id));
    let name = entry.clone();
    view! {
        <a
            class="shelf-open"
            href=href
            aria-current=is_open.then_some("true")
            on:click=move |_| list.desk.shelf.open.set(false)
        >
            <span class="shelf-names">{move || names(&name, i18n.text())}</span>
            <span class="shelf-about">{move || about(&entry, i18n.text())}</span>
        </a>
    }
}

#[component]
fn DeleteButton(list: List, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let id = entry.id;
    let named = entry.clone();
    let label = move || {
        let text = i18n.text();
        (text.record().shelf.delete_this)(&full_name(&named, text))
    };
    view! {
        <button
            type="button"
            class="button quiet"
            data-action="remove"
            aria-label=label
            on:click=move |_| list.delete(id, names_of(&entry))
        >
            {move || i18n.text().record().shelf.delete}
        </button>
    }
}

#[component]
fn RestoreButton(list: List, entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let id = entry.id;
    let named = entry.clone();
    let label = move || {
        let text = i18n.text();
        (text.record().shelf.restore_this)(&full_name(&named, text))
    };
    view! {
        <button
            type="button"
            class="button"
            data-action="restore"
            aria-label=label
            on:click=move |_| list.restore(id, names_of(&entry))
        >
            {move || i18n.text().record().shelf.restore}
        </button>
    }
}

/// What tells a game from others with the same names, for those who hear it.
fn full_name(entry: &Entry, text: &'static Text) -> String {
    format!("{}, {}", names(entry, text), about(entry, text))
}

fn names_of(entry: &Entry) -> Message {
    let entry = entry.clone();
    Message::new(move |text| names(&entry, text))
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
    let moment = time::format_local(entry.changed);
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
