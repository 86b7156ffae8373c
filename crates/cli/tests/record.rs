//! `komadai record`: files in, facts and other files out.

mod support;

use std::{fs, path::PathBuf};

use serde_json::{Value, json};
use support::{
    checks::{check_error, check_usage},
    run,
};

const RECORDS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../records/tests/data/records/"
);

/// A file of this test alone.
fn temporary(name: &str, content: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    fs::write(&path, content).expect("the test's folder takes a file");
    path.to_string_lossy().into_owned()
}

fn show(file: &str) -> Value {
    let output = run(&["record", "show", file, "--json"]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{file}");
    serde_json::from_slice(&output.stdout).expect("the answer is JSON")
}

#[test]
fn what_a_record_holds_is_shown() {
    let facts = show(&format!("{RECORDS}variations.kif"));
    let keys: Vec<&String> = facts.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys.iter()
            .map(|key| key.as_str())
            .collect::<Vec<_>>()
            .join(" "),
        "format encoding headers initial moves final winner end first_illegal_move \
         variations comments marks times warnings"
    );
    assert_eq!(facts["format"], "kif");
    assert_eq!(facts["headers"]["先手"], "甲野");
    assert_eq!(
        facts["moves"],
        json!(["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"])
    );
    assert_eq!(
        (&facts["winner"], &facts["end"]),
        (&json!("black"), &json!("resignation"))
    );
    assert_eq!(facts["first_illegal_move"], Value::Null);
}

#[test]
fn shift_jis_is_written_and_read_back() {
    let source = format!("{RECORDS}variations.kif");
    let kif = temporary("back.kif", "");
    let output = run(&["record", "convert", &source, &kif]);
    assert_eq!(output.status.code(), Some(0));
    let (before, after) = (show(&source), show(&kif));
    assert_eq!(after["encoding"], "shift_jis");
    for key in ["headers", "moves", "variations", "comments", "times"] {
        assert_eq!(before[key], after[key], "{key}");
    }
}

