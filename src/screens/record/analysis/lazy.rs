//! The panel of the analysis, which is loaded when it is opened.
use leptos::prelude::*;

use super::{super::controller::use_record, board_takeover::BoardTakeover, panel::AnalysisPanel};
use crate::style;
use komadai_texts::Message;
use komadai_ui::{Lazy, LazyView, When, lazy::LoadFn, lazy_module};

lazy_module! {
    static ANALYSIS_PANEL: LazyView = analysis(
        || view! { <AnalysisPanel/> }.into_any(),
        concat!(
            style!("analysis"),
            style!("analysis-phone"),
            style!("engine-net"),
            style!("progress")
        )
    );
}

pub fn panel_module() -> LoadFn {
    ANALYSIS_PANEL.load_fn()
}

/// The panel beside the board, while analysis is open.
#[component]
pub fn LazyAnalysisPanel() -> impl IntoView {
    let controller = use_record();
    let BoardTakeover { open, .. } = controller.takeover;
    let on_failure = move |()| {
        open.set(false);
        controller.notify(Message::of(|text| text.app().not_loaded));
    };
    view! {
        <When condition=open>
            <Lazy module=&ANALYSIS_PANEL on_failure/>
        </When>
    }
}
