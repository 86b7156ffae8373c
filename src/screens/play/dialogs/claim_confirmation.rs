//! The question before a claim that ends the game: what it costs, and what a
//! declaration lacks.
use leptos::prelude::*;
use shogi::{Claim, Color, Condition};

use crate::{game::use_game, screens::play::announcements::count_cost};
use komadai_model::PlayedGame;
use komadai_texts::player_name;
use komadai_ui::{Button, DialogButtons, effect, use_i18n};

/// The question before one claim, and its answers.
#[component]
pub fn ClaimConfirmation(claim: Claim, open: RwSignal<bool>) -> impl IntoView {
    let game = use_game();
    let (yes, no) = match claim {
        Claim::Declare => ("declare-yes", "declare-no"),
        _ => ("ask-count-yes", "ask-count-no"),
    };
    let i18n = use_i18n();
    effect(move || {
        if game.with(PlayedGame::is_over) {
            open.set(false);
        }
    });
    let make_claim = move |_| {
        open.set(false);
        let by = game.with_untracked(PlayedGame::side_to_act);
        game.claim(by, claim);
    };
    view! {
        <ClaimCost claim/>
        <DialogButtons>
            <Button
                name=no
                class="primary"
                label=|text| text.new_game().cancel
                on_press=move |()| open.set(false)
                attr:autofocus=true
            />
            <button type="button" class="button" data-action=yes on:click=make_claim>
                {move || (i18n.text().claims().claim)(claim, false)}
            </button>
        </DialogButtons>
    }
}

/// What a claim costs; and where the rules allow help, what a declaration lacks.
#[component]
fn ClaimCost(claim: Claim) -> impl IntoView {
    let game = use_game();
    let text = use_i18n().text_untracked();
    let count = text.impasse_count();
    game.with_untracked(|game| {
        if claim != Claim::Declare {
            return view! { <p>{count_cost(game, text)}</p> }.into_any();
        }
        let by = game.side_to_act();
        let cost = (count.declare_cost)(&player_name(game, by, text));
        if !game.options().rules.assists() {
            return view! { <p>{cost}</p> }.into_any();
        }
        let missing = missing(game, by);
        if missing.is_empty() {
            return view! {
                <p>{cost}</p>
                <p>{count.all_hold}</p>
            }
            .into_any();
        }
        let items = missing.into_iter().map(|condition| {
            let Condition { kind, have, need } = condition;
            let label = (count.condition)(kind);
            let item = match need {
                1 => label.to_owned(),
                _ => format!("{label} {have}/{need}"),
            };
            view! { <li>{item}</li> }.into_any()
        });
        view! {
            <p>{cost}</p>
            <p>{count.missing}</p>
            <ul class="missing">{items.collect_view()}</ul>
        }
        .into_any()
    })
}

/// The conditions of a declaration that do not hold.
fn missing(game: &PlayedGame, by: Color) -> Vec<Condition> {
    let rules = game.options().rules;
    let Some((impasse, rule)) = game.game().impasse().zip(rules.declaration_rule()) else {
        return Vec::new();
    };
    let mut conditions = impasse.conditions(rule, by, &rules);
    conditions.retain(|condition| !condition.holds());
    conditions
}
