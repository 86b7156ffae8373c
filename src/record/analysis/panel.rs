use leptos::prelude::*;

use super::{
    super::desk::Desk,
    analyst::{AnalysisTab, Analyst},
    game_review::GameReview,
    line_preview::LinePreview,
    lines::Lines,
    mate::MateSearch,
    puzzle::PuzzlePanel,
    retry::RetryPanel,
};
use crate::{
    components::EngineNetStatus,
    state::{TextKey, use_i18n},
};

/// The tabs, their names for tests and their labels.
const TABS: [(AnalysisTab, &str, TextKey); 3] = [
    (AnalysisTab::Lines, "lines", |text| text.analysis().lines),
    (AnalysisTab::Game, "game", |text| text.analysis().game),
    (AnalysisTab::Mate, "mate", |text| text.analysis().mate),
];

/// All of analysis but the evaluation bar.
#[component]
pub fn AnalysisPanel(desk: Desk) -> impl IntoView {
    let i18n = use_i18n();
    let analyst = Analyst::new(desk);
    let tabs = TABS.map(|(part, name, label)| {
        view! {
            <button
                type="button"
                class="button"
                data-part=name
                aria-pressed=move || (analyst.part.get() == part).to_string()
                on:click=move |_| analyst.part.set(part)
            >
                {move || label(i18n.text())}
            </button>
        }
        .into_any()
    });
    let contents = move || match analyst.part.get() {
        AnalysisTab::Lines => view! { <Lines analyst/> }.into_any(),
        AnalysisTab::Game => view! { <GameReview analyst/> }.into_any(),
        AnalysisTab::Mate => view! { <MateSearch analyst/> }.into_any(),
    };
    view! {
        <section class="analysis" data-analysis="" aria-label=move || analyst.text().title>
            <div class="analysis-parts" role="group" aria-label=move || analyst.text().parts>
                {tabs.into_iter().collect_view()}
                <button
                    type="button"
                    class="button"
                    data-action="close-analysis"
                    aria-label=move || analyst.text().close
                    on:click=move |_| desk.guest.turn(desk)
                >
                    "×"
                </button>
            </div>
            // Mates are found without the net.
            <EngineNetStatus hidden=move || analyst.part.get() == AnalysisTab::Mate/>
            <LinePreview analyst/>
            <RetryPanel analyst/>
            <PuzzlePanel analyst/>
            <div class="analysis-part">{contents}</div>
        </section>
    }
}
