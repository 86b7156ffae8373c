//! What an invitation by messages says to whoever opens it.
use leptos::prelude::*;

use crate::game::use_game;
use komadai_board::CURSOR_SQUARE;
use komadai_remote::correspondence::KeptGame;
use komadai_texts::options_text;
use komadai_ui::{Button, DialogButtons, When, use_i18n};
use komadai_web::dom;

/// Who invites, to what, and how it is answered: until the first move, or until it is
/// dismissed.
#[component]
pub fn MessageInvitation(
    /// The game on the board.
    kept: Memo<Option<KeptGame>>,
) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let is_read = RwSignal::new(false);
    let is_shown = Memo::new(move |_| {
        let is_open = |kept: &KeptGame| kept.is_invitation();
        !is_read.get() && kept.with(|kept| kept.as_ref().is_some_and(is_open))
    });
    let who = move || {
        let text = i18n.text().remote();
        kept.with(|kept| {
            let kept = kept.as_ref()?;
            let host = &kept.game().options().names[!kept.side()];
            let invites = (text.invites_you)(host);
            Some(format!("{invites} {}", (text.you_get)(kept.side())))
        })
    };
    let what = move || game.with(|played| options_text(played.options(), i18n.text()));
    let dismiss = move |()| {
        dom::restore_focus_to(&[CURSOR_SQUARE]);
        is_read.set(true);
    };
    view! {
        <When condition=is_shown>
            <section
                class="welcome"
                data-notice="invitation"
                aria-label=move || i18n.text().remote().by_message
            >
                <p>
                    <strong>{who}</strong>
                </p>
                <p>{what}</p>
                <p>{move || i18n.text().remote().how_to_answer}</p>
                <DialogButtons>
                    <Button
                        name="invitation-read"
                        class="primary"
                        label=|text| text.play().dismiss
                        on_press=dismiss
                    />
                </DialogButtons>
            </section>
        </When>
    }
}
