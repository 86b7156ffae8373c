//! The corpus of real games, where it is there.

use komadai_shogi::{ByColor, Color, Handicap, Impasse, Position, Strictness};
use serde_json::Value;

use crate::{
    corpus_files::{list, read_json, text},
    special_games::{Facts, check},
};

#[track_caller]
fn check_game(game: &Value, first_illegal: Option<usize>) {
    let end = &game["end"];
    let points = |at: usize| end["points24"][at].as_u64().expect("points are a number");
    let declared = |at: usize| match end["declare27"][at].as_str() {
        Some("win") => "win",
        _ => "loss",
    };
    let facts = Facts {
        first_illegal,
        points: [points(0), points(1)],
        declarations: [declared(0), declared(1)],
        is_fourth: end["fourfold"] == true,
        checking: end["perpetual_check_by"]
            .as_str()
            .and_then(Color::from_name),
    };
    check(text(game, "initial"), text(game, "moves"), &facts);
}

#[test]
fn special_games() {
    let Some(games) = read_json("rules/special_games.json") else {
        return;
    };
    for game in list(&games) {
        check_game(game, text(game, "first_illegal_move").parse().ok());
    }
}

/// Whether the facts count points from this start as we do: from any start they
/// credit White with what is missing, we in handicap games only. One problem
/// starts from nine pawns on a file, which is no position.
fn is_counted_alike(sfen: &str) -> bool {
    let is_handicap = |handicap: &Handicap| handicap.sfen().starts_with(sfen);
    Position::from_sfen(sfen, Strictness::Lesson).is_ok_and(|start| {
        let Impasse { sides, .. } = Impasse::new(&start, ByColor::default());
        let all = sides.black.total_points + sides.white.total_points == 54;
        all || Handicap::ALL.iter().any(is_handicap)
    })
}

#[test]
fn recorded_games() {
    let Some(games) = read_json("games/expected.json") else {
        return;
    };
    let games = games.as_object().expect("the games are by file");
    let judged = games.values().filter(|game| {
        let known = game["suspect"].is_null()
            && game["end"].is_object()
            && !game["first_illegal_move"].is_string();
        known && is_counted_alike(text(game, "initial"))
    });
    let mut count = 0;
    for game in judged {
        let illegal = game["first_illegal_move"].as_u64();
        check_game(game, illegal.and_then(|ply| ply.try_into().ok()));
        count += 1;
    }
    assert!(count > 50, "only {count} games have facts about their end");
}
