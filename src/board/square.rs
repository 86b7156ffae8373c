//! The squares of the board as elements.
use leptos::prelude::*;
use shogi::{Color, Piece, Square};

use super::{
    board_style::BoardStyle,
    context::Board,
    geometry::{Cell, near_side},
    move_animation::MoveAnimation,
    piece::Face,
    square_view::{RefusalMark, SquareView},
};
use crate::state::effect;
use komadai_model::{
    KingStyle, Place,
    i18n::{Language, SquareFacts, SquareState},
};

/// All squares, from the upper left on, row by row.
pub(super) fn squares(board: Board) -> Vec<AnyView> {
    let pieces = per_square(move || each_square(board, PieceState::new));
    let visuals = per_square(move || {
        let (tab_stop, lifted, animation) = (
            board.square.get(),
            board.lifted.get(),
            board.animation.get(),
        );
        each_square(board, |view, _| VisualState {
            // Which pieces can move is not seen: that is the label's.
            view: SquareView {
                state: match view.state {
                    SquareState::Movable => SquareState::Still,
                    state => state,
                },
                ..view
            },
            tab_stop: tab_stop == view.square,
            lifted: lifted == Some(Place::Square(view.square)),
            animation: animation.filter(|animation| animation.to == view.square),
        })
    });
    // What screen readers say is not seen: it follows the paint.
    let labels = per_square(move || {
        board.painted.track();
        let language = board.i18n.language();
        untrack(|| each_square(board, |view, _| LabelState { view, language }))
    });
    let states = pieces.into_iter().zip(visuals).zip(labels);
    states
        .map(|((piece, visual), label)| view! { <BoardSquare piece visual label/> }.into_any())
        .collect()
}

/// One square of the board.
#[component]
fn BoardSquare(
    /// What stands there.
    piece: SquareSignal<PieceState>,
    /// How it looks.
    visual: SquareSignal<VisualState>,
    /// What screen readers say of it.
    label: SquareSignal<LabelState>,
) -> impl IntoView {
    view! {
        <div
            role="gridcell"
            class=move || visual.get().class(label.get().view.state)
            data-square=move || piece.get().square.to_string()
            data-piece=move || piece.get().piece.map(|piece| piece.kind().to_sfen())
            data-color=move || piece.get().piece.map(|piece| piece.color().name())
            tabindex=move || if visual.get().tab_stop { "0" } else { "-1" }
            aria-label=move || label.get().text()
            aria-selected=move || {
                let is_selected = label.get().view.state == SquareState::Selected;
                is_selected.to_string()
            }
        >
            {move || {
                let PieceState { displayed, kings, near, .. } = piece.get();
                let face = |piece: Piece| {
                    view! { <Face piece kings far=piece.color() != near/> }
                };
                displayed.map(face).into_any()
            }}
        </div>
    }
}

/// The state of one square, as a signal.
struct SquareSignal<T: 'static> {
    all: StoredValue<Vec<T>>,
    index: usize,
    changed: RwSignal<()>,
}

impl<T> Clone for SquareSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for SquareSignal<T> {}

impl<T: Copy + Send + Sync> SquareSignal<T> {
    fn get(self) -> T {
        self.changed.track();
        self.all.with_value(|all| all[self.index])
    }
}

/// A signal for each square. One effect compares the states of all squares and notifies
/// the few that have changed: that is faster than a memo for each of them.
fn per_square<T>(states: impl Fn() -> Vec<T> + 'static) -> Vec<SquareSignal<T>>
where
    T: Copy + PartialEq + Send + Sync,
{
    let first = untrack(&states);
    let changed: Vec<_> = first.iter().map(|_| RwSignal::new(())).collect();
    let all = StoredValue::new(first);
    let signal = |(index, &changed)| SquareSignal {
        all,
        index,
        changed,
    };
    let signals = changed.iter().enumerate().map(signal).collect();
    effect(move || {
        let now = states();
        all.update_value(|all| {
            for ((before, now), changed) in all.iter_mut().zip(now).zip(&changed) {
                if *before != now {
                    *before = now;
                    changed.set(());
                }
            }
        });
    });
    signals
}

/// The states of all squares, in the order in which they are drawn.
fn each_square<T>(board: Board, state: impl Fn(SquareView, BoardStyle) -> T) -> Vec<T> {
    let style = board.style.get();
    let squares = (0..81).map(|index| {
        let cell = Cell {
            row: index / 9,
            column: index % 9,
        };
        cell.square(style.flipped)
    });
    board.scene.with(|scene| {
        squares
            .map(|square| state(SquareView::new(scene, square), style))
            .collect()
    })
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq)]
struct PieceState {
    square: Square,
    piece: Option<Piece>,
    displayed: Option<Piece>,
    kings: KingStyle,
    /// The side that sits near.
    near: Color,
}

impl PieceState {
    fn new(view: SquareView, style: BoardStyle) -> Self {
        Self {
            square: view.square,
            piece: view.piece,
            displayed: view.displayed,
            kings: style.kings,
            near: near_side(style.flipped),
        }
    }
}

/// How a square looks.
#[derive(Clone, Copy, PartialEq)]
struct VisualState {
    view: SquareView,
    tab_stop: bool,
    lifted: bool,
    animation: Option<MoveAnimation>,
}

impl VisualState {
    /// CSS classes. `labelled` is the state that screen readers have, which follows the
    /// paint.
    fn class(&self, labelled: SquareState) -> String {
        let view = &self.view;
        let state = match (view.state, view.piece) {
            (SquareState::Still | SquareState::Movable, _) => match labelled {
                SquareState::Movable => " movable",
                _ => "",
            },
            (SquareState::Selected, _) => " selected movable",
            (SquareState::Destination, Some(_)) => " capture",
            (SquareState::Destination, None) => " destination",
        };
        let refusal = match view.refusal_mark {
            None => "",
            Some(RefusalMark::Target) => " refused",
            Some(RefusalMark::Culprit) => " culprit",
            Some(RefusalMark::File) => " shaded",
        };
        let animation = match self.animation {
            None => "",
            Some(MoveAnimation {
                offset: Some(_), ..
            }) => " arrives",
            Some(MoveAnimation { offset: None, .. }) => " dropped",
        };
        let flags = [
            (view.last_move, " last"),
            (view.check, " check"),
            (view.awaits_promotion, " asked"),
            (self.lifted, " lifted"),
        ];
        let flags = flags.map(|(on, class)| if on { class } else { "" });
        ["square", state, refusal, animation, &flags.concat()].concat()
    }
}

/// What screen readers say of a square.
#[derive(Clone, Copy, PartialEq)]
struct LabelState {
    view: SquareView,
    language: Language,
}

impl LabelState {
    fn text(&self) -> String {
        (self.language.text().board.square)(SquareFacts {
            square: self.view.square,
            piece: self.view.piece,
            state: self.view.state,
            check: self.view.check,
            last_move: self.view.last_move,
        })
    }
}
