use leptos::prelude::*;
use shogi::Color;

use super::{
    super::line_names::use_line_names, controller::use_analysis, game_review::texts,
    move_notation::sides,
};
use komadai_model::analysis::SideSummary;
use komadai_ui::use_i18n;

/// How well both sides have played.
#[component]
pub fn Accuracies() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let names = use_line_names();
    let of_side = move |color: Color, side: &SideSummary| {
        let (text, review) = (i18n.text(), texts(i18n));
        let played = names.with(|names| {
            let names = [names.names().opening(color), names.names().castle(color)];
            let names = names.into_iter().flatten().map(text.names().name);
            names.collect::<Vec<_>>().join(", ")
        });
        view! {
            <p class="game-side" data-accuracy=color.name()>
                <span class="seat-mark" data-color=color.name() aria-hidden="true"></span>
                <span>{sides(analysis.record, text)(color)}</span>
                <b>{review.accuracy(side)}</b>
                <span class="hint">{review.counts(side)}</span>
                <span class="hint">{played}</span>
            </p>
        }
        .into_any()
    };
    move || {
        let both = analysis.game.sides()?;
        Some([
            of_side(Color::Black, &both.black),
            of_side(Color::White, &both.white),
        ])
    }
}
