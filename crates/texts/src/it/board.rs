use shogi::{Color, HandKind, Piece};

use super::shogi_terms;
use crate::{BoardText, topics::board::has_own_name};
use komadai_model::board::{SquareFacts, SquareState};

pub const TEXT: BoardText = BoardText {
    board: "Tavoliere",
    keys: "Le frecce vanno di casella in casella; oltre il bordo sinistro o superiore ai pezzi in mano \
           dell’avversario, oltre quello destro o inferiore ai tuoi. Colonna e traversa, per esempio \
           7 7, vanno a una casella; la lettera di un pezzo va a quel pezzo in mano. Invio o \
           spazio prende e posa, Esc annulla.",
    square,
    hand: |color| match color {
        Color::Black => "Mano del Nero",
        Color::White => "Mano del Bianco",
    },
    resign_here: "Tieni premuto accanto ai pezzi per abbandonare; Canc chiede prima conferma.",
    hold_to_resign: "Tieni premuto per abbandonare",
    resigning: "Abbandono…",
    hand_item,
    promotion: |kind, to| format!("Promuovere {} in {to}?", shogi_terms::the_piece(kind)),
    promote: |kind| match has_own_name(kind) {
        true => format!("Promuovi a {}", (shogi_terms::TEXT.piece)(kind)),
        false => "Promuovi".to_owned(),
    },
    decline: |kind| format!("Resta {}", (shogi_terms::TEXT.piece)(kind)),
    moved: |color, spoken| format!("{}: {spoken}.", (shogi_terms::TEXT.color)(color)),
    check: |color| {
        format!(
            "Scacco {}.",
            shogi_terms::to((shogi_terms::TEXT.color)(color))
        )
    },
    copied: "Posizione copiata.",
};

fn piece_of(piece: Piece) -> String {
    let name = (shogi_terms::TEXT.piece)(piece.kind());
    let side = shogi_terms::of((shogi_terms::TEXT.color)(piece.color()));
    format!("{name} {side}")
}

fn square(facts: SquareFacts) -> String {
    let mut text = (shogi_terms::TEXT.square)(facts.square);
    match facts.piece {
        Some(piece) => text += &format!(", {}", piece_of(piece)),
        None => text += ", vuota",
    }
    if facts.check {
        text += ", sotto scacco";
    }
    if facts.last_move {
        text += ", ultima mossa";
    }
    text += match (facts.state, facts.piece) {
        (SquareState::Still, _) => "",
        (SquareState::Movable, _) => ", si può muovere",
        (SquareState::Selected, Some(piece)) if shogi_terms::is_feminine(piece.kind()) => {
            ", selezionata"
        }
        (SquareState::Selected, _) => ", selezionato",
        (SquareState::Destination, Some(_)) => ", si può prendere",
        (SquareState::Destination, None) => ", si può andare qui",
    };
    text
}

fn hand_item(color: Color, kind: HandKind, count: u8, selected: bool) -> String {
    let name = piece_of(Piece::new(color, kind.kind()));
    let selected = match (selected, shogi_terms::is_feminine(kind.kind())) {
        (false, _) => "",
        (true, false) => ", selezionato",
        (true, true) => ", selezionata",
    };
    match (count, shogi_terms::is_feminine(kind.kind())) {
        (0, false) => format!("{name}, nessuno in mano"),
        (0, true) => format!("{name}, nessuna in mano"),
        _ => format!("{name}, {count} in mano{selected}"),
    }
}
