use leptos::prelude::*;

use super::{keeper::Troubles, rest::Rest, table::PlayTable};
use crate::{
    components::{Button, Notice, UpdateNotices},
    state::{I18n, effect, use_i18n},
    web::service_worker,
};

/// [`Notices`], for the part's table of functions.
pub fn notices(rest: Rest) -> AnyView {
    view! { <Notices rest/> }.into_any()
}

/// What the reader should know and may dismiss.
#[component]
fn Notices(rest: Rest) -> impl IntoView {
    let Rest {
        table,
        update_ready,
        ..
    } = rest;
    let i18n = use_i18n();
    let troubles = table.keeper.troubles;
    let playing = playing(table);
    let restore = move |()| {
        if let Some(game) = table.keeper.earlier_game() {
            table.replace(game);
        }
    };
    view! {
        <Notice
            name="address"
            role="alert"
            text=|text| text.later().notices.address_faults
            when=move || troubles.with(|it| !it.address.is_empty())
        >
            <p class="notice-lines">
                {move || troubles.with(|troubles| faults(troubles, i18n))}
            </p>
            <Dismiss troubles clear=|it| it.address.clear()/>
        </Notice>
        <Notice
            name="unreadable"
            role="alert"
            text=|text| text.later().notices.unreadable
            when=move || troubles.with(|it| it.unreadable)
        >
            <Dismiss troubles clear=|it| it.unreadable = false/>
        </Notice>
        <Notice
            name="earlier"
            role="status"
            text=|text| text.later().notices.earlier
            when=move || troubles.with(|it| it.earlier)
        >
            <Button
                name="earlier"
                label=|text| text.later().notices.back_to_earlier
                on_press=restore
            />
            <Dismiss troubles clear=|it| it.earlier = false/>
        </Notice>
        <Notice
            name="not-kept"
            role="status"
            text=|text| text.later().notices.not_kept
            when=move || troubles.with(|it| it.not_kept)
        />
        <UpdateNotices ready=update_ready may_offer=move || !playing.get()/>
    }
}

/// The button that dismisses a notice.
#[component]
fn Dismiss(
    troubles: RwSignal<Troubles>,
    /// Clears what the notice is about.
    clear: fn(&mut Troubles),
) -> impl IntoView {
    view! {
        <Button label=|text| text.play.dismiss on_press=move |()| troubles.update(clear)/>
    }
}

/// Whether a game is being played on this page: its clock runs, or moves of it were made
/// here. Other pages are told when they ask.
fn playing(table: PlayTable) -> RwSignal<bool> {
    let playing = RwSignal::new(false);
    effect(move || {
        let moved = table.moved.get();
        let goes_on = table
            .game
            .with(|game| !game.is_over() && (moved || game.clock().running().is_some()));
        let now = goes_on && table.is_ours();
        service_worker::set_playing(now);
        playing.set(now);
    });
    playing
}

/// What is wrong with the address, a line for each key.
fn faults(troubles: &Troubles, i18n: I18n) -> String {
    let say = i18n.text().later().faults.address;
    let faults: Vec<String> = troubles.address.iter().map(say).collect();
    faults.join("\n")
}
