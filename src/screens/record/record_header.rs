use komadai_records::{Record, key};
use leptos::prelude::*;
use shogi::Color;

use super::{controller::use_record, line_names::use_line_names};
use crate::library::written_date;
use komadai_model::{
    Route,
    review::{Review, start_handicap},
};
use komadai_texts::{Text, opening_names};
use komadai_ui::{Button, use_i18n};

/// The way back; who played, where and when, and how it ended.
#[component]
pub fn RecordHeader() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    // It is at the end of a line that may be long.
    let end = Memo::new(move |_| {
        controller.shape.track();
        controller.study_cursor.track();
        controller.with_review_untracked(|review| {
            let end = review.result();
            end.map_or("", i18n.text().record().end).to_owned()
        })
    });
    let names = move || {
        controller.revision.track();
        controller.with_review_untracked(|review| names(review, i18n.text()))
    };
    let line_names = use_line_names();
    let opening =
        Memo::new(move |_| line_names.with(|names| opening_names(names.names(), i18n.text())));
    let about = move || {
        controller.revision.track();
        let parts = (opening.get(), end.get());
        controller.with_review_untracked(|review| about(review, parts, i18n.text()))
    };
    view! {
        <header class="record-heading">
            <WayBack/>
            <div class="record-title">
                <p class="record-names">{names}</p>
                <p class="record-about">{about}</p>
            </div>
        </header>
    }
}

/// The way back to the game whose record this is, or else to the list of games.
#[component]
fn WayBack() -> impl IntoView {
    let controller = use_record();
    let is_current_game = Memo::new(move |_| {
        controller.open_count.track();
        controller.is_current_game()
    });
    let router = controller.router;
    let go = move |route: Route| move |()| router.navigate(&route);
    move || match is_current_game.get() {
        true => view! {
            <Button
                name="to-game"
                icon="back"
                class="icon-only quiet"
                label=|text| text.record().to_game
                on_press=go(Route::PLAY)
            />
        }
        .into_any(),
        false => view! {
            <Button
                name="to-games"
                icon="back"
                class="icon-only quiet"
                label=|text| text.record().to_games
                on_press=go(Route::GAMES)
            />
        }
        .into_any(),
    }
}

fn names(review: &Review, text: Text) -> String {
    let screen = text.record();
    let headers = &review.record().headers;
    let name = |color: Color| headers.name(color).filter(|name| !name.is_empty());
    match (name(Color::Black), name(Color::White)) {
        (None, None) => screen.unnamed.to_owned(),
        (black, white) => {
            let [first, second] = [(black, Color::Black), (white, Color::White)]
                .map(|(name, color)| name.unwrap_or((text.shogi_terms().color)(color)));
            (text.game_summary().against)(first, second)
        }
    }
}

fn about(review: &Review, (opening, end): (String, String), text: Text) -> String {
    let record = review.record();
    let header = |key: &str| record.headers.get(key).unwrap_or_default().to_owned();
    let event = match header(key::EVENT) {
        event if event.is_empty() => header(key::TITLE),
        event => event,
    };
    [
        event,
        written_date(&header(key::STARTED), text),
        start(record, text).to_owned(),
        opening,
        end,
    ]
    .into_iter()
    .filter(|part| !part.is_empty())
    .collect::<Vec<_>>()
    .join(" · ")
}

/// What the game begins with.
pub fn start(record: &Record, text: Text) -> &'static str {
    let caption = text.game_summary();
    start_handicap(record).map_or(caption.own_position, caption.handicap)
}
