//! `komadai record table`: records in, a Parquet file out.

mod support;

use std::{fs, path::PathBuf};

use support::{checks::check_usage, run};

/// An empty folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("removed");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn records_and_an_output_are_needed() {
    check_usage(&run(&["record", "table"]), &["PATH", "--output <FILE>"]);
}

#[cfg(not(feature = "parquet"))]
#[test]
fn a_program_without_parquet_says_so() {
    let output = folder("without-parquet").join("table.parquet");
    let words = ["record", "table", ".", "-o", &output.to_string_lossy()];
    support::checks::check_error(&run(&words), &["record table", "feature \"parquet\""]);
}

#[cfg(feature = "parquet")]
mod with_parquet {
    use std::{
        fs::{self, File},
        path::Path,
        process::Output,
    };

    use parquet::{
        file::reader::{FileReader, SerializedFileReader},
        record::Row,
        schema::printer::print_schema,
    };

    use super::{folder, run, support::checks::check_error};

    const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tables.md");

    const SCHEMA: &str = "\
message arrow_schema {
  REQUIRED BYTE_ARRAY file (STRING);
  REQUIRED INT32 game;
  OPTIONAL BYTE_ARRAY date (STRING);
  OPTIONAL BYTE_ARRAY black (STRING);
  OPTIONAL BYTE_ARRAY white (STRING);
  OPTIONAL BYTE_ARRAY start (STRING);
  REQUIRED INT32 moves;
  REQUIRED BYTE_ARRAY result (STRING);
  OPTIONAL BYTE_ARRAY end_reason (STRING);
  OPTIONAL BYTE_ARRAY black_opening (STRING);
  OPTIONAL BYTE_ARRAY white_opening (STRING);
  OPTIONAL BYTE_ARRAY black_castle (STRING);
  OPTIONAL BYTE_ARRAY white_castle (STRING);
  REQUIRED INT32 ply;
  REQUIRED BYTE_ARRAY side (STRING);
  REQUIRED INT64 key (INTEGER(64,false));
  REQUIRED group names (LIST) {
    REPEATED group list {
      REQUIRED BYTE_ARRAY item (STRING);
    }
  }
  OPTIONAL INT32 evaluation;
  OPTIONAL INT32 mate;
  OPTIONAL BYTE_ARRAY move (STRING);
  OPTIONAL DOUBLE seconds;
}
";

    fn table(paths: &[&Path], output: &Path) -> Output {
        let paths = paths.iter().map(|path| path.as_os_str());
        let words = ["record", "table", "-o"].map(AsRef::as_ref);
        let words = words.into_iter().chain([output.as_os_str()]);
        run(&words.chain(paths).collect::<Vec<_>>())
    }

    fn open(table: &Path) -> SerializedFileReader<File> {
        let file = File::open(table).expect("the table is there");
        SerializedFileReader::new(file).expect("it is Parquet")
    }

    fn rows(table: &Path) -> Vec<Row> {
        let rows = open(table).into_iter();
        rows.collect::<Result<_, _>>().expect("rows")
    }

    /// Some columns of a row, as words.
    fn values(row: &Row, columns: &str) -> String {
        let value = |wanted: &str| {
            let mut columns = row.get_column_iter();
            let column = columns.find(|(name, _)| *name == wanted);
            column.expect(wanted).1.to_string().replace('"', "")
        };
        let values: Vec<_> = columns.split(' ').map(value).collect();
        values.join(" ")
    }

    fn all(table: &Path, columns: &str) -> Vec<String> {
        let rows = rows(table);
        rows.iter().map(|row| values(row, columns)).collect()
    }

    fn said(output: &Output) -> String {
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    #[test]
    fn each_position_of_the_main_line_is_a_row() {
        let folder = folder("table-rows");
        let text = "開始日時：2026/01/02\n先手：Aoki\n1 ７六歩(77) ( 0:05/00:00:05)\n*評価値=-31\n\
                    2 ３四歩(33) ( 1:10/00:01:10)\n*評価値=詰7\n3 ２六歩(27)\n4 投了 ( 0:09/00:01:19)\n\
                    変化：2手\n2 ８四歩(83)\n*評価値=99\n";
        fs::write(folder.join("a.kif"), text).expect("written");
        let file = folder.join("table.parquet");
        let output = table(&[&folder], &file);
        assert_eq!(
            (said(&output).as_str(), output.status.code()),
            ("", Some(0))
        );
        assert_eq!(output.stdout, b"1 games, 4 positions\n");
        assert_eq!(
            all(&file, "ply side evaluation mate move seconds"),
            [
                "0 black null null 7g7f 5.0",
                "1 white -31 null 3c3d 70.0",
                "2 black null 7 2g2f null",
                "3 white null null null 9.0",
            ]
        );
        let of_game = "game date black white start moves result end_reason";
        let game = "1 2026/01/02 Aoki null null 3 black resignation";
        assert_eq!(all(&file, of_game), [game; 4]);
        let keys = all(&file, "key");
        let after = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1";
        let after = shogi::Position::from_sfen(after, shogi::Strictness::Game);
        assert_eq!(keys[2], after.expect("a position").key().to_string());
        assert!(values(&rows(&file)[0], "file").ends_with("a.kif"));
    }

    #[test]
    fn the_columns_are_those_of_the_documentation() {
        let folder = folder("table-columns");
        fs::write(folder.join("a.usi"), "position startpos\n").expect("written");
        let file = folder.join("table.parquet");
        table(&[&folder], &file);
        let reader = open(&file);
        let schema = reader.metadata().file_metadata().schema();
        let mut printed = Vec::new();
        print_schema(&mut printed, schema);
        assert_eq!(String::from_utf8_lossy(&printed), SCHEMA);
        let document = fs::read_to_string(DOCUMENT).expect("docs/tables.md");
        for column in schema.get_fields() {
            let cell = format!("\n| `{}` |", column.name());
            assert!(document.contains(&cell), "{cell:?} in docs/tables.md");
        }
    }

    #[test]
    fn names_stand_where_they_come_and_in_all_rows_of_the_game() {
        let folder = folder("table-names");
        let line =
            "position startpos moves 7g7f 3c3d 2g2f 8b4b 3i4h 5a6b 5i6h 6b7b 6h7h 7b8b 9g9f 7a7b\n";
        fs::write(folder.join("a.usi"), line).expect("written");
        let file = folder.join("table.parquet");
        table(&[&folder], &file);
        let rows = all(&file, "ply names");
        let named: Vec<_> = rows.iter().filter(|row| !row.ends_with("[]")).collect();
        assert_eq!(named, ["4 [shikenbisha]", "12 [kata-mino]"]);
        let of_game = "black_opening white_opening black_castle white_castle result end_reason";
        let game = "null shikenbisha null kata-mino open null";
        assert_eq!(all(&file, of_game), vec![game; 13]);
    }

    #[test]
    fn rows_end_before_an_illegal_move() {
        let folder = folder("table-illegal");
        let text = "V2.2\nPI\n+\n+7776FU\nT1\n-3334FU\nT2\n+8844UM\nT30\n-4344FU\nT4\n";
        fs::write(folder.join("a.csa"), text).expect("written");
        let handicap = "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
        let line = format!("position sfen {handicap} moves 3c3d\n");
        fs::write(folder.join("b.usi"), line).expect("written");
        let file = folder.join("table.parquet");
        table(&[&folder.join("b.usi"), &folder.join("a.csa")], &file);
        assert_eq!(
            all(&file, "moves result end_reason ply side move seconds start"),
            [
                format!("1 open null 0 white 3c3d null {handicap}"),
                format!("1 open null 1 black null null {handicap}"),
                "2 white illegal_move 0 black 7g7f 1.0 null".to_owned(),
                "2 white illegal_move 1 white 3c3d 2.0 null".to_owned(),
                "2 white illegal_move 2 black null 30.0 null".to_owned(),
            ]
        );
    }

    #[test]
    fn a_file_of_many_games_is_read_in_parts() {
        let folder = folder("table-parts");
        let lines = "position startpos moves 7g7f\n".repeat(1100);
        fs::write(folder.join("a.usi"), lines).expect("written");
        let file = folder.join("table.parquet");
        let output = table(&[&folder], &file);
        assert_eq!(output.stdout, b"1100 games, 2200 positions\n");
        let expected = (1..=1100).flat_map(|game| [format!("{game} 0"), format!("{game} 1")]);
        assert!(all(&file, "game ply").into_iter().eq(expected));
    }

    #[test]
    fn what_cannot_be_read_is_said_and_the_rest_is_written() {
        let folder = folder("table-damaged");
        fs::write(folder.join("a.usi"), "position startpos moves 7g7f\n").expect("written");
        fs::write(folder.join("b.kif"), "1 ７六歩(77)\n2 ９九歩(99)\n").expect("written");
        let file = folder.join("table.parquet");
        fs::write(&file, "an older one").expect("written");
        let missing = folder.join("missing");
        let output = table(&[&folder, &missing], &file);
        assert_eq!(output.status.code(), Some(2));
        let said = said(&output);
        for part in ["b.kif: line 2", "missing: cannot be read"] {
            assert!(said.contains(part), "{said}");
        }
        // The damaged game up to there.
        assert_eq!(all(&file, "game ply move").len(), 4);
    }

    /// The files of a folder, but for records.
    fn left(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        names.filter(|name| !name.ends_with(".kif")).collect()
    }

    #[test]
    fn nothing_is_left_where_there_is_no_table() {
        let folder = folder("table-none");
        let file = folder.join("table.parquet");
        let output = table(&[&folder], &file);
        check_error(&output, &["record table: no game was found"]);
        fs::write(folder.join("a.kif"), "no record\n").expect("written");
        let output = table(&[&folder], &file);
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output).contains("a.kif: "), "{}", said(&output));
        assert_eq!(left(&folder), [""; 0]);
        fs::write(&file, "an older one").expect("written");
        table(&[&folder], &file);
        assert_eq!(fs::read(&file).expect("a file"), b"an older one");
        assert_eq!(left(&folder), ["table.parquet"]);
    }

    #[test]
    fn a_place_that_takes_no_file_is_told_before_anything_is_read() {
        let folder = folder("table-output");
        fs::write(folder.join("a.kif"), "no record\n").expect("written");
        let nowhere = folder.join("nowhere/table.parquet");
        for place in [&folder, &nowhere] {
            let name = place.to_string_lossy();
            check_error(&table(&[&folder], place), &[&name, "cannot be written"]);
        }
        check_error(&table(&[&folder], Path::new("-")), &["standard output"]);
        assert_eq!(left(&folder), [""; 0]);
    }
}
