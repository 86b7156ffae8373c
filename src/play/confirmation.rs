//! The question before a claim that ends the game: what it costs, and what a
//! declaration lacks.
use leptos::prelude::*;
use shogi::{Claim, Color, Condition};

use super::{
    claims::count_cost,
    dialog::Dialog,
    move_text::player,
    parts::{Pick, action},
    rest::Opened,
    table::PlayTable,
};
use crate::{
    element::{El, el},
    reactive::{Words, watch},
    session::PlayedGame,
};

/// The questions before a declaration, and before a count that needs nobody's
/// consent.
pub fn dialogs(table: PlayTable, opened: Opened) -> [AnyView; 2] {
    [
        (Claim::Declare, "declare", opened.declare),
        (Claim::AskCount, "ask-count", opened.count),
    ]
    .map(|(claim, name, open)| dialog(table, claim, name, open))
}

fn dialog(table: PlayTable, claim: Claim, name: &'static str, open: RwSignal<bool>) -> AnyView {
    watch(move || {
        if table.game.with(PlayedGame::is_over) {
            open.set(false);
        }
    });
    let title: Pick = match claim {
        Claim::Declare => |text| (text.later().claims.claim)(Claim::Declare, false),
        _ => |text| (text.later().claims.claim)(Claim::AskCount, false),
    };
    let contents = move || contents(table, claim, open);
    Dialog { name, title, open }.view(table.words, contents)
}

/// What the dialog asks, and its two answers.
fn contents(table: PlayTable, claim: Claim, open: RwSignal<bool>) -> Vec<El> {
    let words = table.words;
    let (yes, no, label): (_, _, Pick) = match claim {
        Claim::Declare => ("declare-yes", "declare-no", |text| {
            (text.later().claims.claim)(Claim::Declare, false)
        }),
        _ => ("ask-count-yes", "ask-count-no", |text| {
            (text.later().claims.claim)(Claim::AskCount, false)
        }),
    };
    let cancel: Pick = |text| text.later().form.cancel;
    let no = action(words, no, cancel, move || open.set(false));
    let yes = action(words, yes, label, move || {
        open.set(false);
        let by = table.game.with_untracked(PlayedGame::on_move);
        table.claim(by, claim);
    });
    let buttons = el("div")
        .class("dialog-buttons")
        .child(no.attr("autofocus", ""))
        .child(yes.class("button primary"));
    let mut contents = table.game.with_untracked(|game| costs(game, claim, words));
    contents.push(buttons);
    contents
}

/// What a claim costs; and where somebody helps, what a declaration lacks.
fn costs(game: &PlayedGame, claim: Claim, words: Words) -> Vec<El> {
    let text = words.once();
    let count = &text.later().count;
    let by = game.on_move();
    if claim != Claim::Declare {
        return vec![el("p").text(count_cost(game, text).to_owned())];
    }
    let cost = (count.declare_cost)(&player(game, by, text));
    let mut lines = vec![el("p").text(cost)];
    if !game.setup().rules.assists() {
        return lines;
    }
    let missing = missing(game, by);
    if missing.is_empty() {
        lines.push(el("p").text(count.all_hold.to_owned()));
        return lines;
    }
    let items = missing.into_iter().map(|condition| {
        let Condition { kind, have, need } = condition;
        let label = (count.condition)(kind);
        el("li").text(match need {
            1 => label.to_owned(),
            _ => format!("{label} {have}/{need}"),
        })
    });
    lines.push(el("p").text(count.missing.to_owned()));
    lines.push(el("ul").class("missing").children(items));
    lines
}

/// What a declaration lacks.
fn missing(game: &PlayedGame, by: Color) -> Vec<Condition> {
    let rules = game.setup().rules;
    let Some((impasse, rule)) = game.game().impasse().zip(rules.declaration_rule()) else {
        return Vec::new();
    };
    let mut conditions = impasse.conditions(rule, by, &rules);
    conditions.retain(|condition| !condition.holds());
    conditions
}
