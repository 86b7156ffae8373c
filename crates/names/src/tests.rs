mod examples;

use alloc::{collections::BTreeSet, string::String, vec::Vec};

use komadai_shogi::{ByColor, Color, Move, Position, Strictness};
use proptest::prelude::*;

use crate::{
    FoundName, GameNames, Name, NameKind, Recognizer,
    name_set::NameSet,
    rule::{Rule, Term},
    tables::RULES,
};

fn names(moves: &str) -> GameNames {
    let moves = moves.split_ascii_whitespace();
    let moves = moves.map(|usi| usi.parse::<Move>().expect("a move"));
    Recognizer::new().names_of(&Position::startpos(), moves)
}

/// The names of a game of legal moves when all rules are tested after each move.
fn names_by_all_rules(start: &Position, moves: &[Move]) -> GameNames {
    let rules: Vec<Rule> = RULES.iter().filter_map(Rule::read).collect();
    let mut names = GameNames::default();
    let mut known = ByColor::<NameSet>::default();
    let mut position = *start;
    for (before, &mv) in moves.iter().enumerate() {
        let (ply, side) = (before + 1, position.turn());
        position.play_unchecked(mv);
        for (rule, name) in rules.iter().zip(Name::all()) {
            let (own, other) = (&known[side], &known[!side]);
            let comes = ply <= rule.by
                && !own.contains(name)
                && rule.allows(side, start.key())
                && rule.allows_names(own, other)
                && rule.fits(&position, side);
            if comes {
                known[side].insert(name);
                let replaces = |other| rule.over.contains(other);
                names.push(FoundName { ply, side, name }, replaces);
            }
        }
    }
    names
}

/// What was found: the ply, `b` or `w`, and the id.
fn found(names: &GameNames) -> Vec<String> {
    let line = |found: &FoundName| {
        let side = match found.side {
            Color::Black => 'b',
            Color::White => 'w',
        };
        alloc::format!("{} {side} {}", found.ply, found.name.id())
    };
    names.found().iter().map(line).collect()
}

fn opening(names: &GameNames, side: Color) -> &'static str {
    names.opening(side).map_or("", Name::id)
}

fn castle(names: &GameNames, side: Color) -> &'static str {
    names.castle(side).map_or("", Name::id)
}

#[test]
fn every_text_is_one_of_its_kind() {
    type Text = fn(Name) -> &'static str;
    let texts: [Text; 7] = [
        Name::id,
        Name::ja,
        Name::kana,
        Name::en,
        Name::it,
        Name::ro,
        Name::sv,
    ];
    for kind in [NameKind::Opening, NameKind::Attack, NameKind::Castle] {
        for (number, text) in texts.into_iter().enumerate() {
            let mut known = BTreeSet::new();
            for name in Name::all().filter(|name| name.kind() == kind) {
                let text = text(name);
                // Two names may be read alike.
                assert!(known.insert(text) || number == 2, "{name:?}: {text}");
                assert!(text.trim() == text, "{name:?}: {text}");
            }
        }
    }
    for name in Name::all() {
        assert_eq!(Name::from_id(name.id()), Some(name));
        let is_kana = |letter| matches!(letter, 'ぁ'..='ゖ' | 'ー');
        assert!(name.kana().chars().all(is_kana), "{name:?}");
    }
}

/// Whether a position that has what the second wants always has what the first wants.
fn is_implied(general: &[Term], precise: &[Term]) -> bool {
    let implies = |one: &Term, other: &Term| match (one, other) {
        (
            Term::Piece {
                piece,
                on,
                is_there: true,
            },
            Term::Piece {
                piece: same,
                on: fewer,
                is_there: true,
            },
        ) => piece == same && fewer.iter().all(|square| on.contains(square)),
        (one, other) => one == other,
    };
    let has = |term: &Term| precise.iter().any(|other| implies(term, other));
    !general.is_empty() && general.iter().all(has)
}

/// Of several names that come with one move the last is shown.
#[test]
fn what_is_more_precise_comes_later() {
    let rules = RULES.iter().map(|line| Rule::read(line).expect(line));
    let rules: Vec<_> = rules.collect();
    for (precise, number) in rules.iter().zip(0u8..) {
        for (general, other) in rules.iter().zip(0..).skip(usize::from(number) + 1) {
            let names = [number, other].map(Name::from_number);
            let mut pairs = precise
                .terms
                .iter()
                .flat_map(|all| general.terms.iter().map(move |terms| (terms, all)));
            assert!(
                names[0].kind() != names[1].kind()
                    || !pairs.any(|(terms, all)| is_implied(terms, all)),
                "{:?} before {:?}",
                names[0],
                names[1],
            );
        }
    }
}

#[test]
fn a_name_is_read_in_any_language() {
    let mino = Name::from_id("mino").unwrap();
    for text in ["mino", "美濃囲い", "みのがこい", " MINO castle "] {
        assert_eq!(text.parse(), Ok(mino), "{text}");
    }
    assert!("minor".parse::<Name>().is_err());
}

#[test]
fn both_sides_of_a_fourth_file_rook() {
    let game = names(
        "7g7f 3c3d 2g2f 4c4d 3i4h 8b4b 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b 5g5f 7a7b 8h7g 3a3b 7h8h \
         4a5b 9i9h 6c6d 8h9i 5b6c 7i8h 7c7d",
    );
    assert_eq!(opening(&game, Color::White), "shikenbisha");
    assert_eq!(opening(&game, Color::Black), "");
    assert_eq!(castle(&game, Color::White), "taka-mino");
    assert_eq!(castle(&game, Color::Black), "ibisha-anaguma");
    let white: Vec<_> = found(&game)
        .into_iter()
        .filter(|line| line.contains(" w "))
        .collect();
    assert_eq!(
        white,
        [
            "6 w shikenbisha",
            "14 w kata-mino",
            "18 w mino",
            "22 w taka-mino",
        ]
    );
}

