use leptos::prelude::*;
use shogi::{GameRules, RuleKey, RulesPreset};

use crate::game::use_game;
use komadai_model::RuleGroup;
use komadai_texts::RulesText;
use komadai_ui::{DoneFoot, use_i18n};

/// The rules of the game on the board, with explanations, and a way out.
#[component]
pub fn RulesInForce(open: RwSignal<bool>) -> impl IntoView {
    let rules = use_game().with_untracked(|game| game.options().rules);
    view! {
        <RuleList rules/>
        <DoneFoot open/>
    }
}

/// The preset, and the rules that make a difference, in groups.
#[component]
fn RuleList(rules: GameRules) -> impl IntoView {
    let i18n = use_i18n();
    move || {
        let book = i18n.text().rules();
        let preset = RulesPreset::from_rules(&rules);
        let groups = RuleGroup::ALL.map(|group| {
            let rows = group
                .keys()
                .filter(|&key| rules.is_relevant(key))
                .map(|key| rule_row(&rules, key, book));
            view! {
                <section class="rule-group">
                    <h3>{(book.group)(group)}</h3>
                    <dl>{rows.collect_view()}</dl>
                </section>
            }
            .into_any()
        });
        view! {
            <div class="rule-groups">
                <p class="rule-preset">{(book.name)(preset)}</p>
                <p class="hint">{(book.preset)(preset)}</p>
                {groups.into_iter().collect_view()}
            </div>
        }
        .into_any()
    }
}

fn rule_row(rules: &GameRules, key: RuleKey, book: &RulesText) -> AnyView {
    let rule = (book.rule)(key);
    let value = rules.value(key);
    view! {
        <div data-rule=key.name() data-value=value.clone()>
            <dt>{rule.label}</dt>
            <dd>{rule.value(key, &value)}</dd>
            <dd class="hint">{rule.says}</dd>
        </div>
    }
    .into_any()
}
