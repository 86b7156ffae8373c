use leptos::prelude::*;
use shogi::{ByColor, Color, Faults, Handicap, Position, Strictness, clock::Preset};

use super::{
    dialog::Dialog,
    parts::{Button, Choice},
    table::PlayTable,
    time_draft::{TimeDraft, TimeFields},
};
use crate::{
    reactive::{Shown, Words, flag, line, words},
    session::{GameSetup, Seat},
};

/// Asks what to play and how long to think.
#[component]
pub fn NewGameDialog(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let title = words().of(|text| text.play.form.title);
    view! {
        <Dialog open=open name="new-game" title=title>
            <NewGameForm table=table open=open/>
        </Dialog>
    }
}

/// Stands for a position of one's own, beside the handicaps' names.
const OWN: &str = "sfen";

/// The form's contents while they are being written.
#[derive(Clone, Copy)]
struct Draft {
    /// A handicap's name, or that the position of `sfen` is the start.
    start: RwSignal<&'static str>,
    sfen: RwSignal<String>,
    names: ByColor<RwSignal<String>>,
    per_side: RwSignal<bool>,
    times: ByColor<TimeDraft>,
}

impl Draft {
    /// The game on the board again; a clock is proposed where it has none.
    fn of(setup: &GameSetup) -> Self {
        let controls = if setup.is_timed() {
            setup.controls
        } else {
            let proposed = Preset::TenMinutesThirtySeconds.time_control();
            ByColor::new(proposed, proposed)
        };
        let start = setup.handicap().map_or(OWN, Handicap::name);
        Self {
            start: RwSignal::new(start),
            sfen: RwSignal::new(setup.start.to_sfen()),
            names: ByColor::from_fn(|color| RwSignal::new(setup.names[color].clone())),
            per_side: RwSignal::new(controls.black != controls.white),
            times: controls.map(TimeDraft::of),
        }
    }

    /// The game described, or what keeps it from being one.
    fn setup(self, table: PlayTable) -> Result<GameSetup, Vec<String>> {
        let text = table.words.once();
        let start = self.start().map_err(|faults| {
            faults
                .iter()
                .map(|fault| (text.terms.fault)(fault))
                .collect::<Vec<_>>()
        })?;
        let one = |fault: String| vec![fault];
        let black = self.times.black.control(text).map_err(one)?;
        let white = if self.per_side.get_untracked() {
            self.times.white.control(text).map_err(one)?
        } else {
            black
        };
        Ok(GameSetup {
            start,
            seats: ByColor::new(Seat::Human, Seat::Human),
            names: self
                .names
                .map(|name| name.get_untracked().trim().to_owned()),
            controls: ByColor::new(black, white),
        })
    }

