//! `komadai judge`: games in, JSON out.

mod support;

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};
use support::{
    checks::{check_error, check_usage},
    run,
};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const DECLARABLE: &str = "sfen G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";
const BOTH_IN: &str =
    "sfen 5+B+P2/K+P+L+P+R+P3/+P+P+N1P4/9/9/9/2p+p+pgsg1/1+p1+n+b+n1kg/9 w G2SNL4Prs2l3p 1";

/// The answer to one game: one line of JSON on standard output, nothing else.
#[track_caller]
fn judge(arguments: &[&str]) -> Value {
    let arguments: Vec<&str> = std::iter::once(&"judge")
        .chain(arguments)
        .copied()
        .collect();
    let output = run(&arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    let text = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Games on standard input.
fn judge_lines(arguments: &[&str], lines: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .arg("judge")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be run");
    let mut input = child.stdin.take().expect("its input is a pipe");
    input.write_all(lines).expect("it reads its input");
    drop(input);
    child.wait_with_output().expect("the program ends")
}

/// How a game ends: status, winner, reason.
#[track_caller]
fn check(rules: &str, game: &str, winner: Option<&str>, reason: Option<&str>) {
    let verdict = judge(&["--rules", rules, game]);
    let ended = if reason.is_some() { "ended" } else { "ongoing" };
    assert_eq!(verdict["status"], json!(ended), "{rules}: {game}");
    assert_eq!(verdict["winner"], json!(winner), "{rules}: {game}");
    assert_eq!(verdict["reason"], json!(reason), "{rules}: {game}");
}

#[test]
fn keys_come_in_order() {
    let output = run(&["judge", "startpos", "moves", "7g7f", "P*5e", "3c3d"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let verdict: Value = serde_json::from_str(&text).expect("it is JSON");
    let keys: Vec<&String> = verdict.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        [
            "plies",
            "sfen",
            "status",
            "winner",
            "reason",
            "repetition",
            "in_check",
            "claims",
            "impasse",
            "breaches",
            "unread"
        ]
    );
    assert!(
        text.starts_with(r#"{"plies":1,"sfen":"lnsgkgsnl/"#),
        "{text}"
    );
    assert!(text.ends_with("}\n"), "{text}");
}

#[test]
fn a_game_that_goes_on() {
    let verdict = judge(&["startpos moves 7g7f"]);
    for (key, value) in [
        ("plies", json!(1)),
        (
            "sfen",
            json!("lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2"),
        ),
        ("status", json!("ongoing")),
        ("winner", Value::Null),
        ("reason", Value::Null),
        ("repetition", json!(1)),
        ("in_check", json!(false)),
        ("breaches", json!([])),
        (
            "claims",
            json!([
                { "by": "white", "claim": "resign" },
                { "by": "white", "claim": "declare", "holds": false },
            ]),
        ),
    ] {
        assert_eq!(verdict[key], value, "{key}");
    }
    assert_eq!(verdict.get("unread"), None);
    assert_eq!(judge(&["startpos"])["plies"], 0);
    assert_eq!(judge(&["startpos", "moves"])["sfen"], START);
    assert_eq!(judge(&["sfen", START, "moves", "7g7f"]), verdict);
    let words: Vec<&str> = START.split(' ').collect();
    assert_eq!(
        judge(&[&["sfen"], &words[..], &["moves", "7g7f"]].concat()),
        verdict
    );
}

#[test]
fn the_impasse_of_each_side() {
    let verdict = judge(&[DECLARABLE]);
    let black = &verdict["impasse"]["black"];
    let keys: Vec<&String> = black.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        [
            "king_in_zone",
            "pieces_in_zone",
            "in_check",
            "zone_points",
            "total_points",
            "credit",
            "rules"
        ]
    );
    assert_eq!(black["king_in_zone"], true);
    assert_eq!(black["pieces_in_zone"], 10);
    assert_eq!(black["zone_points"], 30);
    let rules: Vec<&String> = black["rules"]
        .as_object()
        .expect("an object")
        .keys()
        .collect();
    assert_eq!(
        rules,
        [
            "declaration27",
            "declaration24",
            "agreement24",
            "agreement27",
            "try",
            "all_pieces_in"
        ]
    );
    assert_eq!(
        black["rules"]["declaration27"],
        json!({
            "verdict": "win",
            "in_force": true,
            "conditions": [
                { "kind": "own_turn", "have": 1, "need": 1, "holds": true },
                { "kind": "king_entered", "have": 1, "need": 1, "holds": true },
                { "kind": "pieces_in_zone", "have": 10, "need": 10, "holds": true },
                { "kind": "not_in_check", "have": 1, "need": 1, "holds": true },
                { "kind": "points", "have": 30, "need": 28, "holds": true },
            ],
        })
    );
    assert_eq!(black["rules"]["declaration24"]["verdict"], "draw");
    assert_eq!(black["rules"]["declaration24"]["in_force"], false);
    assert_eq!(black["rules"]["try"]["verdict"], Value::Null);
    assert_eq!(
        verdict["impasse"]["white"]["rules"]["declaration27"]["verdict"],
        "loss"
    );
    assert_eq!(verdict["claims"][1]["holds"], true);
    let drawn = judge(&["--rules", "professional", DECLARABLE]);
    assert_eq!(drawn["claims"][1]["holds"], true);
    let credit = judge(&["sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]);
    assert_eq!(credit["impasse"]["white"]["credit"], 10);
}

/// Every reason that a game can end for.
#[test]
fn every_end() {
    let mate = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b";
    let rooks = "startpos moves 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b 2h3h 8b7b 3h2h 7b8b";
    let checks = "sfen lnsg1gsnl/1r5b1/ppppppppp/4k4/9/5R3/PPPPPPPPP/1B7/LNSGKGSNL b - 1 \
                  moves 4f5f 5d4d 5f4f 4d5d 4f5f 5d4d 5f4f 4d5d 4f5f 5d4d 5f4f 4d5d";
    let try_it = "sfen 9/4K4/9/9/9/9/9/k8/9 b - 1 moves 5b5a";
    let all_in = "sfen K8/9/9/4G4/4r4/9/9/9/k8 b R2B3G4SN3n4l18p 1 moves 5d5c";
    let declare = format!("{DECLARABLE} moves win");
    let count = format!("{BOTH_IN} moves count");
    for (rules, game, winner, reason) in [
        ("standard", mate, "black", "mate"),
        (
            "standard",
            "sfen 8k/9/7K1/9/9/9/9/9/9 b S 1 moves S*3b",
            "black",
            "no_moves",
        ),
        (
            "standard",
            "startpos moves 7g7f resign",
            "black",
            "resignation",
        ),
        ("standard", "startpos moves timeout", "white", "time"),
        ("standard", "startpos moves 7g7e", "white", "illegal_move"),
        ("standard", checks, "white", "perpetual_check"),
        ("standard", rooks, "none", "repetition"),
        ("declaration=24", &declare, "none", "declaration24"),
        ("standard", &declare, "black", "declaration27"),
        (
            "standard",
            "startpos moves win",
            "white",
            "declaration_failed",
        ),
        ("agreement=24", &count, "none", "impasse24"),
        ("agreement=27", &count, "black", "impasse27"),
        ("try", try_it, "black", "try_rule"),
        ("all-pieces-in=either", all_in, "none", "all_pieces_in"),
        ("move-limit=1", "startpos moves 7g7f", "none", "move_limit"),
        (
            "draw-by-agreement=on",
            "startpos moves draw",
            "none",
            "agreement",
        ),
        (
            "standard",
            "startpos moves interrupt",
            "none",
            "interrupted",
        ),
    ] {
        check(rules, game, Some(winner), Some(reason));
    }
    check("professional", mate, None, None);
    check("standard", "startpos moves count", None, None);
}

#[test]
fn checks_and_repetitions() {
    let verdict = judge(&["startpos moves 2h3h 8b7b 3h2h 7b8b"]);
    assert_eq!(verdict["repetition"], 2);
    let verdict = judge(&["sfen 4k4/9/9/9/9/9/9/8R/K8 b - 1 moves 1h5h"]);
    assert_eq!(
        (&verdict["in_check"], &verdict["repetition"]),
        (&json!(true), &json!(1))
    );
}

#[test]
fn breaches() {
    let verdict = judge(&["startpos moves 7g7f 3c3e 2g2f resign"]);
    assert_eq!(
        verdict["breaches"],
        json!([{
            "ply": 2,
            "by": "white",
            "reason": "wrong_movement",
            "text": "a pawn does not move from 3c to 3e",
            "loser": "white",
        }])
    );
    for key in ["impasse", "repetition"] {
        assert_eq!(verdict[key], Value::Null, "{key}");
    }
    assert_eq!(verdict["in_check"], false);
    assert_eq!(verdict["plies"], 3);

    let verdict = judge(&["--rules", "move-limit=1", "startpos moves 7g7f 3c3d"]);
    assert_eq!(
        verdict["breaches"],
        json!([{
            "ply": 2,
            "by": "white",
            "reason": "after_end",
            "text": "the game had ended: none:move_limit",
            "loser": null,
        }])
    );
    let verdict = judge(&["startpos moves count"]);
    assert_eq!(verdict["breaches"][0]["reason"], "claim");
    assert_eq!(verdict["breaches"][0]["ply"], 1);
    let verdict = judge(&["startpos moves 7g7f 2g2f"]);
    assert_eq!(verdict["breaches"][0]["reason"], "not_your_turn");
    const BOTH_DROP: &str = "sfen 4k4/9/9/9/9/9/9/9/4K4 b Pp 1 moves -P*5e";
    let words: Vec<&str> = BOTH_DROP.split(' ').collect();
    for arguments in [&[BOTH_DROP], words.as_slice()] {
        assert_eq!(judge(arguments)["breaches"][0]["by"], "white");
    }
    let verdict = judge(&["startpos moves 7g7f P*5e 2g2f resign"]);
    assert_eq!(verdict["unread"], 2);
    assert_eq!(verdict["plies"], 1);
    assert_eq!(verdict["reason"], "resignation");
}

#[test]
fn games_on_standard_input() {
    let output = judge_lines(
        &["--rules", "club81"],
        b"startpos moves 7g7f\n\n  \nstartpos moves resign\r\nsfen 4k4/9/9/9/9/9/9/9/4K4 b - 1",
    );
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let plies: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("it is JSON")["plies"].clone())
        .collect();
    assert_eq!(plies, [1, 0, 0]);
    let nothing = judge_lines(&[], b"");
    assert_eq!((nothing.status.code(), nothing.stdout.len()), (Some(0), 0));
}

#[test]
fn bad_lines_are_named_and_the_others_answered() {
    let output = judge_lines(
        &[],
        b"startpos\nstartpos moves 7g7x\n\nfrom here\n\xff\xfe\nstartpos moves 7g7f\n",
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2);
    let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
    let complaints: Vec<&str> = complaints.lines().collect();
    assert_eq!(complaints.len(), 3, "{complaints:?}");
    for (complaint, line) in complaints.iter().zip([2, 4, 5]) {
        let begins = complaint.starts_with(&format!("komadai: line {line}: word "));
        assert!(begins, "{complaint}");
    }
}

#[test]
fn bad_games() {
    for (game, parts) in [
        ("", &["word 1 is missing", "startpos"][..]),
        ("here", &["word 1", "\"here\"", "\"startpos\" or \"sfen\""]),
        ("moves 7g7f", &["word 1 is missing"]),
        ("startpos 7g7f", &["word 2", "\"7g7f\"", "\"moves\""]),
        ("sfen", &["word 2", "missing"]),
        ("sfen moves 7g7f", &["word 2", "missing"]),
        ("sfen 4k4/9 b - 1", &["word 2", "SFEN", "2 rows"]),
        (
            "startpos moves 7g7f 3c3",
            &["word 4", "\"3c3\"", "4 or 5 characters", "resign"],
        ),
        ("startpos moves P#5e", &["word 3", "\"P#5e\""]),
        ("startpos moves +", &["word 3", "\"+\""]),
        (
            "startpos moves resign 7g7f",
            &["word 4", "\"7g7f\" follows \"resign\""],
        ),
        (
            "startpos moves resign win",
            &["word 4", "\"win\" follows \"resign\""],
        ),
        ("startpos moves stalemate", &["word 3", "\"stalemate\""]),
    ] {
        check_error(&run(&["judge", game]), parts);
    }
}

#[test]
fn bad_rules() {
    for (rules, parts) in [
        ("olympic", &["--rules", "'olympic'", "professional"][..]),
        (
            "standard,move-limit=x",
            &["move-limit is \"x\"", "whole number"],
        ),
        ("standard,speed=1", &["\"speed\"", "move-limit"]),
        ("", &["\"\" is no set of rules"]),
    ] {
        check_usage(&run(&["judge", "--rules", rules, "startpos"]), parts);
    }
    check_usage(&run(&["judge", "--rules"]), &["--rules <RULES>"]);
    check_usage(
        &run(&["judge", "--json", "startpos"]),
        &["unexpected argument '--json'"],
    );
}
