use leptos::prelude::*;

use super::{Show, details};
use crate::{
    element::{El, el},
    i18n::EmbedText,
    session::embedded::{Order, Stage},
};

/// The buttons that go through a line.
pub fn controls(show: Show) -> AnyView {
    let place = el("span")
        .class("embed-place")
        .attr("part", "place")
        .says(move || {
            show.stage.with(|stage| {
                let text = show.text();
                let place = (text.place)(stage.at(), stage.last());
                match details::text_of_move(stage, text) {
                    Some(mv) => [mv, place].join("\u{2003}"),
                    None => place,
                }
            })
        });
    let at_first = move || show.stage.with(|stage| stage.at() == 0);
    let at_last = move || show.stage.with(|stage| stage.at() == stage.last());
    el("div")
        .class("embed-controls")
        .attr("part", "controls")
        .attr("role", "group")
        .live("aria-label", move || Some(show.text().moves.to_owned()))
        .child(
            goes(show, "first", |text| text.first, Order::First).spelt("aria-disabled", at_first),
        )
        .child(
            goes(show, "previous", |text| text.previous, Order::Previous)
                .spelt("aria-disabled", at_first),
        )
        .child(goes(show, "next", |text| text.next, Order::Next).spelt("aria-disabled", at_last))
        .child(goes(show, "last", |text| text.last, Order::Last).spelt("aria-disabled", at_last))
        .child(place)
        .child(again(show).mark("hidden", move || !show.stage.with(Stage::has_changed)))
        .child(flip(show))
        .view()
}

/// A button with a drawing that the styles know by its name.
fn button(
    show: Show,
    name: &'static str,
    label: fn(&EmbedText) -> &'static str,
    press: impl Fn() + 'static,
) -> El {
    let label = move || Some(label(show.text()).to_owned());
    el("button")
        .attr("type", "button")
        .class("embed-button")
        .attr("data-action", name)
        .live("aria-label", label)
        .live("title", label)
        .on_click(press)
}

fn goes(show: Show, name: &'static str, label: fn(&EmbedText) -> &'static str, order: Order) -> El {
    button(show, name, label, move || {
        show.obey(order);
    })
}

fn flip(show: Show) -> El {
    let turn = move || show.turned.update(|turned| *turned = !*turned);
    button(show, "flip", |text| text.flip, turn).spelt("aria-pressed", move || show.turned.get())
}

/// Back to what the author gave.
pub fn again(show: Show) -> El {
    el("button")
        .attr("type", "button")
        .class("button embed-again")
        .attr("data-action", "again")
        .on_click(move || {
            show.obey(Order::Again);
        })
        .says(move || show.text().again.to_owned())
}