    fn start(self) -> Result<Position, Faults> {
        match Handicap::from_name(self.start.get_untracked()) {
            Some(handicap) => Position::from_setup(&handicap.setup(), Strictness::Game),
            None => Position::from_sfen(self.sfen.get_untracked().trim(), Strictness::Game),
        }
    }

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
fn NewGameForm(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let words = words();
    let draft = table.game.with_untracked(|game| Draft::of(game.setup()));
    let gives_up = table
        .game
        .with_untracked(|game| !game.is_over() && !game.game().moves().is_empty());
    let faults = RwSignal::new(String::new());
    let begin = move || match draft.setup(table) {
        Ok(setup) => {
            open.set(false);
            table.begin(setup);
        }
        Err(found) => faults.set(found.join("\n")),
    };
    view! {
        <form
            class="form"
            novalidate
            on:submit=move |ev| {
                ev.prevent_default();
                begin();
            }
        >
            <StartFields draft=draft/>
            <PlayerFields draft=draft/>
            <TimeFields
                draft=draft.times.black
                name="black"
                label=time_label(words, draft, Color::Black)
            />
            <label class="check">
                <input type="checkbox" name="per-side" bind:checked=draft.per_side/>
                <span>{words.of(|text| text.play.form.per_side)}</span>
            </label>
            <Shown when=draft.per_side>
                <TimeFields
                    draft=draft.times.white
                    name="white"
                    label=time_label(words, draft, Color::White)
                />
            </Shown>
            <div class="dialog-foot">
                <p class="faults" role="alert">{faults}</p>
                <Shown when=flag(move || gives_up)>
                    <p class="hint">{words.of(|text| text.play.form.replaces)}</p>
                </Shown>
                <div class="dialog-buttons">
                    <Button
                        label=words.of(|text| text.play.form.cancel)
                        on_press=Callback::new(move |()| open.set(false))
                    />
                    <Button
                        label=words.of(|text| text.play.form.begin)
                        action="begin"
                        class="button primary"
                        kind="submit"
                        on_press=Callback::new(|()| ())
                    />
                </div>
            </div>
        </form>
    }
}

#[component]
fn StartFields(draft: Draft) -> impl IntoView {
    let words = words();
    let handicap = |handicap: Handicap| {
        let label = Signal::derive(move || (words.now().terms.handicap)(handicap));
        (handicap.name(), label)
    };
    let mut options: Vec<_> = Handicap::ALL.into_iter().map(handicap).collect();
    options.push((OWN, words.of(|text| text.play.form.own_position)));
    let choose = move |chosen: String| {
        let start = Handicap::from_name(&chosen).map_or(OWN, Handicap::name);
        draft.start.set(start);
    };
    view! {
        <Choice
            name="start".to_owned()
            label=line(move || words.now().play.form.start.to_owned())
            options=options
            chosen=draft.start.into()
            on_choose=Callback::new(choose)
            autofocus=true
        />
        <Shown when=flag(move || draft.start.get() == OWN)>
            <label class="field">
                <span>{words.of(|text| text.play.form.sfen)}</span>
                <textarea
                    name="sfen"
                    rows="3"
                    spellcheck="false"
                    autocapitalize="off"
                    aria-describedby="sfen-hint"
                    prop:value=draft.sfen
                    on:input=move |ev| draft.sfen.set(event_target_value(&ev))
                ></textarea>
                <span id="sfen-hint" class="hint">{words.of(|text| text.play.form.sfen_hint)}</span>
            </label>
        </Shown>
    }
}

#[component]
fn PlayerFields(draft: Draft) -> impl IntoView {
    let words = words();
    view! {
        <fieldset class="fields">
            <legend>{words.of(|text| text.play.form.players)}</legend>
            {Color::ALL
                .map(|color| {
                    let label = line(move || {
                        (words.now().play.form.name)(side(words, draft, color))
                    });
                    let name = draft.names[color];
                    view! {
                        <label class="field named">
                            <span class="seat-mark" data-color=color.name()></span>
                            <input
                                name=format!("{color}-name")
                                autocomplete="off"
                                maxlength=GameSetup::MAX_NAME.to_string()
                                placeholder=Signal::derive(move || side(words, draft, color))
                                aria-label=label
                                prop:value=name
                                on:input=move |ev| name.set(event_target_value(&ev))
                            />
                        </label>
                    }
                })
                .collect_view()}
            <Button
                label=words.of(|text| text.play.form.exchange)
                class="button quiet"
                on_press=Callback::new(move |()| draft.exchange())
            />
        </fieldset>
    }
}

fn side(words: Words, draft: Draft, color: Color) -> &'static str {
    let terms = &words.now().terms;
    match draft.start.get() {
        OWN | "even" => (terms.color)(color),
        _ => (terms.handicap_side)(color),
    }
}

fn time_label(words: Words, draft: Draft, color: Color) -> Signal<String> {
    line(move || {
        let text = words.now();
        if draft.per_side.get() {
            format!("{} ({})", text.play.form.time, side(words, draft, color))
        } else {
            text.play.form.time.to_owned()
        }
    })
}
