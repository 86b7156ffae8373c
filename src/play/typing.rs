//! The field that moves are typed in, and the key that leads to it.
use leptos::prelude::*;
use shogi::{
    MoveKind,
    notation::typed::{self, NotTyped},
};

use super::{rest::Rest, table::PlayTable};
use crate::{
    element::{El, el, parts::line_of},
    i18n::Text,
    platform::dom,
    reactive::watch,
    session::{Intent, Place, Selection},
};

/// Where the focus goes when a move is to be typed.
const FIELD: &str = "[name=move]";

/// The field, with what was wrong with what was typed.
pub fn field(rest: Rest) -> El {
    let table = rest.table;
    let words = table.words;
    let text = RwSignal::new(String::new());
    let fault = RwSignal::new(String::new());
    let submit = move || match make(table, &text.get_untracked()) {
        Ok(()) => {
            text.set(String::new());
            fault.set(String::new());
        }
        Err(why) => fault.set(why),
    };
    watch(move || {
        if rest.opened.typing.get() {
            rest.opened.typing.set(false);
            dom::focus_next(FIELD.to_owned());
        }
    });
    let line = line_of("move".to_owned(), text)
        .live("placeholder", move || {
            Some(words.now().later().typing.example.to_owned())
        })
        .attr("aria-describedby", "move-fault")
        .attr("enterkeyhint", "go")
        .attr("spellcheck", "false")
        .attr("autocapitalize", "none");
    let label = el("label")
        .class("field")
        .child(el("span").word(words, |text| text.later().typing.label))
        .child(line);
    let wrong = el("p")
        .class("typing-fault")
        .attr("id", "move-fault")
        .attr("role", "alert")
        .says(move || fault.get());
    el("form")
        .class("typing")
        .on_submit(submit)
        .child(label)
        .child(wrong)
}

/// Carries the piece as it was typed: what follows, a question, a refusal, is
/// the board's to say. Or why nothing was carried.
fn make(table: PlayTable, text: &str) -> Result<(), String> {
    let words = table.words.once();
    let mover = untrack(|| table.mover());
    let mover = mover.ok_or(words.later().typing.not_your_turn)?;
    let typed = table.game.with_untracked(|game| {
        let game = game.game();
        typed::read(game.position(), text, game.plies().last().map(|ply| ply.mv))
    });
    let typed = typed.map_err(|why| told(&why, words))?;
    let from = match typed.mv.kind() {
        MoveKind::Normal { from, .. } => Place::Square(from),
        MoveKind::Drop { kind, .. } => Place::Hand(mover, kind),
    };
    let to = Place::Square(typed.mv.to());
    table.intend(Intent::Cancel);
    table.intend(Intent::Carry { from, to });
    let asks = table
        .game
        .with_untracked(|game| matches!(game.selection(), Selection::Promoting { .. }));
    if asks && !typed.promotion_open {
        table.intend(Intent::Promote(typed.mv.promotes()));
    }
    Ok(())
}

fn told(why: &NotTyped, words: &Text) -> String {
    let text = &words.later().typing;
    let told = match why {
        NotTyped::Unknown => text.unknown,
        NotTyped::NoSuchMove => text.no_such_move,
        NotTyped::Several => text.several,
        NotTyped::Illegal(why) => return (words.terms.illegal)(*why),
    };
    told.to_owned()
}
