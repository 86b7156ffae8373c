//! The game over a connection that goes on, or the invitation that is out.
use crate::{
    game::{
        remote::{LiveGame, Stage},
        use_game,
    },
    router::url_of,
};
use komadai_model::Route;
use komadai_remote::Party;
use leptos::prelude::*;

use super::{codes::HostCodes, link_box::LinkBox};
use komadai_ui::{Button, SCREEN_FOCUS, When, use_i18n};
use komadai_web::{dom, tab_lock::Ownership};

/// Where it is in the document.
pub const LIVE_CARD: &str = "[data-card=live]";

#[component]
pub fn LiveCard(live: LiveGame) -> impl IntoView {
    let i18n = use_i18n();
    let game = use_game();
    live.connect();
    let stage = Memo::new(move |_| live.view().with(|view| view.stage));
    let is_host = Memo::new(move |_| live.view().with(|view| view.party == Some(Party::Host)));
    let is_elsewhere = Memo::new(move |_| {
        matches!(
            game.storage.ownership().get(),
            Ownership::OtherTab | Ownership::Stolen
        )
    });
    let has_begun = move || matches!(stage.get(), Stage::Playing | Stage::Watching);
    let link = Signal::derive(move || {
        live.view().track();
        let sent = live.invitation().map(|invitation| invitation.to_query());
        url_of(&Route::Remote { sent })
    });
    let status = move || {
        let text = i18n.text().remote();
        match stage.get() {
            Stage::Inviting => text.waiting_for_guest,
            Stage::Joining => text.looking_for_host,
            Stage::Playing | Stage::Watching => text.has_game,
            Stage::None => "",
        }
    };
    // The card goes.
    let give_up = move |()| {
        dom::restore_focus_to(&[SCREEN_FOCUS]);
        live.give_up();
    };
    view! {
        <section
            class="remote-card"
            tabindex="-1"
            aria-labelledby="remote-live"
            data-card="live"
            data-stage=move || format!("{:?}", stage.get())
        >
            <p id="remote-live" role="status">{status}</p>
            <When condition=is_elsewhere>
                <p class="notice" role="status" data-notice="elsewhere">
                    {move || i18n.text().announcements().elsewhere}
                </p>
            </When>
            <When condition=move || stage.get() == Stage::Inviting>
                <p>{move || i18n.text().remote().send_link}</p>
                <LinkBox name="invitation" text=link is_address=true/>
            </When>
            <Unreached live/>
            <NotStored live/>
            <div class="remote-buttons">
                <Button
                    name="go-on"
                    class="primary"
                    label=|text| text.remote().go_on
                    hidden=move || !has_begun()
                    on_press=move |()| {
                        live.want_on_board();
                        game.show_remote_game();
                    }
                />
                <Button
                    name="cancel"
                    class="quiet"
                    label=|text| text.remote().cancel
                    hidden=move || has_begun() || is_elsewhere.get()
                    on_press=give_up
                />
                <Button
                    name="leave"
                    class="quiet"
                    label=|text| text.remote().leave
                    hidden=move || !has_begun() || is_elsewhere.get()
                    on_press=give_up
                />
            </div>
            <When condition=is_host>
                <HostCodes live/>
            </When>
        </section>
    }
}

/// Says that the browser does not store the game.
#[component]
fn NotStored(live: LiveGame) -> impl IntoView {
    let i18n = use_i18n();
    let is_unstored = Memo::new(move |_| live.view().with(|view| view.is_unstored));
    view! {
        <When condition=is_unstored>
            <p class="notice" role="alert" data-notice="not-stored">
                {move || i18n.text().remote().not_stored}
            </p>
        </When>
    }
}

/// Says that no meeting place is reached.
#[component]
pub fn Unreached(live: LiveGame) -> impl IntoView {
    let i18n = use_i18n();
    let is_unreached = Memo::new(move |_| live.view().with(|view| view.is_unreached));
    view! {
        <When condition=is_unreached>
            <p class="notice" role="status" data-notice="unreached">
                {move || i18n.text().remote().servers_not_reached}
            </p>
        </When>
    }
}
