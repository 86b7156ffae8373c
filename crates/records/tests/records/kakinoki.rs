//! What holds for KIF and KI2 whatever comes.

use komadai_records::{
    NodeId, Record,
    notation::{
        Loss, ParsedRecord, ReadError,
        japanese::SideMarks,
        ki2,
        kif::{self, Charset},
    },
};
use proptest::prelude::*;

use crate::trees::any_record;

type Read = fn(&str) -> Result<ParsedRecord, ReadError>;

fn check(record: &Record, text: &str, read: Read) -> Result<(), TestCaseError> {
    let reading = read(text);
    match reading {
        Ok(reading) => {
            prop_assert_eq!(&reading.record.headers, &record.headers, "{}", text);
            prop_assert_eq!(&reading.record, record, "{}", text);
        }
        Err(error) => prop_assert!(false, "{}\n{}", error, text),
    }
    Ok(())
}

/// The record without its times.
fn untimed(record: &Record) -> Record {
    let mut untimed = record.clone();
    for node in record.depth_first() {
        untimed.editor_from(node).set_spent(None);
    }
    untimed
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn kif_loses_nothing(record in any_record()) {
        let written = kif::write(&record, Charset::Utf8);
        prop_assert_eq!(&written.dropped, &Vec::new());
        check(&record, &written.text, kif::read)?;
        let again = kif::read(&written.text).map(|reading| kif::write(&reading.record, Charset::Utf8));
        prop_assert_eq!(again, Ok(written));
    }

    #[test]
    fn line_ends_do_not_matter(record in any_record(), end in prop_oneof![Just("\r\n"), Just("\r")]) {
        let written = kif::write(&record, Charset::Utf8);
        check(&record, &format!("\u{feff}{}", written.text.replace('\n', end)), kif::read)?;
    }

    #[test]
    fn ki2_loses_times_alone(record in any_record(), pieces in any::<bool>()) {
        let marks = if pieces { SideMarks::Pieces } else { SideMarks::Triangles };
        let written = ki2::write(&record, Charset::Utf8, marks);
        let untimed = untimed(&record);
        let expected: &[Loss] = if untimed == record { &[] } else { &[Loss::Times] };
        prop_assert_eq!(&written.dropped[..], expected);
        check(&untimed, &written.text, ki2::read)?;
    }

    #[test]
    fn no_text_panics(
        text in any::<String>(),
        lines in prop::collection::vec(
            "[ 　]?(手合割：|変化：|まで|先手の持駒：|\\||[1-9] |\\*|&|先手：|手数＝|▲|△|)[０-９0-9一-九]{0,2}[歩香金王と成同打右　 ]{0,3}(\\([0-9]{0,3}\\))?(\\( ?[0-9:/]{0,8}\\)?)?",
            0..30,
        ),
    ) {
        for text in [text, lines.join("\n")] {
            for read in [kif::read as Read, ki2::read] {
                match read(&text) {
                    Ok(reading) => {
                        let written = kif::write(&reading.record, Charset::Utf8);
                        if written.dropped.is_empty() {
                            check(&reading.record, &written.text, kif::read)?;
                        }
                    }
                    Err(error) => {
                        prop_assert!(error.before.record.node(NodeId::ROOT).parent().is_none());
                        prop_assert!(!error.to_string().is_empty());
                    }
                }
            }
        }
    }

    #[test]
    fn damaged_records_are_read_or_refused(
        record in any_record(),
        damages in prop::collection::vec((any::<prop::sample::Index>(), 0..4usize, prop::option::of(any::<char>())), 1..5),
    ) {
        let mut text: Vec<char> = kif::write(&record, Charset::Utf8).text.chars().collect();
        for (at, cut, insert) in damages {
            let at = at.index(text.len() + 1);
            let end = (at + cut).min(text.len());
            text.splice(at..end, insert);
        }
        let text: String = text.into_iter().collect();
        let _ = kif::read(&text).map_err(|error| error.to_string());
        let _ = ki2::read(&text).map_err(|error| error.to_string());
    }
}
