//! Every kind of reason, in every language.
use komadai_explain::{Cause, InLine, Loss, Reason, ReasonKind};
use komadai_model::Language;
use komadai_names::{Name, NameKind};
use shogi::{PieceKind, Square};

use crate::{Text, reason};

fn causes() -> Vec<Cause> {
    vec![
        Cause::Moved,
        Cause::Hanging,
        Cause::Unguarded,
        Cause::Fork(vec![PieceKind::King, PieceKind::Lance]),
        Cause::Pin,
        Cause::Skewer(PieceKind::Rook),
        Cause::Discovery,
        Cause::DoubleCheck,
        Cause::Attacked,
        Cause::Later,
    ]
}

fn kinds() -> Vec<ReasonKind> {
    let castle = Name::all().find(|name| name.kind() == NameKind::Castle);
    let fork = || vec![PieceKind::Bishop, PieceKind::Silver];
    let mut kinds = vec![
        ReasonKind::MissesMate(7),
        ReasonKind::AllowsMate(1),
        ReasonKind::AllowsFork(fork()),
        ReasonKind::MissesFork(fork()),
        ReasonKind::IgnoresThreat(PieceKind::Lance),
        ReasonKind::AllowsPromotion(PieceKind::Pawn),
        ReasonKind::MissesPromotion(PieceKind::Rook),
        ReasonKind::AllowsChecks(4),
        ReasonKind::MissesChecks(3),
    ];
    kinds.extend(castle.map(ReasonKind::BreaksCastle));
    for cause in causes() {
        for pieces in [vec![PieceKind::Lance], vec![PieceKind::Gold]] {
            for compensation in [vec![], vec![PieceKind::Pawn, PieceKind::Lance]] {
                let loss = Loss {
                    pieces: pieces.clone(),
                    compensation,
                    cause: cause.clone(),
                };
                kinds.push(ReasonKind::Loses(loss.clone()));
                kinds.push(ReasonKind::Misses(loss));
            }
        }
    }
    kinds
}

fn said(kind: ReasonKind, language: Language) -> String {
    let shown = Reason {
        kind,
        line: InLine::Reply,
        ply: 2,
        squares: vec![Square::from_usi("5d").expect("a square")],
    };
    reason(&shown, Text::of(language))
}

#[test]
fn every_reason_is_a_sentence_of_its_own_in_every_language() {
    for language in Language::ALL {
        for kind in kinds() {
            let text = said(kind.clone(), language);
            let end = match language {
                Language::Japanese => "。",
                _ => ".",
            };
            assert!(text.ends_with(end), "{text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
            let first = text.chars().next();
            assert!(!first.is_some_and(char::is_lowercase), "{text}");
            let english = said(kind, Language::English);
            assert!(language == Language::English || text != english, "{text}");
        }
    }
}

#[test]
fn what_is_given_in_return_is_said() {
    let loss = Loss {
        pieces: vec![PieceKind::Rook],
        compensation: vec![PieceKind::Bishop, PieceKind::Pawn],
        cause: Cause::Moved,
    };
    assert_eq!(
        said(ReasonKind::Loses(loss.clone()), Language::English),
        "The rook can be taken on 5d in exchange for a bishop and a pawn."
    );
    assert_eq!(
        said(ReasonKind::Loses(loss), Language::Italian),
        "La torre in 5d può essere presa in cambio di un alfiere e un pedone."
    );
}
