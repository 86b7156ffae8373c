use shogi::{Color, IllegalMoveReason, Piece, PieceKind, Square};

use super::grammar::{agreeing, sentence, the_piece};
use crate::ShogiTermsText;
use komadai_model::MoveContext;

pub const TEXT: ShogiTermsText = ShogiTermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "Shitate",
        Color::White => "Uwate",
    },
    piece,
    definite: |kind| the_piece(kind).to_owned(),
    indefinite: a_piece,
    square,
    spoken_move,
    illegal,
};

fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "Negru",
        Color::White => "Alb",
    }
}

fn square(square: Square) -> String {
    square.to_string()
}

fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pion",
        PieceKind::Lance => "lance",
        PieceKind::Knight => "cal",
        PieceKind::Silver => "argint",
        PieceKind::Gold => "aur",
        PieceKind::Bishop => "nebun",
        PieceKind::Rook => "turn",
        PieceKind::King => "rege",
        PieceKind::Tokin => "tokin",
        PieceKind::ProLance => "lance promovată",
        PieceKind::ProKnight => "cal promovat",
        PieceKind::ProSilver => "argint promovat",
        PieceKind::Horse => "cal-dragon",
        PieceKind::Dragon => "dragon",
    }
}

/// A piece with its side: `pion negru`, `lance albă`.
pub fn piece_of(of: Piece) -> String {
    let kind = of.kind();
    let side = match of.color() {
        Color::Black => agreeing(kind, "negru", "neagră"),
        Color::White => agreeing(kind, "alb", "albă"),
    };
    format!("{} {side}", piece(kind))
}

/// `un pion`, `o lance`.
pub fn a_piece(kind: PieceKind) -> String {
    format!("{} {}", agreeing(kind, "un", "o"), piece(kind))
}

/// pion pe 7f, nebun ia pe 2b și promovează, cal pus pe 5e
fn spoken_move(facts: MoveContext) -> String {
    let MoveContext { mv, kind, .. } = facts;
    let verb = if mv.is_drop() {
        agreeing(kind, " pus", " pusă")
    } else if facts.captures {
        " ia"
    } else {
        ""
    };
    let end = if mv.promotes() {
        " și promovează"
    } else if facts.declines {
        ", fără promovare"
    } else {
        ""
    };
    format!("{}{verb} pe {}{end}", piece(kind), mv.to())
}

fn illegal(why: IllegalMoveReason) -> String {
    match why {
        IllegalMoveReason::NothingThere { square } => format!("Pe {square} nu este nicio piesă."),
        IllegalMoveReason::NotYourTurn { .. } => "Este rândul adversarului.".to_owned(),
        IllegalMoveReason::WrongMovement { piece: moved, .. } => {
            format!("{} nu mută așa.", sentence(the_piece(moved.kind())))
        }
        IllegalMoveReason::Blocked { by } => format!("Piesa de pe {by} stă în cale."),
        IllegalMoveReason::OwnPiece { square } => {
            format!("Pe {square} este deja o piesă de aceeași culoare.")
        }
        IllegalMoveReason::MayNotPromote { kind } => {
            format!("{} nu poate promova aici.", sentence(the_piece(kind)))
        }
        IllegalMoveReason::MustPromote { kind } => {
            format!("{} trebuie să promoveze aici.", sentence(the_piece(kind)))
        }
        IllegalMoveReason::SquareTaken { square } => {
            format!("{square} este ocupat: piesele din mână se pun numai pe câmpuri libere.")
        }
        IllegalMoveReason::NotInHand { kind } => {
            let kind = kind.kind();
            let no = agreeing(kind, "niciun", "nicio");
            format!("În mână nu este {no} {}.", piece(kind))
        }
        IllegalMoveReason::PromotedDrop { .. } => {
            "Piesele din mână se pun pe tablă nepromovate.".to_owned()
        }
        IllegalMoveReason::ImmobilePiece { kind } => {
            let kind = kind.kind();
            let dropped = agreeing(kind, "pus", "pusă");
            let piece = sentence(&a_piece(kind));
            format!("{piece} {dropped} aici nu ar mai putea muta niciodată.")
        }
        IllegalMoveReason::Nifu { pawn } => {
            format!("Nifu: pe această coloană stă deja pionul de pe {pawn}.")
        }
        IllegalMoveReason::Uchifuzume => {
            "Un pion din mână nu poate fi pus pe tablă ca să dea mat (uchifuzume).".to_owned()
        }
        IllegalMoveReason::KingInCheck { attacker } => {
            format!("Regele ar putea fi luat de piesa de pe {attacker}.")
        }
        IllegalMoveReason::PerpetualCheck => {
            "Poziția apare a patra oară, numai prin șahuri: șah etern.".to_owned()
        }
        _ => "Mutarea este ilegală.".to_owned(),
    }
}
