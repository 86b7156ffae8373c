use leptos::{html, prelude::*};

use super::{
    EmbedController,
    controls::{Controls, step_by_key},
    event_details,
    interaction::INTERACTION,
    lesson::LESSON,
    marks::Marks,
    theme::EmbedPieceSprite,
};
use komadai_board::ShogiBoard;
use komadai_model::{
    BoardIntent,
    embedded::{EmbedState, Mode},
};
use komadai_ui::provide_i18n;

/// Everything that one board shows.
#[component]
pub fn EmbedBoard(controller: EmbedController) -> impl IntoView {
    provide_i18n(controller.i18n.0);
    let table = NodeRef::<html::Div>::new();
    let on_intent = move |intent: BoardIntent| {
        if let Some(interaction) = INTERACTION.get() {
            (interaction.touch)(controller, intent);
        }
    };
    let style = Memo::new(move |_| controller.style());
    let tools = move || match controller.stage.with(EmbedState::mode) {
        Mode::View => ().into_any(),
        Mode::Replay | Mode::Play => view! { <Controls controller/> }.into_any(),
        Mode::Task => match INTERACTION.get() {
            Some(interaction) => (interaction.task)(controller),
            None => ().into_any(),
        },
    };
    let announcement = move || {
        controller.stage.with(|stage| match stage.mode() {
            Mode::Replay => {
                event_details::text_of_move(stage, controller.text()).unwrap_or_default()
            }
            Mode::View | Mode::Play | Mode::Task => String::new(),
        })
    };
    let board = move || {
        view! {
            <div class="embed-table" node_ref=table>
                <ShogiBoard view=controller.view style on_intent/>
                <Marks controller table/>
            </div>
            {tools}
            <p
                class="embed-comment"
                part="comment"
                tabindex=move || match controller.stage.with(|stage| stage.mode().is_stepped()) {
                    true => "0",
                    false => "-1",
                }
                hidden=move || controller.stage.with(has_no_comment_area)
                on:keydown=move |event| {
                    if controller.stage.with(|stage| stage.mode().is_stepped()) {
                        step_by_key(controller, &event);
                    }
                }
            >
                {move || controller.stage.with(|stage| stage.frame().comment.clone())}
            </p>
            <p class="visually-hidden" role="status">
                {announcement}
            </p>
        }
        .into_any()
    };
    let content = move || match (controller.lesson.get(), LESSON.get()) {
        (Some(lesson), Some(module)) => (module.view)(controller, lesson),
        _ => board(),
    };
    view! {
        <div
            class="embed"
            part="board"
            data-mode=move || controller.mode_name()
            data-theme=move || controller.shade().name()
            lang=move || controller.i18n.text().language().tag()
            data-board-kind=move || controller.board_kind()
        >
            <EmbedPieceSprite controller table/>
            {content}
        </div>
    }
}

/// Where the reader steps, the place of the comments stays: so the board is as high at each
/// move.
fn has_no_comment_area(stage: &EmbedState) -> bool {
    match stage.mode().is_stepped() {
        true => !stage.has_comments(),
        false => stage.frame().comment.is_empty(),
    }
}
