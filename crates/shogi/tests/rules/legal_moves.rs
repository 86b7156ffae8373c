use std::collections::BTreeSet;

use komadai_shogi::{Color, HandKind, Origin, Position, Promotion, Square};

use crate::{
    reference,
    support::{every_move, legal_moves, legal_moves_text, position, rows},
};

const FACTS: &str = include_str!("../data/legal_moves.tsv");

/// The legal moves of a position, and, since every rule is the same for both
/// sides, those of the position with sides changed.
#[track_caller]
pub fn check(sfen: &str, moves: &str) {
    let position = position(sfen);
    assert_eq!(legal_moves_text(&position), moves, "{sfen}");
    assert_eq!(position.has_legal_move(), !moves.is_empty());
    check_mirrored(&position);
}

#[track_caller]
pub fn check_mirrored(position: &Position) {
    let reversed = position.to_setup().reversed();
    let mirrored = Position::from_setup(&reversed, komadai_shogi::Strictness::Lesson)
        .unwrap_or_else(|faults| panic!("{reversed}: {faults}"));
    let expected: BTreeSet<_> = legal_moves(position)
        .into_iter()
        .map(|mv| mv.rotated())
        .collect();
    assert_eq!(legal_moves(&mirrored), expected, "{reversed}");
}

/// All that answers "may this be played?" says the same: the list of moves,
/// [`Position::check_legal`] for every move that can be written down, the
/// destinations and the promotion of every origin.
#[track_caller]
pub fn check_judges_agree(position: &Position) {
    let list = position.legal_moves();
    let legal = legal_moves(position);
    assert_eq!(list.len(), legal.len(), "{position}: a move listed twice");
    for mv in every_move() {
        let verdict = position.check_legal(mv);
        assert_eq!(position.is_legal(mv), verdict.is_ok(), "{position}: {mv}");
        assert_eq!(
            verdict.is_ok(),
            legal.contains(&mv),
            "{position}: {mv}: {verdict:?}"
        );
    }
    for origin in every_origin() {
        let destinations = position.destinations(origin);
        for to in Square::all() {
            let ways: Vec<bool> = legal
                .iter()
                .filter(|mv| mv.to() == to && mv.origin(position.turn()) == origin)
                .map(|mv| mv.promotes())
                .collect();
            assert_eq!(
                destinations.contains(to),
                !ways.is_empty(),
                "{position}: {origin:?} to {to}"
            );
            let expected: &[bool] = match position.promotion(origin, to) {
                _ if ways.is_empty() => &[],
                Promotion::Never => &[false],
                Promotion::Optional => &[false, true],
                Promotion::Forced => &[true],
            };
            assert_eq!(ways, expected, "{position}: {origin:?} to {to}");
        }
    }
}

fn every_origin() -> impl Iterator<Item = Origin> {
    let hands = Color::ALL
        .into_iter()
        .flat_map(|color| HandKind::ALL.map(|kind| Origin::Hand(color, kind)));
    Square::all().map(Origin::Board).chain(hands)
}

#[test]
fn lists_what_independent_programs_agree_on() {
    for row in rows(FACTS) {
        let [sfen, moves] = row.as_slice() else {
            panic!("not an SFEN and its moves: {row:?}");
        };
        check(sfen, moves);
    }
}

#[test]
fn every_judge_agrees() {
    for row in rows(FACTS) {
        check_judges_agree(&position(row[0]));
    }
}

#[test]
fn the_reference_lists_the_same() {
    for row in rows(FACTS).chain(rows(include_str!("../data/perft.tsv")).map(|row| vec![row[1]])) {
        let position = position(row[0]);
        let expected = reference::legal_moves(&position.to_setup());
        assert_eq!(legal_moves(&position), expected, "{position}");
    }
}

#[test]
fn the_most_moves_fit() {
    check_judges_agree(&position(
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
    ));
    // Without kings there may be more: every kind in hand on an open board.
    let open = position("R8/9/4B4/9/9/9/9/9/LSGL5 b RB3G3S4N2L18P 1");
    assert_eq!(legal_moves(&open), reference::legal_moves(&open.to_setup()));
    assert!(open.legal_moves().len() > 560);
}

#[test]
fn a_list_is_used_again() {
    let position = Position::startpos();
    let mut list = position.legal_moves();
    list.clear();
    assert!(list.is_empty());
    position.legal_moves_into(&mut list);
    assert_eq!(list.len(), 30);
    assert_eq!(list.into_iter().count(), 30);
}
