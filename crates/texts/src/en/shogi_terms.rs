use shogi::{Color, IllegalMoveReason, PieceKind, Square};

use crate::ShogiTermsText;
use komadai_model::MoveContext;

pub const TEXT: ShogiTermsText = ShogiTermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "Receiver",
        Color::White => "Giver",
    },
    piece,
    definite: |kind| ["the ", piece(kind)].concat(),
    indefinite: |kind| ["a ", piece(kind)].concat(),
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
        IllegalMoveReason::NothingThere { square } => format!("There is no piece on {square}."),
        IllegalMoveReason::NotYourTurn { .. } => "It is the other side's turn.".to_owned(),
        IllegalMoveReason::WrongMovement { piece: moved, .. } => {
            format!("A {} does not move like that.", piece(moved.kind()))
        }
        IllegalMoveReason::Blocked { by } => format!("The piece on {by} is in the way."),
        IllegalMoveReason::OwnPiece { square } => {
            format!("There is a piece of the same side on {square}.")
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
        IllegalMoveReason::PromotedDrop { .. } => "Pieces are dropped unpromoted.".to_owned(),
        IllegalMoveReason::ImmobilePiece { kind } => {
            format!(
                "A {} dropped here could never move again.",
                piece(kind.kind())
            )
        }
        IllegalMoveReason::Nifu { pawn } => {
            format!("Nifu: there is already a pawn on this file, on {pawn}.")
        }
        IllegalMoveReason::Uchifuzume => "A pawn may not be dropped to give mate.".to_owned(),
        IllegalMoveReason::KingInCheck { attacker } => {
            format!("The piece on {attacker} could take the king.")
        }
        IllegalMoveReason::PerpetualCheck => {
            "The fourth time with nothing but checks: perpetual check.".to_owned()
        }
        other => format!("Illegal: {other}."),
    }
}

/// A mate's length. Moves of both sides count, so they are not called moves, by which chess
/// players mean pairs of them.
pub fn plies(count: usize) -> String {
    match count {
        1 => "1 ply".to_owned(),
        count => format!("{count} plies"),
    }
}
