use leptos::prelude::*;
use shogi::{Piece, Square};

use super::{
    geometry::{Cell, near_side, note_below},
    laid::laid,
    look::{Refused, SquareLook, culprit},
    piece::face,
    table::{Arrival, Board},
};
use crate::{
    element::{El, el, nothing},
    i18n::{SquareFacts, SquareState},
    reactive::dynamic,
    session::{Coordinates, KingStyle, Place},
};

/// The squares with their coordinates and what is drawn over them.
pub(super) fn grid(board: Board) -> [AnyView; 5] {
    let words = board.words;
    let row = |row| {
        let cells = (0..9).map(|column| square_cell(board, Cell { row, column }));
        el("div").class("row").attr("role", "row").children(cells)
    };
    let squares = el("div")
        .class("grid")
        .attr("role", "grid")
        .labelled(words, |text| text.board.board)
        .live("aria-description", move || {
            Some(words.now().board.keys.to_owned())
        })
        .children((0..9).map(row));
    let lines = el("div")
        .class("grid-lines")
        .prop("innerHTML", || include_str!("pieces/grid.svg").to_owned());
    [
        squares.view(),
        lines.view(),
        dynamic(move || labels(board)),
        laid(board),
        dynamic(move || refusal(board).map_or_else(nothing, El::view)),
    ]
}

fn square_cell(board: Board, cell: Cell) -> El {
    let state = Memo::new(move |_| CellState::of(board, cell));
    // A move changes how forty squares look, and what stands on two of them.
    let stands = Memo::new(move |_| state.get().standing());
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
        .live("class", move || Some(state.get().class()))
        .live("data-square", move || {
            Some(stands.get().look.square.to_string())
        })
        .live("data-piece", move || stands.get().look.piece.map(name_of))
        .live("data-color", move || stands.get().look.piece.map(color_of))
        .tab_stop(move || state.get().tab_stop)
        .live("aria-label", move || {
            Some((board.words.now().board.square)(state.get().facts()))
        })
        .spelt("aria-selected", move || state.get().is_selected())
        .changing(piece)
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

    /// What stands there and is seen there, and nothing else of it. That is no type of its
    /// own, because the download hangs on how many there are.
    const fn standing(self) -> Self {
        let look = self.look;
        Self {
            look: SquareLook {
                piece: look.piece,
                shown: look.shown,
                ..SquareLook::empty(look.square)
            },
            tab_stop: false,
            lifted: false,
            arrives: None,
            ..self
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
fn labels(board: Board) -> AnyView {
    let style = board.style.get();
    if style.coordinates == Coordinates::Off {
        return nothing();
    }
    let mut numbers = [1u8, 2, 3, 4, 5, 6, 7, 8, 9];
    if style.flipped {
        numbers.reverse();
    }
    let rank = |rank: u8| match style.coordinates {
        Coordinates::Kanji => {
            ["一", "二", "三", "四", "五", "六", "七", "八", "九"][usize::from(rank - 1)].to_owned()
        }
        Coordinates::Letters => char::from(b'a' + rank - 1).to_string(),
        Coordinates::Digits | Coordinates::Off => rank.to_string(),
    };
    let along = |class: &'static str, labels: Vec<String>| {
        let labels = labels.into_iter().map(|label| el("span").text(label));
        el("div")
            .class(class)
            .attr("aria-hidden", "true")
            .children(labels)
            .view()
    };
    let files = numbers.iter().rev().map(u8::to_string).collect();
    let ranks = numbers.into_iter().map(rank).collect();
    vec![along("files", files), along("ranks", ranks)].into_any()
}

/// Why the move that was tried is illegal, beside its square. The announcer
/// reads it out.
fn refusal(board: Board) -> Option<El> {
    let refusal = board.scene.with(|scene| scene.refusal)?;
    let flipped = board.style.get().flipped;
    let cell = Cell::of(refusal.to, flipped);
    let culprit = culprit(refusal.why).map(|square| Cell::of(square, flipped));
    let class = if note_below(cell, culprit) {
        "refusal below"
    } else {
        "refusal above"
    };
    let why = (board.words.now().terms.illegal)(refusal.why);
    let note = el("p")
        .class(class)
        .attr("aria-hidden", "true")
        .style("--row-index", move || Some(cell.row.to_string()))
        .style("--column", move || Some(cell.column.to_string()));
    Some(note.text(why))
}
