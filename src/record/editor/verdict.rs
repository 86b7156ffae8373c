use leptos::prelude::*;

use super::work::Work;
use crate::{
    element::{El, el, nothing},
    session::editor::Editor,
};

/// What the position is good for, and what is wrong with it. Changes of it are
/// told with what made them.
pub fn verdict(work: Work) -> El {
    let good_for = move || {
        work.sfen.track();
        work.editor.with_untracked(Editor::good_for)
    };
    let faults = move || {
        // In the language of the moment.
        let text = work.text();
        let missing = (text.missing)(good_for());
        let faults = work.faults();
        if faults.is_empty() {
            return nothing();
        }
        let faults = faults.into_iter().map(|fault| el("li").text(fault));
        el("div")
            .child(el("p").text(missing.to_owned()))
            .child(el("ul").attr("data-faults", "").children(faults))
            .view()
    };
    el("div")
        .class("editor-verdict")
        .child(
            el("p")
                .class("editor-good-for")
                .says(move || (work.text().good_for)(good_for()).to_owned()),
        )
        .changing(faults)
}
