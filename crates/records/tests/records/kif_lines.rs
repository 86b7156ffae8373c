//! The lines of KIF: moves, times and ends in every shape.

use std::time::Duration;

use komadai_records::{
    EndMarker,
    notation::{
        Format, Loss, ParsedRecord,
        kif::{self, Charset},
    },
};

use crate::{
    kif_support::{read, refused, warned, written},
    support::moves,
};

#[test]
fn moves_are_read_in_every_shape() {
    for line in [
        "同　銀(31)",
        "同銀(31)",
        "同 銀 (31)",
        "同銀　(31)   ( 0:01/00:00:01)+",
        "２二銀(31)",
        "22銀(３１)",
        "△２二銀(31)",
        "２2銀（31）",
        "２二同銀(31)",
    ] {
        let text = format!("1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 {line}\n");
        let ParsedRecord { record, warnings } = read(&text);
        assert_eq!(
            (moves(&record).as_str(), warnings),
            ("7g7f 3c3d 8h2b+ 3a2b", vec![]),
            "{line}"
        );
    }
    let guessed = |line: &str| {
        let text = format!("1 ７六歩(77)\n2 ３四歩(33)\n3 {line}\n");
        let ParsedRecord { record, warnings } = read(&text);
        assert_eq!(moves(&record), "7g7f 3c3d 8h2b+", "{line}");
        assert_eq!(warnings.len(), 1, "{line}: {warnings:?}");
    };
    guessed("２二馬(88)");
    guessed("２二角成");
    guessed("２二角成(8?)");
    guessed("２二銅成(88)");
    guessed("２二角成(88) ?? ( 0:01/00:00:01)");
    guessed("２二角成(88) ( 0:01");
}

#[test]
fn times_are_read_in_every_shape() {
    for (time, spent) in [
        ("( 0:12/00:00:12)", Some(12_000)),
        ("(00:12 / 00:00:12)", Some(12_000)),
        ("(0:12/)", Some(12_000)),
        ("( 0:7/)", Some(7_000)),
        ("(90:00/1:30:00)", Some(5_400_000)),
        ("(1:30:00/1:30:00)", Some(5_400_000)),
        ("(0:01.5/0:00:01)", Some(1_500)),
        ("（ 0:12）", Some(12_000)),
        ("(/)", None),
        ("", None),
    ] {
        let reading = read(&format!("1 ７六歩(77) {time}\n2 投了 {time}\n"));
        let line = reading.record.main_line();
        let millis = |index: usize| reading.record.node(line[index]).spent();
        let spent = spent.map(Duration::from_millis);
        assert_eq!((millis(0), millis(1)), (spent, spent), "{time}");
        assert_eq!(reading.warnings, [], "{time}");
    }
    for broken in [
        "(-1:00/)",
        "(a:b)",
        "(1:2:3:4)",
        "(0:01/x)",
        "(9999999999999999999999:00/)",
    ] {
        let reading = read(&format!("1 ７六歩(77) {broken}\n2 ３四歩(33)\n"));
        assert_eq!(reading.record.main_moves().len(), 2);
        assert_eq!(reading.warnings.len(), 1, "{broken}");
    }
    let mut record = read("1 ７六歩(77) (0:01.5/)\n").record;
    let lost = kif::write(&record, Charset::ShiftJis);
    assert_eq!(lost.dropped, [Loss::FractionsOfSeconds]);
    assert!(
        lost.text
            .starts_with("#KIF version=2.0 encoding=Shift_JIS\n")
    );
    assert!(
        lost.text.contains("   1 ７六歩(77)   ( 0:01/00:00:01)\n"),
        "{}",
        lost.text
    );
    let node = record.main_line()[0];
    record
        .editor_from(node)
        .set_spent(Some(Duration::from_secs(7384)));
    assert!(written(&record).contains("(123:04/02:03:04)"));
}

