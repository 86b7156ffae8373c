//! `komadai record`: files in, facts and other files out.

mod support;

use std::{fs, path::PathBuf};

use serde_json::{Value, json};
use support::{check_complaint, run};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../shogi/tests/data/records/");

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
    assert!(said.contains("Shift_JIS lacks: 𠮷"), "{said}");
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

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    let broken = temporary("broken.usi", "position startpos moves xyz\n");
    let place = format!("{broken}: line 1, column 25: ");
    for command in ["show", "check"] {
        check_complaint(&run(&["record", command, &broken]), &[&place, "xyz"]);
    }
    check_complaint(
        &run(&["record", "convert", &broken, "-", "--to", "kif"]),
        &[&place],
    );
    check_complaint(&run(&["record", "convert", &broken, "out.txt"]), &["--to"]);
    check_complaint(&run(&["record", "show", "no-such.kif"]), &["no-such.kif"]);
    check_complaint(&run(&["record"]), &["show, convert or check"]);
}
