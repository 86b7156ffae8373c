use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    super::{button::bare, desk::Desk},
    carry,
    list::{List, PAGE},
    row::row,
    unreadable::unreadable,
};
use crate::{
    element::{El, dialog::Dialog, el, parts::field},
    i18n::ShelfText,
    part,
    reactive::{dynamic, shown},
    session::library::Entry,
};

part! {
    /// The list of the saved games, which few visits open.
    static SHELF: fn(Desk) -> Vec<El> = shelf(contents);
}

/// The list of the saved games.
pub fn shelf_dialog(desk: Desk) -> AnyView {
    Dialog {
        name: "shelf",
        title: |text| text.record().shelf.title,
        open: desk.shelf.open,
    }
    .view_of(desk.words, &SHELF, move |contents| contents(desk))
}

fn contents(desk: Desk) -> Vec<El> {
    let list = List::new(desk);
    let words = list.words;
    let text = move || &words.now().record().shelf;
    let search = el("input")
        .attr("type", "search")
        .attr("name", "search")
        .attr("autocomplete", "off")
        .live("placeholder", move || Some(text().search_hint.to_owned()))
        .on_input(move |words| list.search(words));
    let found = Memo::new(move |_| list.found());
    let count = move || found.with(|found| (text().count)(found.count, found.all));
    let has_any = move || found.with(|found| found.all > 0);
    let told = el("p")
        .class("shelf-told")
        .attr("role", "status")
        .says(move || list.told.get().join("\n"));
    let games = view! {
        <ul class="shelf-list" role="list" aria-label=move || text().title>
            <For
                each=move || found.get().entries
                key=|entry: &Entry| (entry.id, entry.edition.revision, entry.deleted)
                children=move |entry| row(list, entry).view()
            />
        </ul>
    };
    let more = move || {
        found.with(|found| {
            let left = found.count - found.entries.len();
            (left > 0).then(|| (text().more)(left.min(PAGE)))
        })
    };
    let show_more = move || {
        bare("more", move || list.show_more())
            .says(move || more().unwrap_or_default())
            .view()
    };
    vec![
        field(move || text().search.to_owned(), search),
        el("p")
            .class("hint shelf-count")
            .attr("role", "status")
            .says(move || if has_any() { count() } else { String::new() }),
        told,
        el("div").child(empty(list, move || {
            found.with(|found| (found.all, found.count))
        })),
        el("div").class("shelf-games").child(games.into_any()),
        el("div").child(shown(move || more().is_some(), show_more)),
        el("div").child(unreadable(list)),
        foot(list, move || found.with(|found| found.deleted)),
    ]
}

/// What stands in the place of a list without games.
fn empty(
    list: List,
    counts: impl Fn() -> (usize, usize) + Copy + Send + Sync + 'static,
) -> AnyView {
    let words = list.words;
    dynamic(move || {
        let text = &words.now().record().shelf;
        let failed = list.listing.with(|listing| match listing {
            None => Some(text.loading.to_owned()),
            Some(Err(error)) => Some(format!("{} {}", text.not_listed, (text.why)(error))),
            Some(Ok(_)) => None,
        });
        let (all, found) = counts();
        let said = match (failed, all, found) {
            (Some(failed), ..) => failed,
            (None, 0, _) if list.has_unreadable() => return ().into_any(),
            (None, 0, _) if list.bin.get() => text.none_deleted.to_owned(),
            (None, 0, _) => text.none.to_owned(),
            (None, _, 0) => text.none_found.to_owned(),
            _ if list.bin.get() => text.bin_hint.to_owned(),
            _ => return ().into_any(),
        };
        let fails = list.listing.with(|listing| matches!(listing, Some(Err(_))));
        let again = move || {
            tool(
                list,
                "again",
                |text| text.again,
                move || {
                    list.listing.set(None);
                    spawn_local(list.load());
                },
            )
        };
        el("div")
            .class("shelf-empty")
            .mark("data-failed", move || fails)
            .child(el("p").attr("role", "status").text(said))
            .children(fails.then(again))
            .view()
    })
}

fn foot(list: List, deleted: impl Fn() -> usize + Copy + Send + Sync + 'static) -> El {
    let words = list.words;
    let bin = bare("bin", move || list.turn())
        .spelt("aria-pressed", move || list.bin.get())
        .mark("hidden", move || deleted() == 0 && !list.bin.get())
        .says(move || (words.now().record().shelf.bin)(deleted()));
    let import = tool(
        list,
        "import",
        |text| text.import,
        move || carry::import(list),
    );
    let export = tool(
        list,
        "export",
        |text| text.export,
        move || carry::export(list),
    );
    let close = tool(
        list,
        "close",
        |text| text.close,
        move || {
            list.desk.shelf.open.set(false);
        },
    );
    el("div").class("dialog-foot").child(
        el("div")
            .class("dialog-buttons")
            .child(bin)
            .child(import)
            .child(export)
            .child(close.class("button primary")),
    )
}

/// A button with a word of the list on it.
pub fn tool(
    list: List,
    name: &'static str,
    word: fn(&ShelfText) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    let words = list.words;
    bare(name, press).says(move || word(&words.now().record().shelf).to_owned())
}
