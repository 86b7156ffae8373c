use leptos::prelude::*;

use super::{tool, work::Work};
use crate::{
    element::{El, el, parts::field},
    platform::clipboard,
    reactive::watch,
    session::editor,
};

/// The position as a text, to be copied, and to be written by hand.
pub fn text(work: Work) -> El {
    let written = RwSignal::new(String::new());
    let wrong = RwSignal::new(String::new());
    watch(move || {
        written.set(work.sfen.get());
        wrong.set(String::new());
    });
    let area = el("textarea")
        .attr("name", "sfen")
        .attr("rows", "3")
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .attr("autocomplete", "off")
        .spelt("aria-invalid", move || {
            wrong.with(|wrong| !wrong.is_empty())
        })
        .prop("value", move || written.get())
        .on_input(move |text| written.set(text));
    let read = move || match editor::read(&written.get_untracked()) {
        Ok(setup) => {
            work.act(&|editor| editor.lay(setup.clone()));
            written.set(work.sfen.get_untracked());
            wrong.set(String::new());
        }
        Err(faults) => {
            let faults: Vec<String> = faults.iter().map(work.text_once().fault).collect();
            wrong.set(faults.join("\n"));
        }
    };
    let copy = move || {
        let then = move |copied| {
            let text = work.text_once();
            work.say(if copied { text.copied } else { text.not_copied }.to_owned());
        };
        clipboard::write_text(&work.sfen.get_untracked(), Box::new(then));
    };
    let buttons = el("div")
        .class("editor-tools")
        .child(tool(work, "read", |text| text.read, read))
        .child(tool(work, "copy", |text| text.copy, copy));
    el("div")
        .class("editor-text")
        .child(field(move || work.text().sfen.to_owned(), area))
        .child(
            el("p")
                .class("faults")
                .attr("role", "alert")
                .says(move || wrong.get()),
        )
        .child(buttons)
}
