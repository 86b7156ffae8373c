//! The first visit explains itself, in three sentences.
use leptos::prelude::*;

use crate::{
    element::el,
    play::{parts::action, rest::Rest},
    reactive::{shown, watch},
    session::Habit,
};

/// The sentences, until they are put away or the first move is made.
pub fn welcome(rest: Rest) -> AnyView {
    let Rest {
        table, settings, ..
    } = rest;
    let words = table.words;
    let read = move || settings.with(|settings| settings.manner.has(Habit::Welcomed));
    let put_away = move || {
        settings.update(|settings| settings.manner = settings.manner.with(Habit::Welcomed, true));
    };
    watch(move || {
        let begun = table.game.with(|game| !game.game().plies().is_empty());
        if begun && !untrack(read) {
            put_away();
        }
    });
    let sentences = move || {
        let lines = (0..3)
            .map(|line| el("p").says(move || words.now().later().beside.welcome[line].to_owned()));
        el("section")
            .class("welcome")
            .labelled(words, |text| text.app.title)
            .children(lines)
            .child(action(
                words,
                "welcomed",
                |text| text.play.dismiss,
                put_away,
            ))
            .view()
    };
    shown(move || !read() && rest.is_plain(), sentences)
}
