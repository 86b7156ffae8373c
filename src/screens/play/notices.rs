use leptos::prelude::*;

use crate::{
    components::UpdateNotices,
    game::{StorageIssues, use_game},
};
use komadai_ui::{Button, I18n, Notice, use_i18n};
use komadai_web::service_worker;

/// What the reader should know and may dismiss.
#[component]
pub fn Notices() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let issues = game.storage.issues;
    let restore = move |()| {
        if let Some(earlier) = game.storage.earlier_game() {
            game.replace(earlier);
            // Another device may have gone on with it.
            if game.storage.remote.get_untracked().is_some() {
                game.show_remote_game();
            }
        }
    };
    view! {
        <Notice
            name="address"
            role="alert"
            text=|text| text.notices().address_faults
            when=move || issues.with(|it| !it.address.is_empty())
        >
            <p class="notice-lines">
                {move || issues.with(|issues| faults(issues, i18n))}
            </p>
            <Dismiss issues clear=|it| it.address.clear()/>
        </Notice>
        <Notice
            name="unreadable"
            role="alert"
            text=|text| text.notices().unreadable
            when=move || issues.with(|it| it.unreadable)
        >
            <Dismiss issues clear=|it| it.unreadable = false/>
        </Notice>
        <Notice
            name="earlier"
            role="status"
            text=|text| text.notices().earlier
            when=move || issues.with(|it| it.earlier) && !game.has_moved.get()
        >
            <Button
                name="earlier"
                label=|text| text.notices().back_to_earlier
                on_press=restore
            />
            <Dismiss issues clear=|it| it.earlier = false/>
        </Notice>
        <Notice
            name="not-kept"
            role="status"
            text=|text| text.notices().not_kept
            when=move || issues.with(|it| it.not_saved)
        />
        <UpdateNotices
            ready=service_worker::update_ready()
            may_offer=move || !game.is_playing()
        />
    }
}

/// The button that dismisses a notice.
#[component]
fn Dismiss(
    issues: RwSignal<StorageIssues>,
    /// Clears what the notice is about.
    clear: fn(&mut StorageIssues),
) -> impl IntoView {
    view! {
        <Button label=|text| text.play().dismiss on_press=move |()| issues.update(clear)/>
    }
}

/// What is wrong with the address, a line for each key.
fn faults(issues: &StorageIssues, i18n: I18n) -> String {
    let say = i18n.text().errors().address;
    let faults: Vec<String> = issues.address.iter().map(say).collect();
    faults.join("\n")
}
