use leptos::prelude::*;
use shogi::Color;

use super::{super::controller::use_record, move_notation::sides};
use komadai_ui::use_i18n;

/// Who stands better: a bar that Black's share fills, and the same in words.
#[component]
pub fn EvalBar() -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let worth = controller.takeover.worth;
    let standing = move || {
        let text = i18n.text();
        worth.get().map_or_else(
            || text.analysis().unknown.to_owned(),
            |worth| (text.analysis().standing)(worth, sides(controller, text)),
        )
    };
    let score = move || {
        let score = i18n.text().analysis().score;
        worth.get().map(score).unwrap_or_default()
    };
    let percent = move || {
        let rate = worth
            .get()
            .map_or(0.5, |worth| worth.winning_rate(Color::Black));
        rate * 100.0
    };
    view! {
        <div class="gauge" data-gauge="">
            <span class="seat-mark" data-color="black" aria-hidden="true"></span>
            <div
                class="gauge-bar"
                role="meter"
                aria-valuemin="0"
                aria-valuemax="100"
                aria-label=move || i18n.text().analysis().gauge
                aria-valuenow=move || format!("{:.0}", percent())
                aria-valuetext=standing
                data-unknown=move || worth.with(Option::is_none)
            >
                <span
                    class="gauge-black"
                    style:inline-size=move || format!("{:.1}%", percent())
                ></span>
            </div>
            <span class="seat-mark" data-color="white" aria-hidden="true"></span>
            <span class="gauge-score" aria-hidden="true">
                {score}
            </span>
            <span class="gauge-words" aria-hidden="true">
                {standing}
            </span>
        </div>
    }
}
