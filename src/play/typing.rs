//! The field that moves are typed in, and the key that leads to it.
use leptos::prelude::*;
use shogi::{
    MoveKind,
    notation::typed::{self, NotTyped},
};

use super::{rest::Rest, table::PlayTable};
use crate::{
    components::{Field, TextInput},
    state::{effect, use_i18n},
    web::dom,
};
use komadai_model::{Intent, Place, Selection, i18n::Text};

/// Where the focus goes when a move is to be typed.
const FIELD: &str = "[name=move]";

/// The field, and what was wrong with the text that was entered.
#[component]
pub fn MoveInput(rest: Rest) -> impl IntoView {
    let table = rest.table;
    let i18n = use_i18n();
    let text = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let submit = move || match make(table, &text.get_untracked()) {
        Ok(()) => {
            text.set(String::new());
            fault.set(None);
        }
        Err(why) => fault.set(Some(why)),
    };
    effect(move || {
        if rest.opened.typing.get() {
            rest.opened.typing.set(false);
            dom::focus_after_render(FIELD.to_owned());
        }
    });
    let fault_text = move || {
        fault.with(|fault| {
            fault
                .as_ref()
                .map_or_else(String::new, |fault| fault.text(i18n.text()))
        })
    };
    view! {
        <form
            class="typing"
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <Field label=move || i18n.text().later().typing.label.to_owned()>
                <TextInput
                    name="move"
                    value=text
                    attr:placeholder=move || i18n.text().later().typing.example
                    attr:aria-describedby="move-fault"
                    attr:enterkeyhint="go"
                    attr:spellcheck="false"
                    attr:autocapitalize="none"
                />
            </Field>
            <p class="typing-fault" id="move-fault" role="alert">
                {move || fault_text()}
            </p>
        </form>
    }
}

/// Why nothing was carried.
#[derive(Clone, Debug)]
enum Fault {
    NotYourTurn,
    NotTyped(NotTyped),
}

/// Carries the piece as it was typed: what follows, a question, a refusal, is
/// the board's to say. Or why nothing was carried.
fn make(table: PlayTable, text: &str) -> Result<(), Fault> {
    let mover = untrack(|| table.mover());
    let mover = mover.ok_or(Fault::NotYourTurn)?;
    let typed = table.game.with_untracked(|game| {
        let game = game.game();
        typed::read(game.position(), text, game.plies().last().map(|ply| ply.mv))
    });
    let typed = typed.map_err(Fault::NotTyped)?;
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

impl Fault {
    fn text(&self, i18n: &Text) -> String {
        let text = &i18n.later().typing;
        let fault = match self {
            Self::NotYourTurn => text.not_your_turn,
            Self::NotTyped(NotTyped::Unknown) => text.unknown,
            Self::NotTyped(NotTyped::NoSuchMove) => text.no_such_move,
            Self::NotTyped(NotTyped::Several) => text.several,
            Self::NotTyped(NotTyped::Illegal(why)) => return (i18n.terms.illegal)(*why),
        };
        fault.to_owned()
    }
}
