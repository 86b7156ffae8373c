use leptos::prelude::*;

use super::table::Board;
use crate::{
    element::{El, el},
    i18n::Text,
    reactive::watch,
    session::Scene,
};

/// Says what happens on the board to those who do not see it, when the reader is free:
/// moves, checks and refusals.
pub(super) fn announcer(board: Board) -> El {
    let said = RwSignal::new(String::new());
    let mut before: Option<(u32, bool)> = None;
    watch(move || {
        let text = board.words.once();
        let (number, refused) = board.scene.with(|scene| {
            let number = scene.setup.move_number();
            match (scene.refusal, before) {
                (Some(refusal), _) => said.set((text.terms.illegal)(refusal.why)),
                (None, Some((before, _))) if before + 1 == number => said.set(told(scene, text)),
                // The same refusal is said again.
                (None, Some((_, true))) => said.set(String::new()),
                (None, _) => {}
            }
            (number, scene.refusal.is_some())
        });
        before = Some((number, refused));
    });
    el("p")
        .class("visually-hidden")
        .attr("role", "status")
        .says(move || said.get())
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
