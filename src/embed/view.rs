use leptos::{html, prelude::*};

use super::{
    Show, controls::Controls, event_details, interaction::PLAYING, marks::Marks,
    theme::EmbedPieceSprite,
};
use crate::{board::Table, state::provide_i18n};
use komadai_model::{
    Intent,
    embedded::{Mode, Stage},
};

/// Everything that one board shows.
#[component]
pub fn EmbedBoard(show: Show) -> impl IntoView {
    provide_i18n(show.i18n.0);
    let table = NodeRef::<html::Div>::new();
    let on_intent = move |intent: Intent| {
        if let Some(playing) = PLAYING.code() {
            (playing.touch)(show, intent);
        }
    };
    let style = Memo::new(move |_| show.style());
    let tools = move || match show.stage.with(Stage::mode) {
        Mode::View => ().into_any(),
        Mode::Replay | Mode::Play => view! { <Controls show/> }.into_any(),
        Mode::Task => match PLAYING.code() {
            Some(playing) => (playing.task)(show),
            None => ().into_any(),
        },
    };
    let announcement = move || {
        show.stage.with(|stage| match stage.mode() {
            Mode::Replay => event_details::text_of_move(stage, show.text()).unwrap_or_default(),
            Mode::View | Mode::Play | Mode::Task => String::new(),
        })
    };
    view! {
        <div
            class="embed"
            part="board"
            data-mode=move || show.stage.with(|stage| stage.mode().name())
            data-theme=move || show.shade().name()
            lang=move || show.i18n.text().language().tag()
            data-board-kind=move || show.board_kind()
        >
            <EmbedPieceSprite show table/>
            <div class="embed-table" node_ref=table>
                <Table scene=show.scene style on_intent/>
                <Marks show table/>
            </div>
            {tools}
            <p
                class="embed-comment"
                part="comment"
                hidden=move || show.stage.with(|stage| stage.frame().comment.is_empty())
            >
                {move || show.stage.with(|stage| stage.frame().comment.clone())}
            </p>
            <p class="visually-hidden" role="status">
                {announcement}
            </p>
        </div>
    }
}
