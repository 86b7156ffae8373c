//! The drawings of the pieces.

use shogi::{Color, Piece, PieceKind};

use crate::KingStyle;

/// The set that a first load has: a symbol for each face (`art/README.md`).
pub static KANJI: &str = include_str!("art/kanji.svg");

/// The id of a piece's symbol.
pub fn symbol(piece: Piece, kings: KingStyle) -> &'static str {
    match piece.kind() {
        PieceKind::King => match (kings, piece.color()) {
            (KingStyle::Senior, Color::White) | (KingStyle::Swapped, Color::Black) => {
                "piece-king-white"
            }
            _ => "piece-king",
        },
        PieceKind::Rook => "piece-rook",
        PieceKind::Bishop => "piece-bishop",
        PieceKind::Gold => "piece-gold",
        PieceKind::Silver => "piece-silver",
        PieceKind::Knight => "piece-knight",
        PieceKind::Lance => "piece-lance",
        PieceKind::Pawn => "piece-pawn",
        PieceKind::Dragon => "piece-dragon",
        PieceKind::Horse => "piece-horse",
        PieceKind::ProSilver => "piece-pro-silver",
        PieceKind::ProKnight => "piece-pro-knight",
        PieceKind::ProLance => "piece-pro-lance",
        PieceKind::Tokin => "piece-tokin",
    }
}
