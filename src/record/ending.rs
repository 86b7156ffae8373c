//! How a line ends after its last move.
use leptos::prelude::*;
use shogi::record::EndWord;

use super::desk::Desk;
use crate::{
    element::{El, el, parts::field},
    i18n::Text,
    session::review::Review,
};

/// What can be said of an end, each with its name in forms.
const ENDS: [(&str, EndWord); 15] = [
    ("resignation", EndWord::Resignation),
    ("mate", EndWord::Mate),
    ("time", EndWord::Time),
    ("foul", EndWord::Foul),
    ("foul-before", EndWord::FoulBefore),
    ("repetition", EndWord::Repetition),
    ("perpetual-check", EndWord::PerpetualCheck),
    ("impasse", EndWord::Impasse),
    ("declaration", EndWord::Declaration),
    ("draw", EndWord::Draw),
    ("move-limit", EndWord::MoveLimit),
    ("interrupted", EndWord::Interrupted),
    ("forfeit-win", EndWord::ForfeitWin),
    ("forfeit-loss", EndWord::ForfeitLoss),
    ("no-mate", EndWord::NoMate),
];

/// A line of which nothing is said.
const NONE: &str = "none";

/// A word that no format defines, which can be left or replaced.
const OTHER: &str = "other";

/// The choice of how the line ends; it is one where the line has come to its end.
pub fn ending(desk: Desk) -> El {
    let words = desk.words;
    let is_chosen =
        move |name: &'static str| move || desk.review.with(|review| name_of(review.end())) == name;
    let option = move |name: &'static str, label: Box<dyn Fn() -> String + Send>| {
        el("option")
            .attr("value", name)
            .prop_flag("selected", is_chosen(name))
            .says(label)
    };
    let word =
        move |word: &EndWord, text: &'static Text| (text.record().screen.end)(word).to_owned();
    let none = option(
        NONE,
        Box::new(move || words.now().record().ending.none.to_owned()),
    );
    let known = ENDS
        .iter()
        .map(|(name, end)| option(name, Box::new(move || word(end, words.now()))));
    let other = move || {
        let own = desk.review.with(|review| review.end().cloned());
        let own = own.filter(|end| matches!(end, EndWord::Other(_)));
        own.map_or_else(String::new, |end| word(&end, words.now()))
    };
    let is_known = move || desk.review.with(|review| name_of(review.end())) != OTHER;
    let other = option(OTHER, Box::new(other)).mark("hidden", is_known);
    let select = el("select")
        .attr("name", "end")
        .mark("disabled", move || !desk.review.with(Review::can_set_end))
        .on_input(move |name| choose(desk, &name))
        .child(none)
        .children(known)
        .child(other);
    field(
        move || words.now().record().screen.result.to_owned(),
        select,
    )
}

fn name_of(end: Option<&EndWord>) -> &'static str {
    let Some(end) = end else {
        return NONE;
    };
    let known = ENDS.iter().find(|(_, known)| known == end);
    known.map_or(OTHER, |(name, _)| name)
}

fn choose(desk: Desk, name: &str) {
    let known = ENDS.iter().find(|(known, _)| *known == name);
    let end = known.map(|(_, end)| end.clone());
    if name == OTHER {
        return;
    }
    let text = desk.words.once().record();
    let said = match &end {
        Some(end) => (text.ending.set)((text.screen.end)(end)),
        None => text.ending.removed.to_owned(),
    };
    desk.edit(|review| review.set_end(end));
    desk.say(said);
}
