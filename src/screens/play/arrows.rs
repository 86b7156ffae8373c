//! Arrows over the table of a game.
use komadai_records::Mark;
use leptos::prelude::*;

use crate::state::use_settings;
use komadai_board::overlaid;
use komadai_model::diagram::Overlay;
use komadai_ui::effect;
use komadai_web::bounds;

/// The table with both komadai.
const TABLE: &str = ".play-table";

/// The arrows that `marks` gives, where the table lies at the time.
pub fn arrows(marks: impl Fn() -> Vec<Mark> + Send + 'static) -> AnyView {
    let settings = use_settings();
    // Changes when things stand elsewhere on the screen.
    let laid_out = RwSignal::new(0);
    let measure = move || {
        laid_out.try_update(|times| *times += 1);
    };
    bounds::on_resize(TABLE, measure);
    effect(move || {
        settings.track();
        request_animation_frame(measure);
    });
    let html = move || {
        laid_out.track();
        svg(&marks())
    };
    view! { <div class="play-marks" aria-hidden="true" prop:innerHTML=html></div> }.into_any()
}

fn svg(marks: &[Mark]) -> String {
    if marks.is_empty() {
        return String::new();
    }
    let overlay = Overlay {
        marks,
        ..Overlay::default()
    };
    overlaid(&overlay, TABLE)
}
