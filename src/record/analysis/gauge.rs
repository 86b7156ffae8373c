use leptos::prelude::*;
use shogi::Color;

use super::{super::desk::Desk, words::sides};
use crate::element::{El, el};

/// Who stands better: a bar of which Black has a part, and the same in words.
pub fn gauge(desk: Desk) -> El {
    let words = desk.words;
    let worth = desk.guest.worth;
    let standing = move || {
        let text = words.now();
        worth.get().map_or_else(
            || text.analysis().unknown.to_owned(),
            |worth| (text.analysis().standing)(worth, sides(desk, text)),
        )
    };
    let score = move || {
        let score = words.now().analysis().score;
        worth.get().map(score).unwrap_or_default()
    };
    let share = move || {
        let black = worth.get().map_or(0.5, |worth| worth.rate(Color::Black));
        Some(format!("{:.1}%", black * 100.0))
    };
    let bar = el("div")
        .class("gauge-bar")
        .attr("role", "meter")
        .attr("aria-valuemin", "0")
        .attr("aria-valuemax", "100")
        .live("aria-label", move || {
            Some(words.now().analysis().gauge.to_owned())
        })
        .live("aria-valuenow", move || {
            let rate = worth.get().map_or(0.5, |worth| worth.rate(Color::Black));
            Some(format!("{:.0}", rate * 100.0))
        })
        .live("aria-valuetext", move || Some(standing()))
        .mark("data-unknown", move || worth.with(Option::is_none))
        .child(el("span").class("gauge-black").style("inline-size", share));
    el("div")
        .class("gauge")
        .attr("data-gauge", "")
        .child(bar)
        .child(
            el("span")
                .class("gauge-score")
                .attr("aria-hidden", "true")
                .says(score),
        )
        .child(
            el("span")
                .class("gauge-words")
                .attr("aria-hidden", "true")
                .says(standing),
        )
}
