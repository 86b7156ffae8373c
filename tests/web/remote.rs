//! The screen of games between two devices: what was made is seen and has the focus.
use gloo_timers::future::TimeoutFuture;
use komadai::{
    pages::remote::RemoteScreen,
    router::provide_router,
    state::{CurrentGame, provide_current_game, provide_settings},
};
use komadai_model::{PlayedGame, Settings, i18n::Language};
use komadai_ui::provide_i18n;
use komadai_web::tab_lock::Ownership;
use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::host::{Host, document};

const STYLES: [&str; 2] = [
    include_str!("../../style/later/forms.css"),
    include_str!("../../style/later/remote.css"),
];

/// The screen in a window lower than the form of an invitation.
fn screen() -> Host {
    let owner = Owner::new();
    owner.set();
    // Its signals live as long as the connection, which looks at them every second.
    let current_game = CurrentGame {
        game: Signal::stored(PlayedGame::from_query("").expect("a game")),
        started_at: StoredValue::new(0),
        ownership: Signal::stored(Ownership::Ours),
        take_over: Callback::new(|()| ()),
        hold_clock: Callback::new(|()| ()),
        begin: Callback::new(|_| ()),
        set_up: Callback::new(|()| ()),
        remote_offer: RwSignal::new(None),
        show_remote: Callback::new(|()| ()),
    };
    let settings = RwSignal::new(Settings::default());
    let host = Host::new(
        "position: fixed; inset: 0 auto auto 0; inline-size: 360px; block-size: 500px; overflow: auto",
        &STYLES,
        move || {
            provide_router();
            provide_i18n(Signal::stored(Language::English));
            provide_settings(settings);
            provide_current_game(current_game);
            view! {
                <RemoteScreen visible=Signal::stored(true)/>
            }
            .into_any()
        },
    );
    // The game over a connection lives as long as the page.
    std::mem::forget(owner);
    host
}

/// Waits until something is so, for five seconds at most.
async fn until(mut is_so: impl FnMut() -> bool) -> bool {
    for _ in 0..250 {
        if is_so() {
            return true;
        }
        TimeoutFuture::new(20).await;
    }
    false
}

fn has_focus(selector: &str) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.matches(selector).is_ok_and(|matches| matches))
}

#[wasm_bindgen_test]
async fn an_invitation_comes_into_view_and_has_the_focus() {
    let host = screen();
    assert!(until(|| host.find("[data-action=invite]").is_some()).await);
    let button = host.get("[data-action=invite]");
    button.focus().expect("focused");
    assert!(
        host.get("h1").get_bounding_client_rect().bottom() < 0.0,
        "scrolled"
    );
    button.click();
    assert!(until(|| has_focus("[data-card=live]")).await);
    let link = host.get("[data-link-box=invitation]");
    let place = link.get_bounding_client_rect();
    assert!(
        place.top() >= 0.0 && place.bottom() <= 500.0,
        "the link is seen"
    );

    // The code comes into view too.
    host.get("[data-link-box=invitation] [data-action=qr]")
        .click();
    let is_seen = || {
        let code = host.find(".qr-code");
        code.is_some_and(|code| code.get_bounding_client_rect().bottom() <= 500.0)
    };
    assert!(until(is_seen).await);

    let cancel = host.get("[data-action=cancel]");
    cancel.focus().expect("focused");
    cancel.click();
    assert!(until(|| has_focus("h1")).await);
    assert!(host.find("[data-card=live]").is_none());
}
