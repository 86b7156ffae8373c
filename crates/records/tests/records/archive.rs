//! Nothing is lost in an archive, however odd a record is.

use std::time::Duration;

use komadai_records::{
    EndMarker, Evaluation, Marks, NodeId, NodeKind, Notes, Record, key,
    notation::{Format, archive, kif},
};
use komadai_shogi::{
    Color, Hand, HandKind, Handicap, Move, MoveKind, Piece, PieceKind, Ply, Setup, Square,
};
use proptest::{collection::vec, prelude::*, sample::Index};

use crate::trees::{any_marks, any_record};

/// Texts that look like parts of a record, and texts of anything.
fn any_text() -> impl Strategy<Value = String> {
    let part = prop::sample::select(vec![
        "\n",
        "\r",
        "\r\n",
        "\t",
        " ",
        "\u{3000}",
        "\\",
        "\\n",
        "：",
        ":",
        "=",
        "*",
        "&",
        "#",
        "+",
        "(",
        "( 0:12/)",
        "評価値=12",
        "評価値=詰3",
        "深さ 9 評価値 5",
        " 評価値 -詰 3 読み筋 ",
        "[%csl G7g]",
        "[%cal R7g7f]",
        "投了",
        "中断",
        "手合割",
        "変化：1手",
        "まで3手で",
        "先手",
        "後手の持駒",
        "備考",
        "手数----",
        "1 ７六歩(77)",
        "同　歩(77)",
        "▲",
        "|",
        "#Komadai end",
        "#Komadai archive=1",
        "終了",
        "か",
        "x",
        "\u{feff}",
        "\u{2028}",
        "\0",
        "𠮷",
    ]);
    prop_oneof![
        3 => vec(part, 0..5).prop_map(|parts| parts.concat()),
        1 => any::<String>(),
    ]
}

fn any_notes() -> impl Strategy<Value = Notes> {
    let evaluation = prop_oneof![
        any::<i32>().prop_map(Evaluation::Centipawns),
        any::<i32>().prop_map(Evaluation::Mate),
        Just(Evaluation::Centipawns(5)),
        Just(Evaluation::Mate(-3)),
    ];
    let some_text = || prop_oneof![1 => Just(String::new()), 1 => any_text()];
    (
        some_text(),
        some_text(),
        prop::option::of(evaluation),
        prop_oneof![2 => Just(Marks::NONE), 1 => any_marks()],
    )
        .prop_map(|(comment, bookmark, evaluation, marks)| Notes {
            comment,
            bookmark,
            evaluation,
            marks,
        })
}

fn any_square() -> impl Strategy<Value = Square> {
    (1..=9_u8, 1..=9_u8).prop_map(|(file, rank)| Square::new(file, rank).expect("a square"))
}

fn any_color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

/// Boards that no game has, and their numbers of moves.
fn any_table() -> impl Strategy<Value = Setup> {
    let piece = (any_color(), prop::sample::select(&PieceKind::ALL[..]))
        .prop_map(|(color, kind)| Piece::new(color, kind));
    let hand = || {
        vec(any::<Index>(), 7).prop_map(|counts| {
            let kinds = HandKind::ALL.into_iter().zip(counts);
            kinds.fold(Hand::EMPTY, |hand, (kind, count)| {
                let most = usize::from(Hand::capacity(kind));
                let count = u8::try_from(count.index(most + 1)).expect("a count");
                hand.with(kind, count).expect("the hand holds as many")
            })
        })
    };
    let odd = (
        vec((any_square(), piece), 0..50),
        hand(),
        hand(),
        any_color(),
        1..=u32::MAX,
    );
    let odd = odd.prop_map(|(pieces, black, white, turn, number)| {
        let mut setup = Setup::EMPTY;
        for (square, piece) in pieces {
            setup.set_piece(square, Some(piece));
        }
        setup.set_hand(Color::Black, black);
        setup.set_hand(Color::White, white);
        setup.set_turn(turn);
        let sfen = setup.to_sfen();
        let (fields, _) = sfen.rsplit_once(' ').expect("fields");
        Setup::from_sfen(&format!("{fields} {number}")).expect("an SFEN")
    });
    prop_oneof![
        1 => prop::sample::select(&Handicap::ALL[..]).prop_map(|handicap| handicap.setup()),
        1 => odd,
    ]
}

