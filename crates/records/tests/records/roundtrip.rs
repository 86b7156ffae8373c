//! What a format can hold is the same after it was written and read; what it
//! cannot hold is said.

use komadai_records::{
    EndMarker, NodeId, NodeKind, Notes, Record,
    notation::{FormattedRecord, ParsedRecord, ReadError, csa, jkf, usen, usi_game},
};
use komadai_shogi::{Move, Ply, Square};
use proptest::prelude::*;

use crate::trees::any_record;

/// What of a record is left.
struct Kept {
    headers: bool,
    variations: bool,
    notes: fn(&Notes) -> Notes,
    times: bool,
    end: fn(&EndMarker) -> bool,
}

fn comment_and_marks(notes: &Notes) -> Notes {
    Notes {
        comment: notes.comment.clone(),
        marks: notes.marks.clone(),
        ..Notes::default()
    }
}

fn is_csa_end(word: &EndMarker) -> bool {
    !matches!(
        word,
        EndMarker::PerpetualCheck
            | EndMarker::ForfeitWin
            | EndMarker::ForfeitLoss
            | EndMarker::Other(_)
    )
}

/// The record without what is not kept.
fn reduced(record: &Record, kept: &Kept) -> Record {
    let mut left = Record::new(record.start().clone());
    if kept.headers {
        for (key, value) in record.headers.iter().filter(|(_, value)| !value.is_empty()) {
            left.headers.set(key, value);
        }
    }
    *left.notes_mut(NodeId::ROOT) = (kept.notes)(record.node(NodeId::ROOT).notes());
    let ids = if kept.variations {
        record.depth_first()
    } else {
        record.main_line()
    };
    let mut new = std::collections::HashMap::from([(NodeId::ROOT, NodeId::ROOT)]);
    for id in ids {
        let node = record.node(id);
        let parent = new[&node.parent().expect("only the root has none")];
        let mut line = left.editor_from(parent);
        match node.kind() {
            NodeKind::Start => unreachable!("the root is not among them"),
            NodeKind::Move(ply) => line.push_sibling(*ply).expect("the wood is there"),
            NodeKind::End(word) if (kept.end)(word) => line.end(word.clone()).expect("it goes on"),
            NodeKind::End(_) => continue,
        };
        if kept.times {
            line.set_spent(node.spent());
        }
        let made = line.node();
        *left.notes_mut(made) = (kept.notes)(node.notes());
        new.insert(id, made);
    }
    left
}

type Read = fn(&str) -> Result<ParsedRecord, ReadError>;

/// The record is the same again, and nothing was said to be lost.
fn assert_held(record: &Record, write: fn(&Record) -> FormattedRecord, read: Read) {
    let written = write(record);
    assert_eq!(written.dropped, [], "{}", written.text);
    let again = read(&written.text).unwrap_or_else(|error| panic!("{error}\n{}", written.text));
    assert_eq!(again.record, *record, "{}", written.text);
}

/// Whatever is lost: what was written is read, and then stays as it is.
fn assert_settled(record: &Record, write: fn(&Record) -> FormattedRecord, read: Read) {
    let written = write(record);
    let once = read(&written.text).unwrap_or_else(|error| panic!("{error}\n{}", written.text));
    assert_eq!(once.record.main_moves(), record.main_moves());
    if once.record != *record {
        assert!(!written.dropped.is_empty(), "{}", written.text);
    }
    let again = write(&once.record);
    assert_eq!(again.text, written.text);
}

fn csa_v2(record: &Record) -> FormattedRecord {
    csa::write(record, csa::Version::V2)
}

