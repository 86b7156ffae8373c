use leptos::prelude::*;
use shogi::{GameRules, RuleKey, RulesPreset};

use super::{dialog::Dialog, parts::action, table::PlayTable};
use crate::{
    element::{El, el},
    i18n::Text,
    session::RuleGroup,
};

/// The rules of the game on the board, in words.
pub fn rules_dialog(table: PlayTable, open: RwSignal<bool>) -> AnyView {
    let words = table.words;
    let contents = move || {
        let rules = rules_of(table);
        let done = action(
            words,
            "done",
            |text| text.play.choices.done,
            move || open.set(false),
        );
        let foot = el("div").class("dialog-foot").child(
            el("div")
                .class("dialog-buttons")
                .child(done.class("button primary")),
        );
        vec![in_words(&rules, words.now()), foot]
    };
    Dialog {
        name: "rules",
        title: |text| text.rules.in_force,
        open,
    }
    .view(words, contents)
}

/// The name of the rules in force, where they are not the standard.
pub fn unusual(rules: &GameRules, text: &Text) -> Option<String> {
    let preset = RulesPreset::of(rules);
    let unusual = preset != Some(RulesPreset::Standard);
    unusual.then(|| (text.rules.named)((text.rules.preset)(preset).name))
}

fn rules_of(table: PlayTable) -> GameRules {
    table.game.with_untracked(|game| game.setup().rules)
}

fn in_words(rules: &GameRules, text: &'static Text) -> El {
    let preset = (text.rules.preset)(RulesPreset::of(rules));
    let groups = RuleGroup::ALL.map(|group| {
        let keys = group.keys().filter(|&key| rules.matters(key));
        el("section")
            .class("rule-group")
            .child(el("h3").text((text.rules.group)(group).to_owned()))
            .child(el("dl").children(keys.map(|key| rule(rules, key, text))))
    });
    el("div")
        .class("rule-groups")
        .child(el("p").class("rule-preset").text(preset.name.to_owned()))
        .child(el("p").class("hint").text(preset.says.to_owned()))
        .children(groups)
}

fn rule(rules: &GameRules, key: RuleKey, text: &'static Text) -> El {
    let rule = (text.rules.rule)(key);
    let value = rules.value(key);
    el("div")
        .attr("data-rule", key.name())
        .child(el("dt").text(rule.label.to_owned()))
        .child(el("dd").text(rule.value(key, &value)))
        .child(el("dd").class("hint").text(rule.says.to_owned()))
        .set("data-value", value)
}
