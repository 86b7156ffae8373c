//! The fields of the opponent in the form for a new game.
use leptos::prelude::*;
use shogi::{ByColor, Color, search::Level};

use crate::{
    components::{Checkbox, Field, Select, SelectOption, TextInput},
    state::use_i18n,
    web::random,
};
use komadai_model::{Computer, GameOptions, Pace, Seat};

/// The choice of an opponent, and what goes with the computer.
#[derive(Clone, Copy)]
pub struct OpponentDraft {
    /// [`PERSON`], or one of [`LEVELS`].
    who: RwSignal<&'static str>,
    /// The reader's side: a colour's name, or [`LOT`].
    side: RwSignal<&'static str>,
    name: RwSignal<String>,
    at_once: RwSignal<bool>,
}

const PERSON: &str = "person";
const LOT: &str = "lot";
/// From the weakest to the strongest.
const LEVELS: [&str; Level::COUNT as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10",
];

impl OpponentDraft {
    /// The same opponent again.
    pub fn of(setup: &GameOptions) -> Self {
        let mut computers = Color::ALL
            .into_iter()
            .filter_map(|color| Some((color, setup.seats[color].computer()?)));
        let (who, side, at_once) = match computers.next() {
            Some((color, Computer { level, pace })) => (
                LEVELS[usize::from(level.number() - 1)],
                (!color).name(),
                pace == Pace::AtOnce,
            ),
            None => (PERSON, Color::Black.name(), false),
        };
        let own = Color::from_name(side).map(|color| setup.names[color].clone());
        Self {
            who: RwSignal::new(who),
            side: RwSignal::new(side),
            name: RwSignal::new(own.unwrap_or_default()),
            at_once: RwSignal::new(at_once),
        }
    }

    pub fn is_computer(self) -> bool {
        self.level().is_some()
    }

    fn level(self) -> Option<Level> {
        let who = self.who.get();
        let index = LEVELS.iter().position(|&level| level == who)?;
        Level::new(u8::try_from(index + 1).ok()?)
    }

    /// Who sits where, and the players' names, where the computer plays.
    pub fn seats(self) -> Option<(ByColor<Seat>, ByColor<String>)> {
        let level = untrack(|| self.level())?;
        let pace = match self.at_once.get_untracked() {
            true => Pace::AtOnce,
            false => Pace::Human,
        };
        let drawn = || match random::random_bool() {
            true => Color::Black,
            false => Color::White,
        };
        let own = Color::from_name(self.side.get_untracked()).unwrap_or_else(drawn);
        let name = self.name.get_untracked().trim().to_owned();
        Some((
            ByColor::from_fn(|color| match color == own {
                true => Seat::Human,
                false => Seat::Computer(Computer { level, pace }),
            }),
            ByColor::from_fn(|color| match color == own {
                true => name.clone(),
                false => String::new(),
            }),
        ))
    }
}

/// Whom to play against.
#[component]
pub fn OpponentField(draft: OpponentDraft) -> impl IntoView {
    let i18n = use_i18n();
    let text = move || i18n.text().opponent();
    let mut options = vec![SelectOption {
        value: PERSON,
        label: i18n.signal(|text| text.opponent().person),
    }];
    let levels = (1..=Level::COUNT).filter_map(Level::new);
    options.extend(LEVELS.into_iter().zip(levels).map(|(value, level)| {
        let label = Signal::derive(move || (text().computer)(level));
        SelectOption { value, label }
    }));
    let choose = move |chosen: String| {
        let level = LEVELS.into_iter().find(|&level| level == chosen);
        draft.who.set(level.unwrap_or(PERSON));
    };
    view! {
        <Field label=move || text().opponent>
            <Select
                name="opponent"
                options
                value=draft.who
                on_change=choose
                attr:autofocus=true
                attr:aria-describedby="about-level"
            />
            <span id="about-level" class="hint">
                {move || draft.level().map_or("", |level| (text().about)(level))}
            </span>
        </Field>
    }
}

/// The reader's side and name, and how fast the computer moves.
#[component]
pub fn ComputerFields(
    draft: OpponentDraft,
    /// What the sides are called.
    side_names: ByColor<Signal<&'static str>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let mut options = Vec::from(Color::ALL.map(|color| SelectOption {
        value: color.name(),
        label: side_names[color],
    }));
    options.push(SelectOption {
        value: LOT,
        label: i18n.signal(|text| text.opponent().by_lot),
    });
    let choose_side = move |chosen: String| {
        let color = Color::from_name(&chosen);
        draft.side.set(color.map_or(LOT, Color::name));
    };
    view! {
        <div class="form">
            <Field label=move || i18n.text().opponent().side>
                <Select name="side" options value=draft.side on_change=choose_side/>
            </Field>
            <Field label=move || i18n.text().opponent().your_name>
                <TextInput
                    name="own-name"
                    value=draft.name
                    attr:maxlength=GameOptions::MAX_NAME.to_string()
                />
            </Field>
            <Checkbox
                name="at-once"
                label=move || i18n.text().opponent().at_once
                checked=draft.at_once
                on_toggle=move |()| draft.at_once.update(|at_once| *at_once = !*at_once)
            />
        </div>
    }
}
