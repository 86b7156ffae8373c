//! `komadai tsume` as a terminal sees it.

mod support;

use std::{fs, path::PathBuf};

use support::{
    checks::{check_error, check_usage},
    run,
};

const GOLD: &str = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
const FAR: &str = "8k/5G3/7G1/8S/8L/9/9/9/9 b 2r2b2g3s4n3l18p 1";
const NO_MATE: &str = "4k4/9/9/9/9/9/9/9/4K4 b P 1";
const LONG: &str = "1+P2p1p2/n2g1G1pp/3pB2Rn/2P1k1+r2/5l2B/3G2N2/N8/7S1/9 b Pg3s3l10p 1";

/// SFEN, length and moves of every line; nodes and time are numbers.
fn answers(output: &[u8]) -> Vec<[String; 3]> {
    let text = String::from_utf8_lossy(output);
    text.lines()
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [sfen, length, moves, nodes, ms] = fields[..] else {
                panic!("not five columns: {line:?}");
            };
            assert!(nodes.parse::<u64>().is_ok() && ms.parse::<f64>().is_ok());
            [sfen, length, moves].map(str::to_owned)
        })
        .collect()
}

#[track_caller]
fn check(arguments: &[&str], sfen: &str, length: &str, moves: &str) {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    assert_eq!(answers(&output.stdout), [[sfen, length, moves]]);
}

#[test]
fn a_position_is_answered_on_a_line() {
    check(&["tsume", GOLD], GOLD, "1", "G*5b");
    let words: Vec<&str> = ["tsume"].into_iter().chain(GOLD.split(' ')).collect();
    check(&words, GOLD, "1", "G*5b");
    check(&["tsume", "--hash", "1", NO_MATE], NO_MATE, "none", "");
    check(&["tsume", LONG, "--limit", "1"], LONG, "unknown", "");
}

#[test]
fn books_do_not_count_what_is_dropped_between_in_vain() {
    let output = run(&["tsume", FAR]);
    assert_eq!(answers(&output.stdout)[0][1], "5");
    check(&["tsume", "--book", FAR], FAR, "3", "1d2e 1a2a 1e1b+");
}

#[test]
fn a_file_is_answered_but_for_its_bad_lines() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("mates.tsv");
    let text = format!("{GOLD}\t1\tgold\n# a remark\n\nno position\nsfen {NO_MATE}\n");
    fs::write(&path, text).expect("it can be written");
    let output = run(&["tsume", &path.to_string_lossy()]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(
        complaint.starts_with("komadai: line 4: ") && complaint.lines().count() == 1,
        "{complaint}"
    );
    let lengths: Vec<String> = answers(&output.stdout)
        .into_iter()
        .map(|[_, length, _]| length)
        .collect();
    assert_eq!(lengths, ["1", "none"]);
}

#[test]
fn bad_words_are_refused() {
    let refused = |arguments: &[&str], parts: &[&str]| check_error(&run(arguments), parts);
    let misused = |arguments: &[&str], parts: &[&str]| check_usage(&run(arguments), parts);
    misused(&["tsume"], &["<FILE|SFEN>"]);
    refused(&["tsume", "no-such-file"], &["no-such-file"]);
    misused(&["tsume", "--hash", "0", GOLD], &["--hash", "0"]);
    misused(&["tsume", "--limit", "soon", GOLD], &["--limit", "soon"]);
    misused(&["tsume", "--fast", GOLD], &["--fast"]);
    refused(&["tsume", "9/9/9/9/9/9/9/9/9 b - 1"], &["no king"]);
}
