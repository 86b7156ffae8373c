use leptos::prelude::*;
use shogi::{ByColor, Color, Faults, Handicap, Position, Strictness, clock::Preset};

use super::{
    dialog::Dialog,
    furigoma::{Tossed, furigoma},
    opponent_form::{OpponentDraft, computer_fields, opponent_field},
    parts::{Options, action, button, choice, field, line_of, tick},
    rules_form::{RulesDraft, rules_fields},
    seat::mark_of,
    table::PlayTable,
};
use crate::{
    clock::{TimeDraft, time_fields},
    element::{El, el},
    reactive::{Words, shown},
    session::GameSetup,
};

/// Asks what to play and how long to think.
pub fn dialog(table: PlayTable, open: RwSignal<bool>) -> AnyView {
    Dialog {
        name: "new-game",
        title: |text| text.play.new_game,
        open,
    }
    .view(table.words, move || vec![form(table, open)])
}

/// Stands for a position of one's own, beside the handicaps' names.
const OWN: &str = "sfen";

/// The form's contents while they are being written.
#[derive(Clone, Copy)]
struct Draft {
    opponent: OpponentDraft,
    /// A handicap's name, or that the position of `sfen` is the start.
    start: RwSignal<&'static str>,
    sfen: RwSignal<String>,
    names: ByColor<RwSignal<String>>,
    per_side: RwSignal<bool>,
    times: ByColor<TimeDraft>,
    rules: RulesDraft,
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
            opponent: OpponentDraft::of(setup),
            start: RwSignal::new(start),
            sfen: RwSignal::new(setup.start.to_sfen()),
            names: ByColor::from_fn(|color| RwSignal::new(setup.names[color].clone())),
            per_side: RwSignal::new(controls.black != controls.white),
            times: controls.map(TimeDraft::of),
            rules: RulesDraft::of(&setup.rules),
        }
    }

    /// The game described, or what keeps it from being one.
    fn setup(self, table: PlayTable) -> Result<GameSetup, Vec<String>> {
        let text = table.words.once();
        let says = &text.later().faults;
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
        Ok(GameSetup {
            start,
            rules: self.rules.rules(controls, table.words).map_err(one)?,
            seats,
            names,
            controls,
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

fn form(table: PlayTable, open: RwSignal<bool>) -> El {
    let words = table.words;
    let draft = table.game.with_untracked(|game| Draft::of(game.setup()));
    let gives_up = table
        .game
        .with_untracked(|game| !game.is_over() && !game.game().plies().is_empty());
    let faults = RwSignal::new(String::new());
    let begin = move || match draft.setup(table) {
        Ok(setup) => {
            open.set(false);
            table.begin(setup);
        }
        Err(found) => faults.set(found.join("\n")),
    };
    let per_side = tick(
        "per-side",
        move || words.now().later().form.per_side.to_owned(),
        move || draft.per_side.get(),
        move || draft.per_side.update(|per_side| *per_side = !*per_side),
    );
    let of_white = move || {
        let label = move || time_label(words, draft, Color::White);
        time_fields(words, draft.times.white, "white", label).view()
    };
    let people = move || player_fields(words, draft).view();
    let computer = move || {
        let side = move |color| side(words, draft, color);
        computer_fields(words, draft.opponent, side).view()
    };
    let hint = move || {
        el("p")
            .class("hint")
            .word(words, |text| text.later().form.replaces)
            .view()
    };
    let cancel = button(
        words,
        |text| text.later().form.cancel,
        move || open.set(false),
    );
    let submit = action(words, "begin", |text| text.later().form.begin, || {})
        .attr("type", "submit")
        .class("button primary");
    let foot = el("div")
        .class("dialog-foot")
        .child(
            el("p")
                .class("faults")
                .attr("role", "alert")
                .says(move || faults.get()),
        )
        .child(shown(move || gives_up, hint))
        .child(
            el("div")
                .class("dialog-buttons")
                .child(cancel)
                .child(submit),
        );
    el("form")
        .class("form")
        .attr("novalidate", "")
        .on_submit(begin)
        .child(opponent_field(words, draft.opponent))
        .children(start_fields(words, draft))
        .child(shown(move || !draft.opponent.is_computer(), people))
        .child(shown(move || draft.opponent.is_computer(), computer))
        .child(time_fields(words, draft.times.black, "black", move || {
            time_label(words, draft, Color::Black)
        }))
        .child(per_side)
        .child(shown(move || draft.per_side.get(), of_white))
        .child(rules_fields(words, draft.rules))
        .child(foot)
}

fn start_fields(words: Words, draft: Draft) -> [El; 2] {
    let mut options: Options = Vec::new();
    for handicap in Handicap::ALL {
        let label = move || (words.now().later().caption.handicap)(handicap);
        options.push((handicap.name(), Box::new(label)));
    }
    options.push((
        OWN,
        Box::new(move || words.now().later().caption.own_position),
    ));
    let list = choice(
        "start".to_owned(),
        options,
        move || draft.start.get(),
        move |chosen| {
            let start = Handicap::from_name(&chosen).map_or(OWN, Handicap::name);
            draft.start.set(start);
        },
    );
    let own = move || {
        let area = el("textarea")
            .attr("name", "sfen")
            .attr("rows", "3")
            .attr("spellcheck", "false")
            .attr("autocapitalize", "off")
            .attr("aria-describedby", "sfen-hint")
            .prop("value", move || draft.sfen.get())
            .on_input(move |written| draft.sfen.set(written));
        let hint = el("span")
            .attr("id", "sfen-hint")
            .class("hint")
            .word(words, |text| text.later().form.sfen_hint);
        field(move || words.now().later().form.sfen.to_owned(), area)
            .child(hint)
            .view()
    };
    [
        field(move || words.now().later().form.start.to_owned(), list),
        el("div").child(shown(move || draft.start.get() == OWN, own)),
    ]
}

fn player_fields(words: Words, draft: Draft) -> El {
    let lines = Color::ALL.map(|color| {
        let label = move || (words.now().later().form.name)(side(words, draft, color));
        let name = line_of(format!("{color}-name"), draft.names[color])
            .set("maxlength", GameSetup::MAX_NAME.to_string())
            .live("placeholder", move || {
                Some(side(words, draft, color).to_owned())
            })
            .live("aria-label", move || Some(label()));
        el("label")
            .class("field named")
            .child(mark_of(color))
            .child(name)
    });
    let tossed = RwSignal::new(None::<Tossed>);
    let exchange = button(
        words,
        |text| text.later().form.exchange,
        move || {
            tossed.set(None);
            draft.exchange();
        },
    );
    // A handicap says who is who.
    let even = move || matches!(draft.start.get(), OWN | "even");
    let toss = move || furigoma(words, tossed, draft.names, move || draft.exchange()).view();
    el("fieldset")
        .class("fields")
        .child(el("legend").word(words, |text| text.later().form.players))
        .children(lines)
        .child(exchange.class("button quiet"))
        .child(shown(even, toss))
}

fn side(words: Words, draft: Draft, color: Color) -> &'static str {
    let terms = &words.now().terms;
    match draft.start.get() {
        OWN | "even" => (terms.color)(color),
        _ => (terms.handicap_side)(color),
    }
}

fn time_label(words: Words, draft: Draft, color: Color) -> String {
    let time = words.now().later().form.time;
    if draft.per_side.get() {
        format!("{time} ({})", side(words, draft, color))
    } else {
        time.to_owned()
    }
}
