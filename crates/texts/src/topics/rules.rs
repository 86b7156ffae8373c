//! The rules that two players agree on, in words.
use shogi::{RuleKey, RulesPreset};

use komadai_model::RuleGroup;

#[derive(Debug)]
pub struct RulesText {
    /// The rules of the game on the board.
    pub in_force: &'static str,
    /// The button that shows the rules one by one.
    pub one_by_one: &'static str,
    /// A preset's name; `None` for custom rules.
    pub name: fn(Option<RulesPreset>) -> &'static str,
    /// Rules by the name of their preset, in the middle of a line.
    pub named: fn(&str) -> String,
    /// The description of a preset; `None` for custom rules.
    pub preset: fn(Option<RulesPreset>) -> &'static str,
    pub group: fn(RuleGroup) -> &'static str,
    pub rule: fn(RuleKey) -> &'static RuleText,
    /// The field of this name does not contain a number.
    pub no_number: fn(&str) -> String,
    /// Why the time of a replay, in the field of this name, is not possible.
    pub no_time: fn(&str, &str) -> String,
}

#[derive(Debug)]
pub struct RuleText {
    pub label: &'static str,
    pub says: &'static str,
    /// One for each choice of the rule; for a number, what 0 means.
    pub choices: &'static [&'static str],
}

impl RuleText {
    /// One of the values of `key`, whose text this is.
    pub fn value(&self, key: RuleKey, value: &str) -> String {
        let index = match key.choices() {
            [] => (value == "0").then_some(0),
            choices => choices.iter().position(|&choice| choice == value),
        };
        let named = index.and_then(|index| self.choices.get(index));
        named.copied().unwrap_or(value).to_owned()
    }
}