/// What the wood allows, by either side.
fn any_ply() -> impl Strategy<Value = Ply> {
    let kind = prop::sample::select(&HandKind::ALL[..]);
    (
        any_color(),
        any::<bool>(),
        any::<bool>(),
        any_square(),
        any_square(),
        kind,
    )
        .prop_map(|(by, is_drop, promote, from, to, kind)| {
            let mv = match is_drop {
                true => MoveKind::Drop { kind, to, promote },
                false => MoveKind::Normal { from, to, promote },
            };
            Ply {
                by,
                mv: Move::new(mv),
            }
        })
}

fn any_word() -> impl Strategy<Value = EndMarker> {
    prop_oneof![
        Just(EndMarker::Resignation),
        Just(EndMarker::IllegalMoveLoss),
        Just(EndMarker::IllegalMoveWin),
        Just(EndMarker::PerpetualCheck),
        Just(EndMarker::Declaration),
        Just(EndMarker::Draw),
        any_text().prop_map(EndMarker::Other),
    ]
}

fn any_time() -> impl Strategy<Value = Option<Duration>> {
    prop_oneof![
        Just(None),
        (0..10_000_u64).prop_map(|millis| Some(Duration::from_millis(millis))),
        any::<Duration>().prop_map(Some),
    ]
}

/// A node: after which, a move or an end, what is said of it, its time, and
/// whether it is promoted.
type Seed = (
    Index,
    bool,
    Result<Ply, EndMarker>,
    Notes,
    Option<Duration>,
    bool,
);

/// Trees of whatever a record can hold.
fn any_odd_record() -> impl Strategy<Value = Record> {
    let step = prop_oneof![9 => any_ply().prop_map(Ok), 1 => any_word().prop_map(Err)];
    let seed = (
        any::<Index>(),
        any::<bool>(),
        step,
        any_notes(),
        any_time(),
        any::<bool>(),
    );
    let key = prop_oneof![
        any_text(),
        prop::sample::select(vec![key::BLACK, key::GIVER, key::NOTE, key::HANDICAP])
            .prop_map(str::to_owned),
    ];
    (
        any_table(),
        vec((key, any_text()), 0..5),
        any_notes(),
        any_time(),
        vec(seed, 0..100),
    )
        .prop_map(|(start, headers, notes, spent, seeds)| {
            let mut record = Record::new(start);
            for (key, value) in headers {
                record.headers.set(&key, &value);
            }
            *record.notes_mut(NodeId::ROOT) = notes;
            record.editor().set_spent(spent);
            seeds.into_iter().for_each(|seed| plant(&mut record, seed));
            record
        })
}

fn plant(record: &mut Record, (after, is_on, step, notes, spent, is_first): Seed) {
    let mut nodes = record.depth_first();
    nodes.insert(0, NodeId::ROOT);
    let parent = match is_on {
        true => nodes[nodes.len() - 1],
        false => *after.get(&nodes),
    };
    let mut line = record.editor_from(parent);
    let made = match step {
        Ok(ply) => line.push_sibling(ply),
        Err(word) => line.end(word),
    };
    if let Ok(node) = made {
        line.set_spent(spent);
        *record.notes_mut(node) = notes;
        if is_first {
            record.promote(node).expect("it is not the root");
        }
    }
}

fn check(record: &Record) -> Result<(), TestCaseError> {
    let text = archive::write(record);
    match archive::read(&text) {
        Ok(reading) => {
            prop_assert_eq!(&reading.record.headers, &record.headers, "{}", &text);
            prop_assert!(reading.record == *record, "{}", text);
            prop_assert_eq!(reading.warnings, vec![]);
        }
        Err(error) => prop_assert!(false, "{}\n{}", error, text),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(250) })]

    #[test]
    fn archives_hold_games(record in any_record()) {
        check(&record)?;
        // Other programs read it too, and so does KIF's own reader.
        let text = archive::write(&record);
        prop_assert_eq!(Format::detect(&text, None), Ok(Format::Kif));
        let plain = kif::read(&text);
        prop_assert_eq!(plain.map(|reading| reading.record), Ok(record));
    }

    #[test]
    fn archives_hold_whatever_a_record_can(record in any_odd_record()) {
        check(&record)?;
        let text = archive::write(&record);
        for end in ["\r\n", "\r"] {
            let text = format!("\u{feff}{}", text.replace('\n', end));
            prop_assert_eq!(archive::read(&text).map(|reading| reading.record), Ok(record.clone()));
        }
    }

    #[test]
    fn what_was_cut_off_is_noticed(record in any_odd_record(), at in any::<Index>()) {
        let text = archive::write(&record);
        let lines: Vec<&str> = text.lines().collect();
        let kept = lines[..2 + at.index(lines.len() - 2)].join("\n");
        let error = archive::read(&kept).expect_err("the end is missing");
        prop_assert!(error.before.record.len() <= record.len());
    }

    #[test]
    fn damaged_archives_are_answered(
        record in any_odd_record(),
        damages in vec((any::<Index>(), 0..4_usize, prop::option::of(any::<char>())), 1..6),
    ) {
        let mut text: Vec<char> = archive::write(&record).chars().collect();
        for (at, cut, insert) in damages {
            let at = at.index(text.len() + 1);
            let end = (at + cut).min(text.len());
            text.splice(at..end, insert);
        }
        let text: String = text.into_iter().collect();
        if let Err(error) = archive::read(&text) {
            prop_assert!(error.diagnostic.at.line > 0 && error.diagnostic.at.column > 0);
            prop_assert!(!error.diagnostic.about.to_string().is_empty());
        }
    }
}

