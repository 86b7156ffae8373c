//! Moves as Japanese text.

use komadai_records::notation::japanese::{SideMarks, format, read};
use komadai_shogi::{
    Bitboard, Color, Move, Origin, Position, Promotion, Square, Strictness, attacks,
};
use proptest::prelude::*;

use crate::trees::any_board;

#[track_caller]
fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Lesson)
        .unwrap_or_else(|faults| panic!("{sfen}: {faults}"))
}

#[test]
fn facts_are_written_and_read_alike() {
    let facts = include_str!("../data/move_texts.tsv");
    for row in facts.lines().filter(|line| !line.starts_with('#')) {
        let [sfen, usi, text] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not a position, a move and its text: {row}");
        };
        let position = position(sfen);
        let mv: Move = usi.parse().expect("a USI move");
        let mark = SideMarks::Pieces.mark(position.turn());
        assert_eq!(format!("{mark}{}", format(&position, mv, None)), text);
        let meant = read(&position, text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((meant.mv, meant.doubt), (mv, None), "{text}");
    }
}

#[test]
fn glyphs_and_digits_of_all_kinds_are_read() {
    let board = position("9/9/9/4+R4/2+N2+L3/9/+S6+P1/9/4K4 b P 1");
    for (texts, usi) in [
        (
            &["５三龍", "5三竜", "53竜", "▲５３龍", "☗ ５三 龍"][..],
            "5d5c",
        ),
        (&["４四成香", "44杏", "▲44仝"], "4e4d"),
        (&["７四成桂", "74圭", "74今"], "7e7d"),
        (&["９六成銀", "96全"], "9g9f"),
        (&["２六と", "26个", "26成歩"], "2g2f"),
        (&["５八玉", "58王", "▲58王"], "5i5h"),
        (&["１五歩", "15歩打", "▲１五歩打"], "P*1e"),
    ] {
        for text in texts {
            let meant = read(&board, text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(meant.mv.to_string(), usi, "{text}");
            assert_eq!(meant.by, Color::Black);
            assert_eq!(meant.doubt, None, "{text}");
        }
    }
}

#[test]
fn same_square_and_not_promoting_are_said() {
    let board = position("4k4/9/3p5/9/9/3R5/9/9/4K4 b - 1");
    let before: Move = "6b6c".parse().expect("a move");
    let stays: Move = "6f6c".parse().expect("a move");
    let text = format(&board, stays, Some(before));
    assert_eq!(text, "同　飛不成");
    for text in [&*text, "同飛不成", "同 飛生", "▲同飛不成", "６三同飛不成"] {
        let meant = read(&board, text, Some(before)).expect("a move");
        assert_eq!((meant.mv, meant.doubt), (stays, None), "{text}");
    }
    let unsaid = read(&board, "同飛", Some(before)).expect("a move");
    assert_eq!(unsaid.mv, stays);
    assert!(unsaid.doubt.is_some());
}

#[test]
fn what_is_not_clear_is_doubted_or_refused() {
    let golds = position("4k4/9/9/9/9/9/9/9/3G1GK2 b - 1");
    let refused = |text: &str| read(&golds, text, None).expect_err(text).to_string();
    assert_eq!(refused("５八金"), "more than one gold can go to 5h");
    assert_eq!(refused("▲同　金"), "同 needs a move before it");
    assert_eq!(refused("５五金"), "no gold can go to 5e");
    assert_eq!(refused("５八"), "expected a piece such as 歩");
    assert_eq!(refused("８"), "expected a square such as ７六 or 同");
    assert_eq!(refused("５八金左 !"), "expected nothing more");
    assert_eq!(refused("５八銅"), "expected a piece such as 歩");
    let needless = read(&golds, "６八金右", None).expect("a move");
    assert_eq!(needless.mv.to_string(), "6i6h");
    assert!(needless.doubt.is_some());
    let pinned = position("4k4/9/9/9/4r4/9/9/4G4/3GK4 b - 1");
    let only_legal = read(&pinned, "６八金", None).expect("a move");
    assert_eq!(only_legal.mv.to_string(), "6i6h");
    assert!(only_legal.doubt.is_some());
}

/// All moves that the pieces of the side to move could make, whether or not they
/// leave their king in check, and all drops on empty squares.
fn possible_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let us = position.turn();
    let reach = |from: Square| match position.piece_at(from) {
        Some(piece) if piece.color() == us => attacks(piece, from, position.occupied()),
        _ => Bitboard::EMPTY,
    };
    for from in Square::all() {
        for to in reach(from) - position.pieces_of(us) {
            let choice = position.promotion(Origin::Board(from), to);
            if choice != Promotion::Forced {
                moves.push(Move::normal(from, to, false));
            }
            if choice != Promotion::Never {
                moves.push(Move::normal(from, to, true));
            }
        }
    }
    for (kind, _) in position.hand(us).iter() {
        let empty = Square::all().filter(|&square| position.piece_at(square).is_none());
        moves.extend(empty.map(|to| Move::drop(kind, to)));
    }
    moves
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_move_has_a_text_of_its_own(position in any_board()) {
        for mv in possible_moves(&position) {
            let text = format(&position, mv, None);
            let meant = read(&position, &text, None);
            prop_assert_eq!(meant.as_ref().map(|meant| meant.mv), Ok(mv), "{}: {}", position, text);
            prop_assert_eq!(meant.map(|meant| meant.doubt), Ok(None), "{}: {}", position, text);
        }
    }

    #[test]
    fn no_text_panics(text in any::<String>(), moveish in "[▲☖]?[同１2][一９ 　]?(成香|金|歩|x)[左右上直引打成不生]{0,4}") {
        let position = Position::startpos();
        let before = "7g7f".parse().ok();
        let _ = read(&position, &text, before).map_err(|error| error.to_string());
        let _ = read(&position, &moveish, before).map_err(|error| error.to_string());
    }
}
