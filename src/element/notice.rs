//! Sentences that the reader may put away, each with what can be done about it.
use leptos::prelude::*;

use super::{
    El, el,
    parts::{Pick, action, button},
};
use crate::{
    platform::service_worker,
    reactive::{Words, shown},
};

#[derive(Clone, Copy, Debug)]
pub struct Notice {
    pub name: &'static str,
    pub role: &'static str,
    pub text: Pick,
}

impl Notice {
    pub fn view(
        self,
        words: Words,
        when: impl Fn() -> bool + Send + Sync + 'static,
        ways: impl Fn() -> Vec<El> + Send + Sync + 'static,
    ) -> AnyView {
        let Self { name, role, text } = self;
        shown(when, move || {
            el("div")
                .class("notice")
                .attr("role", role)
                .attr("data-notice", name)
                .child(el("p").word(words, text))
                .child(el("div").class("notice-buttons").children(ways()))
                .view()
        })
    }
}

/// That a new version of the page is there, as long as it may be offered, and that a game
/// on another page stands against it.
pub fn update_notices(
    words: Words,
    ready: Signal<bool>,
    may: impl Fn() -> bool + Copy + Send + Sync + 'static,
) -> [AnyView; 2] {
    let later = RwSignal::new(false);
    let busy = service_worker::update_busy();
    let offered = move || ready.get() && !later.get() && may();
    let ways = move || {
        let update: Pick = |text| text.later().notices.update;
        let wait: Pick = |text| text.later().notices.wait;
        vec![
            action(words, "update", update, service_worker::accept_update),
            button(words, wait, move || later.set(true)),
        ]
    };
    let waits = Notice {
        name: "update",
        role: "status",
        text: |text| text.later().notices.update_ready,
    };
    let played_elsewhere = Notice {
        name: "update-busy",
        role: "status",
        text: |text| text.later().notices.update_busy,
    };
    [
        waits.view(words, move || offered() && !busy.get(), ways),
        played_elsewhere.view(words, move || offered() && busy.get(), ways),
    ]
}
