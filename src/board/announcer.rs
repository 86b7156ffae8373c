use leptos::prelude::*;

use super::table::Board;
use crate::{
    element::{El, el},
    i18n::Text,
    reactive::watch,
    session::Scene,
};

/// Says what happens on the board to those who do not see it: moves when the
/// reader is free, checks and refusals at once.
pub(super) fn announcer(board: Board) -> [El; 2] {
    let calm = RwSignal::new(String::new());
    let urgent = RwSignal::new(String::new());
    let mut before = None;
    watch(move || {
        let text = board.words.once();
        let (number, refused) = board.scene.with(|scene| {
            let number = scene.setup.move_number();
            let refusal = scene
                .refusal
                .map(|refusal| (text.terms.illegal)(refusal.why));
            if before.is_some_and(|(before, _): (u32, bool)| before + 1 == number) {
                let told = told(scene, text);
                let (quiet, loud) = match scene.check {
                    Some(_) => (String::new(), told),
                    None => (told, String::new()),
                };
                calm.set(quiet);
                urgent.set(loud);
            }
            let refused = refusal.is_some();
            match refusal {
                Some(reason) => urgent.set(reason),
                None if before.is_some_and(|(_, refused)| refused) => urgent.set(String::new()),
                None => {}
            }
            (number, refused)
        });
        before = Some((number, refused));
    });
    [("status", calm), ("alert", urgent)].map(|(role, said)| {
        el("p")
            .class("visually-hidden")
            .attr("role", role)
            .says(move || said.get())
    })
}

fn told(scene: &Scene, text: &Text) -> String {
    let moved = scene
        .last_move
        .map(|facts| (text.board.moved)(facts.by, (text.terms.spoken_move)(facts)));
    let check = scene.check.map(|_| (text.board.check)(scene.setup.turn()));
    [moved, check]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
