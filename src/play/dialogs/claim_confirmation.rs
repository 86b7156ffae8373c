//! The question before a claim that ends the game: what it costs, and what a
//! declaration lacks.
use leptos::prelude::*;
use shogi::{Claim, Color, Condition};

use super::{Opened, PlayTable, claims::count_cost, move_text::player};
use crate::{
    components::{Button, Dialog, DialogButtons},
    state::{TextKey, effect, use_i18n},
};
use komadai_model::PlayedGame;

/// The questions before a declaration, and before a count that needs nobody's
/// consent.
#[component]
pub fn ClaimConfirmations(table: PlayTable, opened: Opened) -> impl IntoView {
    view! {
        <ClaimConfirmation
            table
            claim=Claim::Declare
            name="declare"
            yes="declare-yes"
            no="declare-no"
            label=|text| (text.claims().claim)(Claim::Declare, false)
            open=opened.declare
        />
        <ClaimConfirmation
            table
            claim=Claim::AskCount
            name="ask-count"
            yes="ask-count-yes"
            no="ask-count-no"
            label=|text| (text.claims().claim)(Claim::AskCount, false)
            open=opened.count
        />
    }
}

#[component]
fn ClaimConfirmation(
    table: PlayTable,
    claim: Claim,
    /// The dialog's name.
    name: &'static str,
    /// The name of the button that makes the claim.
    yes: &'static str,
    /// The name of the button that closes the dialog.
    no: &'static str,
    /// The claim, as the title and on the button.
    label: TextKey,
    open: RwSignal<bool>,
) -> impl IntoView {
    effect(move || {
        if table.game.with(PlayedGame::is_over) {
            open.set(false);
        }
    });
    let make_claim = move |()| {
        open.set(false);
        let by = table.game.with_untracked(PlayedGame::on_move);
        table.claim(by, claim);
    };
    view! {
        <Dialog name title=label open>
            <ClaimCost table claim/>
            <DialogButtons>
                <Button
                    name=no
                    label=|text| text.new_game().cancel
                    on_press=move |()| open.set(false)
                    attr:autofocus=true
                />
                <Button name=yes label class="primary" on_press=make_claim/>
            </DialogButtons>
        </Dialog>
    }
}

/// What a claim costs; and where the rules allow help, what a declaration lacks.
#[component]
fn ClaimCost(table: PlayTable, claim: Claim) -> impl IntoView {
    let text = use_i18n().text_untracked();
    let count = text.impasse_count();
    table.game.with_untracked(|game| {
        if claim != Claim::Declare {
            return view! { <p>{count_cost(game, text)}</p> }.into_any();
        }
        let by = game.on_move();
        let cost = (count.declare_cost)(&player(game, by, text));
        if !game.setup().rules.assists() {
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
    let rules = game.setup().rules;
    let Some((impasse, rule)) = game.game().impasse().zip(rules.declaration_rule()) else {
        return Vec::new();
    };
    let mut conditions = impasse.conditions(rule, by, &rules);
    conditions.retain(|condition| !condition.holds());
    conditions
}
