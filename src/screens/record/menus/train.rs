use leptos::prelude::*;

use super::super::{controller::use_record, guess_mode::StudyItems};
use komadai_model::{
    Route,
    review::{Review, can_play_on, game_at_cursor},
};
use komadai_ui::{MenuButton, MenuItem, use_i18n};

/// Learns from the record: its moves are guessed, its positions are played and solved.
#[component]
pub fn TrainMenu() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let unless =
        move |can: fn(&Review) -> bool| Signal::derive(move || !controller.with_review(can));
    let play_on = move |()| {
        if let Some(game) = controller.with_review_untracked(game_at_cursor) {
            controller.router.navigate(&Route::play(&game));
        }
    };
    view! {
        <MenuButton
            name="train"
            label=|text| text.record().train
            on_choose=move |()| controller.close_tools()
        >
            <StudyItems/>
            <MenuItem
                name="play-on"
                icon="play"
                label=i18n.signal(|text| text.record().play_on)
                on_press=play_on
                disabled=unless(can_play_on)
            />
            <MenuItem
                name="solve-here"
                icon="train"
                label=i18n.signal(|text| text.editor().solve)
                on_press=move |()| controller.solve()
            />
        </MenuButton>
    }
}
