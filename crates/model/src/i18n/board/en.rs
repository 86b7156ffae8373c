use shogi::{Color, HandKind, Piece};

use super::{BoardText, SquareFacts, SquareState};
use crate::i18n::terms;

pub const EN: BoardText = BoardText {
    board: "Shogi board",
    keys: "Arrow keys go from square to square, and over the left or upper edge to the far hand, \
           over the right or lower edge to the near one. File and rank, such as 7 7, go to a \
           square; a piece's letter goes to it in hand. Enter or space picks up and puts down, \
           Escape cancels.",
    square,
    hand: |color| match color {
        Color::Black => "Black’s hand",
        Color::White => "White’s hand",
    },
    resign_here: "Press and hold beside the pieces to resign; a click or Delete asks first.",
    resigning: "Resigning…",
    hand_item,
    promotion: |kind, to| format!("Promote the {} on {to}?", (terms::EN.piece)(kind)),
    promote: |kind| match kind.is_promoted() {
        true => format!("Promote to {} (Enter)", (terms::EN.piece)(kind)),
        false => "Promote (Enter)".to_owned(),
    },
    decline: |kind| format!("Stay {} (N)", (terms::EN.piece)(kind)),
    moved: |color, spoken| format!("{}: {spoken}.", (terms::EN.color)(color)),
    check: |color| format!("Check to {}.", (terms::EN.color)(color)),
};

fn piece_of(piece: Piece) -> String {
    let color = (terms::EN.color)(piece.color());
    format!("{color} {}", (terms::EN.piece)(piece.kind()))
}

fn square(facts: SquareFacts) -> String {
    let mut text = (terms::EN.square)(facts.square);
    match facts.piece {
        Some(piece) => text += &format!(", {}", piece_of(piece)),
        None => text += ", empty",
    }
    if facts.check {
        text += ", in check";
    }
    if facts.last_move {
        text += ", last move";
    }
    text += match (facts.state, facts.piece) {
        (SquareState::Still, _) => "",
        (SquareState::Movable, _) => ", can move",
        (SquareState::Selected, _) => ", selected",
        (SquareState::Destination, Some(_)) => ", can be taken",
        (SquareState::Destination, None) => ", can go here",
    };
    text
}

fn hand_item(color: Color, kind: HandKind, count: u8, selected: bool) -> String {
    let name = piece_of(Piece::new(color, kind.kind()));
    let selected = if selected { ", selected" } else { "" };
    match count {
        0 => format!("{name}, none in hand"),
        _ => format!("{name}, {count} in hand{selected}"),
    }
}
