//! The claims of players: their buttons, the question that waits for an answer, and
//! the warnings about repetitions.
use leptos::prelude::*;
use shogi::{Claim, Color, PointCountConsent};

use super::{
    announcements::{claim_text, is_early, status_note_text},
    impasse::is_impasse_shown,
};
use crate::game::{GameController, use_game};
use komadai_model::{PlayedGame, Warning};
use komadai_texts::player_name;
use komadai_ui::use_i18n;

/// The claims that have a button here: first what is asked, then the answers.
const CLAIMS: [Claim; 8] = [
    Claim::Declare,
    Claim::RequestCount,
    Claim::OfferDraw,
    Claim::PointOut,
    Claim::AgreeCount,
    Claim::RefuseCount,
    Claim::AcceptDraw,
    Claim::RefuseDraw,
];

/// The side that may make a claim now, where the claim makes sense.
fn claimant(game: GameController, claim: Claim) -> Option<Color> {
    if !game.is_ours() {
        return None;
    }
    game.with_painted(|played| {
        let makes_sense = match claim {
            Claim::Declare => {
                let asked = played.game().pending_claim();
                asked.is_none() && is_impasse_shown(played, game.dialogs.impasse.get())
            }
            Claim::PointOut => !played.is_over(),
            _ => true,
        };
        played.claimant(claim).filter(|_| makes_sense)
    })
}

/// What the referee warns of, what waits for an answer, and the claims that can
/// be made now.
#[component]
pub fn Claims() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let warning = move || game.with_painted(PlayedGame::warning);
    let warning_name = move || {
        warning().map(|warning| match warning {
            Warning::ThirdTime => "repetition",
            Warning::PerpetualCheck { .. } => "perpetual",
        })
    };
    let warning_text = move || {
        let text = i18n.text();
        match warning() {
            None => String::new(),
            Some(Warning::ThirdTime) => text.claims().third_time.to_owned(),
            Some(Warning::PerpetualCheck { by, count }) => game.with_painted(|game| {
                (text.claims().perpetual_check)(&player_name(game, by, text), count)
            }),
        }
    };
    let pending = move || game.with_painted(|game| game.game().pending_claim());
    let pending_text = move || match pending() {
        Some((by, claim)) => game.with_painted(|played| claim_text(played, by, claim, i18n.text())),
        None => match game.status_note.get() {
            Some(note) => game.with_painted(|played| status_note_text(played, note, i18n.text())),
            None => String::new(),
        },
    };
    let buttons = CLAIMS.map(|claim| view! { <ClaimButton claim/> }.into_any());
    view! {
        <div class="claims">
            <p class="notice" role="status" data-notice=warning_name>
                {warning_text}
            </p>
            <p class="claims-text" data-asked=move || pending().map(|(_, claim)| dashed(claim))>
                {pending_text}
            </p>
            <div class="claims-buttons">{buttons.into_iter().collect_view()}</div>
        </div>
    }
}

/// A button for a claim, hidden while the claim cannot be made.
#[component]
fn ClaimButton(claim: Claim) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let label = move || {
        let early = game.with_painted(is_early);
        (i18n.text().claims().claim)(claim, early)
    };
    view! {
        <button
            type="button"
            class="button"
            data-action=dashed(claim)
            hidden=move || claimant(game, claim).is_none()
            on:click=move |_| press(game, claim)
        >
            {label}
        </button>
    }
}

fn press(game: GameController, claim: Claim) {
    let count_by = game.with_untracked(|game| game.options().rules.point_count_consent);
    match (claim, untrack(|| claimant(game, claim))) {
        (Claim::Declare, _) => game.dialogs.declare.set(true),
        (Claim::RequestCount, _) if count_by == PointCountConsent::OneSide => {
            game.dialogs.count.set(true)
        }
        (_, Some(by)) => game.claim(by, claim),
        (_, None) => {}
    }
}

fn dashed(claim: Claim) -> String {
    claim.name().replace('_', "-")
}
