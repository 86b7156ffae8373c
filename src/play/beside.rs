//! What stands beside the game for the hand, the ear and those who are new: a part of
//! its own, which comes by itself once the page stands.
mod cautious;
mod heard;
mod newcomer;
mod pieces;
mod taken;
mod welcome;

use leptos::prelude::*;

use super::{parts::loaded, rest::Rest, table::PlayTable};
use crate::{
    element::{El, el, nothing},
    part,
    reactive::dynamic,
    session::Intent,
    style,
};

/// The functions of the part.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    /// The switch of who is new, among the tools.
    pub switch: fn(Rest) -> AnyView,
    /// What is said beside the board; and what follows the game, as long as it is shown.
    pub panel: fn(Rest) -> AnyView,
    /// The move that is shown before it is made.
    pub marks: fn(Rest) -> AnyView,
    /// What a game is told of an intent where moves are shown first.
    pub told: fn(PlayTable, Intent) -> Option<Intent>,
}

part! {
    pub static BESIDE: Beside = beside(Beside {
        switch: newcomer::switch,
        panel,
        marks: cautious::marks,
        told: cautious::told,
    }, concat!(style!("arrows"), style!("beside")));
}

/// The part on its way.
#[derive(Clone, Copy, Debug)]
pub struct Come {
    rest: Rest,
    /// It is there, or cannot be had: nobody has asked for it, so nothing is said.
    settled: RwSignal<bool>,
}

impl Come {
    pub fn new(rest: Rest) -> Self {
        Self {
            rest,
            settled: loaded(BESIDE.fetch()),
        }
    }

    /// Keeps room for the switch among the tools: what is pressed must not move away.
    pub fn room(self, tools: El) -> El {
        tools
            .mark("data-waits", move || !self.settled.get())
            .child(self.place(|code| code.switch))
    }

    /// Where something of the part is to stand.
    pub fn place(self, make: fn(Beside) -> fn(Rest) -> AnyView) -> AnyView {
        dynamic(move || {
            self.settled.track();
            BESIDE
                .code()
                .map_or_else(nothing, |code| untrack(|| make(code)(self.rest)))
        })
    }
}

fn panel(rest: Rest) -> AnyView {
    heard::attend(rest);
    taken::attend(rest.table);
    cautious::attend(rest);
    el("div")
        .class("beside")
        .child(welcome::welcome(rest))
        .child(cautious::note(rest.table))
        .child(newcomer::panel(rest))
        .view()
}