#[test]
fn what_a_format_cannot_hold_is_said() {
    let source = format!("{RECORDS}variations.kif");
    let output = run(&["record", "convert", &source, "-", "--to", "usi"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        text,
        "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e resign\n"
    );
    let said = String::from_utf8_lossy(&output.stderr);
    for what in ["variations", "comments", "times"] {
        assert!(said.contains(&format!("left out: {what}")), "{said}");
    }
    let odd = temporary(
        "odd.csa",
        "'CSA encoding=UTF-8\nV3.0\nN+𠮷野\nPI\n+\n+7776FU\n",
    );
    let output = run(&["record", "convert", &odd, "-", "--to", "csa"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains("left out: characters that Shift_JIS lacks: 𠮷\n"),
        "{said}"
    );
}

/// JIS and Windows read some codes differently; programs read as Windows does.
#[test]
fn characters_that_shift_jis_changes_are_said() {
    let text = |comment: &str| {
        format!("#KIF version=2.0 encoding=UTF-8\n1 ７六歩(77)\n*{comment}\n2 投了\n")
    };
    let source = temporary("jis.kifu", &text("〜‖—¢£¬−¥‾〜"));
    let kif = temporary("jis.kif", "");
    let output = run(&["record", "convert", &source, &kif]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    for (from, by) in "〜‖—¢£¬−¥‾".chars().zip("～∥―￠￡￢－￥￣".chars()) {
        let line = format!("{kif}: replaced: {from} by {by}, ");
        assert_eq!(said.matches(&line).count(), 1, "{said}");
    }
    assert_eq!(said.lines().count(), 9, "{said}");
    let back = run(&["record", "convert", &kif, "-", "--to", "kifu"]);
    let back = String::from_utf8_lossy(&back.stdout).into_owned();
    assert!(back.contains("\n*～∥―￠￡￢－￥￣～\n"), "{back}");
}

#[test]
fn breaches_are_named() {
    let good = temporary("good.usi", "position startpos moves 7g7f 3c3d resign\n");
    let output = run(&["record", "check", &good]);
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        format!("{good}: ok\n")
    );
    assert_eq!(output.status.code(), Some(0));
    let foul = temporary("foul.csa", "V2.2\nPI\n+\n+7776FU\n-3334FU\n+8844UM\n");
    let output = run(&["record", "check", &good, &foul]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains(&format!("{foul}: move 3: black: ")), "{text}");
    assert_eq!(output.status.code(), Some(1), "{text}");
}

#[test]
fn ends_that_the_game_does_not_bear_out_are_breaches() {
    for (word, breach, winner, end) in [
        ("%SENNICHITE", "claim", json!("none"), json!("repetition")),
        ("%TSUMI", "claim", json!("white"), json!("mate")),
        (
            "%KACHI",
            "declaration_failed",
            json!("white"),
            json!("declaration_failed"),
        ),
    ] {
        let name = format!("end-{}.csa", &word[1..]);
        let file = temporary(&name, &format!("V2.2\nPI\n+\n+7776FU\n-3334FU\n{word}\n"));
        let output = run(&["record", "check", &file]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            text.starts_with(&format!("{file}: move 3: black: {breach}: ")),
            "{text}"
        );
        assert_eq!(output.status.code(), Some(1), "{word}");
        let facts = show(&file);
        assert_eq!((&facts["winner"], &facts["end"]), (&winner, &end), "{word}");
    }
    let judged = run(&["judge", "startpos moves 7g7f 3c3d win"]);
    let judged: Value = serde_json::from_slice(&judged.stdout).expect("the answer is JSON");
    assert_eq!(judged["winner"], "white");
}

#[test]
fn perpetual_check_is_a_breach_without_an_illegal_move() {
    let checks = ["4h5h 5a4a 5h4h 4a5a"; 3].join(" ");
    let game = format!("position sfen 4k4/9/9/9/9/9/9/5R3/4K4 b - 1 moves {checks}\n");
    let file = temporary("checks.usi", &game);
    let facts = show(&file);
    assert_eq!(facts["first_illegal_move"], Value::Null);
    assert_eq!(
        (&facts["winner"], &facts["end"]),
        (&json!("white"), &json!("perpetual_check"))
    );
    let output = run(&["record", "check", &file]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains(": black: perpetual_check: "), "{text}");
    assert_eq!(output.status.code(), Some(1));
}

/// As `moves` and `judge` take them.
#[test]
fn boards_without_kings_are_read() {
    let drill = temporary("drill.csa", "V2.2\nP+77FU\nP-33FU\n+\n+7776FU\n%CHUDAN\n");
    let facts = show(&drill);
    assert_eq!(facts["initial"], "9/9/6p2/9/9/9/2P6/9/9 b - 1");
    assert_eq!(facts["moves"], json!(["7g7f"]));
    assert_eq!(facts["warnings"].as_array().map(Vec::len), Some(1));
    let output = run(&["record", "check", &drill]);
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        format!("{drill}: ok\n")
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_game_that_ends_with_an_illegal_move_is_read_again() {
    let foul = temporary(
        "foul-end.csa",
        "V2.2\nPI\n+\n+7776FU\n-3334FU\n+8899UM\n%+ILLEGAL_ACTION\n",
    );
    let line = temporary("foul-end.usi", "");
    let output = run(&["record", "convert", &foul, &line]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let (before, after) = (show(&foul), show(&line));
    for key in [
        "initial",
        "moves",
        "final",
        "winner",
        "end",
        "first_illegal_move",
    ] {
        assert_eq!(before[key], after[key], "{key}");
    }
    assert_eq!(
        (&after["winner"], &after["first_illegal_move"]),
        (&json!("white"), &json!(3))
    );
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let broken = temporary("broken.usi", "position startpos moves xyz\n");
    let place = format!("{broken}: line 1, column 25: ");
    for command in ["show", "check"] {
        check_error(&run(&["record", command, &broken]), &[&place, "xyz"]);
    }
    check_error(
        &run(&["record", "convert", &broken, "-", "--to", "kif"]),
        &[&place],
    );
    check_error(&run(&["record", "convert", &broken, "out.txt"]), &["--to"]);
    check_error(&run(&["record", "show", "no-such.kif"]), &["no-such.kif"]);
    check_usage(
        &run(&["record", "convert", &broken, "-", "--to", "pgn"]),
        &["'pgn' for '--to <FORMAT>'", "kif, kifu"],
    );
    check_usage(&run(&["record", "show"]), &["<FILE>"]);
    check_usage(&run(&["record", "check"]), &["<FILE>..."]);
}

#[cfg(unix)]
#[test]
fn file_names_need_not_be_utf_8() {
    use std::{
        ffi::{OsStr, OsString},
        os::unix::ffi::OsStrExt,
    };

    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(OsStr::from_bytes(b"\xff\xfe.usi"));
    let copy = folder.join(OsStr::from_bytes(b"\xff copy.csa"));
    fs::write(&file, "position startpos moves 7g7f\n").expect("a file");
    let printed = |words: &[&str], paths: &[&PathBuf]| {
        let paths = paths.iter().map(|path| path.as_os_str().to_owned());
        let arguments: Vec<OsString> = words.iter().map(OsString::from).chain(paths).collect();
        let output = run(&arguments);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{words:?}");
        assert_eq!(output.status.code(), Some(0), "{words:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    for command in ["show", "check"] {
        assert!(!printed(&["record", command], &[&file]).is_empty());
    }
    printed(&["record", "convert"], &[&file, &copy]);
    assert!(printed(&["record", "show"], &[&copy]).contains("moves (1): 7g7f"));
    assert!(printed(&["analyse", "--nodes", "100"], &[&copy]).starts_with("1\t7g7f\t"));
    let mates = folder.join(OsStr::from_bytes(b"\xff.tsv"));
    fs::write(&mates, "4k4/9/4P4/9/9/9/9/9/9 b G 1\n").expect("a file");
    assert!(printed(&["tsume"], &[&mates]).contains("\t1\tG*5b\t"));
}
