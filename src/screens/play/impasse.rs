//! The count of an impasse beside the board.
use leptos::prelude::*;

use super::impasse_count::IMPASSE_COUNT;
use crate::game::use_game;
use komadai_model::PlayedGame;
use komadai_ui::{Lazy, When, use_i18n};

/// Whether the count is shown: when a king has entered and points may matter,
/// or on request.
pub fn is_impasse_shown(game: &PlayedGame, asked: bool) -> bool {
    let matters = || !game.options().rules.impasse_rules().is_empty();
    let impasse = game.game().impasse();
    impasse.is_some_and(|impasse| asked || impasse.any_king_entered() && matters())
}

/// The count of an impasse beside the board.
#[component]
pub fn ImpassePanel() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let asked = game.dialogs.impasse;
    let visible = move || game.with_painted(|played| is_impasse_shown(played, asked.get()));
    view! {
        <When condition=visible>
            <section
                class="impasse"
                data-impasse=""
                data-full=move || asked.get()
                aria-label=move || i18n.text().play().impasse
                tabindex="0"
            >
                <Lazy module=&IMPASSE_COUNT/>
            </section>
        </When>
    }
}
