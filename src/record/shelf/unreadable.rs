use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{super::button::bare, dialog::tool, list::List};
use crate::{
    element::{El, el},
    platform::{dom, files, library::Unreadable},
    reactive::dynamic,
};

/// What is kept and cannot be read: it can be saved as it is, and erased.
pub fn unreadable(list: List) -> AnyView {
    let words = list.words;
    let all = Memo::new(move |_| {
        list.listing.with(|listing| match listing {
            Some(Ok(listing)) => listing.unreadable.clone(),
            _ => Vec::new(),
        })
    });
    dynamic(move || {
        let all = all.get();
        if all.is_empty() {
            return ().into_any();
        }
        let count = all.len();
        el("section")
            .class("shelf-unreadable")
            .child(el("h3").says(move || (words.now().record().shelf.unreadable)(count)))
            .child(
                el("ul")
                    .class("shelf-list")
                    .attr("role", "list")
                    .children(all.into_iter().map(|one| item(list, one))),
            )
            .view()
    })
}

fn item(list: List, of: Unreadable) -> El {
    let words = list.words;
    let Unreadable { key, why } = of;
    let name = key.clone();
    let saved = key.clone();
    let really = RwSignal::new(false);
    let download = tool(
        list,
        "download-raw",
        |text| text.download,
        move || {
            download(list, saved.clone());
        },
    );
    let erase = bare("erase", move || match really.get_untracked() {
        true => erase(list, key.clone()),
        false => really.set(true),
    })
    .says(move || {
        let text = &words.now().record().shelf;
        let word = if really.get() {
            text.erase_really
        } else {
            text.erase
        };
        word.to_owned()
    });
    el("li")
        .class("shelf-row")
        .set("data-unreadable", name.clone())
        .child(
            el("span")
                .class("shelf-open")
                .child(el("span").says(move || (words.now().record().shelf.unreadable_why)(&why)))
                .child(el("code").class("shelf-about").text(name)),
        )
        .child(download)
        .child(erase)
}

fn download(list: List, key: String) {
    spawn_local(async move {
        let raw = match list.library().raw(&key).await {
            Ok(raw) => raw,
            Err(error) => return list.fail(&error),
        };
        let text = format!("{}\n\n{}", raw.entry, raw.record);
        let files = &list.words.once().record().files;
        let saved = files::save(&format!("{key}.txt"), "text/plain", text.as_bytes());
        list.tell(vec![match saved {
            Ok(()) => files.saved.to_owned(),
            Err(_) => files.not_saved.to_owned(),
        }]);
    });
}

fn erase(list: List, key: String) {
    spawn_local(async move {
        let erased = list.library().erase(&key).await;
        list.load().await;
        match erased {
            Ok(()) => list.tell(vec![list.text().erased.to_owned()]),
            Err(error) => list.fail(&error),
        }
        dom::focus_next("[data-dialog=shelf] [data-action=close]".to_owned());
    });
}
