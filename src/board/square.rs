//! The squares of the board as elements.
use leptos::prelude::*;

use super::{
    geometry::{Cell, near_side},
    look::{Refused, SquareLook},
    piece::Face,
    table::{Arrival, Board},
};
use crate::state::effect;
use komadai_model::{
    KingStyle, Place, Scene,
    i18n::{Language, SquareFacts, SquareState},
};

/// All squares, from the upper left on, row by row. Labels, and the marks of the pieces
/// that can move, are not seen: they change after the rest has been painted.
pub(super) fn squares(board: Board) -> Vec<AnyView> {
    let after_paint = move || {
        board.painted.track();
        untrack(|| states(board))
    };
    let pieces = per_square(Box::new(move || states(board)), CellState::piece_part);
    let visuals = per_square(Box::new(move || states(board)), CellState::visual_part);
    let labels = per_square(Box::new(after_paint), CellState::label_part);
    pieces
        .into_iter()
        .zip(visuals)
        .zip(labels)
        .map(|((piece, visual), label)| view! { <BoardSquare piece visual label/> }.into_any())
        .collect()
}

/// One square of the board.
#[component]
fn BoardSquare(
    /// What stands there.
    piece: SquareSignal,
    /// How it looks.
    visual: SquareSignal,
    /// What screen readers say of it.
    label: SquareSignal,
) -> impl IntoView {
    view! {
        <div
            role="gridcell"
            class=move || visual.get().class(&label.get())
            data-square=move || piece.get().look.square.to_string()
            data-piece=move || piece.get().look.piece.map(|piece| piece.kind().to_sfen())
            data-color=move || piece.get().look.piece.map(|piece| piece.color().name())
            tabindex=move || if visual.get().tab_stop { "0" } else { "-1" }
            aria-label=move || label.get().label()
            aria-selected=move || label.get().is_selected().to_string()
        >
            {move || {
                let state = piece.get();
                let face = |piece| view! { <Face piece kings=state.kings far=state.far()/> };
                state.look.shown.map(face).into_any()
            }}
        </div>
    }
}

/// A part of the state of one square, as a signal.
#[derive(Clone, Copy)]
struct SquareSignal {
    all: StoredValue<Vec<CellState>>,
    index: usize,
    changed: RwSignal<()>,
}

impl SquareSignal {
    fn get(self) -> CellState {
        self.changed.track();
        self.all.with_value(|all| all[self.index])
    }
}

/// A part of the state of every square. One effect compares all squares and notifies the
/// few that have changed: that is faster than a memo for each of them.
fn per_square(
    states: Box<dyn Fn() -> Vec<CellState>>,
    part: fn(&CellState) -> CellState,
) -> Vec<SquareSignal> {
    let first = untrack(&states);
    let changed: Vec<_> = first.iter().map(|_| RwSignal::new(())).collect();
    let all = StoredValue::new(first.iter().map(part).collect::<Vec<_>>());
    let signal = |(index, &changed)| SquareSignal {
        all,
        index,
        changed,
    };
    let signals = changed.iter().enumerate().map(signal).collect();
    effect(move || {
        let now = states();
        all.update_value(|all| {
            for ((before, now), changed) in all.iter_mut().zip(&now).zip(&changed) {
                let now = part(now);
                if *before != now {
                    *before = now;
                    changed.set(());
                }
            }
        });
    });
    signals
}

fn states(board: Board) -> Vec<CellState> {
    let (style, language) = (board.style.get(), board.i18n.language());
    let (tab_stop, lifted) = (board.square.get(), board.lifted.get());
    let arrival = board.arrival.get();
    let state = |scene: &Scene, cell: Cell| {
        let square = cell.square(style.flipped);
        CellState {
            look: SquareLook::of(scene, square),
            flipped: style.flipped,
            kings: style.kings,
            language,
            tab_stop: tab_stop == square,
            lifted: lifted == Some(Place::Square(square)),
            arrives: arrival.filter(|arrival| arrival.to == square),
        }
    };
    let cells = (0..81).map(|index| Cell {
        row: index / 9,
        column: index % 9,
    });
    board
        .scene
        .with(|scene| cells.map(|cell| state(scene, cell)).collect())
}

#[derive(Clone, Copy, PartialEq)]
struct CellState {
    look: SquareLook,
    flipped: bool,
    kings: KingStyle,
    language: Language,
    tab_stop: bool,
    lifted: bool,
    arrives: Option<Arrival>,
}

/// Its parts have its own type: each further type is more to download.
impl CellState {
    /// The piece that stands there and the one that is shown.
    const fn piece_part(&self) -> Self {
        Self {
            look: SquareLook {
                piece: self.look.piece,
                shown: self.look.shown,
                ..SquareLook::empty(self.look.square)
            },
            language: Language::English,
            ..self.label_part()
        }
    }

    /// How it looks.
    const fn visual_part(&self) -> Self {
        let state = match self.look.state {
            SquareState::Movable => SquareState::Still,
            state => state,
        };
        Self {
            look: SquareLook { state, ..self.look },
            language: Language::English,
            ..*self
        }
    }

    /// What screen readers say of it.
    const fn label_part(&self) -> Self {
        Self {
            tab_stop: false,
            lifted: false,
            arrives: None,
            ..*self
        }
    }

    fn is_selected(&self) -> bool {
        self.look.state == SquareState::Selected
    }

    fn far(&self) -> bool {
        let near = near_side(self.flipped);
        self.look.shown.is_some_and(|piece| piece.color() != near)
    }

    fn class(&self, label: &Self) -> String {
        let look = &self.look;
        let state = match (look.state, look.piece) {
            (SquareState::Still | SquareState::Movable, _) => match label.look.state {
                SquareState::Movable => " movable",
                _ => "",
            },
            (SquareState::Selected, _) => " selected movable",
            (SquareState::Destination, Some(_)) => " capture",
            (SquareState::Destination, None) => " destination",
        };
        let refused = match look.refused {
            None => "",
            Some(Refused::Target) => " refused",
            Some(Refused::Culprit) => " culprit",
            Some(Refused::File) => " shaded",
        };
        let arrives = match self.arrives {
            None => "",
            Some(Arrival {
                offset: Some(_), ..
            }) => " arrives",
            Some(Arrival { offset: None, .. }) => " dropped",
        };
        let flags = [
            (look.last_move, " last"),
            (look.check, " check"),
            (look.asked, " asked"),
            (self.lifted, " lifted"),
        ];
        let flags = flags.map(|(on, class)| if on { class } else { "" });
        ["square", state, refused, arrives, &flags.concat()].concat()
    }

    fn label(&self) -> String {
        (self.language.text().board().square)(SquareFacts {
            square: self.look.square,
            piece: self.look.piece,
            state: self.look.state,
            check: self.look.check,
            last_move: self.look.last_move,
        })
    }
}
