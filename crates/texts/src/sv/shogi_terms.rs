use shogi::{Color, IllegalMoveReason, Piece, PieceKind, Square};

use crate::ShogiTermsText;
use komadai_model::MoveContext;

pub const TEXT: ShogiTermsText = ShogiTermsText {
    color,
    handicap_side: |color| match color {
        Color::Black => "Handikappmottagaren",
        Color::White => "Handikappgivaren",
    },
    piece,
    definite: |kind| definite(kind).to_owned(),
    indefinite: |kind| [gendered(kind, "en ", "ett "), piece(kind)].concat(),
    square,
    spoken_move,
    illegal,
};

fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "Svart",
        Color::White => "Vit",
    }
}

fn square(square: Square) -> String {
    square.to_string()
}

fn piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "bonde",
        PieceKind::Lance => "lans",
        PieceKind::Knight => "springare",
        PieceKind::Silver => "silver",
        PieceKind::Gold => "guld",
        PieceKind::Bishop => "löpare",
        PieceKind::Rook => "torn",
        PieceKind::King => "kung",
        PieceKind::Tokin => "tokin",
        PieceKind::ProLance => "promoverad lans",
        PieceKind::ProKnight => "promoverad springare",
        PieceKind::ProSilver => "promoverat silver",
        PieceKind::Horse => "drakhäst",
        PieceKind::Dragon => "drake",
    }
}

/// The one that is spoken of: bonden, tornet.
pub fn definite(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "bonden",
        PieceKind::Lance => "lansen",
        PieceKind::Knight => "springaren",
        PieceKind::Silver => "silvret",
        PieceKind::Gold => "guldet",
        PieceKind::Bishop => "löparen",
        PieceKind::Rook => "tornet",
        PieceKind::King => "kungen",
        PieceKind::Tokin => "tokinen",
        PieceKind::ProLance => "den promoverade lansen",
        PieceKind::ProKnight => "den promoverade springaren",
        PieceKind::ProSilver => "det promoverade silvret",
        PieceKind::Horse => "drakhästen",
        PieceKind::Dragon => "draken",
    }
}

/// Several of them, where it is said how many.
pub fn several(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "bönder",
        PieceKind::Lance => "lansar",
        PieceKind::King => "kungar",
        PieceKind::Tokin => "tokiner",
        PieceKind::ProLance => "promoverade lansar",
        PieceKind::ProKnight => "promoverade springare",
        PieceKind::ProSilver => "promoverade silver",
        PieceKind::Horse => "drakhästar",
        PieceKind::Dragon => "drakar",
        // Springare, löpare, torn, silver and guld are their own plurals.
        kind => piece(kind),
    }
}

/// One of two forms, by the gender of the piece: en bonde, ett torn.
pub fn gendered(kind: PieceKind, common: &'static str, neuter: &'static str) -> &'static str {
    match kind {
        PieceKind::Silver | PieceKind::Gold | PieceKind::Rook | PieceKind::ProSilver => neuter,
        _ => common,
    }
}

/// A piece with its side: svart bonde, vitt torn.
pub fn colored(piece_there: Piece) -> String {
    let kind = piece_there.kind();
    let color = match piece_there.color() {
        Color::Black => "svart",
        Color::White => gendered(kind, "vit", "vitt"),
    };
    format!("{color} {}", piece(kind))
}

