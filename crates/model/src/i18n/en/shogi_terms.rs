use shogi::{Color, IllegalMove, PieceKind, Square};

use crate::i18n::shogi_terms::{MoveFacts, ShogiTermsText};

pub const TEXT: ShogiTermsText = ShogiTermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "Receiver",
        Color::White => "Giver",
    },
    piece,
    square,
    spoken_move,
    illegal,
};

fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

fn square(square: Square) -> String {
    square.to_string()
}

fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn",
        PieceKind::Lance => "lance",
        PieceKind::Knight => "knight",
        PieceKind::Silver => "silver",
        PieceKind::Gold => "gold",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::King => "king",
        PieceKind::Tokin => "tokin",
        PieceKind::ProLance => "promoted lance",
        PieceKind::ProKnight => "promoted knight",
        PieceKind::ProSilver => "promoted silver",
        PieceKind::Horse => "horse",
        PieceKind::Dragon => "dragon",
    }
}

fn spoken_move(facts: MoveFacts) -> String {
    let MoveFacts { mv, kind, .. } = facts;
    let verb = if mv.is_drop() {
        "dropped on"
    } else if facts.captures {
        "takes on"
    } else {
        "to"
    };
    let end = if mv.promotes() {
        " and promotes"
    } else if facts.declines {
        ", not promoted"
    } else {
        ""
    };
    format!("{} {verb} {}{end}", piece(kind), mv.to())
}

fn illegal(why: IllegalMove) -> String {
    match why {
        IllegalMove::NothingThere { square } => format!("Nothing stands on {square}."),
        IllegalMove::NotYourTurn { .. } => "It is the other side's turn.".to_owned(),
        IllegalMove::WrongMovement { piece: moved, .. } => {
            format!("A {} does not move like that.", piece(moved.kind()))
        }
        IllegalMove::Blocked { by } => format!("The piece on {by} is in the way."),
        IllegalMove::OwnPiece { square } => format!("A piece of the same side stands on {square}."),
        IllegalMove::MayNotPromote { kind } => format!("The {} may not promote here.", piece(kind)),
        IllegalMove::MustPromote { kind } => format!("The {} must promote here.", piece(kind)),
        IllegalMove::SquareTaken { square } => {
            format!("{square} is taken: pieces are dropped on empty squares.")
        }
        IllegalMove::NotInHand { kind } => format!("There is no {} in hand.", piece(kind.kind())),
        IllegalMove::PromotedDrop { .. } => "A dropped piece is unpromoted.".to_owned(),
        IllegalMove::DeadPiece { kind } => {
            format!(
                "A {} dropped here could never move again.",
                piece(kind.kind())
            )
        }
        IllegalMove::Nifu { pawn } => {
            format!("Nifu: the pawn on {pawn} already stands on this file.")
        }
        IllegalMove::Uchifuzume => "A pawn may not be dropped to give mate.".to_owned(),
        IllegalMove::KingInCheck { attacker } => {
            format!("The king could be taken from {attacker}.")
        }
        IllegalMove::PerpetualCheck => {
            "The fourth time by nothing but checks: perpetual check.".to_owned()
        }
        other => format!("Illegal: {other}."),
    }
}
