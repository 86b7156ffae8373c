use leptos::prelude::*;
use shogi::Color;

use super::table::PlayTable;
use crate::{
    platform::locks::Ownership,
    session::{PlayedGame, Settings},
    view::dynamic,
};

/// What can be done besides moving.
#[component]
pub fn Tools(
    table: PlayTable,
    settings: RwSignal<Settings>,
    new_game: RwSignal<bool>,
    resigning: RwSignal<bool>,
    choosing: RwSignal<bool>,
    moves_shown: RwSignal<bool>,
) -> impl IntoView {
    let text = move || &table.language.get().text().play;
    let ours = move || table.keeper.ownership().get() == Ownership::Ours;
    let mover = Memo::new(move |_| -> Option<Color> { table.mover() });
    let can_undo = move || ours() && table.game.with(PlayedGame::can_undo);
    view! {
        <div class="tools" role="toolbar" aria-label=Signal::derive(move || text().game)>
            <button
                type="button"
                class="button"
                data-action="undo"
                disabled=Signal::derive(move || !can_undo())
                on:click=move |_| table.undo()
            >
                {dynamic(move || text().undo)}
            </button>
            <button
                type="button"
                class="button"
                data-action="resign"
                disabled=Signal::derive(move || mover.get().is_none())
                on:click=move |_| resigning.set(true)
            >
                {dynamic(move || text().resign)}
            </button>
            <button
                type="button"
                class="button"
                data-action="flip"
                aria-pressed=Signal::derive(move || settings.with(|settings| settings.flipped).to_string())
                on:click=move |_| settings.update(|settings| settings.flipped = !settings.flipped)
            >
                {dynamic(move || text().flip)}
            </button>
            <button
                type="button"
                class="button moves-toggle"
                data-action="moves"
                aria-expanded=Signal::derive(move || moves_shown.get().to_string())
                on:click=move |_| moves_shown.update(|shown| *shown = !*shown)
            >
                {dynamic(move || text().moves)}
            </button>
            <button
                type="button"
                class="button"
                data-action="new-game"
                disabled=Signal::derive(move || !ours())
                on:click=move |_| new_game.set(true)
            >
                {dynamic(move || text().new_game)}
            </button>
            <button
                type="button"
                class="button"
                data-action="settings"
                on:click=move |_| choosing.set(true)
            >
                {dynamic(move || text().settings)}
            </button>
        </div>
    }
}
