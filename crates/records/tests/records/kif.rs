//! Records in KIF, as it is meant and as it comes.

use std::time::Duration;

use komadai_records::{
    EndMarker, Evaluation, NodeId, Record,
    notation::{
        Location, ParsedRecord,
        kif::{self, Charset},
    },
};
use komadai_shogi::{Color, Handicap, Setup};

use crate::{
    kif_support::{read, refused, warned, written},
    support::moves,
};

const VARIATIONS: &str = include_str!("../data/records/variations.kif");

#[test]
fn everything_that_kif_has_is_read() {
    let ParsedRecord { record, warnings } = read(VARIATIONS);
    assert_eq!(warnings, []);
    assert_eq!(moves(&record), "7g7f 3c3d 8h2b+ 3a2b B*4e");
    assert_eq!(record.headers.get("備考"), Some("昼食休憩あり\n記録は公開"));
    assert_eq!(record.headers.name(Color::Black), Some("甲野"));
    let root = record.node(NodeId::ROOT).notes();
    assert_eq!(root.comment, "初手の前のコメント\n\n二行あけて");
    assert_eq!(root.bookmark, "開始局面");
    let line = record.main_line();
    let second = record.node(line[1]);
    assert_eq!(second.notes().comment, "角道を開ける");
    assert_eq!(second.notes().evaluation, Some(Evaluation::Centipawns(-35)));
    assert_eq!(second.spent(), Some(Duration::from_secs(65)));
    assert_eq!(
        record.node(line[4]).spent(),
        Some(Duration::from_secs(3660))
    );
    assert_eq!(record.node(line[4]).notes().bookmark, "分岐");
    assert_eq!(record.end(), Some(&EndMarker::Resignation));
    let variations = |at: usize| {
        let others = record.children(line[at]).skip(1);
        others
            .map(|id| record.line_from(id).len() + 1)
            .collect::<Vec<_>>()
    };
    assert_eq!((variations(0), variations(3)), (vec![3], vec![2]));
    let second_line = record.children(line[0]).nth(1).expect("a variation");
    assert_eq!(record.children(second_line).count(), 2);
    assert_eq!(read(&written(&record)).record, record);
}

#[test]
fn a_diagram_is_a_start() {
    let ParsedRecord { record, warnings } = read(include_str!("../data/records/problem.kif"));
    assert_eq!(warnings, []);
    let sfen = "4k4/9/4P4/9/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 41";
    assert_eq!(record.start().to_sfen(), sfen);
    assert_eq!(moves(&record), "G*5b");
    assert_eq!(record.end(), Some(&EndMarker::Mate));
    assert_eq!(record.headers.get("先手"), Some(""));
    let text = written(&record);
    assert!(
        text.contains("先手の持駒：金二\n先手番\n手数＝40\n"),
        "{text}"
    );
    assert_eq!(read(&text).record, record);
}

#[test]
fn handicaps_have_names_or_diagrams() {
    for handicap in Handicap::ALL {
        let record = Record::new(handicap.setup());
        let text = written(&record);
        assert_eq!(read(&text).record, record, "{text}");
        let is_named = text.contains("手合割：");
        let in_no_list = matches!(
            handicap,
            Handicap::BothLances
                | Handicap::ThreePieces
                | Handicap::NinePieces
                | Handicap::ThreePawns
                | Handicap::NakedKing
        );
        assert_eq!(is_named, !in_no_list, "{text}");
    }
    for (name, handicap) in [
        ("２枚落ち", Handicap::TwoPieces),
        ("六枚落", Handicap::SixPieces),
        ("10枚落ち", Handicap::TenPieces),
        ("飛落ち", Handicap::Rook),
        ("平手　　", Handicap::Even),
        ("その他", Handicap::Even),
    ] {
        let ParsedRecord { record, warnings } = read(&format!("手合割：{name}\n"));
        assert_eq!(
            (record.start(), warnings),
            (&handicap.setup(), vec![]),
            "{name}"
        );
    }
    assert_eq!(warned("手合割：三枚落ち\n").len(), 1);
    assert_eq!(warned("手合割：目隠し\n").len(), 1);
    let other = refused("手合割：京都将棋\n1 ２四銀(25)\n");
    assert_eq!(
        other.to_string(),
        "line 1, column 5: \"京都将棋\": this is another game: only shogi on 9 by 9 squares is known"
    );
    let small = refused("後手の持駒：なし\n  ５ ４ ３ ２ １\n|v飛v角v銀v金v玉|一\n");
    assert_eq!(small.diagnostic.at, Location { line: 3, column: 1 });
}

