use komadai_problems::{Kind, Theme};
use leptos::prelude::*;

use super::{loader::ProblemLoader, sheet::ProblemSheet};
use komadai_model::{
    Route,
    problems::{ALL_GRADES, ProblemSet, Training},
};
use komadai_ui::{Button, Field, I18n, Icon, Select, SelectOption, When, use_i18n};

/// How hard the problems are, by their grades.
const DIFFICULTIES: [(&str, core::ops::RangeInclusive<u8>); 4] = [
    ("all", ALL_GRADES),
    ("easy", 1..=3),
    ("medium", 4..=6),
    ("hard", 7..=10),
];
/// The lengths of mates to choose from, in plies.
const LENGTHS: [(&str, u16); 10] = [
    ("1", 1),
    ("3", 3),
    ("5", 5),
    ("7", 7),
    ("9", 9),
    ("11", 11),
    ("13", 13),
    ("15", 15),
    ("17", 17),
    ("19", 19),
];
const ALL: &str = "all";

/// Problems by kind, length or theme, and difficulty.
#[component]
pub fn SetForm(loader: ProblemLoader, sheet: ProblemSheet) -> impl IntoView {
    let i18n = use_i18n();
    let kind = RwSignal::new(Kind::Mate);
    let plies = RwSignal::new(None::<u16>);
    let theme = RwSignal::new(None::<Theme>);
    let difficulty = RwSignal::new(0_usize);
    let set = Memo::new(move |_| {
        let kind = kind.get();
        ProblemSet {
            kind,
            plies: plies.get().filter(|_| kind == Kind::Mate),
            theme: theme.get().filter(|_| kind == Kind::Next),
            grades: DIFFICULTIES[difficulty.get()].1.clone(),
        }
    });
    let count = Memo::new(move |_| {
        let set = set.get();
        let file = loader.file(set.kind)?;
        let problems = file.problems.iter();
        Some(problems.filter(|problem| set.contains(problem)).count())
    });
    let is_empty = move || count.get() == Some(0);
    let href = move || format!("#{}", Route::training(Training::Set(set.get())));
    let label = move |key: fn(&komadai_texts::ProblemsText) -> &'static str| {
        Signal::derive(move || key(i18n.text().problems()).to_owned())
    };
    view! {
        <section class="problem-card" data-card="set" aria-labelledby="problems-set">
            <h2 id="problems-set">
                <Icon name="games"/>
                {move || i18n.text().problems().choose}
            </h2>
            <div class="problem-fields">
                <Field label=label(|text| text.kind)>
                    <Select
                        name="problem-kind"
                        options=kinds(i18n)
                        value=move || kind.get().name()
                        on_change=move |name: String| {
                            kind.set(Kind::from_name(&name).unwrap_or(Kind::Mate));
                        }
                    />
                </Field>
                <When condition=move || kind.get() == Kind::Mate>
                    <Field label=label(|text| text.length)>
                        <Select
                            name="problem-plies"
                            options=lengths(i18n)
                            value=move || length_name(plies.get())
                            on_change=move |name: String| plies.set(name.parse().ok())
                        />
                    </Field>
                </When>
                <When condition=move || kind.get() == Kind::Next>
                    <Field label=label(|text| text.theme)>
                        <Select
                            name="problem-theme"
                            options=themes(i18n)
                            value=move || theme.get().map_or(ALL, Theme::name)
                            on_change=move |name: String| theme.set(Theme::from_name(&name))
                        />
                    </Field>
                </When>
                <Field label=label(|text| text.difficulty)>
                    <Select
                        name="problem-difficulty"
                        options=difficulties(i18n)
                        value=move || DIFFICULTIES[difficulty.get()].0
                        on_change=move |name: String| {
                            let index = DIFFICULTIES.iter().position(|(known, _)| *known == name);
                            difficulty.set(index.unwrap_or(0));
                        }
                    />
                </Field>
            </div>
            <p class="problem-state" role="status">
                {move || count.get().map(|count| (i18n.text().problems().count)(count))}
            </p>
            <div class="problem-set-buttons" hidden=is_empty>
                <a
                    class="button"
                    href=href
                    data-action="set"
                    aria-describedby="problems-set"
                >
                    {move || i18n.text().problems().start}
                </a>
                <Button
                    name="print-set"
                    icon="print"
                    class="quiet"
                    label=|text| text.problems().print_sheet
                    on_press=move |()| sheet.open(Training::Set(set.get_untracked()))
                    hidden=Signal::derive(move || count.get().is_none())
                />
            </div>
        </section>
    }
}

fn kinds(i18n: I18n) -> Vec<SelectOption> {
    let option = |kind: Kind| SelectOption {
        value: kind.name(),
        label: Signal::derive(move || (i18n.text().problems().kind_name)(kind)),
    };
    Kind::ALL.into_iter().map(option).collect()
}

fn themes(i18n: I18n) -> Vec<SelectOption> {
    let option = |theme: Theme| SelectOption {
        value: theme.name(),
        label: Signal::derive(move || (i18n.text().problems().theme_name)(theme)),
    };
    let themes = Theme::ALL
        .into_iter()
        .filter(|theme| *theme != Theme::Declaration);
    core::iter::once(all(i18n))
        .chain(themes.map(option))
        .collect()
}

fn difficulties(i18n: I18n) -> Vec<SelectOption> {
    let option = |(value, _): (&'static str, _)| SelectOption {
        value,
        label: Signal::derive(move || {
            let text = i18n.text().problems();
            match value {
                "easy" => text.easy,
                "medium" => text.medium,
                "hard" => text.hard,
                _ => text.all,
            }
        }),
    };
    DIFFICULTIES.into_iter().map(option).collect()
}

fn all(i18n: I18n) -> SelectOption {
    SelectOption {
        value: ALL,
        label: i18n.signal(|text| text.problems().all),
    }
}

fn lengths(i18n: I18n) -> Vec<SelectOption> {
    let option = |(name, _): (&'static str, u16)| SelectOption {
        value: name,
        label: Signal::stored(name),
    };
    core::iter::once(all(i18n))
        .chain(LENGTHS.into_iter().map(option))
        .collect()
}

fn length_name(plies: Option<u16>) -> &'static str {
    let known = LENGTHS.iter().find(|(_, length)| Some(*length) == plies);
    known.map_or(ALL, |(name, _)| name)
}
