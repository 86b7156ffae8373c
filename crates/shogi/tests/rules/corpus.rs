//! The corpus of real games and agreed facts, where it is there.

use std::collections::BTreeSet;

use komadai_shogi::{Move, Origin, Position, Square, Strictness};
use serde_json::Value;

use crate::{
    corpus_files::{list, read, read_json, text},
    explain, legal_moves, perft,
    support::{mv, position, rows, setup, square},
};

/// Of the deepest counts, those above this are left out.
const LINES_LIMIT: u64 = 15_000_000;

#[test]
fn perft_counts() {
    for file in ["rules/perft.json", "rules/perft_shallow.json"] {
        let Some(facts) = read_json(file) else { return };
        for fact in list(&facts) {
            let counts: Vec<u64> = list(&fact["perft"])
                .iter()
                .map(|count| count.as_u64().expect("a count is a number"))
                .collect();
            let sfen = text(fact, "sfen");
            perft::check(sfen, sfen, &counts, LINES_LIMIT);
        }
    }
}

#[test]
fn lists_of_legal_moves() {
    let Some(facts) = read("rules/legal_moves.tsv") else {
        return;
    };
    for row in rows(&facts).skip(1) {
        let [sfen, count, moves] = row.as_slice() else {
            panic!("not an SFEN, a count and moves: {row:?}");
        };
        assert_eq!(moves.split_whitespace().count().to_string(), *count);
        legal_moves::check(sfen, moves);
    }
}

#[test]
fn pawn_drop_mates() {
    let Some(facts) = read("rules/uchifuzume.tsv") else {
        return;
    };
    for row in rows(&facts).skip(1) {
        explain::check(row[0], row[1], "uchifuzume");
    }
}

#[test]
fn tutorial_positions() {
    let Some(facts) = read("rules/tutorial_positions.tsv") else {
        return;
    };
    for row in rows(&facts).skip(1) {
        let [topic, sfen, question, answer, _, known @ ..] = row.as_slice() else {
            panic!("not a tutorial fact: {row:?}");
        };
        let position = position(sfen);
        let asked = question
            .rsplit(' ')
            .next()
            .and_then(|text| text.parse::<Move>().ok());
        match (*topic, asked, known) {
            ("movement", _, [squares]) => {
                let found: BTreeSet<Square> = position
                    .destinations(Origin::Board(square("5e")))
                    .into_iter()
                    .collect();
                let known: BTreeSet<Square> = squares
                    .split(',')
                    .map(|text| square(&text[text.len() - 2..]))
                    .collect();
                assert_eq!(found, known, "{sfen}");
                assert_eq!(found.len().to_string(), *answer, "{sfen}");
            }
            ("mate-in-1", Some(mv), _) => {
                let mut mated = position;
                mated
                    .play(mv)
                    .unwrap_or_else(|reason| panic!("{sfen}: {mv}: {reason}"));
                assert!(mated.in_check() && !mated.has_legal_move(), "{sfen}: {mv}");
            }
            ("stalemate", ..) => assert!(!position.in_check() && !position.has_legal_move()),
            ("sennichite", ..) => {}
            (_, Some(mv), _) => {
                let verdict = position.check_legal(mv);
                assert_eq!(
                    verdict.is_ok(),
                    *answer == "legal",
                    "{sfen}: {mv}: {verdict:?}"
                );
            }
            _ => panic!("unknown topic: {row:?}"),
        }
    }
}

/// Replays a game, legal up to `illegal` if there is an illegal move.
#[track_caller]
fn replay(name: &str, game: &Value, illegal: Option<u64>) {
    let mut setup = setup(text(game, "initial"));
    let mut judged = Position::from_setup(&setup, Strictness::Problem).ok();
    for (text, number) in text(game, "moves").split_whitespace().zip(1..) {
        let mv = mv(text);
        if let Some(mut position) = judged {
            let played = position.play(mv);
            let expected = illegal != Some(number);
            assert_eq!(
                played.is_ok(),
                expected,
                "{name}: move {number}, {mv}: {played:?}"
            );
            judged = played.is_ok().then_some(position);
        }
        setup
            .apply(mv)
            .unwrap_or_else(|error| panic!("{name}: move {number}, {mv}: {error}"));
        if let Some(position) = judged {
            assert_eq!(position.to_setup(), setup, "{name}: move {number}");
        }
    }
    let written = setup.to_sfen();
    let (board_turn_hands, _) = written.rsplit_once(' ').expect("an SFEN has fields");
    assert_eq!(board_turn_hands, text(game, "final"), "{name}");
}

#[test]
fn special_games() {
    let Some(games) = read_json("rules/special_games.json") else {
        return;
    };
    for game in list(&games) {
        replay(
            text(game, "name"),
            game,
            text(game, "first_illegal_move").parse().ok(),
        );
    }
}

#[test]
fn recorded_games() {
    let Some(games) = read_json("games/expected.json") else {
        return;
    };
    for (name, game) in games.as_object().expect("the games are by file") {
        let is_replayed = game["final"].is_string() && !game["first_illegal_move"].is_string();
        if is_replayed && game["suspect"].is_null() {
            replay(name, game, game["first_illegal_move"].as_u64());
        }
    }
}

#[test]
fn mates_in_one() {
    let Some(problems) = read("tsume/mate1.tsv") else {
        return;
    };
    for row in rows(&problems) {
        let problem = Position::from_sfen(row[0], Strictness::Problem)
            .unwrap_or_else(|faults| panic!("{}: {faults}", row[0]));
        let mates = problem.legal_moves().iter().any(|&mv| {
            let mut mated = problem;
            mated.play_unchecked(mv);
            mated.in_check() && !mated.has_legal_move()
        });
        assert!(mates, "{problem}");
    }
}

/// What every reader must refuse, the strict one refuses as a game.
#[test]
fn bad_positions_and_moves() {
    let Some(expected) = read("bad/expected.tsv") else {
        return;
    };
    for row in rows(&expected) {
        let [file, format @ ("sfen" | "usi"), _, "REJECT", ..] = row.as_slice() else {
            continue;
        };
        let Some(bad) = read(&format!("bad/{file}")) else {
            return;
        };
        let bad = bad.trim_end_matches(['\r', '\n']);
        let is_refused = match *format {
            "sfen" => Position::from_sfen(bad, Strictness::Game).is_err(),
            _ => !is_playable(bad),
        };
        assert!(is_refused, "{file}");
    }
}

/// Whether every word of a USI `position` command can be played.
fn is_playable(command: &str) -> bool {
    let (start, moves) = command
        .split_once(" moves ")
        .expect("the command has moves");
    let mut position = match start {
        "position startpos" => Position::startpos(),
        _ => position(start.trim_start_matches("position sfen ")),
    };
    moves
        .split(' ')
        .all(|text| text.parse().is_ok_and(|mv| position.play(mv).is_ok()))
}
