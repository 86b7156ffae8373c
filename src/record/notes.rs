use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    element::{El, el, parts::line_of},
    reactive::watch,
};

/// What is said of the move at the cursor, to be read and written.
pub fn notes(desk: Desk) -> El {
    let words = desk.words;
    let comment = move || {
        desk.review
            .with(|review| review.record().node(review.at()).notes().comment.clone())
    };
    let write = move |text: String| {
        desk.review
            .update(|review| review.set_comment(review.at(), &text));
    };
    let label = move || words.now().record().screen.comment_here.to_owned();
    let text = el("textarea")
        .class("record-comment")
        .attr("name", "comment")
        .attr("rows", "3")
        .live("aria-label", move || Some(label()))
        .live("placeholder", move || Some(label()))
        .prop("value", comment)
        .on_input(write);
    el("div")
        .class("record-notes")
        .child(text)
        .child(bookmark(desk))
}

/// The name of the place, if it has one.
fn bookmark(desk: Desk) -> El {
    let words = desk.words;
    let label = move || Some(words.now().record().screen.bookmark.to_owned());
    let name = RwSignal::new(String::new());
    watch(move || {
        name.set(
            desk.review
                .with(|review| review.record().node(review.at()).notes().bookmark.clone()),
        );
    });
    line_of("bookmark".to_owned(), name)
        .live("aria-label", label)
        .live("placeholder", label)
        .on_input(move |text| {
            desk.review
                .update(|review| review.set_bookmark(review.at(), &text));
        })
}
