//! What is said of the engine's net, wherever the engine is at work.
use komadai_worker::protocol::Net;
use leptos::prelude::*;

use super::{El, el};
use crate::{
    engine::Engine,
    reactive::{Words, forget_reader_when_gone},
};

/// That the net is coming, and how much of it has come; or that it is missing. Otherwise
/// nothing.
pub fn engine_net(words: Words) -> El {
    let net = move || {
        forget_reader_when_gone();
        Engine::of_page().net().get()
    };
    let state = Memo::new(move |_| match net() {
        Some(Net::Coming { .. }) => Some("coming"),
        Some(Net::Missing { .. }) => Some("missing"),
        Some(Net::Here) | None => None,
    });
    // Not made anew with every byte: it is read out.
    let sentence = move || {
        let text = &words.now().later().net;
        match state.get() {
            Some("coming") => text.coming,
            Some(_) => text.missing,
            None => "",
        }
    };
    let why = move || match net() {
        Some(Net::Missing { why }) => Some(why),
        _ => None,
    };
    let come = move || match net() {
        Some(Net::Coming { bytes, of }) => (bytes.min(of), of),
        _ => (0, 1),
    };
    el("div")
        .class("engine-net")
        .live("data-net", move || state.get().map(str::to_owned))
        .child(
            el("p")
                .attr("role", "status")
                .live("title", why)
                .says(move || sentence().to_owned()),
        )
        .child(
            el("progress")
                .labelled(words, |text| text.later().net.coming)
                .live("max", move || Some(come().1.to_string()))
                .live("value", move || Some(come().0.to_string()))
                .mark("hidden", move || state.get() != Some("coming")),
        )
}
