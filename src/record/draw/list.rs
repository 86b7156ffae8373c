use leptos::prelude::*;
use shogi::record::Mark;

use super::{Draw, palette::swatch};
use crate::{
    element::{El, el, nothing},
    platform::dom,
    reactive::dynamic,
    session::review::Review,
};

/// Who inherits the focus of a mark that is removed: the one in its place, the
/// move at the cursor.
const HEIRS: [&str; 2] = [
    ".draw-list [data-heir] button",
    "[role=treeitem][tabindex='0']",
];

/// The marks on the position in words, each to be removed; nothing where there are
/// none.
pub fn list(draw: Draw) -> AnyView {
    // Where the last one was removed.
    let removed = StoredValue::new(0);
    dynamic(move || {
        if draw.marks.with(String::is_empty) {
            return nothing();
        }
        let marks = draw
            .desk
            .review
            .with_untracked(|review| review.marks().to_vec());
        all(draw, &marks, removed).view()
    })
}

fn all(draw: Draw, marks: &[Mark], removed: StoredValue<usize>) -> El {
    let words = draw.desk.words;
    let name = move || words.now().record().draw.marks.to_owned();
    let heir = removed.get_value().min(marks.len() - 1);
    let rows = marks.iter().enumerate().map(|(index, &mark)| {
        let remove = move || {
            removed.set_value(index);
            dom::bequeath_focus(&HEIRS);
            draw.draw(mark);
        };
        row(draw, mark, remove).mark("data-heir", move || index == heir)
    });
    let remove_all = el("button")
        .attr("type", "button")
        .class("button")
        .attr("data-action", "unmark-all")
        .says(move || words.now().record().draw.remove_all.to_owned())
        .on_click(move || {
            draw.desk.edit(Review::clear_marks);
            draw.desk.say(draw.text().all_removed.to_owned());
        });
    let head = el("div")
        .class("draw-head")
        .child(el("h2").says(name))
        .child(remove_all);
    el("section")
        .class("draw-list")
        .live("aria-label", move || Some(name()))
        .child(head)
        .child(el("ul").children(rows))
}

fn row(draw: Draw, mark: Mark, remove: impl Fn() + 'static) -> El {
    let words = draw.desk.words;
    let said = move || (words.now().record().draw.mark)(mark);
    let button = el("button")
        .attr("type", "button")
        .class("button quiet")
        .attr("data-action", "unmark")
        .live("aria-label", move || {
            Some((words.now().record().draw.remove)(&said()))
        })
        .text("×".to_owned())
        .on_click(remove);
    el("li")
        .set("data-drawn", mark.to_string())
        .child(swatch(mark.brush))
        .child(el("span").says(said))
        .child(button)
}
