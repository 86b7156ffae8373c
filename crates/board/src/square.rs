//! The squares of the board as elements.
use leptos::prelude::*;
use shogi::Piece;

use super::{context::Board, piece::Face};
use komadai_model::{
    BoardTarget,
    board::{
        MoveAnimation, RefusalMark, SquareFacts, SquareState, SquareView,
        geometry::{Cell, near_side},
    },
};
use komadai_ui::effect;

/// All squares, from the upper left on, row by row. Each has three signals of its state:
/// the piece is drawn anew only if it changes, and what screen readers say follows the
/// paint.
pub(super) fn squares(board: Board) -> Vec<AnyView> {
    let pieces = per_square(Box::new(move || {
        each_square(board, |view| view.piece_only())
    }));
    let visuals = per_square(Box::new(move || {
        let (lifted, animation) = (board.lifted.get(), board.animation.get());
        let marks = board.style.get().marks;
        each_square(board, |view| SquareView {
            // Which pieces can move is not seen.
            state: match view.state {
                SquareState::Movable => SquareState::Still,
                SquareState::Destination if !marks.destinations => SquareState::Still,
                state => state,
            },
            last_move: view.last_move && marks.last_move,
            lifted: lifted == Some(BoardTarget::Square(view.square)),
            animation: animation.filter(|animation| animation.to == view.square),
            ..view
        })
    }));
    let labels = per_square(Box::new(move || {
        board.painted.track();
        untrack(|| each_square(board, |view| view))
    }));
    let states = pieces.into_iter().zip(visuals).zip(labels);
    states
        .map(|((piece, visual), label)| {
            view! { <BoardSquare board piece visual label/> }.into_any()
        })
        .collect()
}

/// One square of the board.
#[component]
fn BoardSquare(
    board: Board,
    /// What stands there.
    piece: SquareSignal,
    /// How it looks.
    visual: SquareSignal,
    /// What screen readers say of it.
    label: SquareSignal,
) -> impl IntoView {
    let Board {
        i18n,
        style,
        square: cursor,
        ..
    } = board;
    view! {
        <div
            role="gridcell"
            class=move || class(&visual.get(), label.get().state)
            data-square=move || piece.get().square.to_string()
            data-piece=move || piece.get().piece.map(|piece| piece.kind().to_sfen())
            data-color=move || piece.get().piece.map(|piece| piece.color().name())
            tabindex=move || {
                let has_cursor = cursor.get() == piece.get().square;
                if has_cursor { "0" } else { "-1" }
            }
            aria-label=move || {
                let SquareView { square, piece, state, check, last_move, .. } = label.get();
                let facts = SquareFacts { square, piece, state, check, last_move };
                (i18n.text().board().square)(facts)
            }
            aria-selected=move || {
                let is_selected = label.get().state == SquareState::Selected;
                is_selected.to_string()
            }
        >
            {move || {
                let style = style.get();
                let near = near_side(style.flipped);
                let face = |piece: Piece| {
                    view! { <Face piece kings=style.kings far=piece.color() != near/> }
                };
                piece.get().displayed.map(face).into_any()
            }}
        </div>
    }
}

/// The state of one square, as a signal.
#[derive(Clone, Copy)]
struct SquareSignal {
    all: StoredValue<Vec<SquareView>>,
    index: usize,
    changed: RwSignal<()>,
}

impl SquareSignal {
    fn get(self) -> SquareView {
        self.changed.track();
        self.all.with_value(|all| all[self.index])
    }
}

/// A signal for each square. One effect compares the states of all squares and notifies
/// the few that have changed: that is faster than a memo for each of them.
fn per_square(states: Box<dyn Fn() -> Vec<SquareView>>) -> Vec<SquareSignal> {
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
fn each_square(board: Board, state: impl Fn(SquareView) -> SquareView) -> Vec<SquareView> {
    let flipped = board.style.get().flipped;
    let squares = (0..81).map(|index| {
        let cell = Cell {
            row: index / 9,
            column: index % 9,
        };
        cell.square(flipped)
    });
    board.view.with(|view| {
        squares
            .map(|square| state(SquareView::new(view, square)))
            .collect()
    })
}

/// The CSS classes of a square. `labelled` is the state that screen readers have, which
/// follows the paint.
fn class(view: &SquareView, labelled: SquareState) -> String {
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
    let animation = match view.animation {
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
        (view.lifted, " lifted"),
    ];
    let flags = flags.map(|(on, class)| if on { class } else { "" });
    ["square", state, refusal, animation, &flags.concat()].concat()
}
