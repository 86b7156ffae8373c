//! What stands beside the game for the hand, the ear and those who are new: a part of
//! its own, which comes by itself once the page stands.
mod cautious;
mod heard;
mod newcomer;
mod pieces;
mod taken;
mod welcome;

use leptos::prelude::*;

use super::{rest::Rest, table::PlayTable};
use crate::{lazy::load, lazy_module, style};
use cautious::PendingMoveNote;
use komadai_model::Intent;
use newcomer::{NewcomerPanel, NewcomerSwitch};
use welcome::Welcome;

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

lazy_module! {
    pub static BESIDE: Beside = play(Beside {
        switch: |rest| view! { <NewcomerSwitch rest/> }.into_any(),
        panel: |rest| view! { <BesidePanel rest/> }.into_any(),
        marks: cautious::marks,
        told: cautious::told,
    }, concat!(style!("arrows"), style!("beside")));
}

/// Loads the part. True once it is there or could not be loaded: nobody has asked for
/// it, so a failure is not shown.
pub fn load_beside() -> RwSignal<bool> {
    let settled = RwSignal::new(false);
    let on_settled = move || {
        settled.try_set(true);
    };
    load(BESIDE.load_fn(), Box::new(on_settled));
    settled
}

/// A view of the part, once the part is there.
#[component]
pub fn BesideSlot(
    rest: Rest,
    /// From [`load_beside`].
    settled: RwSignal<bool>,
    /// Chooses the view.
    view: fn(Beside) -> fn(Rest) -> AnyView,
) -> impl IntoView {
    move || {
        settled.track();
        match BESIDE.get() {
            Some(code) => untrack(|| view(code)(rest)),
            None => ().into_any(),
        }
    }
}

/// Notes next to the board; sound, vibration and animation follow the game while they
/// are shown.
#[component]
fn BesidePanel(rest: Rest) -> impl IntoView {
    heard::attend(rest);
    taken::attend(rest.table);
    cautious::attend(rest);
    view! {
        <div class="beside">
            <Welcome rest/>
            <PendingMoveNote table=rest.table/>
            <NewcomerPanel rest/>
        </div>
    }
}
