//! Records and their verdicts, as data.

use komadai_shogi::{Audit, Color};

use crate::support::{check_records, position, rules};

#[test]
fn ends() {
    check_records(include_str!("../data/ends.tsv"));
}

#[test]
fn repetition() {
    check_records(include_str!("../data/repetition.tsv"));
}

#[test]
fn move_limit() {
    check_records(include_str!("../data/move_limit.tsv"));
}

#[test]
fn kings_that_enter() {
    check_records(include_str!("../data/king_rules.tsv"));
}

/// Who should have lost by the first breach of a record, and why.
#[track_caller]
fn check_loser(rules_text: &str, start: &str, moves: &str, why: &str, loser: Option<Color>) {
    let mut audit = Audit::new(position(start), rules(rules_text));
    for text in moves.split_whitespace() {
        let ply = audit.game().parse_ply(text);
        audit.push(ply.unwrap_or_else(|error| panic!("{text}: {error}")));
    }
    audit.finish(None);
    let first = audit.violations()[0];
    assert_eq!(first.reason.to_string(), why);
    assert_eq!(first.loser(), loser, "{why}");
}

#[test]
fn who_loses_by_a_breach() {
    let (black, white) = (Some(Color::Black), Some(Color::White));
    let why = "a pawn does not move from 7g to 7e";
    check_loser("standard", "startpos", "7g7e", why, black);
    let mate = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
    let why = "the game had ended: black:mate";
    check_loser("standard", mate, "G*5b 5a4a", why, white);
    let why = "the game had ended: none:move_limit";
    check_loser("move-limit=1", "startpos", "7g7f 3c3d", why, None);
    let rooks = "2h3h 8b7b 3h2h 7b8b ".repeat(3) + "7g7f";
    let why = "the position stood for the fourth time, and the game would have been drawn";
    check_loser("standard", "startpos", &rooks, why, None);
    let start = "lnsg1gsnl/1r5b1/ppppppppp/4k4/9/5R3/PPPPPPPPP/1B7/LNSGKGSNL b - 1";
    let checks = "4f5f 5d4d 5f4f 4d5d ".repeat(3);
    let why = "the position has come back for the fourth time by nothing but checks \
               (perpetual check)";
    check_loser("standard", start, &checks, why, black);
}