/// Two widespread programs name problems so.
#[test]
fn a_problem_is_no_other_game() {
    let diagram = include_str!("../data/records/problem.kif");
    let (_, diagram) = diagram
        .split_once("手合割：平手\n")
        .expect("the diagram follows the handicap");
    let expected = read(&format!("手合割：その他\n{diagram}"));
    for name in ["詰将棋", "詰め将棋"] {
        let problem = format!("手合割：{name}");
        let reading = read(&format!("{problem}\n{diagram}"));
        assert_eq!(reading, expected, "{name}");
        let ParsedRecord { record, warnings } = read(&format!("{problem}\n1 ７六歩(77)\n"));
        assert_eq!(record.start(), &Setup::startpos());
        assert_eq!(warnings.len(), 1);
        assert_eq!(
            warnings[0].to_string(),
            format!("line 1, column 5: \"{name}\": the diagram is missing: taken as an even game")
        );
    }
    for name in ["5五将棋", "ミニ将棋", "中将棋", "安南将棋"] {
        let error = refused(&format!("手合割：{name}\n{diagram}"));
        assert!(
            error.diagnostic.about.to_string().contains("another game"),
            "{error}"
        );
    }
}

#[test]
fn an_illegal_move_is_kept_and_told() {
    let foul = "1 ７六歩(77)\n2 ３四歩(33)\n3 ９九角成(88)\n";
    let error = refused(&format!("{foul}4 投了\n"));
    assert_eq!(
        error.to_string(),
        "line 3, column 3: \"９九角成(88)\": a piece of the same side stands on 9i"
    );
    assert_eq!(error.before.record.main_moves().len(), 3);
    for end in ["4 反則勝ち", "まで3手で後手の反則勝ち", "*二歩\n4 反則負け"] {
        let owned_up = read(&format!("{foul}{end}\n"));
        assert_eq!(owned_up.warnings, [], "{end}");
        assert_eq!(moves(&owned_up.record), "7g7f 3c3d 8h9i+");
        assert_eq!(read(&written(&owned_up.record)).record, owned_up.record);
    }
    let twice = refused("1 ７六歩(77)\n2 ２六歩(27)\n");
    assert_eq!(
        twice.diagnostic.about.to_string(),
        "the piece on 2g belongs to the other side"
    );
    let shown = read(
        "1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 ３五歩(33)\n3 ２六歩(27)\n*x\n変化：1手\n1 ２六歩(27)\n",
    );
    assert_eq!(shown.warnings.len(), 1);
    assert_eq!(shown.record.len(), 5);
}

#[test]
fn variations_come_in_any_order() {
    let ascending = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n\
        変化：1手\n1 ２六歩(27)\n\
        変化：3手\n3 ６六歩(67)\n\
        変化：4手\n4 ４四歩(43)\n";
    let ParsedRecord { record, warnings } = read(ascending);
    let line = record.main_line();
    assert_eq!(record.children(NodeId::ROOT).count(), 2);
    assert_eq!(record.children(line[1]).count(), 2);
    let variation = record.children(line[1]).nth(1).expect("a variation");
    assert_eq!(record.children(variation).count(), 1);
    assert_eq!(warnings.len(), 1);
    // The line before is long enough, but the move is not possible there.
    let elsewhere = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n\
        変化：1手\n1 ２六歩(27)\n2 ８四歩(83)\n3 ２五歩(26)\n\
        変化：3手\n3 ５五角(88)\n";
    let ParsedRecord { record, warnings } = read(elsewhere);
    assert_eq!(record.children(record.main_line()[1]).count(), 2);
    assert_eq!(warnings.len(), 1);
    assert_eq!(warned("1 ７六歩(77)\n変化：1手\n1 ７六歩(77)\n").len(), 1);
    let ends = read("手合割：平手\nまで0手で後手の勝ち\n\n変化：1手\nまで0手で千日手\n");
    assert_eq!(ends.record.children(NodeId::ROOT).count(), 2);
}

#[test]
fn many_variations_and_long_lines_are_read() {
    let cycle = ["３八飛(28)", "７二飛(82)", "２八飛(38)", "８二飛(72)"];
    let mut text = String::new();
    for number in 1..=20_000 {
        text += &format!("{number} {}\n", cycle[(number - 1) % 4]);
    }
    for number in (1..=20_000).rev() {
        let other = if number % 2 == 1 {
            "２六歩(27)"
        } else {
            "８四歩(83)"
        };
        text += &format!("変化：{number}手\n{number} {other}\n");
    }
    for _ in 0..10_000 {
        text += "変化：19999手\n19999 ９六歩(97)\n変化：1手\n1 ９六歩(97)\n";
    }
    let reading = read(&text);
    assert_eq!(reading.record.len(), 60_001);
    assert_eq!(reading.warnings.len(), 1001);
    assert_eq!(read(&written(&reading.record)).record, reading.record);
}

#[test]
fn what_kif_cannot_hold_is_told() {
    let mut record = Record::new(Setup::startpos());
    record.headers.set("a\nb", "c");
    record.headers.set("変化", "1手");
    record.headers.set("先手", " 甲 ");
    record.notes_mut(NodeId::ROOT).comment = "評価値=5".to_owned();
    record
        .editor()
        .end(EndMarker::Other("７六歩".to_owned()))
        .expect("the line goes on");
    let written = kif::write(&record, Charset::Utf8);
    assert_eq!(written.dropped.len(), 5, "{:?}", written.dropped);
}
