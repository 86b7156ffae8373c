//! The field that moves are typed in.
use komadai_records::notation::move_input::{self, InputError, ParsedInput};
use leptos::{ev, prelude::*};
use shogi::{IllegalMoveReason, MoveKind};

use crate::game::{GameController, use_game};
use komadai_model::{BoardIntent, BoardTarget, Selection};
use komadai_texts::Text;
use komadai_ui::{Field, TextInput, effect, use_i18n};
use komadai_web::dom;

/// Where the focus goes when a move is to be typed.
const FIELD: &str = "[name=move]";

/// The field, and what was wrong with the text that was entered. Escape closes it.
#[component]
pub fn MoveInput() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let text = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<Fault>);
    let submit = move || {
        // An alert that is put in again is read out again.
        fault.set(None);
        match enter_move(game, &text.get_untracked()) {
            Ok(()) => text.set(String::new()),
            Err(why) => request_animation_frame(move || _ = fault.try_set(Some(why))),
        }
    };
    effect(move || {
        if text.with(String::is_empty) {
            fault.set(None);
        }
    });
    effect(move || {
        if game.dialogs.move_input.get() {
            // Before the next key, if it can be; where the list comes into view with it, then.
            dom::focus(FIELD);
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
            on:keydown=move |event| handle_key(game, text, &event)
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
                    attr:aria-invalid=move || fault.with(Option::is_some).then_some("true")
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

/// Escape closes the field, `/` empties it.
fn handle_key(game: GameController, text: RwSignal<String>, event: &ev::KeyboardEvent) {
    match event.key().as_str() {
        "Escape" => {
            // Puts down nothing on the board.
            event.stop_propagation();
            game.stop_typing();
        }
        "/" => {
            event.prevent_default();
            text.set(String::new());
        }
        _ => {}
    }
}

/// Why no move was made.
#[derive(Clone, Debug)]
enum Fault {
    NotYourTurn,
    NotTyped(InputError),
    /// The board takes no such move, and says nothing of it.
    NoMove(IllegalMoveReason),
    /// The board says why.
    Refused,
}

/// Carries the piece as it was typed: what follows, a question, a refusal, is
/// the board's to say. Or why no move was made.
fn enter_move(game: GameController, text: &str) -> Result<(), Fault> {
    let mover = untrack(|| game.mover());
    let mover = mover.ok_or(Fault::NotYourTurn)?;
    let typed = game.with_untracked(|played| {
        let game = played.game();
        let position = game.position();
        let before = game.plies().last().map(|ply| ply.mv);
        let typed = move_input::read(position, text, before).map_err(Fault::NotTyped)?;
        match position.check_legal(typed.mv) {
            Err(why) if is_silent(why, typed, played.is_free()) => Err(Fault::NoMove(why)),
            _ => Ok(typed),
        }
    })?;
    let from = match typed.mv.kind() {
        MoveKind::Normal { from, .. } => BoardTarget::Square(from),
        MoveKind::Drop { kind, .. } => BoardTarget::Hand(mover, kind),
    };
    let to = BoardTarget::Square(typed.mv.to());
    game.handle_intent(BoardIntent::Cancel);
    game.handle_intent(BoardIntent::Drag { from, to });
    let asks = game.with_untracked(|game| matches!(game.selection(), Selection::Promoting { .. }));
    if asks && !typed.promotion_open {
        game.handle_intent(BoardIntent::Promote(typed.mv.promotes()));
    }
    match game.with_untracked(|game| game.refusal().is_some()) {
        true => Err(Fault::Refused),
        false => Ok(()),
    }
}

/// Whether the board would do nothing, or make another move than the one that was typed.
/// `free`: illegal moves can be made.
fn is_silent(why: IllegalMoveReason, typed: ParsedInput, free: bool) -> bool {
    if matches!(typed.mv.kind(), MoveKind::Normal { from, to, .. } if from == to) {
        return true;
    }
    match why {
        IllegalMoveReason::NothingThere { .. }
        | IllegalMoveReason::NotYourTurn { .. }
        | IllegalMoveReason::NotInHand { .. } => true,
        IllegalMoveReason::OwnPiece { .. } | IllegalMoveReason::SquareTaken { .. } => free,
        IllegalMoveReason::MayNotPromote { .. } | IllegalMoveReason::PromotedDrop { .. } => !free,
        _ => false,
    }
}

impl Fault {
    fn text(&self, i18n: Text) -> String {
        let text = i18n.move_input();
        let fault = match self {
            Self::NotYourTurn => text.not_your_turn,
            Self::NotTyped(InputError::Unknown) => text.unknown,
            Self::NotTyped(InputError::NoSuchMove) => text.no_such_move,
            Self::NotTyped(InputError::Several) => text.several,
            Self::NotTyped(InputError::Illegal(why)) | Self::NoMove(why) => {
                return (i18n.shogi_terms().illegal)(*why);
            }
            Self::Refused => "",
        };
        fault.to_owned()
    }
}
