//! The codes of pieces and ends, which JKF uses too.

use alloc::{borrow::ToOwned, string::String};

use komadai_shogi::{Color, PieceKind, Ply, Position, Setup, Square};

use crate::{notation::Loss, record::EndMarker};

/// Ends of KIF that JKF can hold and CSA cannot.
pub(in crate::notation) const FORFEIT_WIN: &str = "不戦勝";
pub(in crate::notation) const FORFEIT_LOSS: &str = "不戦敗";

/// The kind with a code of two letters.
pub(in crate::notation) fn kind(code: &str) -> Option<PieceKind> {
    PieceKind::ALL
        .into_iter()
        .find(|&kind| self::code(kind) == code)
}

/// The code of a kind.
pub(in crate::notation) const fn code(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "FU",
        PieceKind::Lance => "KY",
        PieceKind::Knight => "KE",
        PieceKind::Silver => "GI",
        PieceKind::Gold => "KI",
        PieceKind::Bishop => "KA",
        PieceKind::Rook => "HI",
        PieceKind::King => "OU",
        PieceKind::Tokin => "TO",
        PieceKind::ProLance => "NY",
        PieceKind::ProKnight => "NK",
        PieceKind::ProSilver => "NG",
        PieceKind::Horse => "UM",
        PieceKind::Dragon => "RY",
    }
}

/// The end with a name, without `%`; an unknown name is kept. `turn` is the side to
/// move, `after_foul` whether the last move was illegal.
pub(in crate::notation) fn end_word(name: &str, turn: Color, after_foul: bool) -> EndMarker {
    match name {
        "TORYO" => EndMarker::Resignation,
        "CHUDAN" => EndMarker::Interrupted,
        "SENNICHITE" => EndMarker::Repetition,
        "JISHOGI" => EndMarker::Impasse,
        "HIKIWAKE" => EndMarker::Draw,
        "KACHI" => EndMarker::Declaration,
        "TSUMI" => EndMarker::Mate,
        "FUZUMI" => EndMarker::NoMate,
        "TIME_UP" => EndMarker::Time,
        "MAX_MOVES" => EndMarker::MoveLimit,
        FORFEIT_WIN => EndMarker::ForfeitWin,
        FORFEIT_LOSS => EndMarker::ForfeitLoss,
        "ILLEGAL_MOVE" if after_foul => EndMarker::IllegalMoveWin,
        "ILLEGAL_MOVE" => EndMarker::IllegalMoveLoss,
        "+ILLEGAL_ACTION" => fouled(Color::Black, turn),
        "-ILLEGAL_ACTION" => fouled(Color::White, turn),
        other => EndMarker::Other(other.to_owned()),
    }
}

/// Whether the name is that of an illegal move.
pub(in crate::notation) fn is_foul(name: &str) -> bool {
    name.ends_with("ILLEGAL_MOVE") || name.ends_with("ILLEGAL_ACTION")
}

fn fouled(by: Color, turn: Color) -> EndMarker {
    if by == turn {
        EndMarker::IllegalMoveLoss
    } else {
        EndMarker::IllegalMoveWin
    }
}

/// The last move of a line, with the board before it.
#[derive(Clone, Debug)]
pub(in crate::notation) struct LastMove {
    pub before: Setup,
    pub ply: Ply,
}

impl LastMove {
    pub fn to(&self) -> Square {
        self.ply.mv.to()
    }

    pub fn is_illegal(&self) -> bool {
        let position = Position::from_setup_unchecked(&self.before);
        self.ply.by != position.turn() || position.check_legal(self.ply.mv).is_err()
    }
}

/// The name of an end without `%`, and what the name loses; `table` is the board at the
/// end, after the move `last`.
pub(in crate::notation) fn end_name(
    word: &EndMarker,
    table: &Setup,
    last: Option<&LastMove>,
) -> (Option<String>, Option<Loss>) {
    let (foul, foul_before) = match table.turn() {
        Color::Black => ("+ILLEGAL_ACTION", "-ILLEGAL_ACTION"),
        Color::White => ("-ILLEGAL_ACTION", "+ILLEGAL_ACTION"),
    };
    let name = match word {
        EndMarker::Resignation => "TORYO",
        EndMarker::Interrupted => "CHUDAN",
        EndMarker::Repetition => "SENNICHITE",
        EndMarker::Impasse => "JISHOGI",
        EndMarker::Draw => "HIKIWAKE",
        EndMarker::Declaration => "KACHI",
        EndMarker::Mate => "TSUMI",
        EndMarker::NoMate => "FUZUMI",
        EndMarker::Time => "TIME_UP",
        EndMarker::MoveLimit => "MAX_MOVES",
        // Without a side it would refer to the last move.
        EndMarker::IllegalMoveLoss if last.is_some_and(LastMove::is_illegal) => foul,
        EndMarker::IllegalMoveLoss => "ILLEGAL_MOVE",
        EndMarker::IllegalMoveWin => foul_before,
        EndMarker::PerpetualCheck => {
            let name = if Position::from_setup_unchecked(table).in_check() {
                foul_before
            } else {
                "ILLEGAL_MOVE"
            };
            return (Some(name.to_owned()), Some(Loss::PerpetualCheck));
        }
        EndMarker::ForfeitWin | EndMarker::ForfeitLoss => {
            return (None, Some(Loss::Forfeit));
        }
        EndMarker::Other(word) => {
            let plain = |byte: u8| byte.is_ascii_uppercase() || b"_+-".contains(&byte);
            return if !word.is_empty() && word.bytes().all(plain) {
                (Some(word.clone()), None)
            } else {
                (None, Some(Loss::EndWord))
            };
        }
    };
    (Some(name.to_owned()), None)
}
