use leptos::prelude::*;

use super::game_list::use_game_list;
use komadai_texts::Message;
use komadai_ui::{Button, When, use_i18n};

/// What came of what was done last; games that were deleted together can be taken back.
#[component]
pub fn Report() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let report = move || {
        list.report
            .with(|lines| Message::joined(lines, "\n", i18n.text()))
    };
    view! {
        <div class="games-report">
            <p class="shelf-told" role="status">
                {report}
            </p>
            <When condition=move || list.last_deleted.with(|deleted| !deleted.is_empty())>
                <Button
                    name="restore-all"
                    label=|text| text.library().restore
                    on_press=move |()| list.restore_all()
                />
            </When>
        </div>
    }
}
