//! `komadai games`: many files in, a list or results out.

mod support;

use std::{fs, path::PathBuf};

use serde_json::{Value, json};
use support::{checks::check_usage, run};

/// A folder with five games in three files and a folder, and a file that is no record.
fn folder(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("2026")).expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("written");
    write(
        "a.kif",
        "開始日時：2026/01/02\n先手：Aoki\n後手：Baba\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n",
    );
    write(
        "two.csa",
        "V2.2\nN+Baba\nN-Chiba\nPI\n+\n+2726FU\n-3334FU\n+7776FU\n-8384FU\n+2625FU\n%TORYO\n/\n\
         V2.2\nN+Aoki\nN-Chiba\nPI\n+\n+7776FU\n%TORYO\n",
    );
    write("2026/line.usi", "position startpos moves 7g7f 3c3d 8h2b+\n");
    write("notes.txt", "no record, and not read");
    write("damaged.kif", "1 ７六歩(77)\n2 ９九歩(99)\n");
    folder.to_string_lossy().into_owned()
}

fn lines(arguments: &[&str]) -> Vec<String> {
    let output = run(&[&["games"], arguments].concat());
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(str::to_owned).collect()
}

/// The games that are listed: file and number.
fn listed(arguments: &[&str]) -> Vec<String> {
    let games = lines(&[arguments, &["--json"]].concat());
    let name = |line: &String| {
        let game: Value = serde_json::from_str(line).expect("JSON");
        let file = game["file"].as_str().expect("a file").rsplit('/').next();
        format!("{} {}", file.expect("a name"), game["game"])
    };
    games.iter().map(name).collect()
}

#[test]
fn folders_are_read_with_all_that_is_in_them() {
    let folder = folder("games-listed");
    let output = run(&["games", &folder]);
    assert_eq!(output.status.code(), Some(2));
    let faults = String::from_utf8(output.stderr).expect("text");
    assert!(faults.contains("damaged.kif: line 2"), "{faults}");
    let listed = lines(&[&folder]);
    assert_eq!(
        listed[0],
        "file\tgame\tdate\tblack\twhite\tmoves\tresult\tply\tblack opening\twhite opening\tblack castle\twhite castle"
    );
    assert_eq!(listed.len(), 6, "{listed:?}");
    assert_eq!(
        listed[2],
        format!("{folder}/a.kif\t1\t2026/01/02\tAoki\tBaba\t3\tblack\t\t\t\t\t")
    );
}

#[test]
fn a_file_of_many_games_is_read_in_order() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("many.usi");
    let many = "position startpos moves 7g7f\n".repeat(1100);
    fs::write(&file, many).expect("written");
    let expected: Vec<_> = (1..=1100).map(|game| format!("many.usi {game}")).collect();
    assert_eq!(listed(&[&file.to_string_lossy()]), expected);
}

#[test]
fn players_and_positions_are_found() {
    let folder = folder("games-found");
    assert_eq!(
        listed(&[&folder, "--player", "aok"]),
        ["a.kif 1", "two.csa 2"]
    );
    // After 7g7f 3c3d 2g2f, by whatever moves.
    let sfen = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 4";
    let found = [&*folder, "--position", sfen];
    assert_eq!(listed(&found), ["a.kif 1", "two.csa 1"]);
    let at = lines(&found);
    assert!(at[1].ends_with("\t3\t\t\t\t"), "{at:?}");
}

#[test]
fn openings_are_found_by_id_and_by_name() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("games-openings");
    fs::create_dir_all(&folder).expect("a folder");
    let fourth = "position startpos moves 7g7f 3c3d 2g2f 8b4b 3i4h 5a6b\n";
    fs::write(folder.join("a.usi"), fourth).expect("written");
    let wing = "position startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b\n";
    fs::write(folder.join("b.usi"), wing).expect("written");
    let folder = folder.to_string_lossy();
    for name in ["shikenbisha", "四間飛車", "fourth-file ROOK"] {
        assert_eq!(listed(&[&folder, "--opening", name]), ["a.usi 1"], "{name}");
    }
    let games = lines(&[&folder, "--json"]);
    let game: Value = serde_json::from_str(&games[0]).expect("JSON");
    assert_eq!(
        game["names"],
        json!([{"name": "shikenbisha", "side": "white", "ply": 4}])
    );
    let report = lines(&[&folder, "--report"]).join("\n");
    assert!(report.contains("Fourth-file rook\t1\t0\t0"), "{report}");
    let unknown = run(&["games", &folder, "--opening", "shikenbish"]);
    assert_eq!(unknown.status.code(), Some(2));
    let error = String::from_utf8(unknown.stderr).expect("text");
    assert!(
        error.contains("no opening, attack or castle has this name"),
        "{error}"
    );
}

#[test]
fn results_are_counted() {
    let folder = folder("games-counted");
    let sfen = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let report = lines(&[&folder, "--report", "--position", sfen, "--json"]);
    let report: Value = serde_json::from_str(&report[0]).expect("JSON");
    assert_eq!(
        json!([report["games"], report["black"], report["white"]]),
        json!([5, 3, 0])
    );
    assert_eq!(
        report["moves"][0],
        json!({"move": "7g7f", "games": 4, "black": 2, "white": 0})
    );
    let players = report["players"].as_array().expect("players");
    assert_eq!(
        players[0],
        json!({"name": "Aoki", "games": 2, "won": 2, "lost": 0})
    );
    let text = lines(&[&folder, "--report"]);
    assert_eq!(text[..2], ["games\tblack won\twhite won", "5\t3\t0"]);
}

#[test]
fn what_is_wrong_is_said() {
    check_usage(&run(&["games"]), &["PATH"]);
    let output = run(&["games", "/no/such/folder"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("/no/such/folder: cannot be read"), "{said}");
    let output = run(&["games", ".", "--position", "nonsense"]);
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("SFEN \"nonsense\""), "{said}");
}

#[test]
fn messages_are_read_where_they_hold_a_game() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("games-messages");
    fs::create_dir_all(&folder).expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("written");
    write(
        "kif.kif",
        "こんにちは。\n\n先手：Aoki\n後手：Baba\n1 ７六歩(77)\n2 投了\n\nhttps://example.com/\n",
    );
    write(
        "link.usi",
        "見てください\nhttps://www.kento-shogi.com/?moves=7g7f.3c3d#2\n",
    );
    write("none.kif", "日時：12月1日\n場所：公民館\n");
    let folder = folder.to_string_lossy().into_owned();
    let output = run(&["games", &folder]);
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(listed(&[&folder]), ["kif.kif 1", "link.usi 1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        errors.contains("none.kif: line 1, column 1: ") && errors.contains("this is no record"),
        "{errors}"
    );
}
