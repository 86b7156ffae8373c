use shogi::{Color, IllegalMoveReason, PieceKind, Square};

use crate::{ShogiTermsText, capitalized};
use komadai_model::MoveContext;

pub const TEXT: ShogiTermsText = ShogiTermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => RECEIVER,
        Color::White => GIVER,
    },
    piece,
    definite: the_piece,
    indefinite: |kind| {
        let article = match is_feminine(kind) {
            true => "una ",
            false => "un ",
        };
        [article, piece(kind)].concat()
    },
    square,
    spoken_move,
    illegal,
};

const BLACK: &str = "Nero";

const WHITE: &str = "Bianco";

const RECEIVER: &str = "Chi riceve";

const GIVER: &str = "Chi concede";

fn color(color: Color) -> &'static str {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

fn square(square: Square) -> String {
    square.to_string()
}

fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pedone",
        PieceKind::Lance => "lancia",
        PieceKind::Knight => "cavallo",
        PieceKind::Silver => "argento",
        PieceKind::Gold => "oro",
        PieceKind::Bishop => "alfiere",
        PieceKind::Rook => "torre",
        PieceKind::King => "re",
        PieceKind::Tokin => "tokin",
        PieceKind::ProLance => "lancia promossa",
        PieceKind::ProKnight => "cavallo promosso",
        PieceKind::ProSilver => "argento promosso",
        PieceKind::Horse => "cavallo-drago",
        PieceKind::Dragon => "drago",
    }
}

/// A side, or a player's name, as the subject of a sentence: `il Nero`, `Anna`.
pub fn the(side: &str) -> String {
    with(side, "il ", "")
}

/// `al Nero`, `a Anna`.
pub fn to(side: &str) -> String {
    with(side, "al ", "a ")
}

/// `del Nero`, `di Anna`.
pub fn of(side: &str) -> String {
    with(side, "del ", "di ")
}

fn with(side: &str, article: &str, preposition: &str) -> String {
    match side {
        BLACK | WHITE => [article, side].concat(),
        RECEIVER => [preposition, "chi riceve"].concat(),
        GIVER => [preposition, "chi concede"].concat(),
        name => [preposition, name].concat(),
    }
}

/// `il pedone`, `la torre`, `l’oro`.
pub fn the_piece(kind: PieceKind) -> String {
    let article = match kind {
        _ if is_feminine(kind) => "la ",
        PieceKind::Silver | PieceKind::ProSilver | PieceKind::Gold | PieceKind::Bishop => "l’",
        _ => "il ",
    };
    [article, piece(kind)].concat()
}

pub fn is_feminine(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Lance | PieceKind::ProLance | PieceKind::Rook
    )
}

/// The same text at the start of a sentence.
pub fn capital(text: String) -> String {
    capitalized(&text)
}

fn spoken_move(facts: MoveContext) -> String {
    let MoveContext { mv, kind, .. } = facts;
    let verb = if mv.is_drop() {
        match is_feminine(kind) {
            true => " paracadutata",
            false => " paracadutato",
        }
    } else if facts.captures {
        " prende"
    } else {
        ""
    };
    let end = if mv.promotes() {
        " e promuove"
    } else if facts.declines {
        ", senza promozione"
    } else {
        ""
    };
    format!("{}{verb} in {}{end}", piece(kind), mv.to())
}

fn illegal(why: IllegalMoveReason) -> String {
    match why {
        IllegalMoveReason::NothingThere { square } => format!("In {square} non c’è nessun pezzo."),
        IllegalMoveReason::NotYourTurn { .. } => "Tocca all’avversario.".to_owned(),
        IllegalMoveReason::WrongMovement { piece: moved, .. } => {
            format!("{} non si muove così.", capital(the_piece(moved.kind())))
        }
        IllegalMoveReason::Blocked { by } => format!("Il pezzo in {by} sbarra la strada."),
        IllegalMoveReason::OwnPiece { square } => {
            format!("In {square} c’è già un pezzo dello stesso colore.")
        }
        IllegalMoveReason::MayNotPromote { kind } => {
            format!("{} qui non può promuovere.", capital(the_piece(kind)))
        }
        IllegalMoveReason::MustPromote { kind } => {
            format!("{} qui deve promuovere.", capital(the_piece(kind)))
        }
        IllegalMoveReason::SquareTaken { square } => {
            format!("{square} è occupata: i pezzi si paracadutano su caselle vuote.")
        }
        IllegalMoveReason::NotInHand { kind } => {
            format!("In mano non c’è: {}.", piece(kind.kind()))
        }
        IllegalMoveReason::PromotedDrop { .. } => {
            "Un pezzo si paracaduta sempre non promosso.".to_owned()
        }
        IllegalMoveReason::ImmobilePiece { kind } => {
            let piece = capital(the_piece(kind.kind()));
            format!("{piece} da qui non potrebbe più muoversi.")
        }
        IllegalMoveReason::Nifu { pawn } => {
            format!("Nifu: su questa colonna c’è già il pedone in {pawn}.")
        }
        IllegalMoveReason::Uchifuzume => {
            "Non si può dare matto paracadutando un pedone (uchifuzume).".to_owned()
        }
        IllegalMoveReason::KingInCheck { attacker } => {
            format!("Il re potrebbe essere preso dal pezzo in {attacker}.")
        }
        IllegalMoveReason::PerpetualCheck => {
            "La quarta volta con soli scacchi: scacco perpetuo.".to_owned()
        }
        _ => "Questa mossa non è permessa.".to_owned(),
    }
}

/// A mate's length. Moves of both sides count, so they are not called moves, by which chess
/// players mean pairs of them.
pub fn plies(count: usize) -> String {
    match count {
        1 => "1 semimossa".to_owned(),
        count => format!("{count} semimosse"),
    }
}
