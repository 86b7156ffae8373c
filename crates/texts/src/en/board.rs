use shogi::{Color, HandKind, Piece};

use super::shogi_terms;
use crate::{BoardText, topics::board::has_own_name};
use komadai_model::board::{SquareFacts, SquareState};

pub const TEXT: BoardText = BoardText {
    board: "Shogi board",
    keys: "Arrow keys go from square to square, past the left or upper edge to the far hand, past \
           the right or lower edge to the near one. File and rank, such as 7 7, go to a \
           square; a piece's letter goes to that piece in hand. Enter or space picks up and puts down, \
           Escape cancels.",
    square,
    hand: |color| match color {
        Color::Black => "Black’s hand",
        Color::White => "White’s hand",
    },
    resign_here: "Press and hold beside the pieces to resign; Delete asks first.",
    hold_to_resign: "Hold to resign",
    resigning: "Resigning…",
    hand_item,
    promotion: |kind, to| format!("Promote the {} on {to}?", (shogi_terms::TEXT.piece)(kind)),
    promote: |kind| match has_own_name(kind) {
        true => format!("Promote to {}", (shogi_terms::TEXT.piece)(kind)),
        false => "Promote".to_owned(),
    },
    decline: |kind| format!("Stay {}", (shogi_terms::TEXT.piece)(kind)),
    moved: |color, spoken| format!("{}: {spoken}.", (shogi_terms::TEXT.color)(color)),
    check: |color| format!("{} is in check.", (shogi_terms::TEXT.color)(color)),
    copied: "Position copied.",
};

fn piece_of(piece: Piece) -> String {
    let color = (shogi_terms::TEXT.color)(piece.color());
    format!("{color} {}", (shogi_terms::TEXT.piece)(piece.kind()))
}

fn square(facts: SquareFacts) -> String {
    let mut text = (shogi_terms::TEXT.square)(facts.square);
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
