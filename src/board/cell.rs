//! The squares of the board as elements.
use leptos::prelude::*;
use shogi::Piece;

use super::{
    geometry::{Cell, near_side},
    look::{Refused, SquareLook},
    piece::face,
    table::{Arrival, Board},
};
use crate::{
    element::{El, el, nothing},
    i18n::{Language, SquareFacts, SquareState},
    reactive::watch,
    session::{KingStyle, Place, Scene},
};

/// All squares, from the upper left on, row by row. What is said of them, and where the
/// next move can begin, no eye sees: that follows when the rest is painted.
pub(super) fn cells(board: Board) -> Vec<El> {
    let then = move || {
        board.painted.track();
        untrack(|| states(board))
    };
    let stands = each(Box::new(move || states(board)), CellState::standing);
    let seen = each(Box::new(move || states(board)), CellState::seen);
    let said = each(Box::new(then), CellState::said);
    let cells = stands.into_iter().zip(seen).zip(said);
    cells
        .map(|((stands, seen), said)| square_cell(stands, seen, said))
        .collect()
}

/// A part of what one square shows.
#[derive(Clone, Copy)]
struct One {
    all: StoredValue<Vec<CellState>>,
    index: usize,
    changed: RwSignal<()>,
}

impl One {
    /// Whoever asks is asked again when this part of it has changed.
    fn get(self) -> CellState {
        self.changed.track();
        self.all.with_value(|all| all[self.index])
    }
}

/// That part of every square. One effect looks at all of them, and tells those that have
/// changed: they are few, and eighty-one would each ask what has become of them.
fn each(states: Box<dyn Fn() -> Vec<CellState>>, part: fn(&CellState) -> CellState) -> Vec<One> {
    let first = untrack(&states);
    let changed: Vec<_> = first.iter().map(|_| RwSignal::new(())).collect();
    let all = StoredValue::new(first.iter().map(part).collect::<Vec<_>>());
    let one = |(index, &changed)| One {
        all,
        index,
        changed,
    };
    let ones = changed.iter().enumerate().map(one).collect();
    watch(move || {
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
    ones
}

fn square_cell(stands: One, seen: One, said: One) -> El {
    let piece = move || {
        let stands = stands.get();
        match stands.look.shown {
            Some(piece) => face(piece, stands.kings, stands.far()),
            None => nothing(),
        }
    };
    let name_of = |piece: Piece| piece.kind().to_sfen().to_owned();
    let color_of = |piece: Piece| piece.color().name().to_owned();
    el("div")
        .attr("role", "gridcell")
        .live("class", move || Some(seen.get().class(&said.get())))
        .live("data-square", move || {
            Some(stands.get().look.square.to_string())
        })
        .live("data-piece", move || stands.get().look.piece.map(name_of))
        .live("data-color", move || stands.get().look.piece.map(color_of))
        .tab_stop(move || seen.get().tab_stop)
        .live("aria-label", move || Some(said.get().label()))
        .spelt("aria-selected", move || said.get().is_selected())
        .changing(piece)
}

fn states(board: Board) -> Vec<CellState> {
    let (style, language) = (board.style.get(), board.words.0.get());
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

/// Its parts are of the same type, because the download hangs on how many there are.
impl CellState {
    /// What stands there and is seen there, and nothing else of it.
    const fn standing(&self) -> Self {
        Self {
            look: SquareLook {
                piece: self.look.piece,
                shown: self.look.shown,
                ..SquareLook::empty(self.look.square)
            },
            language: Language::English,
            ..self.said()
        }
    }

    /// How it looks.
    const fn seen(&self) -> Self {
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

    /// What is said of it.
    const fn said(&self) -> Self {
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

    fn class(&self, said: &Self) -> String {
        let look = &self.look;
        let state = match (look.state, look.piece) {
            (SquareState::Still | SquareState::Movable, _) => match said.look.state {
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
            Some(Arrival { way: Some(_), .. }) => " arrives",
            Some(Arrival { way: None, .. }) => " dropped",
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
        (self.language.text().board.square)(SquareFacts {
            square: self.look.square,
            piece: self.look.piece,
            state: self.look.state,
            check: self.look.check,
            last_move: self.look.last_move,
        })
    }
}
