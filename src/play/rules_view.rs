use leptos::prelude::*;
use shogi::{GameRules, RuleKey, RulesPreset};

use super::{dialog::Dialog, parts::action, table::PlayTable};
use crate::{
    element::{El, el},
    i18n::RuleBook,
    reactive::Words,
    session::RuleGroup,
};

/// The rules of the game on the board, in words.
pub fn rules_dialog(table: PlayTable, open: RwSignal<bool>) -> AnyView {
    Dialog {
        name: "rules",
        title: |text| text.later().rules.in_force,
        open,
    }
    .view(table.words, move || contents(table, open))
}

/// What is inside.
fn contents(table: PlayTable, open: RwSignal<bool>) -> Vec<El> {
    let words = table.words;
    let rules = rules_of(table);
    let done = action(
        words,
        "done",
        |text| text.later().choices.done,
        move || open.set(false),
    );
    let foot = el("div").class("dialog-foot").child(
        el("div")
            .class("dialog-buttons")
            .child(done.class("button primary")),
    );
    vec![in_words(&rules, words), foot]
}

fn rules_of(table: PlayTable) -> GameRules {
    table.game.with_untracked(|game| game.setup().rules)
}

fn in_words(rules: &GameRules, words: Words) -> El {
    let text = words.now();
    let book = &text.later().rules;
    let preset = RulesPreset::of(rules);
    let groups = RuleGroup::ALL.map(|group| {
        let keys = group.keys().filter(|&key| rules.matters(key));
        el("section")
            .class("rule-group")
            .child(el("h3").text((book.group)(group).to_owned()))
            .child(el("dl").children(keys.map(|key| rule(rules, key, book))))
    });
    el("div")
        .class("rule-groups")
        .child(
            el("p")
                .class("rule-preset")
                .text((book.name)(preset).to_owned()),
        )
        .child(el("p").class("hint").text((book.preset)(preset).to_owned()))
        .children(groups)
}

fn rule(rules: &GameRules, key: RuleKey, book: &RuleBook) -> El {
    let rule = (book.rule)(key);
    let value = rules.value(key);
    el("div")
        .attr("data-rule", key.name())
        .child(el("dt").text(rule.label.to_owned()))
        .child(el("dd").text(rule.value(key, &value)))
        .child(el("dd").class("hint").text(rule.says.to_owned()))
        .set("data-value", value)
}
