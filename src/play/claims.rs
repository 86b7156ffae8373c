//! The claims of players: their buttons, the question that waits for an answer, and
//! the warnings about repetitions.
use leptos::prelude::*;
use shogi::{Claim, Color, CountBy};

use super::{dialogs::is_impasse_shown, move_text::player, report, rest::Opened, table::PlayTable};
use crate::state::use_i18n;
use komadai_model::{PlayedGame, Warning, i18n::Text};

/// The claims that have a button here: first what is asked, then the answers.
const CLAIMS: [Claim; 8] = [
    Claim::Declare,
    Claim::AskCount,
    Claim::OfferDraw,
    Claim::PointOut,
    Claim::AgreeCount,
    Claim::RefuseCount,
    Claim::AcceptDraw,
    Claim::RefuseDraw,
];

/// The side that may make a claim now, where the claim makes sense.
fn claimant(table: PlayTable, opened: Opened, claim: Claim) -> Option<Color> {
    if !table.is_ours() {
        return None;
    }
    table.game.with(|game| {
        let sensible = match claim {
            Claim::Declare => {
                let asked = game.game().asked();
                asked.is_none() && is_impasse_shown(game, opened.impasse.get())
            }
            Claim::PointOut => !game.is_over(),
            _ => true,
        };
        game.claimant(claim).filter(|_| sensible)
    })
}

/// Whether a draw would end a repetition, and is not free to be offered.
fn is_early(game: &PlayedGame) -> bool {
    !game.setup().rules.draw_by_agreement
}

/// What a side asked or answered, in words; and what it leads to.
pub fn told(game: &PlayedGame, by: Color, claim: Claim, text: Text) -> String {
    let told = (text.claims().claimed)(claim, &player(game, by, text), is_early(game));
    match claim {
        Claim::AskCount => format!("{told} {}", count_cost(game, text)),
        _ => told,
    }
}

pub fn count_cost(game: &PlayedGame, text: Text) -> &'static str {
    let rule = game.setup().rules.agreement_rule();
    rule.map_or("", text.claims().count_cost)
}

/// What the referee warns of, what waits for an answer, and the claims that can
/// be made now.
#[component]
pub fn Claims(table: PlayTable, opened: Opened) -> impl IntoView {
    let i18n = use_i18n();
    let warning = move || table.game.with(PlayedGame::warning);
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
            Some(Warning::PerpetualCheck { by, count }) => table
                .game
                .with(|game| (text.claims().perpetual_check)(&player(game, by, text), count)),
        }
    };
    let pending = move || table.game.with(|game| game.game().asked());
    let pending_text = move || match pending() {
        Some((by, claim)) => table.game.with(|game| told(game, by, claim, i18n.text())),
        None => {
            table.said.track();
            let text = i18n.text();
            table.game.with(|game| {
                let note = table.told.get_value();
                note.map_or_else(String::new, |note| report::status_note(game, note, text))
            })
        }
    };
    let buttons = CLAIMS.map(|claim| view! { <ClaimButton table opened claim/> }.into_any());
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
fn ClaimButton(table: PlayTable, opened: Opened, claim: Claim) -> impl IntoView {
    let i18n = use_i18n();
    let label = move || {
        let early = table.game.with(is_early);
        (i18n.text().claims().claim)(claim, early)
    };
    view! {
        <button
            type="button"
            class="button"
            data-action=dashed(claim)
            hidden=move || claimant(table, opened, claim).is_none()
            on:click=move |_| press(table, opened, claim)
        >
            {label}
        </button>
    }
}

fn press(table: PlayTable, opened: Opened, claim: Claim) {
    let count_by = table
        .game
        .with_untracked(|game| game.setup().rules.count_by);
    match (claim, untrack(|| claimant(table, opened, claim))) {
        (Claim::Declare, _) => opened.declare.set(true),
        (Claim::AskCount, _) if count_by == CountBy::OneSide => opened.count.set(true),
        (_, Some(by)) => table.claim(by, claim),
        (_, None) => {}
    }
}

fn dashed(claim: Claim) -> String {
    claim.name().replace('_', "-")
}