/// The beginning of a sentence.
pub fn capital(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// En bonde, ett torn.
fn one(kind: PieceKind) -> String {
    format!("{} {}", gendered(kind, "en", "ett"), piece(kind))
}

fn spoken_move(facts: MoveContext) -> String {
    let MoveContext { mv, kind, .. } = facts;
    let verb = if mv.is_drop() {
        "sätts in på"
    } else if facts.captures {
        "slår på"
    } else {
        "till"
    };
    let end = if mv.promotes() {
        " med promovering"
    } else if facts.declines {
        " utan promovering"
    } else {
        ""
    };
    format!("{} {verb} {}{end}", piece(kind), mv.to())
}

fn illegal(why: IllegalMoveReason) -> String {
    match why {
        IllegalMoveReason::NothingThere { square } => format!("Det finns ingen pjäs på {square}."),
        IllegalMoveReason::NotYourTurn { .. } => "Det är motståndarens tur.".to_owned(),
        IllegalMoveReason::WrongMovement { piece: moved, .. } => {
            format!("{} går inte så.", capital(one(moved.kind())))
        }
        IllegalMoveReason::Blocked { by } => format!("Pjäsen på {by} står i vägen."),
        IllegalMoveReason::OwnPiece { square } => {
            format!("På {square} står redan en pjäs av samma färg.")
        }
        IllegalMoveReason::MayNotPromote { kind } => {
            let piece = capital(definite(kind).to_owned());
            format!("{piece} får inte promoveras här.")
        }
        IllegalMoveReason::MustPromote { kind } => {
            let piece = capital(definite(kind).to_owned());
            format!("{piece} måste promoveras här.")
        }
        IllegalMoveReason::SquareTaken { square } => {
            format!("{square} är upptagen: pjäser sätts bara in på tomma rutor.")
        }
        IllegalMoveReason::NotInHand { kind } => {
            let (kind, no) = (kind.kind(), gendered(kind.kind(), "ingen", "inget"));
            format!("Det finns {no} {} i handen.", piece(kind))
        }
        IllegalMoveReason::PromotedDrop { .. } => "En pjäs sätts alltid in opromoverad.".to_owned(),
        IllegalMoveReason::ImmobilePiece { kind } => format!(
            "{} som sätts in här skulle aldrig mer kunna flyttas.",
            capital(one(kind.kind()))
        ),
        IllegalMoveReason::Nifu { pawn } => {
            format!("Nifu: bonden på {pawn} står redan på den här linjen.")
        }
        IllegalMoveReason::Uchifuzume => {
            "Uchifuzume: en bonde får inte sättas in så att det blir matt.".to_owned()
        }
        IllegalMoveReason::KingInCheck { attacker } => {
            format!("Kungen skulle kunna slås av pjäsen på {attacker}.")
        }
        IllegalMoveReason::PerpetualCheck => {
            "Samma ställning för fjärde gången med bara schackar: evig schack.".to_owned()
        }
        _ => "Draget är otillåtet.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_in_words() {
        let facts = |usi: &str, kind| MoveContext {
            mv: usi.parse().unwrap(),
            by: Color::Black,
            kind,
            captures: false,
            declines: false,
            same_square: false,
        };
        let takes = MoveContext {
            captures: true,
            ..facts("8h2b+", PieceKind::Bishop)
        };
        let declines = MoveContext {
            declines: true,
            ..facts("4d3c", PieceKind::Silver)
        };
        for (facts, said) in [
            (facts("7g7f", PieceKind::Pawn), "bonde till 7f"),
            (takes, "löpare slår på 2b med promovering"),
            (declines, "silver till 3c utan promovering"),
            (facts("N*5e", PieceKind::Knight), "springare sätts in på 5e"),
        ] {
            assert_eq!((TEXT.spoken_move)(facts), said);
        }
    }

    #[test]
    fn words_agree_with_the_gender_of_the_piece() {
        let white = |kind| colored(Piece::new(Color::White, kind));
        assert_eq!(white(PieceKind::Rook), "vitt torn");
        assert_eq!(white(PieceKind::Dragon), "vit drake");
        let none = |kind| (TEXT.illegal)(IllegalMoveReason::NotInHand { kind });
        assert_eq!(
            none(shogi::HandKind::Gold),
            "Det finns inget guld i handen."
        );
        assert_eq!(
            none(shogi::HandKind::Pawn),
            "Det finns ingen bonde i handen."
        );
        let kind = PieceKind::ProSilver;
        assert_eq!(
            (TEXT.illegal)(IllegalMoveReason::MayNotPromote { kind }),
            "Det promoverade silvret får inte promoveras här."
        );
    }
}
