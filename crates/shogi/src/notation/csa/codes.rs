//! The codes of pieces and ends, which JKF uses too.

use alloc::{borrow::ToOwned, string::String};

use crate::{Color, PieceKind, Ply, Position, Setup, Square, record::EndWord};

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
pub(in crate::notation) fn end_word(name: &str, turn: Color, after_foul: bool) -> EndWord {
    match name {
        "TORYO" => EndWord::Resignation,
        "CHUDAN" => EndWord::Interrupted,
        "SENNICHITE" => EndWord::Repetition,
        "JISHOGI" => EndWord::Impasse,
        "HIKIWAKE" => EndWord::Draw,
        "KACHI" => EndWord::Declaration,
        "TSUMI" => EndWord::Mate,
        "FUZUMI" => EndWord::NoMate,
        "TIME_UP" => EndWord::Time,
        "MAX_MOVES" => EndWord::MoveLimit,
        FORFEIT_WIN => EndWord::ForfeitWin,
        FORFEIT_LOSS => EndWord::ForfeitLoss,
        "ILLEGAL_MOVE" if after_foul => EndWord::FoulBefore,
        "ILLEGAL_MOVE" => EndWord::Foul,
        "+ILLEGAL_ACTION" => fouled(Color::Black, turn),
        "-ILLEGAL_ACTION" => fouled(Color::White, turn),
        other => EndWord::Other(other.to_owned()),
    }
}

/// Whether the name is that of an illegal move.
pub(in crate::notation) fn is_foul(name: &str) -> bool {
    name.ends_with("ILLEGAL_MOVE") || name.ends_with("ILLEGAL_ACTION")
}

fn fouled(by: Color, turn: Color) -> EndWord {
    if by == turn {
        EndWord::Foul
    } else {
        EndWord::FoulBefore
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
    word: &EndWord,
    table: &Setup,
    last: Option<&LastMove>,
) -> (Option<String>, Option<&'static str>) {
    let (foul, foul_before) = match table.turn() {
        Color::Black => ("+ILLEGAL_ACTION", "-ILLEGAL_ACTION"),
        Color::White => ("-ILLEGAL_ACTION", "+ILLEGAL_ACTION"),
    };
    let name = match word {
        EndWord::Resignation => "TORYO",
        EndWord::Interrupted => "CHUDAN",
        EndWord::Repetition => "SENNICHITE",
        EndWord::Impasse => "JISHOGI",
        EndWord::Draw => "HIKIWAKE",
        EndWord::Declaration => "KACHI",
        EndWord::Mate => "TSUMI",
        EndWord::NoMate => "FUZUMI",
        EndWord::Time => "TIME_UP",
        EndWord::MoveLimit => "MAX_MOVES",
        // Without a side it would refer to the last move.
        EndWord::Foul if last.is_some_and(LastMove::is_illegal) => foul,
        EndWord::Foul => "ILLEGAL_MOVE",
        EndWord::FoulBefore => foul_before,
        EndWord::PerpetualCheck => {
            let name = if Position::from_setup_unchecked(table).is_check() {
                foul_before
            } else {
                "ILLEGAL_MOVE"
            };
            return (
                Some(name.to_owned()),
                Some("which foul ended the game (perpetual check)"),
            );
        }
        EndWord::ForfeitWin | EndWord::ForfeitLoss => {
            return (None, Some("that the game was won by forfeit"));
        }
        EndWord::Other(word) => {
            let plain = |byte: u8| byte.is_ascii_uppercase() || b"_+-".contains(&byte);
            return if !word.is_empty() && word.bytes().all(plain) {
                (Some(word.clone()), None)
            } else {
                (None, Some("the word that the game ends with"))
            };
        }
    };
    (Some(name.to_owned()), None)
}
