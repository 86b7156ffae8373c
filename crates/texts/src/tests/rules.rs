use shogi::{GameRules, RuleKey, RulesPreset};

use crate::{Text, en::rules::TEXT as EN, ja::rules::TEXT as JA};
use komadai_model::{Language, RuleGroup};

#[test]
fn every_rule_and_each_of_its_values_has_a_text() {
    for text in Language::ALL.map(|language| Text::of(language).rules()) {
        for &key in RuleKey::ALL {
            let rule = (text.rule)(key);
            let name = key.name();
            assert!(!rule.label.is_empty(), "{name}");
            assert!(rule.says.ends_with(['.', '。']), "{name}: {}", rule.says);
            match key.choices() {
                [] => assert!(rule.choices.len() <= 1, "{name}"),
                choices => assert_eq!(rule.choices.len(), choices.len(), "{name}"),
            }
            for (index, choice) in rule.choices.iter().enumerate() {
                assert!(!choice.is_empty(), "{name}");
                assert!(!rule.choices[..index].contains(choice), "{name}: {choice}");
            }
        }
    }
}

#[test]
fn every_preset_and_group_has_a_text() {
    let presets = RulesPreset::ALL.iter().copied().map(Some);
    let presets: Vec<_> = presets.chain([None]).collect();
    for book in Language::ALL.map(|language| Text::of(language).rules()) {
        for &preset in &presets {
            assert!(!(book.name)(preset).is_empty());
            let says = (book.preset)(preset);
            assert!(says.ends_with(['.', '。']), "{says}");
        }
        for group in RuleGroup::ALL {
            assert!(!(book.group)(group).is_empty());
        }
    }
}

#[test]
fn values_are_said_in_words() {
    let rules: GameRules = "professional".parse().unwrap();
    let value = |key| (EN.rule)(key).value(key, &rules.value(key));
    assert_eq!(value(RuleKey::IllegalMoves), "Lose at once");
    assert_eq!(value(RuleKey::MoveLimit), "500");
    let none = |key: RuleKey| (JA.rule)(key).value(key, "0");
    assert_eq!(none(RuleKey::MoveLimit), "なし");
    assert_eq!(none(RuleKey::RematchMinutes), "0");
}

#[test]
fn each_rule_is_listed_once_and_in_order() {
    let listed: Vec<RuleKey> = RuleGroup::ALL
        .into_iter()
        .flat_map(RuleGroup::keys)
        .collect();
    assert_eq!(listed, RuleKey::ALL);
}
