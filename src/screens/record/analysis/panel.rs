use leptos::prelude::*;

use super::{
    super::controller::use_record,
    controller::{AnalysisController, AnalysisTab, provide_analysis},
    game_review::GAME_REVIEW,
    lines::LinesTab,
    mate::MateTab,
    puzzle::PuzzlePanel,
    retry::RetryPanel,
};
use crate::components::EngineNetStatus;
use komadai_ui::{Icon, Lazy, TextKey, use_i18n};

/// The tabs, their names for tests and their labels.
const TABS: [(AnalysisTab, &str, TextKey); 3] = [
    (AnalysisTab::Lines, "lines", |text| text.analysis().lines),
    (AnalysisTab::Game, "game", |text| text.analysis().game),
    (AnalysisTab::Mate, "mate", |text| text.analysis().mate),
];

/// All of analysis but the evaluation bar.
#[component]
pub fn AnalysisPanel() -> impl IntoView {
    let i18n = use_i18n();
    let analysis = AnalysisController::new(use_record());
    provide_analysis(analysis);
    let tabs = TABS.map(|(tab, name, label)| {
        view! {
            <button
                type="button"
                class="button"
                data-part=name
                aria-pressed=move || (analysis.tab.get() == tab).to_string()
                on:click=move |_| analysis.tab.set(tab)
            >
                {move || label(i18n.text())}
            </button>
        }
        .into_any()
    });
    let contents = move || match analysis.tab.get() {
        AnalysisTab::Lines => view! { <LinesTab/> }.into_any(),
        AnalysisTab::Game => view! { <Lazy module=&GAME_REVIEW/> }.into_any(),
        AnalysisTab::Mate => view! { <MateTab/> }.into_any(),
    };
    view! {
        <section class="analysis" data-analysis="" aria-label=move || analysis.text().title>
            <div class="analysis-parts" role="group" aria-label=move || analysis.text().parts>
                {tabs.into_iter().collect_view()}
                <button
                    type="button"
                    class="button"
                    data-action="close-analysis"
                    aria-label=move || analysis.text().close
                    on:click=move |_| analysis.record.takeover.toggle()
                >
                    <Icon name="close"/>
                </button>
            </div>
            // Mates are found without the net.
            <EngineNetStatus hidden=move || analysis.tab.get() == AnalysisTab::Mate/>
            <RetryPanel/>
            <PuzzlePanel/>
            <div class="analysis-part">{contents}</div>
        </section>
    }
}