#[test]
fn one_name_is_shown_for_a_move() {
    // Gold 5h comes before the king.
    let game = names(
        "7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 7a6b 3i3h 5a4b 4i5h 4b3b 5i4h 5c5d 4h3i 1c1d 3i2h 9c9d 6i5h",
    );
    assert!(game.at(5).any(|found| found.name.id() == "shikenbisha"));
    for ply in 0..20 {
        let castles = game
            .at(ply)
            .filter(|found| found.name.kind() == NameKind::Castle);
        assert!(castles.count() <= 1, "{ply}");
    }
}

#[test]
fn static_openings() {
    let yagura = "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 6g6f 3a4b 5g5f 5c5d 3i4h 4b3c 4i5h 4c4d 6i7h 4a3b";
    let game = names(yagura);
    assert_eq!(opening(&game, Color::White), "ai-yagura");
    assert_eq!(
        opening(&names(&(String::from(yagura) + " 5i6i")), Color::Black),
        "ai-yagura"
    );

    let exchange = "7g7f 8c8d 2g2f 8d8e 8h7g 3c3d 7i8h 4a3b 6i7h 2b7g+ 8h7g 3a4b 3i3h 7a7b \
                    4g4f 6c6d 3h4g 7b6c 4g5f 6c5d";
    let game = names(exchange);
    assert_eq!(opening(&game, Color::Black), "kakugawari-koshikakegin");
    assert_eq!(opening(&game, Color::White), "kakugawari-koshikakegin");

    // Black came to the exchange one move earlier.
    assert!(game.at(11).any(|found| found.name.id() == "kakugawari"));
    assert_eq!(game.at(12).count(), 0);

    let wing = "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h";
    assert_eq!(opening(&names(wing), Color::Black), "aigakari");

    let side_pawn = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f \
                     2d3d 2b3c 3d3f 8f8d";
    let game = names(side_pawn);
    assert_eq!(opening(&game, Color::Black), "yokofudori");

    let lost_tempo = "7g7f 3c3d 2g2f 4a3b 2f2e 2b8h+ 7i8h 3a2b 3i4h 2b3c";
    assert_eq!(
        opening(&names(lost_tempo), Color::White),
        "itteson-kakugawari"
    );
}

#[test]
fn ranging_rooks() {
    let quick = "7g7f 3c3d 7f7e 8c8d 2h7h";
    assert_eq!(opening(&names(quick), Color::Black), "haya-ishida");
    let gokigen = "7g7f 3c3d 2g2f 5c5d 2f2e 8b5b";
    assert_eq!(opening(&names(gokigen), Color::White), "gokigen");
    let both = "7g7f 3c3d 2h6h 8b3b 5i4h 5a6b";
    assert_eq!(opening(&names(both), Color::White), "ai-furibisha");
    assert_eq!(opening(&names(both), Color::Black), "ai-furibisha");
    let direct = "7g7f 3c3d 2g2f 2b8h+ 7i8h 8b2b";
    assert_eq!(opening(&names(direct), Color::White), "direct-mukaibisha");
    assert_eq!(opening(&names(direct), Color::Black), "");
    // Not one whose rook was on the fourth file before.
    let fourth = "7g7f 3c3d 2g2f 2b8h+ 7i8h 8b4b 3i4h 4b2b";
    assert_eq!(
        opening(&names(fourth), Color::White),
        "kakukokan-shikenbisha"
    );
}

#[test]
fn names_come_early_or_not_at_all() {
    // The rook of a static game comes to 6h late.
    let waits = "3i3h 7a7b 3h3i 7b7a ".repeat(6);
    assert_eq!(opening(&names(&(waits + "2h6h")), Color::Black), "");
    assert_eq!(
        opening(&names("1g1f 1c1d 2h6h"), Color::Black),
        "shikenbisha"
    );
}

#[test]
fn an_illegal_move_ends_the_game() {
    let game = names("7g7f 3c3d 2h6h 8b8a 6h7h 3d3e 7h8h");
    assert_eq!(opening(&game, Color::Black), "shikenbisha");
    assert!(!game.has(Color::Black, Name::from_id("sankenbisha").unwrap()));
}

proptest! {
    /// A game that White begins, with the board turned, has the same names for the other sides.
    #[test]
    fn both_sides_have_the_same_rules(choices in proptest::collection::vec(any::<u16>(), 0..60)) {
        let start = Position::startpos();
        let mut position = start;
        let mut moves = Vec::new();
        for choice in choices {
            let legal = position.legal_moves();
            let Some(&mv) = legal.get(usize::from(choice) % legal.len().max(1)) else {
                break;
            };
            position.play(mv).expect("a legal move");
            moves.push(mv);
        }
        let sfen = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
        let turned = Position::from_sfen(sfen, Strictness::Game).expect("a position");
        let recognizer = Recognizer::new();
        let names = recognizer.names_of(&start, moves.iter().copied());
        prop_assert_eq!(&names, &names_by_all_rules(&start, &moves));
        let others = recognizer.names_of(&turned, moves.iter().map(|mv| mv.rotated()));
        // Some names are for one side only.
        let is_for_both = |found: &&FoundName| {
            Rule::read(found.name.rule_line()).is_some_and(|rule| rule.side.is_none())
        };
        let swapped = others.found().iter().filter(is_for_both);
        let swapped = swapped.map(|found| (found.ply, !found.side, found.name));
        let found = names.found().iter().filter(is_for_both);
        let found = found.map(|found| (found.ply, found.side, found.name));
        prop_assert!(found.eq(swapped));
    }
}
