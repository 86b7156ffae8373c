//! The panel of a game by messages: what is to be sent, and by when.
use leptos::prelude::*;

use super::message_invitation::MessageInvitation;
use crate::game::{
    remote::{BoardLink, Sending},
    use_game,
};
use komadai_remote::correspondence::KeptGame;
use komadai_ui::{Button, When, use_i18n};
use komadai_web::{
    clipboard, dom,
    share::{self, ShareResult},
};

#[component]
pub fn MessagePanel(link: BoardLink) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let BoardLink {
        messages, sending, ..
    } = link;
    let id = move || game.storage.remote.get_untracked().unwrap_or_default();
    let kept = Memo::new(move |_| link.message_game(game));
    let has_address = move || kept.with(|kept| kept.as_ref().is_some_and(has_address));
    // Copied, and not known to have been sent.
    let is_copied = Memo::new(move |_| {
        let is_open = |kept: &KeptGame| kept.is_to_be_sent();
        sending.get() == Sending::Copied && kept.with(|kept| kept.as_ref().is_some_and(is_open))
    });
    let due = move || {
        let due = kept.with(|kept| kept.as_ref()?.due())?;
        Some((i18n.text().remote().due)(&due.to_string()))
    };
    let tell = move |result| {
        sending.set(result);
        if let Some(text) = untrack(|| link.status_text(game, i18n)) {
            game.announce(&text);
        }
    };
    let copy = move |()| {
        let Some(address) = messages.address(&id()) else {
            return;
        };
        let then = move |copied| {
            dom::restore_focus_to(&["[data-action=has-sent]"]);
            tell(match copied {
                true => Sending::Copied,
                false => Sending::NotCopied,
            });
        };
        clipboard::write_text(&address, Box::new(then));
    };
    let handed_out = move || {
        dom::restore_focus_to(&["[data-action=copy-move]"]);
        messages.handed_out(&id());
        tell(Sending::None);
    };
    let share = move |()| {
        let Some(address) = messages.address(&id()) else {
            return;
        };
        let title = i18n.text_untracked().app().title;
        let then = move |shared| match shared {
            ShareResult::Done => handed_out(),
            ShareResult::Cancelled => {}
            ShareResult::Failed => tell(Sending::NotShared),
        };
        share::share_url(&address, title, Box::new(then));
    };
    view! {
        <MessageInvitation kept/>
        <p class="remote-due">{due}</p>
        <When condition=has_address>
            <div class="remote-tools">
                <Button
                    name="share-move"
                    class="primary"
                    label=|text| text.remote().share
                    hidden=move || !share::is_supported() || is_copied.get()
                    on_press=share
                />
                <Button
                    name="has-sent"
                    class="primary"
                    label=|text| text.remote().has_sent
                    hidden=move || !is_copied.get()
                    on_press=move |()| handed_out()
                />
                <Button
                    name="copy-move"
                    label=|text| text.remote().copy
                    hidden=is_copied
                    on_press=copy
                />
            </div>
            // To be copied by hand where nothing else works.
            <input
                class="field remote-address"
                data-needed=move || sending.get() == Sending::NotCopied
                readonly=true
                aria-label=move || i18n.text().remote().link
                prop:value=move || {
                    kept.track();
                    messages.address(&id()).unwrap_or_default()
                }
            />
        </When>
        <When condition=move || !messages.is_stored().get()>
            <p class="notice" role="alert">
                {move || i18n.text().remote().not_stored}
            </p>
        </When>
    }
}

/// Whether there is something that the other player has to get.
fn has_address(kept: &KeptGame) -> bool {
    kept.game().next_side() != kept.side()
}
