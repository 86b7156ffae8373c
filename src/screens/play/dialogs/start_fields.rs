//! What a new game starts from, and its time: the frequent choices in view, the others in a
//! list.
use leptos::prelude::*;
use shogi::{Color, Handicap, Position, PositionErrors, Strictness, clock::Preset};

use super::radio_chips::RadioChips;
use crate::clock::{TimeControlFields, TimeControlForm, preset_name};
use komadai_ui::{Field, Select, SelectOption, When, use_i18n};

/// The option for a position that no handicap has.
const OWN: &str = "sfen";
/// The chip that shows the list.
const OTHER: &str = "other";

const HANDICAPS: [Handicap; 6] = [
    Handicap::Even,
    Handicap::Bishop,
    Handicap::Rook,
    Handicap::TwoPieces,
    Handicap::FourPieces,
    Handicap::SixPieces,
];

const TIMES: [Preset; 5] = [
    Preset::Untimed,
    Preset::TenMinutesThirtySeconds,
    Preset::FifteenMinutesSixtySeconds,
    Preset::TenSeconds,
    Preset::TenMinutes,
];

/// The choice of a start position.
#[derive(Clone, Copy)]
pub struct StartDraft {
    /// A handicap's name, or [`OWN`] for the position in `sfen`.
    choice: RwSignal<&'static str>,
    sfen: RwSignal<String>,
    /// Whether the list is shown.
    lists_all: RwSignal<bool>,
}

impl StartDraft {
    pub fn of(start: &Position, handicap: Option<Handicap>) -> Self {
        let is_frequent = handicap.is_some_and(|handicap| HANDICAPS.contains(&handicap));
        Self {
            choice: RwSignal::new(handicap.map_or(OWN, Handicap::name)),
            sfen: RwSignal::new(start.to_sfen()),
            lists_all: RwSignal::new(!is_frequent),
        }
    }

    /// Whether nobody gives a handicap, as far as is known.
    pub fn is_even(self) -> bool {
        matches!(self.choice.get(), OWN | "even")
    }

    /// The position, or what is wrong with it.
    pub fn position(self) -> Result<Position, PositionErrors> {
        match Handicap::from_name(self.choice.get_untracked()) {
            Some(handicap) => Position::from_setup(&handicap.setup(), Strictness::Game),
            None => Position::from_sfen(self.sfen.get_untracked().trim(), Strictness::Game),
        }
    }
}

/// The position that the game starts from.
#[component]
pub fn StartFields(draft: StartDraft) -> impl IntoView {
    let i18n = use_i18n();
    let legend = i18n.signal(|text| text.new_game().start);
    let named = move |handicap: Handicap| SelectOption {
        value: handicap.name(),
        label: Signal::derive(move || match handicap {
            Handicap::TwoPieces => i18n.text().new_game().two_pieces,
            _ => (i18n.text().game_summary().handicap)(handicap),
        }),
    };
    let mut chips = Vec::from(HANDICAPS.map(named));
    chips.push(SelectOption {
        value: OTHER,
        label: i18n.signal(|text| text.new_game().other),
    });
    let chip = Signal::derive(move || match draft.lists_all.get() {
        true => OTHER,
        false => draft.choice.get(),
    });
    let choose_chip = move |chosen: &'static str| {
        draft.lists_all.set(chosen == OTHER);
        if chosen != OTHER {
            draft.choice.set(chosen);
        }
    };
    let list = move || {
        let own = SelectOption {
            value: OWN,
            label: i18n.signal(|text| text.game_summary().own_position),
        };
        let all = Handicap::ALL.into_iter().map(|handicap| SelectOption {
            value: handicap.name(),
            label: Signal::derive(move || (i18n.text().game_summary().handicap)(handicap)),
        });
        all.chain([own]).collect::<Vec<_>>()
    };
    let choose = move |chosen: String| {
        let start = Handicap::from_name(&chosen).map_or(OWN, Handicap::name);
        draft.choice.set(start);
    };
    view! {
        <RadioChips
            name="start-preset"
            legend
            options=chips
            value=chip
            on_change=choose_chip
        />
        <When condition=draft.lists_all>
            <Field label=move || i18n.text().new_game().start.to_owned()>
                <Select name="start" options=list() value=draft.choice on_change=choose/>
            </Field>
            <When condition=move || draft.choice.get() == OWN>
                <PositionField sfen=draft.sfen/>
            </When>
        </When>
    }
}

/// A position in SFEN.
#[component]
fn PositionField(sfen: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Field label=move || i18n.text().new_game().sfen>
            <textarea
                name="sfen"
                rows="3"
                spellcheck="false"
                autocapitalize="off"
                aria-describedby="sfen-hint"
                bind:value=sfen
            ></textarea>
            <span id="sfen-hint" class="hint">
                {move || i18n.text().new_game().sfen_hint}
            </span>
        </Field>
    }
}

/// The time of both sides, or of Black where they differ.
#[component]
pub fn TimeFields(time: TimeControlForm, #[prop(into)] label: Signal<String>) -> impl IntoView {
    let i18n = use_i18n();
    let frequent = move || time.preset().filter(|preset| TIMES.contains(preset));
    let lists_all = RwSignal::new(untrack(frequent).is_none());
    let mut chips = Vec::from(TIMES.map(|preset| SelectOption {
        value: preset_name(preset),
        label: Signal::derive(move || (i18n.text().new_game().short_time)(preset)),
    }));
    chips.push(SelectOption {
        value: OTHER,
        label: i18n.signal(|text| text.new_game().other),
    });
    let chip = Signal::derive(move || match (lists_all.get(), frequent()) {
        (false, Some(preset)) => preset_name(preset),
        _ => OTHER,
    });
    let choose = move |chosen: &'static str| {
        let preset = TIMES
            .into_iter()
            .find(|&preset| preset_name(preset) == chosen);
        lists_all.set(preset.is_none());
        match preset {
            Some(preset) => time.choose_preset(preset),
            None => time.choose_custom(),
        }
    };
    view! {
        <RadioChips
            name="time-preset"
            legend=i18n.signal(|text| text.new_game().time)
            options=chips
            value=chip
            on_change=choose
        />
        <When condition=move || chip.get() == OTHER>
            <TimeControlFields draft=time name=Color::Black.name() label/>
        </When>
    }
}
