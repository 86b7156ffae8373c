//! The panel of a game by messages: what is to be sent, and by when.
use leptos::prelude::*;

use crate::{
    components::{Button, When},
    pages::play::game_controller::use_game,
    remote::MessageGames,
    state::use_i18n,
    web::{
        clipboard,
        share::{self, ShareResult},
    },
};

/// What came of sending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sending {
    None,
    Copied,
    NotCopied,
    NotShared,
}

#[component]
pub fn MessagePanel(messages: MessageGames) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let id = move || game.storage.remote.get().unwrap_or_default();
    let kept = Memo::new(move |_| messages.get(&id()));
    let has_address = move || kept.with(|kept| kept.as_ref().is_some_and(has_address));
    let sending = RwSignal::new(Sending::None);
    let due = move || {
        let due = kept.with(|kept| kept.as_ref()?.due())?;
        Some((i18n.text().remote().due)(&due.to_string()))
    };
    let address = move || messages.address(&untrack(id));
    let copy = move |()| {
        let Some(address) = address() else {
            return;
        };
        let then = move |copied| {
            if copied {
                messages.handed_out(&untrack(id));
            }
            sending.try_set(match copied {
                true => Sending::Copied,
                false => Sending::NotCopied,
            });
        };
        clipboard::write_text(&address, Box::new(then));
    };
    let share = move |()| {
        let Some(address) = address() else {
            return;
        };
        let title = i18n.text_untracked().app().title;
        let then = move |shared| match shared {
            ShareResult::Done => messages.handed_out(&untrack(id)),
            ShareResult::Cancelled => {}
            ShareResult::Failed => {
                sending.try_set(Sending::NotShared);
            }
        };
        share::share_url(&address, title, Box::new(then));
    };
    let result = move || {
        let text = i18n.text().remote();
        match sending.get() {
            Sending::None => "",
            Sending::Copied => text.copied,
            Sending::NotCopied => text.not_copied,
            Sending::NotShared => text.not_shared,
        }
    };
    view! {
        <p class="remote-due">{due}</p>
        <When condition=has_address>
            <div class="remote-tools">
                <Button
                    name="share-move"
                    class="primary"
                    label=|text| text.remote().send_move
                    hidden=!share::is_supported()
                    on_press=share
                />
                <Button name="copy-move" label=|text| text.remote().copy on_press=copy/>
            </div>
            // To be copied by hand where nothing else works.
            <input
                class="field remote-address"
                data-needed=move || sending.get() == Sending::NotCopied
                readonly=true
                aria-label=move || i18n.text().remote().link
                prop:value=move || {
                    kept.track();
                    address().unwrap_or_default()
                }
            />
        </When>
        <p class="remote-news" role="status">
            {result}
        </p>
        <When condition=move || !messages.is_stored().get()>
            <p class="notice" role="alert">
                {move || i18n.text().remote().not_stored}
            </p>
        </When>
    }
}

/// Whether there is something that the other player has to get.
fn has_address(kept: &komadai_remote::correspondence::KeptGame) -> bool {
    kept.game().next_side() != kept.side()
}
