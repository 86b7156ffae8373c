use shogi::{Color, IllegalMoveReason, PieceKind, Square};

use crate::i18n::shogi_terms::{MoveContext, ShogiTermsText};

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

fn spoken_move(facts: MoveContext) -> String {
    let MoveContext { mv, kind, .. } = facts;
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

fn illegal(why: IllegalMoveReason) -> String {
    match why {
        IllegalMoveReason::NothingThere { square } => format!("Nothing stands on {square}."),
        IllegalMoveReason::NotYourTurn { .. } => "It is the other side's turn.".to_owned(),
        IllegalMoveReason::WrongMovement { piece: moved, .. } => {
            format!("A {} does not move like that.", piece(moved.kind()))
        }
        IllegalMoveReason::Blocked { by } => format!("The piece on {by} is in the way."),
        IllegalMoveReason::OwnPiece { square } => {
            format!("A piece of the same side stands on {square}.")
        }
        IllegalMoveReason::MayNotPromote { kind } => {
            format!("The {} may not promote here.", piece(kind))
        }
        IllegalMoveReason::MustPromote { kind } => {
            format!("The {} must promote here.", piece(kind))
        }
        IllegalMoveReason::SquareTaken { square } => {
            format!("{square} is taken: pieces are dropped on empty squares.")
        }
        IllegalMoveReason::NotInHand { kind } => {
            format!("There is no {} in hand.", piece(kind.kind()))
        }
        IllegalMoveReason::PromotedDrop { .. } => "A dropped piece is unpromoted.".to_owned(),
        IllegalMoveReason::ImmobilePiece { kind } => {
            format!(
                "A {} dropped here could never move again.",
                piece(kind.kind())
            )
        }
        IllegalMoveReason::Nifu { pawn } => {
            format!("Nifu: the pawn on {pawn} already stands on this file.")
        }
        IllegalMoveReason::Uchifuzume => "A pawn may not be dropped to give mate.".to_owned(),
        IllegalMoveReason::KingInCheck { attacker } => {
            format!("The king could be taken from {attacker}.")
        }
        IllegalMoveReason::PerpetualCheck => {
            "The fourth time by nothing but checks: perpetual check.".to_owned()
        }
        other => format!("Illegal: {other}."),
    }
}
