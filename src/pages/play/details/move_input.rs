//! The field that moves are typed in. It is loaded when it is asked for.
use leptos::prelude::*;
use shogi::{
    MoveKind,
    notation::move_input::{self, InputError},
};

use crate::{
    components::{Field, LazyView, TextInput},
    lazy_module,
    pages::play::{
        game_controller::{GameController, use_game},
        type_ahead::handle_key,
        typed_move::TypedMove,
    },
    state::{effect, use_i18n},
    web::dom,
};
use komadai_model::{BoardIntent, BoardTarget, Selection, i18n::Text};

lazy_module! {
    pub static MOVE_INPUT: LazyView = extras(|| view! { <MoveInput/> }.into_any());
}

/// Where the focus goes when a move is to be typed.
const FIELD: &str = "[name=move]";

/// The field, and what was wrong with the text that was entered. Escape closes it.
#[component]
fn MoveInput() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let TypedMove { text, has_field } = game.typed_move;
    on_cleanup(move || {
        has_field.set(false);
        text.set(String::new());
    });
    let fault = RwSignal::new(None::<Fault>);
    let submit = move || match enter_move(game, &text.get_untracked()) {
        Ok(()) => text.set(String::new()),
        Err(why) => fault.set(Some(why)),
    };
    effect(move || {
        if text.with(String::is_empty) {
            fault.set(None);
        }
    });
    effect(move || {
        if game.dialogs.move_input.get() {
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
            on:focusin=move |_| has_field.set(true)
            on:keydown=move |event| handle_key(game, &event)
            on:submit=move |event| {
                event.prevent_default();
                submit();
            }
        >
            <Field label=move || i18n.text().move_input().label.to_owned()>
                <TextInput
                    name="move"
                    value=text
                    attr:placeholder=move || i18n.text().move_input().example
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
    NotTyped(InputError),
}

/// Carries the piece as it was typed: what follows, a question, a refusal, is
/// the board's to say. Or why nothing was carried.
fn enter_move(game: GameController, text: &str) -> Result<(), Fault> {
    let mover = untrack(|| game.mover());
    let mover = mover.ok_or(Fault::NotYourTurn)?;
    let typed = game.played.with_untracked(|game| {
        let game = game.game();
        move_input::read(game.position(), text, game.plies().last().map(|ply| ply.mv))
    });
    let typed = typed.map_err(Fault::NotTyped)?;
    let from = match typed.mv.kind() {
        MoveKind::Normal { from, .. } => BoardTarget::Square(from),
        MoveKind::Drop { kind, .. } => BoardTarget::Hand(mover, kind),
    };
    let to = BoardTarget::Square(typed.mv.to());
    game.handle_intent(BoardIntent::Cancel);
    game.handle_intent(BoardIntent::Drag { from, to });
    let asks = game
        .played
        .with_untracked(|game| matches!(game.selection(), Selection::Promoting { .. }));
    if asks && !typed.promotion_open {
        game.handle_intent(BoardIntent::Promote(typed.mv.promotes()));
    }
    Ok(())
}

impl Fault {
    fn text(&self, i18n: Text) -> String {
        let text = i18n.move_input();
        let fault = match self {
            Self::NotYourTurn => text.not_your_turn,
            Self::NotTyped(InputError::Unknown) => text.unknown,
            Self::NotTyped(InputError::NoSuchMove) => text.no_such_move,
            Self::NotTyped(InputError::Several) => text.several,
            Self::NotTyped(InputError::Illegal(why)) => return (i18n.shogi_terms().illegal)(*why),
        };
        fault.to_owned()
    }
}
