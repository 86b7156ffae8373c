use leptos::prelude::*;

use super::{Show, controls::again};
use crate::{
    element::{El, el, nothing},
    reactive::dynamic,
    session::embedded::{Stage, Wishes},
};

/// What is said of a task, and how to try again.
pub fn task(show: Show) -> AnyView {
    let verdict = dynamic(move || {
        let (solved, failed, waiting) = show
            .stage
            .with(|stage| (stage.is_solved(), stage.has_failed(), stage.is_waiting()));
        let text = show.text();
        if solved {
            authored(show, "right", |wishes| &wishes.right, text.right)
        } else if failed {
            authored(show, "wrong", |wishes| &wishes.wrong, text.wrong)
        } else if waiting {
            el("span").text(text.thinking.to_owned()).view()
        } else {
            nothing()
        }
    });
    let state = move || {
        show.stage
            .with(|stage| match (stage.is_solved(), stage.has_failed()) {
                (true, _) => "solved",
                (_, true) => "failed",
                _ => "open",
            })
    };
    let changed = move || show.stage.with(Stage::has_changed);
    el("div")
        .class("embed-task")
        .attr("part", "task")
        .live("data-task", move || Some(state().to_owned()))
        .child(
            el("p")
                .class("embed-verdict")
                .attr("role", "status")
                .child(verdict),
        )
        .child(again(show).mark("hidden", move || !changed()))
        .child(hint(show))
        .view()
}

/// A text of the author's: a child of the element that asks for the slot, an
/// attribute, or else ours.
fn authored(show: Show, slot: &'static str, pick: fn(&Wishes) -> &String, ours: &str) -> AnyView {
    let given = show.wish(|wishes| pick(wishes).clone(), String::new());
    let text = if given.is_empty() {
        ours.to_owned()
    } else {
        given
    };
    el("slot").attr("name", slot).text(text).view()
}

fn hint(show: Show) -> El {
    let text = move || show.wish(|wishes| wishes.hint.clone(), String::new());
    let open = move || show.stage.with(|stage| !stage.is_solved());
    el("details")
        .class("embed-hint")
        .mark("hidden", move || text().is_empty() || !open())
        .child(el("summary").says(move || show.text().hint.to_owned()))
        .child(el("slot").attr("name", "hint").says(text))
}
