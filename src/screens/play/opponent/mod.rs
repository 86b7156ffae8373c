//! What the computer says on the play screen.
mod panel;

use leptos::prelude::*;

use super::arrows::arrows;
use crate::{
    game::{
        computer::{ComputerPlayer, ComputerState},
        use_game,
    },
    style,
};
use komadai_ui::{Button, Lazy, LazyView, lazy_module, use_i18n};
use panel::OpponentPanel;

lazy_module! {
    static PANEL: LazyView = opponent(
        || view! { <OpponentPanel/> }.into_any(),
        concat!(style!("opponent"), style!("engine-net"), style!("progress"))
    );
}

lazy_module! {
    static ARROWS: LazyView = opponent(|| {
        let player = expect_context::<ComputerPlayer>();
        arrows(move || player.arrows())
    });
}

/// What the computer says and can be asked; or that it could not be loaded.
#[component]
pub fn Opponent() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    move || match game.computer.get() {
        ComputerState::NotRequested | ComputerState::Requested => ().into_any(),
        ComputerState::There(_) => view! { <Lazy module=&PANEL/> }.into_any(),
        ComputerState::Failed => view! {
            <div class="notice" role="alert" data-notice="no-opponent">
                <p>{move || i18n.text().app().not_loaded}</p>
                <Button
                    label=|text| text.app().reload
                    on_press=move |()| game.computer.set(ComputerState::NotRequested)
                />
            </div>
        }
        .into_any(),
    }
}

/// Arrows over the board, of what the computer advises.
#[component]
pub fn OpponentArrows() -> impl IntoView {
    let game = use_game();
    move || match game.computer.get() {
        ComputerState::There(_) => view! { <Lazy module=&ARROWS/> }.into_any(),
        _ => ().into_any(),
    }
}
