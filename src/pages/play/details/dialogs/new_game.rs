use leptos::prelude::*;
use shogi::{ByColor, Color, Handicap, Position, PositionErrors, Strictness, clock::Preset};

use super::{
    furigoma::{FurigomaToss, TossedPawns},
    opponent_form::{ComputerFields, OpponentDraft, OpponentField},
    rules_form::{RulesDraft, RulesFields},
};
use crate::{
    clock::{TimeControlFields, TimeControlForm},
    components::{Button, Checkbox, DialogButtons, Field, Select, SelectOption, TextInput, When},
    pages::play::{game_controller::use_game, seat::SideMark},
    state::use_i18n,
};
use komadai_model::{GameOptions, i18n::Text};

/// The option for a position that no handicap has.
const OWN: &str = "sfen";

/// The contents of the form.
#[derive(Clone, Copy)]
struct NewGameDraft {
    opponent: OpponentDraft,
    /// A handicap's name, or [`OWN`] for the position in `sfen`.
    start: RwSignal<&'static str>,
    sfen: RwSignal<String>,
    names: ByColor<RwSignal<String>>,
    per_side: RwSignal<bool>,
    times: ByColor<TimeControlForm>,
    rules: RulesDraft,
}

impl NewGameDraft {
    /// The game on the board again; a clock is proposed where it has none.
    fn of(setup: &GameOptions) -> Self {
        let controls = if setup.is_timed() {
            setup.controls
        } else {
            let proposed = Preset::TenMinutesThirtySeconds.time_control();
            ByColor::new(proposed, proposed)
        };
        let start = setup.handicap().map_or(OWN, Handicap::name);
        Self {
            opponent: OpponentDraft::of(setup),
            start: RwSignal::new(start),
            sfen: RwSignal::new(setup.start.to_sfen()),
            names: ByColor::from_fn(|color| RwSignal::new(setup.names[color].clone())),
            per_side: RwSignal::new(controls.black != controls.white),
            times: controls.map(TimeControlForm::new),
            rules: RulesDraft::of(&setup.rules),
        }
    }

    /// The game described, or what keeps it from being one.
    fn setup(self, text: Text) -> Result<GameOptions, Vec<String>> {
        let says = text.errors();
        let start = self
            .start()
            .map_err(|faults| faults.iter().map(says.position).collect::<Vec<_>>())?;
        let one = |fault: String| vec![fault];
        let black = self.times.black.control(text).map_err(one)?;
        let white = if self.per_side.get_untracked() {
            self.times.white.control(text).map_err(one)?
        } else {
            black
        };
        let controls = ByColor::new(black, white);
        let (seats, names) = self.opponent.seats().unwrap_or_else(|| {
            let name = |name: RwSignal<String>| name.get_untracked().trim().to_owned();
            (ByColor::default(), self.names.map(name))
        });
        Ok(GameOptions {
            start,
            rules: self.rules.rules(controls, text).map_err(one)?,
            seats,
            names,
            controls,
        })
    }

    fn start(self) -> Result<Position, PositionErrors> {
        match Handicap::from_name(self.start.get_untracked()) {
            Some(handicap) => Position::from_setup(&handicap.setup(), Strictness::Game),
            None => Position::from_sfen(self.sfen.get_untracked().trim(), Strictness::Game),
        }
    }

    /// What a side is called.
    fn side_name(self, color: Color, text: Text) -> &'static str {
        match self.start.get() {
            OWN | "even" => (text.shogi_terms().color)(color),
            _ => (text.shogi_terms().handicap_side)(color),
        }
    }

    /// Swaps the names, and the time controls where they differ.
    fn exchange(self) {
        let (black, white) = (self.names.black, self.names.white);
        let name = black.get_untracked();
        black.set(white.get_untracked());
        white.set(name);
        if self.per_side.get_untracked() {
            self.times.black.swap(self.times.white);
        }
    }
}

