use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    element::{El, el},
    i18n::ScreenText,
    session::review::Way,
};

/// The ways along a line: their names for tests, their signs.
const STEPS: [(Way, &str, &str); 4] = [
    (Way::First, "first", "«"),
    (Way::Back, "back", "‹"),
    (Way::Forward, "forward", "›"),
    (Way::Last, "last", "»"),
];

/// What can be jumped to, back and on.
struct Jump {
    name: &'static str,
    word: fn(&ScreenText) -> &'static str,
    back: Way,
    on: Way,
}

const JUMPS: [Jump; 3] = [
    Jump {
        name: "branch",
        word: |text| text.branch,
        back: Way::PreviousBranch,
        on: Way::NextBranch,
    },
    Jump {
        name: "comment",
        word: |text| text.comment,
        back: Way::PreviousComment,
        on: Way::NextComment,
    },
    Jump {
        name: "mistake",
        word: |text| text.mistake,
        back: Way::PreviousMistake,
        on: Way::NextMistake,
    },
];

/// The buttons that go through the moves.
pub fn bar(desk: Desk) -> El {
    let words = desk.words;
    let steps = STEPS.map(|(way, name, sign)| way_button(desk, way, sign).attr("data-walk", name));
    el("div")
        .class("record-bar")
        .attr("role", "toolbar")
        .live("aria-label", move || {
            Some(words.now().record().screen.walk.to_owned())
        })
        .children(steps)
}

/// The buttons that go to what is worth a look.
pub fn jumps(desk: Desk) -> El {
    let words = desk.words;
    let groups = JUMPS.map(
        |Jump {
             name,
             word,
             back,
             on,
         }| {
            el("span")
                .class("record-jump")
                .attr("data-jump", name)
                .child(way_button(desk, back, "‹"))
                .child(el("span").says(move || word(&words.now().record().screen).to_owned()))
                .child(way_button(desk, on, "›"))
        },
    );
    el("div").class("record-jumps").children(groups)
}

fn way_button(desk: Desk, way: Way, sign: &'static str) -> El {
    let words = desk.words;
    let name = move || Some((words.now().record().screen.way)(way).to_owned());
    el("button")
        .attr("type", "button")
        .class("button")
        .live("aria-label", name)
        .live("title", name)
        .spelt("aria-disabled", move || {
            !desk.review.with(|review| review.can_walk(way))
        })
        .text(sign.to_owned())
        .on_click(move || desk.walk(way))
}
