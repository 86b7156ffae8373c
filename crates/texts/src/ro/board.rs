use shogi::{Color, HandKind, Piece};

use super::{
    grammar::{agreeing, of, the_piece},
    shogi_terms::{self, piece_of},
};
use crate::{BoardText, topics::board::has_own_name};
use komadai_model::board::{SquareFacts, SquareState};

pub const TEXT: BoardText = BoardText {
    board: "Tablă de shogi",
    keys: "Tastele cu săgeți duc din câmp în câmp; dincolo de marginea din stânga sau de sus, la \
           piesele din mână ale adversarului, iar dincolo de cea din dreapta sau de jos, la ale tale. \
           Coloana și linia, de exemplu 7 7, duc la un câmp; litera engleză a unei piese (P, L, \
           N, S, G, B, R) duce la ea în mână. Enter sau spațiu ridică piesa și o pune jos, Escape \
           renunță.",
    square,
    hand: |color| match color {
        Color::Black => "Mâna Negrului",
        Color::White => "Mâna Albului",
    },
    resign_here: "Ține apăsat lângă piese ca să cedezi; Delete întreabă mai întâi.",
    hold_to_resign: "Ține apăsat ca să cedezi",
    resigning: "Cedare…",
    hand_item,
    promotion: |kind, to| format!("Promovezi {} pe {to}?", the_piece(kind)),
    promote: |kind| match has_own_name(kind) {
        true => format!("Promovează în {}", (shogi_terms::TEXT.piece)(kind)),
        false => "Promovează".to_owned(),
    },
    decline: |kind| format!("Rămâne {}", (shogi_terms::TEXT.piece)(kind)),
    moved: |color, spoken| format!("{}: {spoken}.", (shogi_terms::TEXT.color)(color)),
    check: |color| format!("Regele {} este în șah.", of(color)),
    copied: "Poziția a fost copiată.",
};

fn square(facts: SquareFacts) -> String {
    let mut text = (shogi_terms::TEXT.square)(facts.square);
    match facts.piece {
        Some(piece) => text += &format!(", {}", piece_of(piece)),
        None => text += ", liber",
    }
    if facts.check {
        text += ", în șah";
    }
    if facts.last_move {
        text += ", ultima mutare";
    }
    text += match (facts.state, facts.piece) {
        (SquareState::Still, _) => "",
        (SquareState::Movable, _) => ", poate muta",
        (SquareState::Selected, Some(piece)) => agreeing(piece.kind(), ", selectat", ", selectată"),
        (SquareState::Selected, None) => ", selectat",
        (SquareState::Destination, Some(piece)) => {
            agreeing(piece.kind(), ", poate fi luat", ", poate fi luată")
        }
        (SquareState::Destination, None) => ", se poate muta aici",
    };
    text
}

fn hand_item(color: Color, kind: HandKind, count: u8, selected: bool) -> String {
    let kind = kind.kind();
    let name = piece_of(Piece::new(color, kind));
    let selected = match selected {
        true => agreeing(kind, ", selectat", ", selectată"),
        false => "",
    };
    match count {
        0 => format!("{name}, {} în mână", agreeing(kind, "niciunul", "niciuna")),
        _ => format!("{name}, {count} în mână{selected}"),
    }
}