#[test]
fn an_archive_is_kif() {
    let mut record = Record::new(Handicap::Lance.setup());
    record.headers.set(key::GIVER, "A");
    record.headers.set("a：b", "c\n");
    record.notes_mut(NodeId::ROOT).comment = "Look:\n".to_owned();
    let mut line = record.editor();
    for usi in ["3c3d", "7g7f", "2b8h+", "8i8h"] {
        let ply = line.parse_ply(usi).expect("a move");
        line.push(ply).expect("the wood is there");
        line.set_spent(Some(Duration::from_millis(61_500)));
    }
    let last = line.node();
    line.end(EndMarker::Other("反則(二歩)".to_owned()))
        .expect("it goes on");
    record.notes_mut(last).comment = "a\r\nb".to_owned();
    assert_eq!(
        archive::write(&record),
        "#KIF version=2.0 encoding=UTF-8\n\
         #Komadai archive=1\n\
         #Komadai start=lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1\n\
         手合割：香落ち\n\
         上手：A\n\
         #Komadai header=a：b\tc\\n\n\
         手数----指手---------消費時間--\n\
         *Look:\n\
         *\n   \
            1 ３四歩(33)   ( 1:01.5/00:01:01)\n   \
            2 ７六歩(77)   ( 1:01.5/00:01:01)\n   \
            3 ８八角成(22) ( 1:01.5/00:02:03)\n   \
            4 同　桂(89)   ( 1:01.5/00:02:03)\n\
         #Komadai comment=a\\r\\nb\n\
         *a\n\
         *b\n\
         #Komadai word=反則(二歩)\n   \
            5 終了\n\
         #Komadai end\n"
    );
    check(&record).expect("nothing is lost");
}

#[test]
fn any_other_kif_is_read_too() {
    let text = "先手：A\n1 ７六歩(77)\n2 3四歩(33)\n3 投了\n";
    assert_eq!(archive::read(text), kif::read(text));
    let later = "#KIF version=2.0\n#Komadai archive=2\n#Komadai new=1\n1 ７六歩(77)\n";
    let reading = archive::read(later).expect("a record");
    assert_eq!(reading.record.main_moves().len(), 1);
    assert_eq!(reading.warnings.len(), 1);
    assert_eq!(
        reading.warnings[0].to_string(),
        "line 2, column 1: \"#Komadai archive=2\": of a later version of Komadai: read as any KIF"
    );
}

#[test]
fn damage_is_named_with_its_place() {
    let mut record = Record::new(Setup::startpos());
    let mut line = record.editor();
    for usi in ["7g7f", "3c3d", "8h2b+"] {
        let ply = line.parse_ply(usi).expect("a move");
        line.push(ply).expect("the wood is there");
    }
    let text = archive::write(&record);
    for (from, to, line, moves) in [
        ("   2 ３四歩(33)\n", "", 6, 1),
        ("(33)", "(34)", 6, 1),
        ("３四歩", "３四銀", 6, 1),
        ("(88)", "(88)   ( 0:1x/)", 7, 3),
        ("角成(88)", "", 7, 2),
        ("手数--", "数", 4, 0),
        ("#Komadai end", "#Komadai ends", 8, 3),
        ("#Komadai end\n", "", 7, 3),
        ("#Komadai end", "変化：5手", 8, 3),
        ("   3 ２二角成(88)", "#Komadai comment=\\x", 7, 2),
    ] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text, "{from}");
        let error = archive::read(&damaged).expect_err(to);
        assert_eq!(error.diagnostic.at.line, line, "{from}: {error}");
        let before = &error.before.record;
        let is_move = |id: &NodeId| matches!(before.node(*id).kind(), NodeKind::Move(_));
        let read = before.main_line().iter().filter(|id| is_move(id)).count();
        assert_eq!(read, moves, "{from}: {error}");
    }
}
