//! The parts that forms, tools and notices are made of.
use leptos::prelude::*;

use super::{El, el};
use crate::{
    i18n::Text,
    later::{Fetch, load},
    reactive::Words,
};

/// Which of the page's texts.
pub type Pick = fn(&'static Text) -> &'static str;

/// A button with a word on it.
pub fn button(words: Words, label: Pick, press: impl Fn() + 'static) -> El {
    el("button")
        .attr("type", "button")
        .class("button")
        .word(words, label)
        .on_click(press)
}

/// A button that a program or a test can name.
pub fn action(words: Words, name: &'static str, label: Pick, press: impl Fn() + 'static) -> El {
    button(words, label, press).attr("data-action", name)
}

/// Fetches a part of the code; true once it is there, or cannot be had.
pub fn loaded(part: Fetch) -> RwSignal<bool> {
    let there = RwSignal::new(false);
    let arrived = move || {
        there.try_set(true);
    };
    load(part, Box::new(arrived));
    there
}

/// A labelled part of a form.
pub fn field(label: impl Fn() -> String + Send + 'static, part: El) -> El {
    el("label")
        .class("field")
        .child(el("span").says(label))
        .child(part)
}

/// What is on or off.
pub fn tick(
    name: &'static str,
    label: impl Fn() -> String + Send + 'static,
    is_on: impl Fn() -> bool + Send + 'static,
    turn: impl Fn() + 'static,
) -> El {
    let input = el("input")
        .attr("type", "checkbox")
        .attr("name", name)
        .prop_flag("checked", is_on)
        .on_click(turn);
    el("label")
        .class("tick")
        .child(input)
        .child(el("span").says(label))
}

/// The options of a list, each with the name that stands for it.
pub type Options = Vec<(&'static str, Box<dyn Fn() -> &'static str + Send>)>;

/// One of a few: a list to choose from.
pub fn choice(
    name: String,
    options: Options,
    chosen: impl Fn() -> &'static str + Copy + Send + 'static,
    choose: impl Fn(String) + 'static,
) -> El {
    let options = options.into_iter().map(|(name, label)| {
        el("option")
            .attr("value", name)
            .prop_flag("selected", move || chosen() == name)
            .says(move || label().to_owned())
    });
    el("select")
        .set("name", name)
        .on_input(choose)
        .children(options)
}

/// A line to write on.
pub fn line_of(name: String, value: RwSignal<String>) -> El {
    el("input")
        .set("name", name)
        .attr("autocomplete", "off")
        .prop("value", move || value.get())
        .on_input(move |written| value.set(written))
}

/// In the place of a screen that could not be had.
pub fn not_loaded(words: Words) -> AnyView {
    el("p")
        .class("crash")
        .attr("role", "alert")
        .word(words, |text| text.app.not_loaded)
        .view()
}
