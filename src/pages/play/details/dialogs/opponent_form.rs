//! The fields of the opponent in the form for a new game.
use leptos::prelude::*;
use shogi::{ByColor, Color, search::Level};

use super::{level_scale::LevelScale, radio_chips::RadioChips};
use crate::{
    components::{Checkbox, Field, SelectOption, TextInput, When},
    state::use_i18n,
    web::random,
};
use komadai_model::{Computer, GameOptions, Pace, Seat};

/// The choice of an opponent, and what goes with the computer.
#[derive(Clone, Copy)]
pub struct OpponentDraft {
    /// [`COMPUTER`], [`PERSON`] or [`REMOTE`].
    kind: RwSignal<&'static str>,
    level: RwSignal<Level>,
    /// The reader's side: a colour's name, or [`LOT`].
    side: RwSignal<&'static str>,
    name: RwSignal<String>,
    at_once: RwSignal<bool>,
}

const COMPUTER: &str = "computer";
const PERSON: &str = "person";
const REMOTE: &str = "remote";
const LOT: &str = "lot";

impl OpponentDraft {
    /// The opponent in the game on the board again if that is the computer, or the one that
    /// was chosen last.
    pub fn of(setup: &GameOptions, last: Seat) -> Self {
        let current = setup.computer();
        let computer = current.map(|(_, computer)| computer).or(last.computer());
        let side = current.map_or(Color::Black, |(color, _)| !color);
        Self {
            kind: RwSignal::new(match computer {
                Some(_) => COMPUTER,
                None if last == Seat::Remote => REMOTE,
                None => PERSON,
            }),
            level: RwSignal::new(computer.map_or(Level::WEAKEST, |computer| computer.level)),
            side: RwSignal::new(side.name()),
            name: RwSignal::new(current.map_or_else(String::new, |_| setup.names[side].clone())),
            at_once: RwSignal::new(computer.is_some_and(|computer| computer.pace == Pace::AtOnce)),
        }
    }

    pub fn is_computer(self) -> bool {
        self.kind.get() == COMPUTER
    }

    /// Whether somebody at another device is to be invited.
    pub fn is_remote(self) -> bool {
        self.kind.get() == REMOTE
    }

    /// Who sits opposite the reader.
    pub fn seat(self) -> Seat {
        match self.kind.get_untracked() {
            PERSON => return Seat::Human,
            REMOTE => return Seat::Remote,
            _ => {}
        }
        Seat::Computer(Computer {
            level: self.level.get_untracked(),
            pace: match self.at_once.get_untracked() {
                true => Pace::AtOnce,
                false => Pace::Human,
            },
        })
    }

    /// Who sits where, and the players' names, where the computer plays.
    pub fn seats(self) -> Option<(ByColor<Seat>, ByColor<String>)> {
        let seat = self.seat();
        seat.computer()?;
        let own = Color::from_name(self.side.get_untracked());
        let own = own.unwrap_or_else(random::random_color);
        let name = self.name.get_untracked().trim().to_owned();
        Some((
            ByColor::from_fn(|color| match color == own {
                true => Seat::Human,
                false => seat,
            }),
            ByColor::from_fn(|color| match color == own {
                true => name.clone(),
                false => String::new(),
            }),
        ))
    }
}

/// Whom to play against; of the computer its level, and which side is the reader's.
#[component]
pub fn OpponentFields(
    draft: OpponentDraft,
    /// What the sides are called.
    side_names: ByColor<Signal<&'static str>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let kinds = vec![
        SelectOption {
            value: COMPUTER,
            label: i18n.signal(|text| text.opponent().computer),
        },
        SelectOption {
            value: PERSON,
            label: i18n.signal(|text| text.opponent().person),
        },
        SelectOption {
            value: REMOTE,
            label: i18n.signal(|text| text.opponent().remote),
        },
    ];
    let sides = move || {
        let mut sides = Vec::from(Color::ALL.map(|color| SelectOption {
            value: color.name(),
            label: side_names[color],
        }));
        sides.push(SelectOption {
            value: LOT,
            label: i18n.signal(|text| text.opponent().by_lot),
        });
        sides
    };
    view! {
        <RadioChips
            name="opponent"
            legend=i18n.signal(|text| text.opponent().opponent)
            options=kinds
            icons=&["computer", "people", "language"]
            class="cards"
            value=draft.kind
            on_change=move |kind| draft.kind.set(kind)
            autofocus=true
        />
        <When condition=move || draft.is_computer()>
            <LevelScale level=draft.level/>
            <RadioChips
                name="side"
                legend=i18n.signal(|text| text.opponent().side)
                options=sides()
                class="bar"
                value=draft.side
                on_change=move |side| draft.side.set(side)
            />
        </When>
    }
}

/// The reader's name, and how fast the computer moves.
#[component]
pub fn ComputerOptions(draft: OpponentDraft) -> impl IntoView {
    let i18n = use_i18n();
    view! {
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
            on_change=move |on| draft.at_once.set(on)
        />
    }
}
