//! KI2 as it is meant, and as it comes.

use komadai_records::{
    EndMarker, NodeId, Record,
    notation::{ParsedRecord, japanese::SideMarks, ki2, kif::Charset},
};
use komadai_shogi::{Color, Move, Ply, Setup};

#[track_caller]
fn read(text: &str) -> ParsedRecord {
    ki2::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn moves(record: &Record) -> String {
    let moves: Vec<String> = record
        .main_moves()
        .iter()
        .map(|ply| ply.mv.to_string())
        .collect();
    moves.join(" ")
}

#[test]
fn a_record_with_variations_is_read() {
    let text = include_str!("../data/records/handicap.ki2");
    let ParsedRecord { record, warnings } = read(text);
    let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        warnings,
        [
            "line 12, column 3: \"8手で封じ手\": neither a move nor a known end of a game: kept as it stands"
        ]
    );
    assert_eq!(
        moves(&record),
        "7a6b 7g7f 5c5d 4g4f 6b5c 4f4e 4a3b 3g3f 6a6b 3f3e"
    );
    let line = record.main_line();
    assert_eq!(record.node(line[5]).notes().comment, "定跡");
    assert_eq!(record.children(line[4]).count(), 2);
    assert_eq!(record.end(), Some(&EndMarker::Interrupted));
    let written = ki2::write(&record, Charset::ShiftJis, SideMarks::Pieces);
    assert_eq!(written.dropped, []);
    assert!(
        written.text.contains("△６二銀    ▲７六歩"),
        "{}",
        written.text
    );
    assert!(written.text.contains("▲５八金右"), "{}", written.text);
    assert_eq!(read(&written.text).record, record);
}

#[test]
fn moves_stand_as_they_like() {
    for text in [
        "▲７六歩△３四歩▲２二角成△同銀",
        "▲７六歩 △３四歩\r\n\r\n▲２二角成　△同　銀\r\n",
        "☗76歩 ☖34歩 ☗22角成 ☖同　銀",
        "▲７六歩▽３四歩▲２二角成▽同銀",
        "▲７六歩(77) △３四歩(33) ▲２二角成(88) △同銀(31)",
        "先手：A\n*x\n▲７六歩\n*y\n△３四歩\n&z\n▲２二角成\n#w\n△同銀",
    ] {
        let ParsedRecord { record, warnings } = read(text);
        assert_eq!(
            (moves(&record).as_str(), warnings),
            ("7g7f 3c3d 8h2b+ 3a2b", vec![]),
            "{text}"
        );
    }
    for (text, count) in [
        ("７六歩 ３四歩", 2),
        ("▲７六歩? △３四歩", 1),
        ("▲７六歩右 △３四歩", 1),
    ] {
        let ParsedRecord { record, warnings } = read(text);
        assert_eq!(
            (moves(&record).as_str(), warnings.len()),
            ("7g7f 3c3d", count),
            "{text}"
        );
    }
    let comment = read("▲７六歩 * ▲２六歩 is as good");
    assert_eq!(comment.record.main_moves().len(), 1);
    let error = ki2::read("▲７六歩\n△３四歩 ▲５五金").expect_err("no gold");
    assert_eq!(
        error.to_string(),
        "line 2, column 6: \"▲５五金\": no gold can go to 5e"
    );
    assert_eq!(error.before.record.main_moves().len(), 2);
    let twice = ki2::read("▲７六歩 ▲２六歩").expect_err("twice");
    assert_eq!(
        twice.diagnostic.about.to_string(),
        "the piece on 2g belongs to the other side"
    );
}

#[test]
fn illegal_moves_are_told_by_their_origin() {
    let mut record = Record::new(Setup::startpos());
    let mut line = record.editor();
    for (by, usi) in [(Color::Black, "7g7f"), (Color::White, "5a5e")] {
        let mv: Move = usi.parse().expect("a move");
        line.push(Ply { by, mv }).expect("the wood is there");
    }
    line.end(EndMarker::IllegalMoveWin)
        .expect("the line goes on");
    let written = ki2::write(&record, Charset::Utf8, SideMarks::Pieces);
    assert!(written.text.contains("☖５五玉(51)"), "{}", written.text);
    assert_eq!(written.dropped, []);
    let ParsedRecord {
        record: again,
        warnings,
    } = read(&written.text);
    assert_eq!((again, warnings), (record, vec![]));
}

#[test]
fn an_empty_record_is_one() {
    let record = Record::new(Setup::startpos());
    let written = ki2::write(&record, Charset::Utf8, SideMarks::Triangles);
    let again = read(&written.text);
    assert_eq!(again.record.line_from(NodeId::ROOT), []);
    assert!(ki2::read("hello").is_err());
}
