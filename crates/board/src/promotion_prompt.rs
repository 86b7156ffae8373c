//! The question whether a piece promotes, beside the square it goes to. The
//! square itself is left free, so that a stray second tap meets no answer.
use leptos::{ev, html, prelude::*};
use shogi::{Origin, Piece, Promotion, Square};

use super::{context::Board, piece::Face, piece_help::use_piece_help};
use komadai_model::{
    BoardIntent, BoardTarget, Selection,
    board::geometry::{PromptPlace, near_side},
};
use komadai_ui::effect;
use komadai_web::dom;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Question {
    piece: Piece,
    from: Origin,
    to: Square,
    /// Whether the move may promote. Where pieces are moved without rules, the
    /// question is asked of every piece that can be promoted.
    may: bool,
}

fn question(board: Board) -> Option<Question> {
    board.view.with(|view| match view.selection {
        Selection::Promoting { from, to } => view.piece_of(from).map(|piece| Question {
            piece,
            from,
            to,
            may: view.setup.promotion(from, to) != Promotion::Never,
        }),
        Selection::Idle | Selection::Selected(_) => None,
    })
}

/// Asks whether a piece promotes, while that is to be answered.
#[component]
pub(super) fn PromotionPrompt(board: Board) -> impl IntoView {
    let asked = Memo::new(move |_| question(board));
    listen(board);
    move || {
        let panel = |question| view! { <PromotionPanel board question/> }.into_any();
        asked.get().map(panel)
    }
}

#[component]
fn PromotionPanel(board: Board, question: Question) -> impl IntoView {
    let i18n = board.i18n;
    let Question { piece, to, may, .. } = question;
    let panel = NodeRef::<html::Div>::new();
    let says_moves = move || use_piece_help().is_some_and(|help| help.when_promoting);
    let place = move || PromptPlace::of(to, piece.color(), board.style.get().flipped);
    let mut opened = false;
    effect(move || {
        place();
        if let Some(panel) = panel.get() {
            if !opened {
                let first = if may {
                    "[data-promote=yes]"
                } else {
                    "[data-promote=no]"
                };
                dom::focus_in(&panel, first);
            }
            dom::scroll_into_view(&panel);
            opened = true;
        }
    });
    let class = move || {
        let place = place();
        let below = if place.below { " below" } else { "" };
        let lower = if place.promoted_lower {
            " promoted-lower"
        } else {
            ""
        };
        let told = if says_moves() { " told" } else { "" };
        ["prompt", below, lower, told].concat()
    };
    let kind = piece.kind();
    let promoted_kind = kind.promoted().unwrap_or(kind);
    view! {
        <div
            class=class
            style=("--row-index", move || place().cell.row.to_string())
            style=("--column", move || place().cell.column.to_string())
            role="dialog"
            aria-label=move || (i18n.text().board().promotion)(kind, to)
            node_ref=panel
            on:click=|event| event.stop_propagation()
            on:keydown=move |event| keep_focus_inside(board, &event)
        >
            <PromotionAnswer
                board
                piece=Piece::new(piece.color(), promoted_kind)
                promote=true
                label=Signal::derive(move || (i18n.text().board().promote)(promoted_kind))
            />
            <PromotionAnswer
                board
                piece
                promote=false
                label=Signal::derive(move || (i18n.text().board().decline)(kind))
            />
        </div>
    }
}

/// One of the two faces, to be chosen, with what that means in words.
#[component]
fn PromotionAnswer(
    board: Board,
    piece: Piece,
    promote: bool,
    label: Signal<String>,
) -> impl IntoView {
    let moves = move || {
        let help = use_piece_help().filter(|help| help.when_promoting);
        help.map_or("", |help| (help.moves)(piece.kind()))
    };
    view! {
        <button
            type="button"
            class="prompt-face"
            data-promote=if promote { "yes" } else { "no" }
            on:click=move |_| board.emit(BoardIntent::Promote(promote))
            aria-keyshortcuts=if promote { "Enter" } else { "N" }
        >
            <span class="prompt-piece" aria-hidden="true">
                {move || {
                    let style = board.style.get();
                    let far = piece.color() != near_side(style.flipped);
                    view! { <Face piece kings=style.kings far/> }.into_any()
                }}
            </span>
            <span class="prompt-words">
                <span>{move || label.get()}</span>
                <span class="prompt-moves">{move || moves()}</span>
            </span>
        </button>
    }
}

/// Tab and the arrows go from one answer to the other.
fn keep_focus_inside(board: Board, event: &ev::KeyboardEvent) {
    let (Some(root), Some(element)) = (board.root.get_untracked(), dom::element(event.target()))
    else {
        return;
    };
    let key = event.key();
    if matches!(
        key.as_str(),
        "Tab" | "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight"
    ) {
        event.prevent_default();
        let other = match dom::nearest_attribute(&element, "data-promote").as_deref() {
            Some("yes") => "[data-promote=no]",
            _ => "[data-promote=yes]",
        };
        dom::focus_in(&root, other);
    }
}

/// Enter promotes (where that is allowed) and N declines wherever the focus is,
/// unless it is where these keys have another meaning. A key held down answers
/// nothing.
fn listen(board: Board) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let Some(asked) = untrack(|| question(board)) else {
            return;
        };
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if modified || event.default_prevented() {
            return;
        }
        let element = dom::element_of(&event);
        let is = |test: fn(&_) -> bool| element.as_ref().is_some_and(test);
        let answer = element
            .as_ref()
            .and_then(|element| dom::nearest_attribute(element, "data-promote"));
        let promote = match event.key().as_str() {
            "Enter" | " " if answer.is_some() => answer.as_deref() == Some("yes"),
            "Enter" if !is(dom::is_control) => asked.may,
            "n" | "N" if !is(dom::takes_text) => false,
            _ => return,
        };
        event.prevent_default();
        if !event.repeat() {
            board.emit(BoardIntent::Promote(promote));
        }
    });
    on_cleanup(move || keys.remove());
}

/// When the question is answered or withdrawn, the focus goes to the piece.
pub(super) fn return_focus(board: Board) {
    let mut before: Option<Question> = None;
    effect(move || {
        let asked = question(board);
        if let (Some(before), None) = (before, asked) {
            let standing = board.view.with_untracked(|view| view.last_move);
            let arrived = standing.is_some_and(|last| last.mv.to() == before.to);
            let place = match before.from {
                Origin::Board(from) if !arrived => BoardTarget::Square(from),
                Origin::Hand(color, kind) if !arrived => BoardTarget::Hand(color, kind),
                _ => BoardTarget::Square(before.to),
            };
            // At once: a key that comes before the paint is meant for the board too.
            let root = board.root.get_untracked();
            if root.is_some_and(|root| dom::may_take_focus(&root)) {
                board.focus(place);
            }
        }
        before = asked;
    });
}
