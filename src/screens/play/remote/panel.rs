use leptos::prelude::*;

use super::{live_panel::LivePanel, message_panel::MessagePanel};
use crate::game::{
    remote::{BoardLink, RemoteKind},
    use_game,
};
use komadai_ui::{Button, use_i18n};

/// The connection to the other player, what is asked, and what can be said.
#[component]
pub fn RemotePanel() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let link = expect_context::<BoardLink>();
    let kind = Memo::new(move |_| link.kind(game));
    move || {
        let panel = match kind.get()? {
            RemoteKind::Live => view! { <LivePanel live=link.live/> }.into_any(),
            RemoteKind::ByMessage => view! { <MessagePanel link/> }.into_any(),
            RemoteKind::Unknown => view! {
                <div class="notice" role="alert" data-notice="unknown-remote">
                    <p>{move || i18n.text().remote().unknown_game}</p>
                    <Button
                        name="by-hand"
                        label=|text| text.remote().by_hand
                        on_press=move |()| game.take_all_seats()
                    />
                </div>
            }
            .into_any(),
        };
        Some(view! {
            <section class="remote-panel" aria-label=move || i18n.text().remote().title>
                {panel}
            </section>
        })
    }
}
