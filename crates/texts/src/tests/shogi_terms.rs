use shogi::{Color, IllegalMoveReason, PieceKind, PositionError, Square};

use crate::{
    Text, capitalized,
    en::{self, shogi_terms::TEXT as EN},
    ja::{self, shogi_terms::TEXT as JA},
};
use komadai_model::{Language, MoveContext};

fn facts(usi: &str, kind: PieceKind) -> MoveContext {
    MoveContext {
        mv: usi.parse().unwrap(),
        by: Color::Black,
        kind,
        captures: false,
        declines: false,
        same_square: false,
    }
}

#[test]
fn moves_in_words() {
    let pawn = facts("7g7f", PieceKind::Pawn);
    let takes = MoveContext {
        captures: true,
        same_square: true,
        ..facts("8h2b+", PieceKind::Bishop)
    };
    let declines = MoveContext {
        declines: true,
        ..facts("4d3c", PieceKind::Silver)
    };
    let drop = facts("N*5e", PieceKind::Knight);
    for (facts, spoken, japanese) in [
        (pawn, "pawn to 7f", "７六歩"),
        (takes, "bishop takes on 2b and promotes", "同角成"),
        (declines, "silver to 3c, not promoted", "３三銀不成"),
        (drop, "knight dropped on 5e", "５五桂打"),
    ] {
        assert_eq!((EN.spoken_move)(facts), spoken);
        assert_eq!((JA.spoken_move)(facts), japanese);
    }
}

#[test]
fn reasons_and_faults_are_sentences_of_their_language() {
    let pawn = Square::from_usi("2c").unwrap();
    let nifu = IllegalMoveReason::Nifu { pawn };
    assert_eq!(
        (EN.illegal)(nifu),
        "Nifu: there is already a pawn on this file, on 2c."
    );
    assert_eq!((JA.illegal)(nifu), "二歩です。２三に自分の歩があります。");
    let fault = PositionError::MissingKing {
        color: Color::White,
    };
    assert_eq!((en::errors::TEXT.position)(&fault), "White has no king");
    assert_eq!((ja::errors::TEXT.position)(&fault), "後手の玉がありません");
}

#[test]
fn what_begins_a_sentence_has_a_capital() {
    for (words, sentence) in [
        ("silver", "Silver"),
        ("è matto", "È matto"),
        ("șah", "Șah"),
        ("Ön", "Ön"),
        ("銀", "銀"),
        ("", ""),
    ] {
        assert_eq!(capitalized(words), sentence);
    }
    for language in Language::ALL {
        for kind in PieceKind::ALL {
            let name = (Text::of(language).shogi_terms().piece)(kind);
            let first = name.chars().next().expect("a name");
            let capital: String = first.to_uppercase().collect();
            assert!(capitalized(name).starts_with(&capital), "{name}");
        }
    }
}