#[test]
fn ends_are_words_or_sentences() {
    for (word, end) in [
        ("投了", EndMarker::Resignation),
        ("中断", EndMarker::Interrupted),
        ("千日手", EndMarker::Repetition),
        ("持将棋", EndMarker::Impasse),
        ("入玉勝ち", EndMarker::Declaration),
        ("詰み", EndMarker::Mate),
        ("詰", EndMarker::Mate),
        ("不詰", EndMarker::NoMate),
        ("切れ負け", EndMarker::Time),
        ("Time-up", EndMarker::Time),
        ("反則負け", EndMarker::IllegalMoveLoss),
        ("反則勝ち", EndMarker::IllegalMoveWin),
        ("不戦勝", EndMarker::ForfeitWin),
        ("不戦敗", EndMarker::ForfeitLoss),
    ] {
        let ParsedRecord { record, warnings } =
            read(&format!("1 ７六歩(77)\n2 {word}  ( 0:00/)\n"));
        assert_eq!((record.end(), warnings), (Some(&end), vec![]), "{word}");
    }
    for (said, end) in [
        ("先手の勝ち", EndMarker::Resignation),
        ("時間切れにより先手の勝ち", EndMarker::Time),
        ("後手の反則負け", EndMarker::IllegalMoveLoss),
        ("先手の反則勝ち", EndMarker::IllegalMoveLoss),
        ("先手の反則負け", EndMarker::IllegalMoveWin),
        ("後手の反則勝ち", EndMarker::IllegalMoveWin),
        ("後手の入玉勝ち", EndMarker::Declaration),
        ("千日手", EndMarker::Repetition),
        ("詰", EndMarker::Mate),
    ] {
        let ParsedRecord { record, warnings } = read(&format!("1 ７六歩(77)\nまで1手で{said}\n"));
        assert_eq!((record.end(), warnings), (Some(&end), vec![]), "{said}");
    }
    let unknown = read("1 ７六歩(77)\n2 封じ手 (1:00/)\n*封筒\nまで1手で封じ手\n");
    assert_eq!(
        unknown.record.end(),
        Some(&EndMarker::Other("封じ手".to_owned()))
    );
    assert_eq!(unknown.warnings.len(), 1);
    assert_eq!(
        warned("1 ７六歩(77)\n2 投了\nまで4手で先手の勝ち\n").len(),
        1
    );
    assert_eq!(warned("1 ７六歩(77)\n2 投了\nまで1手で千日手\n").len(), 1);
    assert_eq!(
        warned("1 ７六歩(77)\n2 投了\n3 ３四歩(33)\n4 ２六歩(27)\n").len(),
        1
    );
    let after = refused("1 ７六歩(77)\n2 何か\n3 ３四歩(33)\n");
    assert_eq!(after.diagnostic.at.line, 3);
}

#[test]
fn what_is_odd_is_told_with_its_place() {
    assert_eq!(
        warned("先手：A\n？？\n1 ７六歩(77)\n3 ３四歩(33)\n"),
        [
            "line 2, column 1: \"？？\": this is neither a header nor a move, and is left out",
            "line 4, column 1: \"3\": the number 2 was expected: moves are taken in their order",
        ]
    );
    assert_eq!(
        warned("手合割：平手\n\u{3000}\u{3000}１\u{3000}７六歩(77)\n").len(),
        1
    );
    assert_eq!(warned("手数＝10\n11 ７六歩(77)\n12 ３四歩(33)\n").len(), 0);
    let two = read("先手：A\n1 ７六歩(77)\n2 投了\n\n先手：B\n1 ２六歩(27)\n");
    assert_eq!((two.record.len(), two.warnings.len()), (3, 1));
    assert_eq!(two.record.headers.get("先手"), Some("A"));
    let unknown = "1 ７六歩(77) * sharp\n* next\n";
    let ParsedRecord { record, .. } = read(unknown);
    assert_eq!(
        record.node(record.main_line()[0]).notes().comment,
        " sharp\n next"
    );
    for (text, about) in [
        ("", "there is nothing in it"),
        ("\r\n \n", "there is nothing in it"),
        ("<html>", "this is a web page, not a record"),
        (
            "\u{89}PNG\r\n\u{1a}\n",
            "this is no text: an image, an archive or a program",
        ),
        (
            "\u{90}\u{e6}\u{8e}\u{e8}",
            "characters are damaged here, or are of another encoding",
        ),
        (
            "Dear reader",
            "this is no record: there is neither a header nor a move",
        ),
    ] {
        assert_eq!(refused(text).diagnostic.about.to_string(), about);
    }
}

