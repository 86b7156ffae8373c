use leptos::prelude::*;
use shogi::{ByColor, GameRules, RuleKey, RulesPreset, clock::TimeControl};

use komadai_model::RuleGroup;
use komadai_texts::Text;
use komadai_ui::{Field, Select, SelectOption, TextInput, effect, use_i18n};

/// The option for rules that no preset has.
const OWN: &str = "own";

/// The rules in the form.
#[derive(Clone, Copy)]
pub struct RulesDraft {
    /// A preset's name, or [`OWN`].
    preset: RwSignal<&'static str>,
    /// One for each rule, in their order.
    values: [RwSignal<String>; RuleKey::ALL.len()],
    /// Whether the single rules are shown.
    expanded: RwSignal<bool>,
}

impl RulesDraft {
    pub fn of(rules: &GameRules) -> Self {
        let value = |index: usize| RwSignal::new(rules.value(RuleKey::ALL[index]));
        Self {
            preset: RwSignal::new(name_of(rules)),
            values: std::array::from_fn(value),
            expanded: RwSignal::new(false),
        }
    }

    const fn value(self, key: RuleKey) -> RwSignal<String> {
        self.values[key as usize]
    }

    fn choose(self, name: &str) {
        let preset = RulesPreset::from_name(name);
        self.expanded.set(preset.is_none());
        match preset {
            Some(preset) => self.set_rules(&preset.rules()),
            None => self.preset.set(OWN),
        }
    }

    fn set_rules(self, rules: &GameRules) {
        for &key in RuleKey::ALL {
            self.value(key).set(rules.value(key));
        }
    }

    /// The rules in the fields, and the first field that matters and has no valid value.
    fn read(self) -> (GameRules, Option<RuleKey>) {
        let mut rules = GameRules::STANDARD;
        let mut fault = None;
        for &key in RuleKey::ALL {
            let written = self.value(key).get();
            if rules.set(key, written.trim()).is_err() && rules.is_relevant(key) {
                fault = fault.or(Some(key));
            }
        }
        (rules, fault)
    }

    /// The rules, for a game with these time controls.
    ///
    /// # Errors
    /// With a sentence that says what is wrong.
    pub fn rules(self, controls: ByColor<TimeControl>, text: Text) -> Result<GameRules, String> {
        let (book, says) = (text.rules(), text.errors());
        let (rules, fault) = untrack(|| self.read());
        let label = |key| (book.rule)(key).label;
        let fault = match fault {
            Some(key) => Some((book.no_number)(label(key))),
            None => rules.check_rematch(controls).err().map(|error| {
                let why = (says.time_control)(error);
                (book.no_time)(label(RuleKey::RematchMinutes), why)
            }),
        };
        match fault {
            Some(fault) => {
                self.expanded.set(true);
                Err(fault)
            }
            None => Ok(rules),
        }
    }

    /// Keeps the preset in line with the single rules.
    fn follow_values(self) {
        effect(move || {
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
    RulesPreset::from_rules(rules).map_or(OWN, RulesPreset::name)
}

/// The presets, and in a closed section every single rule.
#[component]
pub fn RulesFields(draft: RulesDraft) -> impl IntoView {
    let i18n = use_i18n();
    draft.follow_values();
    let book = move || i18n.text().rules();
    let presets = RulesPreset::ALL.iter().copied().map(Some).chain([None]);
    let options = presets
        .map(|preset| SelectOption {
            value: preset.map_or(OWN, RulesPreset::name),
            label: Signal::derive(move || (book().name)(preset)),
        })
        .collect::<Vec<_>>();
    let description = move || {
        let preset = RulesPreset::from_name(draft.preset.get());
        (book().preset)(preset)
    };
    let groups = RuleGroup::ALL.map(|group| {
        let fields = group
            .keys()
            .map(|key| view! { <RuleField draft key/> }.into_any());
        view! {
            <fieldset class="fields rule-group">
                <legend>{move || (book().group)(group)}</legend>
                {fields.collect_view()}
            </fieldset>
        }
        .into_any()
    });
    view! {
        <div class="rule">
            <Field label=move || i18n.text().play().rules>
                <Select
                    name="rules"
                    options
                    value=draft.preset
                    on_change=move |chosen: String| draft.choose(&chosen)
                    attr:aria-describedby="rules-says"
                />
            </Field>
            <p id="rules-says" class="hint" aria-live="polite">
                {description}
            </p>
            <details class="rule-groups" prop:open=move || draft.expanded.get()>
                <summary>{move || book().one_by_one}</summary>
                {groups.into_iter().collect_view()}
            </details>
        </div>
    }
}

/// One rule, with an explanation.
#[component]
fn RuleField(draft: RulesDraft, key: RuleKey) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || (i18n.text().rules().rule)(key);
    let description_id = format!("{}-says", key.name());
    let id = description_id.clone();
    view! {
        <div class="rule">
            <Field label=move || text().label>
                <RuleValue draft key description_id/>
            </Field>
            <p id=id class="hint">
                {move || text().says}
            </p>
        </div>
    }
}

/// The value of a rule: a number, or one of a few.
#[component]
fn RuleValue(draft: RulesDraft, key: RuleKey, description_id: String) -> impl IntoView {
    let i18n = use_i18n();
    let name = key.name();
    let value = draft.value(key);
    let matters = move || draft.read().0.is_relevant(key);
    if key.choices().is_empty() {
        return view! {
            <TextInput
                name
                value
                attr:inputmode="numeric"
                attr:maxlength="5"
                attr:aria-describedby=description_id
                attr:disabled=move || !matters()
            />
        }
        .into_any();
    }
    let choices = key.choices().iter().enumerate();
    let options = choices
        .map(|(index, &value)| SelectOption {
            value,
            label: Signal::derive(move || (i18n.text().rules().rule)(key).choices[index]),
        })
        .collect::<Vec<_>>();
    // A rule without effect is shown as off.
    let chosen = move || {
        let is_chosen = |choice: &str| match (choice, matters()) {
            ("off", false) => true,
            ("on", false) => false,
            _ => value.with(|value| value == choice),
        };
        let mut choices = key.choices().iter().copied();
        choices.find(|choice| is_chosen(choice)).unwrap_or_default()
    };
    view! {
        <Select
            name
            options
            value=chosen
            on_change=move |chosen: String| value.set(chosen)
            attr:aria-describedby=description_id
            attr:disabled=move || !matters()
        />
    }
    .into_any()
}
