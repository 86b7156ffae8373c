use leptos::prelude::*;

use super::{
    super::desk::Desk,
    analyst::{Analyst, Part},
    lines, mate, noted,
    peek::line_shown,
    puzzle::posed,
    retry::trying,
};
use crate::{
    element::{El, el, net::engine_net, parts::action},
    i18n::AnalysisText,
};

type Word = fn(&AnalysisText) -> &'static str;

/// The parts, their names for tests and their words.
const PARTS: [(Part, &str, Word); 3] = [
    (Part::Lines, "lines", |text| text.lines),
    (Part::Game, "game", |text| text.game),
    (Part::Mate, "mate", |text| text.mate),
];

/// All of analysis but the gauge.
pub fn panel(desk: Desk) -> El {
    let analyst = Analyst::new(desk);
    let parts = PARTS.map(|(part, name, word)| {
        el("button")
            .attr("type", "button")
            .class("button")
            .attr("data-part", name)
            .spelt("aria-pressed", move || analyst.part.get() == part)
            .says(move || word(analyst.text()).to_owned())
            .on_click(move || analyst.part.set(part))
    });
    let close = action(
        desk.words,
        "close-analysis",
        |_| "×",
        move || desk.guest.turn(desk),
    )
    .live("aria-label", move || Some(analyst.text().close.to_owned()));
    let head = el("div")
        .class("analysis-parts")
        .attr("role", "group")
        .live("aria-label", move || Some(analyst.text().parts.to_owned()))
        .children(parts)
        .child(close);
    // Mates are found without it.
    let net = engine_net(desk.words).mark("hidden", move || analyst.part.get() == Part::Mate);
    let contents = move || {
        let contents = match analyst.part.get() {
            Part::Lines => lines::lines(analyst),
            Part::Game => noted::game(analyst),
            Part::Mate => mate::mate(analyst),
        };
        el("div").class("analysis-part").children(contents).view()
    };
    el("section")
        .class("analysis")
        .attr("data-analysis", "")
        .live("aria-label", move || Some(analyst.text().title.to_owned()))
        .child(head)
        .child(net)
        .child(line_shown(analyst))
        .child(trying(analyst))
        .child(posed(analyst))
        .changing(contents)
}
