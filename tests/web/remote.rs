//! The screen of games between two devices: what was made is seen and has the focus.
use komadai::screens::remote::REMOTE;
use komadai_ui::LazyScreen;
use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{
    host::{Host, document},
    page::{Page, until},
};

const STYLES: [&str; 2] = [
    include_str!("../../style/later/forms.css"),
    include_str!("../../style/later/remote.css"),
];

/// The screen in a window lower than the form of an invitation.
async fn screen() -> Host {
    let page = Page::open("/remote").await;
    Host::new(
        "position: fixed; inset: 0 auto auto 0; inline-size: 360px; block-size: 500px; overflow: auto",
        &STYLES,
        move || {
            page.provide();
            view! {
                <LazyScreen module=&REMOTE visible=Signal::stored(true)/>
            }
            .into_any()
        },
    )
}

fn has_focus(selector: &str) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.matches(selector).is_ok_and(|matches| matches))
}

#[wasm_bindgen_test]
async fn an_invitation_comes_into_view_and_has_the_focus() {
    let host = screen().await;
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