#[test]
fn numbers_of_moves_have_other_signs_behind_them() {
    for (first, second, third) in [
        ("1手目 ７六歩(77)", "2手目 ３四歩(33)", "3手目 投了"),
        ("1手目：７六歩(77)", "2手目:３四歩(33)", "3手目\u{3000}投了"),
        ("1手 ７六歩(77)", "2手３四歩(33)", "3手 投了"),
        ("1:７六歩(77)", "2: ３四歩(33)", "3:投了"),
        (
            "1：７六歩(77)",
            "2： ３四歩(33) ( 0:01/00:00:01)",
            "3：投了",
        ),
    ] {
        let text = format!("{first}\n{second}\n{third}\n");
        let ParsedRecord { record, warnings } = read(&text);
        assert_eq!(moves(&record), "7g7f 3c3d", "{text}");
        assert_eq!(record.end(), Some(&EndMarker::Resignation), "{text}");
        assert_eq!(warnings.len(), 3, "{text}: {warnings:?}");
        for (warning, line) in warnings.iter().zip(1..) {
            assert_eq!((warning.at.line, warning.at.column), (line, 2));
            assert_eq!(
                warning.about.to_string(),
                "a space was expected after the number"
            );
        }
        let found = Format::detect(&text, None);
        assert_eq!(found, Ok(Format::Kif), "{text}");
    }
    let header = read("先手：A\n10：昼食\n1 ７六歩(77)\n").record;
    assert_eq!(header.headers.get("10"), Some("昼食"));
}

#[test]
fn known_headers_may_have_a_half_width_colon() {
    let text = "開始日時: 2026/11/29\n終了日時: 2026/11/30\n棋戦: Cup: final\n手合割: 香落ち\n\
                上手: Kono\n下手: Otsuno\n1 ３四歩(33)\n2 ７六歩(77)\n変化:2手\n2 ２六歩(27)\n";
    let ParsedRecord { record, warnings } = read(text);
    assert_eq!(warnings, []);
    assert_eq!(moves(&record), "3c3d 7g7f");
    let headers: Vec<_> = record.headers.iter().collect();
    assert_eq!(
        headers,
        [
            ("開始日時", "2026/11/29"),
            ("終了日時", "2026/11/30"),
            ("棋戦", "Cup: final"),
            ("上手", "Kono"),
            ("下手", "Otsuno"),
        ]
    );
    let start = record.start().to_string();
    assert!(start.starts_with("lnsgkgsn1/"), "{start}");
    let first = record.main_line()[0];
    assert_eq!(record.children(first).count(), 2);
    assert_eq!(warned("場所: here\n1 ７六歩(77)\n").len(), 1);
}

#[test]
fn garbage_is_no_game_without_moves() {
    let game = "手合割：平手\n先手：青木\n   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 投了\n";
    let twice: String = game.bytes().map(char::from).collect();
    let shift_jis = encoding_rs::SHIFT_JIS.encode(game).0.into_owned();
    let replaced = encoding_rs::SHIFT_JIS.decode(game.as_bytes()).0;
    for (text, line, column) in [
        (twice.as_str(), 1, 1),
        (&replaced, 1, 1),
        (&String::from_utf8_lossy(&shift_jis), 1, 1),
        ("\n\n  Dear reader\n1 foo\n2 bar\n", 3, 3),
        ("2023 was a year\n", 1, 1),
        ("1,2,3\n4,5,6\n", 1, 1),
        ("# a table\n1 foo\n", 2, 1),
        ("*a comment\n", 1, 1),
        ("\u{1}\u{2}：\u{3}\n", 1, 1),
        ("\u{fffd}h：\u{fffd}\n", 1, 1),
        ("先手：青木\n1 foo\n", 2, 3),
    ] {
        let error = refused(text);
        let at = error.diagnostic.at;
        assert_eq!((at.line, at.column), (line, column), "{error}");
        assert_eq!(error.before.record.main_moves().len(), 0, "{error}");
    }
    // One line that is understood is enough.
    for text in [
        "手合割：平手\n",
        "手数----指手---------消費時間--\n",
        "まで0手で中断\n",
        "1 投了\n",
        "1 ７六歩(77)\nfoo\n",
    ] {
        read(text);
    }
}
