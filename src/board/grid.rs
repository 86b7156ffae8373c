use leptos::prelude::*;
use shogi::Square;

use super::{
    geometry::{Cell, near_side, note_below},
    look::{Refused, SquareLook, culprit},
    piece::face,
    table::{Arrival, Board},
};
use crate::{
    i18n::{SquareFacts, SquareState},
    reactive::{dynamic, line, spelt},
    session::{Coordinates, KingStyle, Place},
};

/// The squares with their coordinates and what is drawn over them.
#[component]
pub(super) fn Grid(board: Board) -> impl IntoView {
    let words = board.words;
    let way = move |part: fn((i8, i8)) -> i8| {
        Signal::derive(move || board.arrival.get()?.way.map(|way| part(way).to_string()))
    };
    let row = move |row| {
        let cells = (0..9)
            .map(|column| view! { <SquareCell board cell=Cell { row, column }/> })
            .collect_view();
        view! { <div class="row" role="row">{cells}</div> }
    };
    view! {
        <div
            class="grid"
            role="grid"
            aria-label=words.of(|text| text.board.board)
            aria-description=words.of(|text| text.board.keys)
            style=("--rows", way(|(rows, _)| rows))
            style=("--columns", way(|(_, columns)| columns))
        >
            {(0..9).map(row).collect_view()}
        </div>
        <div class="grid-lines" inner_html=include_str!("pieces/grid.svg")></div>
        <Labels board/>
        <RefusalText board/>
    }
}

#[component]
fn SquareCell(board: Board, cell: Cell) -> impl IntoView {
    let state = Memo::new(move |_| CellState::of(board, cell));
    view! {
        <div
            role="gridcell"
            class=line(move || state.get().class())
            data-square=line(move || state.get().look.square.to_string())
            data-piece=Signal::derive(move || state.get().look.piece.map(|piece| piece.kind().to_sfen()))
            data-color=Signal::derive(move || state.get().look.piece.map(|piece| piece.color().name()))
            tabindex=Signal::derive(move || if state.get().tab_stop { "0" } else { "-1" })
            aria-label=line(move || (board.words.now().board.square)(state.get().facts()))
            aria-selected=spelt(move || state.get().is_selected())
        >
            {dynamic(move || {
                let state = state.get();
                state.look.shown.map(|piece| face(piece, state.kings, state.far()))
            })}
        </div>
    }
}

#[derive(Clone, Copy, PartialEq)]
struct CellState {
    look: SquareLook,
    flipped: bool,
    kings: KingStyle,
    tab_stop: bool,
    lifted: bool,
    arrives: Option<Arrival>,
}

impl CellState {
    fn of(board: Board, cell: Cell) -> Self {
        let style = board.style.get();
        let square: Square = cell.square(style.flipped);
        Self {
            look: board.scene.with(|scene| SquareLook::of(scene, square)),
            flipped: style.flipped,
            kings: style.kings,
            tab_stop: board.square.get() == square,
            lifted: board.lifted.get() == Some(Place::Square(square)),
            arrives: board.arrival.get().filter(|arrival| arrival.to == square),
        }
    }

    fn is_selected(&self) -> bool {
        self.look.state == SquareState::Selected
    }

    fn far(&self) -> bool {
        let near = near_side(self.flipped);
        self.look.shown.is_some_and(|piece| piece.color() != near)
    }

    fn class(&self) -> String {
        let look = &self.look;
        let state = match (look.state, look.piece) {
            (SquareState::Still, _) => "",
            (SquareState::Movable, _) => " movable",
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

    fn facts(&self) -> SquareFacts {
        SquareFacts {
            square: self.look.square,
            piece: self.look.piece,
            state: self.look.state,
            check: self.look.check,
            last_move: self.look.last_move,
        }
    }
}

/// Files along the top, ranks down the right, as the board is turned.
#[component]
fn Labels(board: Board) -> impl IntoView {
    dynamic(move || {
        let style = board.style.get();
        let numbers = move || {
            let mut numbers = [1u8, 2, 3, 4, 5, 6, 7, 8, 9];
            if style.flipped {
                numbers.reverse();
            }
            numbers
        };
        let rank = |rank: u8| match style.coordinates {
            Coordinates::Kanji => ["一", "二", "三", "四", "五", "六", "七", "八", "九"]
                [usize::from(rank - 1)]
            .to_owned(),
            Coordinates::Letters => char::from(b'a' + rank - 1).to_string(),
            Coordinates::Digits | Coordinates::Off => rank.to_string(),
        };
        let files = numbers().into_iter().rev();
        (style.coordinates != Coordinates::Off).then(|| {
            view! {
                <div class="files" aria-hidden="true">
                    {files.map(|file| view! { <span>{file}</span> }).collect_view()}
                </div>
                <div class="ranks" aria-hidden="true">
                    {numbers().into_iter().map(|n| view! { <span>{rank(n)}</span> }).collect_view()}
                </div>
            }
        })
    })
}

/// Why the move that was tried is illegal, beside its square. The announcer
/// reads it out.
#[component]
fn RefusalText(board: Board) -> impl IntoView {
    dynamic(move || {
        let refusal = board.scene.with(|scene| scene.refusal)?;
        let flipped = board.style.get().flipped;
        let cell = Cell::of(refusal.to, flipped);
        let culprit = culprit(refusal.why).map(|square| Cell::of(square, flipped));
        let class = if note_below(cell, culprit) {
            "refusal below"
        } else {
            "refusal above"
        };
        Some(view! {
            <p
                class=class
                aria-hidden="true"
                style=("--row-index", cell.row.to_string())
                style=("--column", cell.column.to_string())
            >
                {(board.words.now().terms.illegal)(refusal.why)}
            </p>
        })
    })
}
