use core::time::Duration;

use komadai_records::key;
use leptos::prelude::*;
use shogi::Color;

use super::controller::use_record;
use komadai_model::review::Review;
use komadai_texts::Text;
use komadai_ui::{When, use_i18n};

/// Beside the pieces in hand of a side: its name, and the time it has used.
#[component]
pub fn PlayerPlate(color: Color) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    // Of what stands on the board.
    let is_to_move = move || {
        let takeover = controller.takeover.board_view.read();
        let record = controller.board_view.read();
        takeover.as_ref().unwrap_or(&*record).mover == Some(color)
    };
    let spent = move || {
        let spent = controller
            .with_review(|review| spent(review, color))
            .filter(|_| controller.has_times.get());
        spent.map_or_else(String::new, |spent| (i18n.text().record().spent)(spent))
    };
    view! {
        <div class="seat" data-seat=color.name() data-turn=is_to_move>
            <p class="seat-player">
                <span class="seat-mark" data-color=color.name() aria-hidden="true"></span>
                <span class="seat-name">
                    {move || controller.with_review(|review| name(review, color, i18n.text()))}
                </span>
                <When condition=is_to_move>
                    <span class="seat-turn">{move || i18n.text().play().to_move}</span>
                </When>
            </p>
            <p class="record-spent">{spent}</p>
        </div>
    }
}

/// The player's name; the side's where none is given.
fn name(review: &Review, color: Color, text: Text) -> String {
    let headers = &review.record().headers;
    let is_handicap = headers.get(key::RECEIVER).is_some() || headers.get(key::GIVER).is_some();
    let side = match is_handicap {
        true => (text.shogi_terms().handicap_side)(color),
        false => (text.shogi_terms().color)(color),
    };
    match headers.name(color) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => side.to_owned(),
    }
}

/// What a side has used up to the cursor, where it is known.
fn spent(review: &Review, color: Color) -> Option<Duration> {
    let record = review.record();
    let of_side = review.path().iter().filter_map(|&id| {
        let node = record.node(id);
        (node.ply()?.by == color).then(|| node.spent())?
    });
    of_side.reduce(|sum, spent| sum.saturating_add(spent))
}