#[component]
pub fn NewGameForm(open: RwSignal<bool>) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let draft = game
        .played
        .with_untracked(|game| NewGameDraft::of(game.options()));
    let ends_game = game
        .played
        .with_untracked(|game| !game.is_over() && !game.game().plies().is_empty());
    let faults = RwSignal::new(String::new());
    let begin = move || match draft.setup(i18n.text_untracked()) {
        Ok(setup) => {
            open.set(false);
            game.begin(setup);
        }
        Err(found) => faults.set(found.join("\n")),
    };
    let side_names =
        ByColor::from_fn(|color| Signal::derive(move || draft.side_name(color, i18n.text())));
    let time_label = move |color: Color| {
        let time = i18n.text().new_game().time;
        if draft.per_side.get() {
            format!("{time} ({})", side_names[color].get())
        } else {
            time.to_owned()
        }
    };
    let times = move |color: Color| {
        let label = move || time_label(color);
        view! { <TimeControlFields draft=draft.times[color] name=color.name() label/> }.into_any()
    };
    view! {
        <form
            class="form"
            novalidate=true
            on:submit=move |event| {
                event.prevent_default();
                begin();
            }
        >
            <OpponentField draft=draft.opponent/>
            <StartFields draft/>
            <When condition=move || !draft.opponent.is_computer()>
                <PlayerFields draft side_names/>
            </When>
            <When condition=move || draft.opponent.is_computer()>
                <ComputerFields draft=draft.opponent side_names/>
            </When>
            {times(Color::Black)}
            <Checkbox
                name="per-side"
                label=move || i18n.text().new_game().per_side
                checked=draft.per_side
                on_toggle=move |()| draft.per_side.update(|per_side| *per_side = !*per_side)
            />
            <When condition=draft.per_side>{times(Color::White)}</When>
            <RulesFields draft=draft.rules/>
            <div class="dialog-foot">
                <p class="faults" role="alert">
                    {move || faults.get()}
                </p>
                <When condition=ends_game>
                    <p class="hint">{move || i18n.text().new_game().replaces}</p>
                </When>
                <DialogButtons>
                    <Button
                        label=|text| text.new_game().cancel
                        on_press=move |()| open.set(false)
                    />
                    <button type="submit" class="button primary" data-action="begin">
                        {move || i18n.text().new_game().begin}
                    </button>
                </DialogButtons>
            </div>
        </form>
    }
}

/// The position that the game starts from.
#[component]
fn StartFields(draft: NewGameDraft) -> impl IntoView {
    let i18n = use_i18n();
    let handicaps = Handicap::ALL.into_iter().map(|handicap| SelectOption {
        value: handicap.name(),
        label: Signal::derive(move || (i18n.text().game_summary().handicap)(handicap)),
    });
    let own = SelectOption {
        value: OWN,
        label: i18n.signal(|text| text.game_summary().own_position),
    };
    let options = handicaps.chain([own]).collect::<Vec<_>>();
    let choose = move |chosen: String| {
        let start = Handicap::from_name(&chosen).map_or(OWN, Handicap::name);
        draft.start.set(start);
    };
    view! {
        <Field label=move || i18n.text().new_game().start>
            <Select name="start" options value=draft.start on_change=choose/>
        </Field>
        <div>
            <When condition=move || draft.start.get() == OWN>
                <Field label=move || i18n.text().new_game().sfen>
                    <textarea
                        name="sfen"
                        rows="3"
                        spellcheck="false"
                        autocapitalize="off"
                        aria-describedby="sfen-hint"
                        prop:value=move || draft.sfen.get()
                        on:input=move |event| draft.sfen.set(event_target_value(&event))
                    ></textarea>
                    <span id="sfen-hint" class="hint">
                        {move || i18n.text().new_game().sfen_hint}
                    </span>
                </Field>
            </When>
        </div>
    }
}

/// The names of two people, and who begins.
#[component]
fn PlayerFields(draft: NewGameDraft, side_names: ByColor<Signal<&'static str>>) -> impl IntoView {
    let i18n = use_i18n();
    let names = Color::ALL.map(|color| {
        let side = side_names[color];
        view! {
            <label class="field named">
                <SideMark color/>
                <TextInput
                    name=format!("{color}-name")
                    value=draft.names[color]
                    attr:maxlength=GameOptions::MAX_NAME.to_string()
                    attr:placeholder=move || side.get()
                    attr:aria-label=move || (i18n.text().new_game().name)(side.get())
                />
            </label>
        }
        .into_any()
    });
    let tossed = RwSignal::new(None::<TossedPawns>);
    let exchange = move |()| {
        tossed.set(None);
        draft.exchange();
    };
    // A handicap decides who plays which side.
    let even = move || matches!(draft.start.get(), OWN | "even");
    view! {
        <fieldset class="fields">
            <legend>{move || i18n.text().new_game().players}</legend>
            {names.into_iter().collect_view()}
            <Button label=|text| text.new_game().exchange class="quiet" on_press=exchange/>
            <When condition=even>
                <FurigomaToss
                    tossed
                    names=draft.names
                    on_exchange=move |()| draft.exchange()
                />
            </When>
        </fieldset>
    }
}
