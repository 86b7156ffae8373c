use leptos::prelude::*;
use shogi::{ByColor, Color, Faults, Handicap, Position, Strictness, clock::Preset};

use super::{
    dialog::Dialog,
    table::PlayTable,
    time_draft::{TimeDraft, TimeFields},
};
use crate::{
    session::{GameSetup, Seat},
    view::{Shown, dynamic},
};

/// Asks what to play and how long to think.
#[component]
pub fn NewGameDialog(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let title = move || table.language.get().text().play.form.title;
    view! {
        <Dialog open=open name="new-game" title=Signal::derive(title)>
            <NewGameForm table=table open=open/>
        </Dialog>
    }
}

/// The form's contents while they are being written.
#[derive(Clone, Copy)]
struct Draft {
    /// `None`: the position of `sfen`.
    handicap: RwSignal<Option<Handicap>>,
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
        let handicap = setup.handicap();
        Self {
            handicap: RwSignal::new(handicap),
            sfen: RwSignal::new(setup.start.to_sfen()),
            names: ByColor::from_fn(|color| RwSignal::new(setup.names[color].clone())),
            per_side: RwSignal::new(controls.black != controls.white),
            times: controls.map(TimeDraft::of),
        }
    }

    /// The game described, or what keeps it from being one.
    fn setup(self, table: PlayTable) -> Result<GameSetup, Vec<String>> {
        let language = table.language.get_untracked();
        let text = language.text();
        let start = self.start().map_err(|faults| {
            faults
                .iter()
                .map(|fault| (text.terms.fault)(fault))
                .collect::<Vec<_>>()
        })?;
        let one = |fault: String| vec![fault];
        let black = self.times.black.control(language).map_err(one)?;
        let white = if self.per_side.get_untracked() {
            self.times.white.control(language).map_err(one)?
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
        match self.handicap.get_untracked() {
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
    let language = table.language.get_untracked().text();
    let (text, terms) = (&language.play.form, &language.terms);
    let draft = table.game.with_untracked(|game| Draft::of(game.setup()));
    let gives_up = table
        .game
        .with_untracked(|game| !game.is_over() && !game.game().moves().is_empty());
    let faults = RwSignal::new(Vec::<String>::new());
    let side = move |color: Color| match draft.handicap.get() {
        None | Some(Handicap::Even) => (terms.color)(color),
        Some(_) => (terms.handicap_side)(color),
    };
    let time_label = move |color: Color| {
        if draft.per_side.get() {
            format!("{} ({})", text.time, side(color))
        } else {
            text.time.to_owned()
        }
    };
    let choose_start = move |ev| {
        draft
            .handicap
            .set(Handicap::from_name(&event_target_value(&ev)))
    };
    let begin = move || match draft.setup(table) {
        Ok(setup) => {
            open.set(false);
            table.begin(setup);
        }
        Err(found) => faults.set(found),
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
            <label class="field">
                <span>{text.start}</span>
                <select name="start" autofocus on:change=choose_start>
                    {Handicap::ALL
                        .into_iter()
                        .map(|handicap| {
                            view! {
                                <option
                                    value=handicap.name()
                                    selected=draft.handicap.get_untracked() == Some(handicap)
                                >
                                    {(terms.handicap)(handicap)}
                                </option>
                            }
                        })
                        .collect_view()}
                    <option value="sfen" selected=draft.handicap.get_untracked().is_none()>
                        {text.own_position}
                    </option>
                </select>
            </label>
            <Shown when=Signal::derive(move || draft.handicap.get().is_none())>
                <label class="field">
                    <span>{text.sfen}</span>
                    <textarea
                        name="sfen"
                        rows="3"
                        spellcheck="false"
                        autocapitalize="off"
                        aria-describedby="sfen-hint"
                        bind:value=draft.sfen
                    ></textarea>
                    <span id="sfen-hint" class="hint">{text.sfen_hint}</span>
                </label>
            </Shown>
            <fieldset class="fields">
                <legend>{text.players}</legend>
                {Color::ALL
                    .map(|color| {
                        view! {
                            <label class="field named">
                                <span class="seat-mark" data-color=color.name()></span>
                                <input
                                    name=format!("{color}-name")
                                    autocomplete="off"
                                    maxlength=GameSetup::MAX_NAME
                                    placeholder=Signal::derive(move || side(color))
                                    aria-label=Signal::derive(move || (text.name)(side(color)))
                                    bind:value=draft.names[color]
                                />
                            </label>
                        }
                    })
                    .collect_view()}
                <button type="button" class="button quiet" on:click=move |_| draft.exchange()>
                    {text.exchange}
                </button>
            </fieldset>
            <TimeFields
                draft=draft.times.black
                name="black"
                label=Signal::derive(move || time_label(Color::Black))
            />
            <label class="check">
                <input type="checkbox" name="per-side" bind:checked=draft.per_side/>
                <span>{text.per_side}</span>
            </label>
            <Shown when=Signal::derive(move || draft.per_side.get())>
                <TimeFields
                    draft=draft.times.white
                    name="white"
                    label=Signal::derive(move || time_label(Color::White))
                />
            </Shown>
            <div class="dialog-foot">
                <ul class="faults" role="alert" hidden=Signal::derive(move || faults.with(Vec::is_empty))>
                    {dynamic(move || {
                        faults
                            .get()
                            .into_iter()
                            .map(|fault| view! { <li>{fault}</li> })
                            .collect_view()
                    })}
                </ul>
                {gives_up.then(|| view! { <p class="hint">{text.replaces}</p> })}
                <div class="dialog-buttons">
                    <button type="button" class="button" on:click=move |_| open.set(false)>
                        {text.cancel}
                    </button>
                    <button type="submit" class="button primary" data-action="begin">
                        {text.begin}
                    </button>
                </div>
            </div>
        </form>
    }
}
