use leptos::prelude::*;
use shogi::{ByColor, Color, clock::TimeControl};

use super::{
    furigoma::{FurigomaToss, TossedPawns},
    opponent_form::{ComputerOptions, OpponentDraft, OpponentFields},
    rules_form::{RulesDraft, RulesFields},
    start_fields::{StartDraft, StartFields, TimeFields},
};
use crate::{
    clock::{TimeControlFields, TimeControlForm},
    game::use_game,
    screens::play::seat::SideMark,
    state::use_settings,
};
use komadai_model::{GameOptions, Seat};
use komadai_texts::Text;
use komadai_ui::{Button, Checkbox, DialogButtons, TextInput, When, use_i18n};

/// The contents of the form.
#[derive(Clone, Copy)]
struct NewGameDraft {
    opponent: OpponentDraft,
    start: StartDraft,
    names: ByColor<RwSignal<String>>,
    per_side: RwSignal<bool>,
    times: ByColor<TimeControlForm>,
    rules: RulesDraft,
    /// Whether what is rarely changed is shown.
    more: RwSignal<bool>,
}

impl NewGameDraft {
    /// The game on the board again. Its clock is only taken over for an opponent of the same
    /// kind: against the computer nobody meets a clock that was not chosen.
    fn of(setup: &GameOptions, last: Seat) -> Self {
        let opponent = OpponentDraft::of(setup, last);
        let is_computer = untrack(|| opponent.is_computer());
        let controls = match setup.has_computer() == is_computer {
            true => setup.controls,
            false => ByColor::new(TimeControl::UNTIMED, TimeControl::UNTIMED),
        };
        Self {
            opponent,
            start: StartDraft::of(&setup.start, setup.handicap()),
            names: ByColor::from_fn(|color| RwSignal::new(setup.names[color].clone())),
            per_side: RwSignal::new(controls.black != controls.white),
            times: controls.map(TimeControlForm::new),
            rules: RulesDraft::of(&setup.rules),
            more: RwSignal::new(false),
        }
    }

    /// The game described, or what keeps it from being one.
    fn setup(self, text: Text) -> Result<GameOptions, Vec<String>> {
        let says = text.errors();
        let start = self
            .start
            .position()
            .map_err(|faults| faults.iter().map(says.position).collect::<Vec<_>>())?;
        let one = |fault: String| vec![fault];
        let folded = |fault: String| {
            self.more.set(true);
            vec![fault]
        };
        let black = self.times.black.control(text).map_err(one)?;
        let white = if self.per_side.get_untracked() {
            self.times.white.control(text).map_err(folded)?
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
            rules: self.rules.rules(controls, text).map_err(folded)?,
            seats,
            names,
            controls,
        })
    }

    /// What a side is called.
    fn side_name(self, color: Color, text: Text) -> &'static str {
        match self.start.is_even() {
            true => (text.shogi_terms().color)(color),
            false => (text.shogi_terms().handicap_side)(color),
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

/// The opponent, the start and the time in view, all else folded.
#[component]
pub fn NewGameForm(open: RwSignal<bool>) -> impl IntoView {
    let (game, settings, i18n) = (use_game(), use_settings(), use_i18n());
    let last = settings.with_untracked(|settings| settings.opponent);
    let draft = game.with_untracked(|game| NewGameDraft::of(game.options(), last));
    let faults = RwSignal::new(String::new());
    let begin = move || match draft.setup(i18n.text_untracked()) {
        Ok(setup) => {
            open.set(false);
            settings.update(|settings| settings.opponent = draft.opponent.seat());
            match untrack(|| draft.opponent.is_remote()) {
                true => game.offer_remote(setup),
                false => game.begin(setup),
            }
        }
        Err(found) => faults.set(found.join("\n")),
    };
    let side_names =
        ByColor::from_fn(|color| Signal::derive(move || draft.side_name(color, i18n.text())));
    let time_label = Signal::derive(move || time_label(draft, Color::Black, i18n.text()));
    view! {
        <form
            class="form new-game"
            novalidate=true
            on:submit=move |event| {
                event.prevent_default();
                begin();
            }
        >
            <OpponentFields draft=draft.opponent side_names/>
            <StartFields draft=draft.start/>
            <TimeFields time=draft.times.black label=time_label/>
            <MoreOptions draft side_names/>
            <div class="dialog-foot">
                <p class="faults" role="alert">
                    {move || faults.get()}
                </p>
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

/// The label of a side's time, which names the side where the times differ.
fn time_label(draft: NewGameDraft, color: Color, text: Text) -> String {
    let time = text.new_game().time;
    match draft.per_side.get() {
        true => format!("{time} ({})", draft.side_name(color, text)),
        false => time.to_owned(),
    }
}

/// What is rarely changed, folded.
#[component]
fn MoreOptions(draft: NewGameDraft, side_names: ByColor<Signal<&'static str>>) -> impl IntoView {
    let i18n = use_i18n();
    let is_computer = move || draft.opponent.is_computer();
    let are_both_here = move || !is_computer() && !draft.opponent.is_remote();
    let white_label = Signal::derive(move || time_label(draft, Color::White, i18n.text()));
    view! {
        <details class="more-options" prop:open=move || draft.more.get()>
            <summary on:click=move |event| {
                // The signal opens it, so that it is always as the signal says.
                event.prevent_default();
                draft.more.update(|more| *more = !*more);
            }>{move || i18n.text().new_game().more}</summary>
            <div class="form">
                <When condition=are_both_here>
                    <PlayerFields draft side_names/>
                </When>
                <When condition=is_computer>
                    <ComputerOptions draft=draft.opponent/>
                </When>
                <Checkbox
                    name="per-side"
                    label=move || i18n.text().new_game().per_side
                    checked=draft.per_side
                    on_change=move |on| draft.per_side.set(on)
                />
                <When condition=draft.per_side>
                    <TimeControlFields
                        draft=draft.times.white
                        name=Color::White.name()
                        label=white_label
                    />
                </When>
                <RulesFields draft=draft.rules/>
            </div>
        </details>
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
    view! {
        <fieldset class="fields">
            <legend>{move || i18n.text().new_game().players}</legend>
            {names.into_iter().collect_view()}
            <Button label=|text| text.new_game().exchange class="quiet" on_press=exchange/>
            <When condition=move || draft.start.is_even()>
                <FurigomaToss
                    tossed
                    names=draft.names
                    on_exchange=move |()| draft.exchange()
                />
            </When>
        </fieldset>
    }
}
