use shogi::Color;

use super::super::{PlayedGame, Warning};

/// What is said after each of `moves`: nothing (`-`), the third time (`3`), a
/// perpetual check of Black or White (`b2`, `w3`: and how often).
#[track_caller]
fn check(query: &str, moves: &str, said: &str) {
    let list: Vec<&str> = moves.split(' ').collect();
    let heard = (1..=list.len()).map(|count| {
        let moves = list[..count].join("+");
        let query = format!("{query}&moves={moves}");
        let game = PlayedGame::from_query(&query).expect("a game");
        match game.warning() {
            None => "-".to_owned(),
            Some(Warning::ThirdTime) => "3".to_owned(),
            Some(Warning::PerpetualCheck { by, count }) => {
                let by = if by == Color::Black { "b" } else { "w" };
                format!("{by}{count}")
            }
        }
    });
    assert_eq!(heard.collect::<Vec<_>>().join(" "), said, "{query}");
}

const ROOKS: &str = "2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b";

#[test]
fn the_third_time_is_told() {
    check("rules=standard", ROOKS, "- - - - - - - 3 3 3 3 -");
    check("rules=friendly", ROOKS, "- - - - - - - 3 3 3 3 -");
}

#[test]
fn a_perpetual_check_is_told_from_the_second_time() {
    let chase = "4f5f 5d4d 5f4f 4d5d 4f5f 5d4d 5f4f 4d5d 4f5f 5d4d 5f4f 4d5d";
    let start = "sfen=lnsg1gsnl/1r5b1/ppppppppp/4k4/9/5R3/PPPPPPPPP/1B7/LNSGKGSNL b - 1";
    check(start, chase, "- - - b2 b2 b2 b2 b3 b3 b3 b3 -");
    let turned = "sfen=lnsgkgsnl/7b1/ppppppppp/3r5/9/4K4/PPPPPPPPP/1B5R1/LNSG1GSNL w - 1";
    let chase = "6d5d 5f6f 5d6d 6f5f 6d5d 5f6f 5d6d 6f5f 6d3d 5f5e 3d6d 5e5f";
    check(turned, chase, "- - - w2 w2 w2 w2 w3 - - - -");
}

#[test]
fn nothing_is_told_without_assistance() {
    let silent = "- - - - - - - - - - - -";
    for rules in ["standard,assistance=off", "professional", "club81"] {
        check(&format!("rules={rules}"), ROOKS, silent);
    }
}
