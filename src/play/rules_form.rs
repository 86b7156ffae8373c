use leptos::prelude::*;
use shogi::{ByColor, GameRules, RuleKey, RulesPreset, clock::TimeControl};

use super::parts::{Options, choice, field, line_of};
use crate::{
    element::{El, el},
    i18n::LaterText,
    reactive::{Words, watch},
    session::RuleGroup,
};

/// Stands for rules of one's own, beside the presets' names.
const OWN: &str = "own";

/// Rules while they are being written.
#[derive(Clone, Copy)]
pub struct RulesDraft {
    /// A preset's name, or that the fields say it.
    preset: RwSignal<&'static str>,
    /// One for each rule, in their order.
    values: [RwSignal<String>; RuleKey::ALL.len()],
    unfolded: RwSignal<bool>,
}

impl RulesDraft {
    pub fn of(rules: &GameRules) -> Self {
        let value = |index: usize| RwSignal::new(rules.value(RuleKey::ALL[index]));
        Self {
            preset: RwSignal::new(name_of(rules)),
            values: std::array::from_fn(value),
            unfolded: RwSignal::new(false),
        }
    }

    const fn value(self, key: RuleKey) -> RwSignal<String> {
        self.values[key as usize]
    }

    fn choose(self, name: &str) {
        let preset = RulesPreset::from_name(name);
        self.unfolded.set(preset.is_none());
        match preset {
            Some(preset) => self.put(&preset.rules()),
            None => self.preset.set(OWN),
        }
    }

    fn put(self, rules: &GameRules) {
        for &key in RuleKey::ALL {
            self.value(key).set(rules.value(key));
        }
    }

    /// The rules as far as they are written, and the first that matters and has
    /// no value.
    fn read(self) -> (GameRules, Option<RuleKey>) {
        let mut rules = GameRules::STANDARD;
        let mut fault = None;
        for &key in RuleKey::ALL {
            let written = self.value(key).get();
            if rules.set(key, written.trim()).is_err() && rules.matters(key) {
                fault = fault.or(Some(key));
            }
        }
        (rules, fault)
    }

    /// What was written, for a game with these clocks.
    ///
    /// # Errors
    /// With a sentence that says what is wrong.
    pub fn rules(self, controls: ByColor<TimeControl>, words: Words) -> Result<GameRules, String> {
        let LaterText {
            rules: book,
            faults: says,
            ..
        } = words.once().later();
        let (rules, fault) = untrack(|| self.read());
        let label = |key| (book.rule)(key).label;
        let fault = match fault {
            Some(key) => Some((book.no_number)(label(key))),
            None => rules.check_replay(controls).err().map(|error| {
                let why = (says.time_control)(error);
                (book.no_time)(label(RuleKey::ReplayMinutes), why)
            }),
        };
        match fault {
            Some(fault) => {
                self.unfolded.set(true);
                Err(fault)
            }
            None => Ok(rules),
        }
    }

    /// Says which preset the written rules are.
    fn follow(self) {
        watch(move || {
            let (rules, fault) = self.read();
            let name = if fault.is_some() {
                OWN
            } else {
                name_of(&rules)
            };
            self.preset.set(name);
        });
    }
}

fn name_of(rules: &GameRules) -> &'static str {
    RulesPreset::of(rules).map_or(OWN, RulesPreset::name)
}

/// The presets, and folded away every single rule.
pub fn rules_fields(words: Words, draft: RulesDraft) -> El {
    draft.follow();
    let book = move || &words.now().later().rules;
    let presets = RulesPreset::ALL.iter().copied().map(Some).chain([None]);
    let options = presets.map(|preset| -> (_, Box<dyn Fn() -> &'static str + Send>) {
        let label = move || (book().name)(preset);
        (preset.map_or(OWN, RulesPreset::name), Box::new(label))
    });
    let list = choice(
        "rules".to_owned(),
        options.collect(),
        move || draft.preset.get(),
        move |chosen| draft.choose(&chosen),
    );
    let says = move || {
        let preset = RulesPreset::from_name(draft.preset.get());
        (book().preset)(preset).to_owned()
    };
    let groups = RuleGroup::ALL.map(|group| {
        let lines = group.keys().map(|key| rule_line(words, draft, key));
        el("fieldset")
            .class("fields rule-group")
            .child(el("legend").says(move || (book().group)(group).to_owned()))
            .children(lines)
    });
    let one_by_one = el("details")
        .class("rule-groups")
        .prop_flag("open", move || draft.unfolded.get())
        .child(el("summary").says(move || book().one_by_one.to_owned()))
        .children(groups);
    el("div")
        .class("rule")
        .child(field(
            move || words.now().play.rules.to_owned(),
            list.attr("aria-describedby", "rules-says"),
        ))
        .child(
            el("p")
                .attr("id", "rules-says")
                .class("hint")
                .attr("aria-live", "polite")
                .says(says),
        )
        .child(one_by_one)
}

/// One rule, with a sentence on it.
fn rule_line(words: Words, draft: RulesDraft, key: RuleKey) -> El {
    let name = key.name();
    let value = draft.value(key);
    let matters = move || draft.read().0.matters(key);
    let text = move || (words.now().later().rules.rule)(key);
    let part = if key.choices().is_empty() {
        line_of(name.to_owned(), value)
            .attr("inputmode", "numeric")
            .attr("maxlength", "5")
    } else {
        let mut options: Options = Vec::new();
        for (index, &choice) in key.choices().iter().enumerate() {
            options.push((choice, Box::new(move || text().choices[index])));
        }
        // What makes no difference is not said to be on.
        let chosen = move || {
            let written = |choice: &str| match (choice, matters()) {
                ("off", false) => true,
                ("on", false) => false,
                _ => value.with(|value| value == choice),
            };
            let mut choices = key.choices().iter().copied();
            choices.find(|choice| written(choice)).unwrap_or_default()
        };
        choice(name.to_owned(), options, chosen, move |chosen| {
            value.set(chosen);
        })
    };
    let part = part
        .set("aria-describedby", format!("{name}-says"))
        .mark("disabled", move || !matters());
    el("div")
        .class("rule")
        .child(field(move || text().label.to_owned(), part))
        .child(
            el("p")
                .set("id", format!("{name}-says"))
                .class("hint")
                .says(move || text().says.to_owned()),
        )
}
