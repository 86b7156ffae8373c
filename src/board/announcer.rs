use leptos::prelude::*;

use super::table::Board;
use crate::state::effect;
use komadai_model::{Scene, i18n::Text};

/// Has screen readers say what happens on the board, when they are free: moves, checks
/// and refusals.
#[component]
pub(super) fn BoardAnnouncer(board: Board) -> impl IntoView {
    let announcement = RwSignal::new(String::new());
    let mut before: Option<(u32, bool)> = None;
    effect(move || {
        let text = board.i18n.text_untracked();
        let (number, refused) = board.scene.with(|scene| {
            let number = scene.setup.move_number();
            match (scene.refusal, before) {
                (Some(refusal), _) => announcement.set((text.shogi_terms().illegal)(refusal.why)),
                (None, Some((before, _))) if before + 1 == number => {
                    announcement.set(describe_move(scene, text));
                }
                // So that the same refusal is read out again.
                (None, Some((_, true))) => announcement.set(String::new()),
                (None, _) => {}
            }
            (number, scene.refusal.is_some())
        });
        before = Some((number, refused));
    });
    view! {
        <p class="visually-hidden" role="status">
            {move || announcement.get()}
        </p>
    }
}

fn describe_move(scene: &Scene, text: Text) -> String {
    let moved = scene
        .last_move
        .map(|facts| (text.board().moved)(facts.by, (text.shogi_terms().spoken_move)(facts)));
    let check = scene
        .check
        .map(|_| (text.board().check)(scene.setup.turn()));
    [moved, check]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
