use core::num::NonZeroU32;

use leptos::prelude::*;
use shogi::{Color, Handicap, Setup};

use super::{act, tool, work::Work};
use crate::{
    element::{
        El, el,
        parts::{Options, choice, field},
    },
    session::editor::Editor,
};

/// Whose move it is, and which one.
pub fn position(work: Work) -> El {
    let words = work.words;
    let sides = Color::ALL.map(|color| {
        let to_move = move || work.editor.with(|editor| editor.setup().turn() == color);
        el("button")
            .attr("type", "button")
            .class("button")
            .attr("data-turn", color.name())
            .spelt("aria-pressed", to_move)
            .says(move || (words.now().terms.color)(color).to_owned())
            .on_click(move || work.act(&|editor| editor.set_turn(color)))
    });
    let label = move || work.text().to_move.to_owned();
    let turn = el("div")
        .class("editor-turn")
        .attr("role", "group")
        .live("aria-label", move || Some(label()))
        .child(el("span").attr("aria-hidden", "true").says(label))
        .child(el("div").children(sides));
    el("div")
        .class("editor-position")
        .child(turn)
        .child(number(work))
}

fn number(work: Work) -> El {
    let wrong = RwSignal::new(false);
    let value = move || {
        work.sfen.track();
        work.editor
            .with_untracked(|editor| editor.setup().move_number().to_string())
    };
    let write = move |written: String| {
        let number = written.trim().parse::<NonZeroU32>();
        wrong.set(number.is_err());
        if let Ok(number) = number {
            work.act(&|editor| editor.set_number(number));
        }
    };
    let line = el("input")
        .attr("type", "number")
        .attr("name", "move-number")
        .attr("min", "1")
        .attr("step", "1")
        .attr("inputmode", "numeric")
        .spelt("aria-invalid", move || wrong.get())
        .prop("value", value)
        .on_input(write);
    let fault = el("span")
        .class("faults")
        .attr("role", "alert")
        .says(move || match wrong.get() {
            true => work.text().wrong_number.to_owned(),
            false => String::new(),
        });
    field(move || work.text().number.to_owned(), line).child(fault)
}

/// What changes all of the table at once.
pub fn whole(work: Work) -> El {
    let words = work.words;
    let chosen = RwSignal::new(Handicap::Even.name());
    let options: Options = Handicap::ALL
        .into_iter()
        .map(|handicap| -> (_, Box<dyn Fn() -> &'static str + Send>) {
            let label = move || (words.now().later().caption.handicap)(handicap);
            (handicap.name(), Box::new(label))
        })
        .collect();
    let list = choice(
        "start".to_owned(),
        options,
        move || chosen.get(),
        move |name| {
            if let Some(handicap) = Handicap::from_name(&name) {
                chosen.set(handicap.name());
            }
        },
    );
    let lay = tool(
        work,
        "lay",
        |text| text.lay,
        move || {
            if let Some(handicap) = Handicap::from_name(chosen.get_untracked()) {
                work.act(&|editor| editor.lay(handicap.setup()));
            }
        },
    );
    let start = el("div")
        .class("editor-start")
        .child(field(move || work.text().start.to_owned(), list))
        .child(lay);
    let flip = el("button")
        .attr("type", "button")
        .class("button")
        .attr("data-action", "flip")
        .spelt("aria-pressed", move || {
            work.settings.with(|settings| settings.flipped)
        })
        .says(move || words.now().record().screen.flip.to_owned())
        .on_click(move || {
            work.settings
                .update(|settings| settings.flipped = !settings.flipped);
        });
    let buttons = [
        act(
            work,
            "clear",
            |text| text.clear,
            |editor| editor.lay(Setup::EMPTY),
        ),
        act(
            work,
            "rest",
            |text| text.rest_to_white,
            Editor::rest_to_white,
        ),
        act(work, "mirror", |text| text.mirror, Editor::mirror),
        act(
            work,
            "exchange",
            |text| text.exchange_sides,
            Editor::exchange_sides,
        ),
        flip,
    ];
    el("div")
        .class("editor-whole")
        .child(start)
        .child(el("div").class("editor-tools").children(buttons))
}
