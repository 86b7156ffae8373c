//! Arrows and circles in comments.

use komadai_records::{
    Evaluation, Mark, Marks, NodeId, Record,
    notation::{
        FormattedRecord, Loss, ParsedRecord, ReadError, csa,
        japanese::SideMarks,
        jkf, ki2,
        kif::{self, Charset},
        usen, usi_game,
    },
};
use komadai_shogi::Setup;

fn marks(texts: &[&str]) -> Marks {
    let marks = texts.iter().map(|text| text.parse::<Mark>().expect(text));
    marks.collect()
}

/// A record of one move, on which this is said.
fn noted(comment: &str, texts: &[&str]) -> Record {
    let mut record = Record::new(Setup::startpos());
    let mut line = record.editor();
    let first = line.parse_ply("7g7f").expect("a move");
    let node = line.push(first).expect("the wood is there");
    record.notes_mut(node).comment = comment.to_owned();
    record.notes_mut(node).marks = marks(texts);
    record.notes_mut(NodeId::ROOT).marks = marks(&["B8h"]);
    record
}

type Format = (
    fn(&Record) -> FormattedRecord,
    fn(&str) -> Result<ParsedRecord, ReadError>,
);

const FORMATS: [Format; 5] = [
    (|record| kif::write(record, Charset::Utf8), kif::read),
    (
        |record| ki2::write(record, Charset::Utf8, SideMarks::Triangles),
        ki2::read,
    ),
    (|record| csa::write(record, csa::Version::V2), csa::read),
    (|record| csa::write(record, csa::Version::V3), csa::read),
    (jkf::write, jkf::read),
];

#[test]
fn formats_with_comments_hold_marks() {
    for (write, read) in FORMATS {
        for comment in ["", "Good.", "\nGood,\n\nbut: [%csl G7g]\n[%csl W7g]\n"] {
            let mut record = noted(comment, &["G7g", "R7g7f", "YP*", "BP*5e", "Gr*9i"]);
            let written = write(&record);
            assert!(
                written
                    .text
                    .contains("*[%csl G7g][%cal R7g7f][%csl YP*][%cal BP*5e,Gr*9i]\n")
                    || written.text.starts_with('{'),
                "{}",
                written.text
            );
            assert_eq!(written.dropped, []);
            let reading = read(&written.text).expect("a record");
            assert_eq!(reading.record, record, "{}", written.text);
            let node = record.main_line()[0];
            record.notes_mut(node).evaluation = Some(Evaluation::Centipawns(-20));
            if !written.text.starts_with('{') {
                let again = read(&write(&record).text).expect("a record");
                assert_eq!(again.record, record);
            }
        }
    }
}

#[test]
fn a_comment_that_would_be_marks_is_told() {
    for (write, read) in FORMATS {
        let record = noted("See:\n[%csl G5e]", &["G7g"]);
        let written = write(&record);
        assert_eq!(written.dropped.len(), 1, "{}", written.text);
        let reading = read(&written.text).expect("a record");
        let node = reading.record.main_line()[0];
        assert_eq!(reading.record.node(node).notes().comment, "See:");
        assert_eq!(
            reading.record.node(node).notes().marks,
            marks(&["G7g", "G5e"])
        );
        // What is drawn already is text, and stays so.
        let record = noted("[%csl R7g]", &["G7g"]);
        let written = write(&record);
        assert_eq!(written.dropped, []);
        assert_eq!(read(&written.text).expect("a record").record, record);
    }
}

#[test]
fn other_programs_may_put_them_anywhere() {
    let text = "*first\n*[%cal Y2g2f] \n1 ７六歩(77)\n*評価値=12\n*[%csl G7f]\n*x\n*[%csl G7x]\n*[%cal RP*5e]\n";
    let record = kif::read(text).expect("a record").record;
    let root = record.node(NodeId::ROOT).notes();
    assert_eq!((&*root.comment, &root.marks), ("first", &marks(&["Y2g2f"])));
    let notes = record.node(record.main_line()[0]).notes();
    assert_eq!(notes.evaluation, Some(Evaluation::Centipawns(12)));
    assert_eq!(notes.comment, "x\n[%csl G7x]");
    assert_eq!(notes.marks, marks(&["G7f", "RP*5e"]));
}

#[test]
fn lines_of_moves_alone_lose_marks() {
    for write in [usi_game::write, usen::write] {
        assert_eq!(write(&noted("", &["G7g"])).dropped, [Loss::Marks]);
    }
}
