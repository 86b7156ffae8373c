use gloo_timers::future::TimeoutFuture;
use komadai_web::fly_animation::FlyAnimation;
use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use super::run;
use crate::host::Host;

/// A board of one square and a stand of one place.
fn table() -> Host {
    Host::new("position: fixed; inset: 0", &[], || {
        view! {
            <div class="from" style:width="50px" style:height="50px"></div>
            <div class="to" style:width="40px" style:height="40px">
                <svg class="piece" viewBox="0 0 350 386"></svg>
            </div>
        }
        .into_any()
    })
}

fn start(millis: u32) -> FlyAnimation {
    FlyAnimation::start(".from", ".to", true, millis).expect("a flight")
}

#[wasm_bindgen_test]
async fn what_has_flown_is_gone_when_it_arrives() {
    let host = table();
    let _flight = start(60);
    assert_eq!(host.all(".to > .piece").len(), 2);
    TimeoutFuture::new(400).await;
    assert_eq!(host.all(".to > .piece").len(), 1);
}

#[wasm_bindgen_test]
async fn a_flight_is_cut_short() {
    let host = table();
    let flight = start(10_000);
    assert_eq!(host.all(".flying").len(), 1);
    drop(flight);
    assert!(host.find(".flying").is_none());
    let piece = host.get(".to > .piece");
    let window = web_sys::window().expect("a window");
    let style = window.get_computed_style(&piece).expect("styles");
    let opacity = style.expect("a style").get_property_value("opacity");
    assert_eq!(opacity.expect("a value"), "1");
}

#[wasm_bindgen_test]
async fn after_a_flight_cut_short_nothing_is_called() {
    let _host = table();
    let errors = run("(() => {
        const errors = [];
        addEventListener('error', ({ message }) => errors.push(message));
        return errors;
    })()");
    drop(start(60));
    let flight = start(60);
    TimeoutFuture::new(30).await;
    drop(flight);
    TimeoutFuture::new(400).await;
    assert_eq!(js_sys::Array::from(&errors).join(""), "");
}

#[wasm_bindgen_test]
fn nothing_flies_from_nowhere() {
    let _host = table();
    assert!(FlyAnimation::start(".nowhere", ".to", true, 10).is_none());
    assert!(FlyAnimation::start(".from", ".nowhere", true, 10).is_none());
}
