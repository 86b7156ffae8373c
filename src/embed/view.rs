use leptos::{html, prelude::*};

use super::{Show, controls::controls, details, dress::faces, marks::marks, playing::PLAYING};
use crate::{
    board::Table,
    element::{el, nothing},
    reactive::dynamic,
    session::{
        Intent,
        embedded::{Mode, Stage},
    },
};

/// Everything that one board shows.
pub fn view(show: Show) -> AnyView {
    let table = NodeRef::<html::Div>::new();
    let on_intent = move |intent: Intent| {
        if let Some(playing) = PLAYING.code() {
            (playing.touch)(show, intent);
        }
    };
    let style = Memo::new(move |_| show.style());
    let mode = move || show.stage.with(|stage| stage.mode().name().to_owned());
    let comment = el("p")
        .class("embed-comment")
        .attr("part", "comment")
        .mark("hidden", move || {
            show.stage.with(|stage| stage.frame().comment.is_empty())
        })
        .says(move || show.stage.with(|stage| stage.frame().comment.clone()));
    let beside = dynamic(move || match show.stage.with(Stage::mode) {
        Mode::View => nothing(),
        Mode::Replay | Mode::Play => controls(show),
        Mode::Task => PLAYING
            .code()
            .map_or_else(nothing, |playing| (playing.task)(show)),
    });
    let said = el("p")
        .class("visually-hidden")
        .attr("role", "status")
        .says(move || {
            show.stage.with(|stage| match stage.mode() {
                Mode::Replay => details::text_of_move(stage, show.text()).unwrap_or_default(),
                Mode::View | Mode::Play | Mode::Task => String::new(),
            })
        });
    el("div")
        .class("embed")
        .attr("part", "board")
        .live("data-mode", move || Some(mode()))
        .live("data-theme", move || Some(show.shade().name().to_owned()))
        .live("lang", move || {
            Some(show.words.now().language.tag().to_owned())
        })
        .live("data-board-kind", move || show.board_kind())
        .child(faces(show, table))
        .child(
            el("div")
                .class("embed-table")
                .kept(table)
                .child(
                    view! {
                        <Table scene=show.scene style=style words=show.words on_intent=on_intent/>
                    }
                    .into_any(),
                )
                .child(marks(show, table)),
        )
        .child(beside)
        .child(comment)
        .child(said)
        .view()
}
