//! The fields of the opponent in the form for a new game.
use komadai_search::Level;
use leptos::prelude::*;
use shogi::{ByColor, Color};

use super::{level_scale::LevelScale, radio_chips::RadioChips};
use komadai_model::{Computer, GameOptions, Pace, Seat};
use komadai_texts::Text;
use komadai_ui::{Checkbox, Field, SelectOption, TextInput, When, use_i18n};
use komadai_web::random;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpponentKind {
    Computer,
    /// Somebody at the same device.
    Person,
    /// Somebody at another device.
    Remote,
}

impl OpponentKind {
    const ALL: [Self; 3] = [Self::Computer, Self::Person, Self::Remote];

    fn name(self) -> &'static str {
        match self {
            Self::Computer => "computer",
            Self::Person => "person",
            Self::Remote => "remote",
        }
    }

    fn label(self, text: Text) -> &'static str {
        let opponent = text.opponent();
        match self {
            Self::Computer => opponent.computer,
            Self::Person => opponent.person,
            Self::Remote => opponent.remote,
        }
    }
}

/// The choice of an opponent, and what goes with the computer.
#[derive(Clone, Copy)]
pub struct OpponentDraft {
    kind: RwSignal<OpponentKind>,
    level: RwSignal<Level>,
    /// The reader's side; `None` is by lot.
    side: RwSignal<Option<Color>>,
    name: RwSignal<String>,
    at_once: RwSignal<bool>,
}

/// The value of a side by lot; the others are the names of the colours.
const BY_LOT: &str = "lot";

impl OpponentDraft {
    /// The opponent in the game on the board again if that is the computer, or the one that
    /// was chosen last.
    pub fn of(setup: &GameOptions, last: Seat) -> Self {
        let current = setup.computer();
        let computer = current.map(|(_, computer)| computer).or(last.computer());
        let side = current.map_or(Color::Black, |(color, _)| !color);
        Self {
            kind: RwSignal::new(match computer {
                Some(_) => OpponentKind::Computer,
                None if last == Seat::Remote => OpponentKind::Remote,
                None => OpponentKind::Person,
            }),
            level: RwSignal::new(computer.map_or(Level::WEAKEST, |computer| computer.level)),
            side: RwSignal::new(Some(side)),
            name: RwSignal::new(current.map_or_else(String::new, |_| setup.names[side].clone())),
            at_once: RwSignal::new(computer.is_some_and(|computer| computer.pace == Pace::AtOnce)),
        }
    }

    pub fn is_computer(self) -> bool {
        self.kind.get() == OpponentKind::Computer
    }

    /// Whether somebody at another device is to be invited.
    pub fn is_remote(self) -> bool {
        self.kind.get() == OpponentKind::Remote
    }

    /// Who sits opposite the reader.
    pub fn seat(self) -> Seat {
        match self.kind.get_untracked() {
            OpponentKind::Person => Seat::Human,
            OpponentKind::Remote => Seat::Remote,
            OpponentKind::Computer => Seat::Computer(Computer {
                level: self.level.get_untracked(),
                pace: match self.at_once.get_untracked() {
                    true => Pace::AtOnce,
                    false => Pace::Human,
                },
            }),
        }
    }

    /// Who sits where, and the players' names, where the computer plays.
    pub fn seats(self) -> Option<(ByColor<Seat>, ByColor<String>)> {
        let seat = self.seat();
        seat.computer()?;
        let own = self.side.get_untracked();
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
    let kinds = OpponentKind::ALL.map(|kind| SelectOption {
        value: kind.name(),
        label: Signal::derive(move || kind.label(i18n.text())),
    });
    let choose_kind = move |name| {
        if let Some(kind) = OpponentKind::ALL.into_iter().find(|it| it.name() == name) {
            draft.kind.set(kind);
        }
    };
    let sides = move || {
        let by_lot = SelectOption {
            value: BY_LOT,
            label: i18n.signal(|text| text.opponent().by_lot),
        };
        let colors = Color::ALL.map(|color| SelectOption {
            value: color.name(),
            label: side_names[color],
        });
        colors.into_iter().chain([by_lot]).collect()
    };
    let side = Signal::derive(move || draft.side.get().map_or(BY_LOT, Color::name));
    view! {
        <RadioChips
            name="opponent"
            legend=i18n.signal(|text| text.opponent().opponent)
            options=kinds.to_vec()
            icons=&["computer", "people", "language"]
            class="cards"
            value=Signal::derive(move || draft.kind.get().name())
            on_change=choose_kind
            autofocus=true
        />
        <When condition=move || draft.is_computer()>
            <LevelScale level=draft.level/>
            <RadioChips
                name="side"
                legend=i18n.signal(|text| text.opponent().side)
                options=sides()
                class="bar"
                value=side
                on_change=move |name| draft.side.set(Color::from_name(name))
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
