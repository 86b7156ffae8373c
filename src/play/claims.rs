//! What players ask of the game besides moving: the buttons, the questions, and
//! what the referee says of repetitions.
use leptos::prelude::*;
use shogi::{Claim, Color, CountBy};

use super::{impasse, move_text::player, rest::Opened, table::PlayTable};
use crate::{
    element::{El, el},
    i18n::Text,
    session::{PlayedGame, Warning},
};

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
                asked.is_none() && impasse::is_shown(game, opened.impasse.get())
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
pub fn told(game: &PlayedGame, by: Color, claim: Claim, text: &Text) -> String {
    let told = (text.later().claims.claimed)(claim, &player(game, by, text), is_early(game));
    match claim {
        Claim::AskCount => format!("{told} {}", count_cost(game, text)),
        _ => told,
    }
}

pub fn count_cost(game: &PlayedGame, text: &Text) -> &'static str {
    let rule = game.setup().rules.agreement_rule();
    rule.map_or("", text.later().claims.count_cost)
}

/// What the referee warns of, what waits for an answer, and the claims that can
/// be made now.
pub fn claims(table: PlayTable, opened: Opened) -> El {
    let words = table.words;
    let warning = move || table.game.with(PlayedGame::warning);
    let warned = move || {
        let text = words.now();
        match warning()? {
            Warning::ThirdTime => Some(text.later().claims.third_time.to_owned()),
            Warning::PerpetualCheck { by, count } => Some(table.game.with(|game| {
                (text.later().claims.perpetual_check)(&player(game, by, text), count)
            })),
        }
    };
    let notice = el("p")
        .class("notice")
        .attr("role", "status")
        .live("data-notice", move || {
            Some(match warning()? {
                Warning::ThirdTime => "repetition".to_owned(),
                Warning::PerpetualCheck { .. } => "perpetual".to_owned(),
            })
        })
        .says(move || warned().unwrap_or_default());
    let asked = move || table.game.with(|game| game.game().asked());
    let question = move || match asked() {
        Some((by, claim)) => table.game.with(|game| told(game, by, claim, words.now())),
        None => table.told.get(),
    };
    let question = el("p")
        .class("claims-text")
        .live("data-asked", move || Some(dashed(asked()?.1)))
        .says(question);
    let buttons = CLAIMS.map(|claim| {
        let label = move || {
            let early = table.game.with(is_early);
            (words.now().later().claims.claim)(claim, early).to_owned()
        };
        el("button")
            .attr("type", "button")
            .class("button")
            .set("data-action", dashed(claim))
            .mark("hidden", move || claimant(table, opened, claim).is_none())
            .says(label)
            .on_click(move || press(table, opened, claim))
    });
    el("div")
        .class("claims")
        .child(notice)
        .child(question)
        .child(el("div").class("claims-buttons").children(buttons))
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