fn csa_v3(record: &Record) -> FormattedRecord {
    csa::write(record, csa::Version::V3)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn csa_holds_a_line(record in any_record()) {
        let notes = |notes: &Notes| {
            let looks = |line: &str| line.strip_prefix("* ").is_some_and(|rest| {
                rest.starts_with(|first: char| first.is_ascii_digit() || first == '-')
            });
            let mut left = comment_and_marks(notes);
            if left.comment.split('\n').any(looks) {
                left.comment.clear();
            }
            left
        };
        let kept = Kept { headers: true, variations: false, notes, times: true, end: is_csa_end };
        let left = reduced(&record, &kept);
        assert_held(&left, csa_v3, csa::read);
        let with_evaluations = Kept {
            notes: |notes| Notes {
                bookmark: String::new(),
                evaluation: match notes.evaluation {
                    Some(komadai_records::Evaluation::Mate(_)) | None => {
                        Some(komadai_records::Evaluation::Centipawns(-31))
                    }
                    points => points,
                },
                ..notes.clone()
            },
            ..kept
        };
        assert_held(&reduced(&record, &with_evaluations), csa_v3, csa::read);
    }

    #[test]
    fn csa_settles(record in any_record()) {
        let with_values = reduced(&record, &Kept {
            headers: true,
            variations: true,
            notes: Notes::clone,
            times: true,
            end: |_| true,
        });
        for write in [csa_v2, csa_v3] {
            let written = write(&with_values);
            let once = csa::read(&written.text).unwrap_or_else(|error| panic!("{error}"));
            prop_assert_eq!(once.record.main_moves(), record.main_moves());
            prop_assert!(once.record == with_values || !written.dropped.is_empty());
        }
    }

    #[test]
    fn jkf_holds_a_tree(record in any_record()) {
        let kept = Kept {
            headers: true,
            variations: true,
            notes: comment_and_marks,
            times: true,
            end: |word| *word != EndMarker::PerpetualCheck,
        };
        assert_held(&reduced(&record, &kept), jkf::write, jkf::read);
        assert_settled(&reduced(&record, &Kept { end: |_| true, notes: Notes::clone, ..kept }), jkf::write, jkf::read);
    }

    #[test]
    fn position_lines_hold_moves(record in any_record()) {
        let kept = Kept {
            headers: false,
            variations: false,
            notes: |_| Notes::default(),
            times: false,
            end: |word| matches!(
                word,
                EndMarker::Resignation | EndMarker::Interrupted | EndMarker::Repetition
                    | EndMarker::Impasse | EndMarker::Time | EndMarker::Declaration | EndMarker::IllegalMoveLoss
            ),
        };
        assert_held(&reduced(&record, &kept), usi_game::write, usi_game::read);
        assert_settled(&record, usi_game::write, usi_game::read);
    }

    /// Wherever a piece is moved to last, and whatever is said of it.
    #[test]
    fn position_lines_hold_an_illegal_move(
        record in any_record(),
        piece in any::<prop::sample::Index>(),
        to in (1..=9_u8, 1..=9_u8),
        end in prop::option::of(prop_oneof![
            Just(EndMarker::IllegalMoveWin), Just(EndMarker::IllegalMoveLoss), Just(EndMarker::Resignation),
        ]),
    ) {
        let moves = record.main_moves();
        let mut foul = Record::new(record.start().clone());
        let mut line = foul.editor();
        for ply in moves {
            line.push(ply).expect("the wood is there");
        }
        let squares: Vec<_> = line.setup().pieces().collect();
        prop_assume!(!squares.is_empty());
        let (from, piece) = squares[piece.index(squares.len())];
        let to = Square::new(to.0, to.1).expect("a square");
        let ply = Ply { by: piece.color(), mv: Move::normal(from, to, false) };
        prop_assume!(line.push(ply).is_ok());
        if let Some(end) = end {
            line.end(end).expect("it goes on");
        }
        assert_settled(&foul, usi_game::write, usi_game::read);
    }

    #[test]
    fn usen_holds_a_tree_of_moves(record in any_record()) {
        let kept = Kept {
            headers: false,
            variations: true,
            notes: |_| Notes::default(),
            times: false,
            end: |word| matches!(
                word,
                EndMarker::Resignation | EndMarker::Time | EndMarker::Impasse | EndMarker::Interrupted
            ),
        };
        assert_held(&reduced(&record, &kept), usen::write, usen::read);
        assert_settled(&record, usen::write, usen::read);
    }

    /// A few characters changed, left out or put in: an answer, and no panic.
    #[test]
    fn damaged_texts_are_answered(
        record in any_record(),
        damages in prop::collection::vec(
            (any::<prop::sample::Index>(), 0..4_usize, prop::option::of(any::<char>())),
            1..6,
        ),
    ) {
        let texts = [
            csa_v2(&record).text,
            csa_v3(&record).text,
            jkf::write(&record).text,
            usi_game::write(&record).text,
            usen::write(&record).text,
        ];
        for text in texts {
            let mut text: Vec<char> = text.chars().collect();
            for (at, cut, insert) in &damages {
                let at = at.index(text.len() + 1);
                let end = (at + cut).min(text.len());
                text.splice(at..end, *insert);
            }
            let text: String = text.into_iter().collect();
            for read in [csa::read, jkf::read, usi_game::read, usen::read] {
                if let Err(error) = read(&text) {
                    prop_assert!(error.diagnostic.at.line > 0 && error.diagnostic.at.column > 0);
                    prop_assert!(!error.diagnostic.about.to_string().is_empty());
                }
            }
        }
    }

    #[test]
    fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        match komadai_records::notation::read_bytes(&bytes, Some("x.csa"), &mut crate::support::decode) {
            Ok((_, _, reading)) => prop_assert!(reading.record.main_moves().is_empty()),
            Err(error) => prop_assert!(!error.diagnostic.about.to_string().is_empty()),
        }
    }
}
