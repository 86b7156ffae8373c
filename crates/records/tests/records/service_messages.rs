//! Records in messages, with other text around them.

use komadai_records::notation::{Format, ParsedRecord, read};

use crate::support::{moves, pasted};

const EXCHANGE: &str = "7g7f 3c3d 8h2b+ 3a2b";

/// What stands around a record in a message is left out, with a warning for each line.
#[test]
fn records_in_messages() {
    let around = |record: &str| {
        format!(
            "こんにちは、昨日の対局です。\nHi, my game:\n\n{record}\nよろしくお願いします。\nhttps://example.com/1\n"
        )
    };
    let kif = include_str!("../data/services/shogi_wars.kif");
    let ki2 = "▲７六歩 △３四歩 ▲２二角成 △同銀\nまで4手で後手の勝ち\n";
    let csa = "V2.2\nN+kirin\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n-3122GI\n%TORYO\n";
    let usi = "position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n";
    let sfen = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 7g7f 3c3d 8h2b+ 3a2b\n";
    for (text, expected) in [
        (kif, Format::Kif),
        (ki2, Format::Ki2),
        (csa, Format::Csa),
        (usi, Format::Usi),
        (sfen, Format::Usi),
    ] {
        let text = around(text);
        let (format, ParsedRecord { record, warnings }) = pasted(&text);
        assert_eq!(format, expected);
        assert_eq!(moves(&record), EXCHANGE, "{text}");
        let lines: Vec<usize> = warnings.iter().map(|warning| warning.at.line).collect();
        let after = text.lines().count() - 1;
        assert!(lines.starts_with(&[1, 2, after]), "{format}: {warnings:?}");
        let first = warnings[0].about.to_string();
        assert!(first.contains("neither a header nor a move"), "{first}");
    }
}

#[test]
fn messages_without_a_record_are_refused() {
    for text in [
        "こんにちは、昨日の対局です。\n結果：負け\n76歩と突いたのが良くなかった\n",
        "日時：12月1日\n場所：公民館\n持ち時間：20分\n",
        "例会のお知らせ：明日\n",
    ] {
        for name in [None, Some("message.kif")] {
            let error = read(text, name).expect_err("it is no record");
            let about = error.diagnostic.about.to_string();
            assert!(about.contains("this is no record"), "{error}");
            assert_eq!(error.diagnostic.at.line, 1);
        }
    }
    for text in ["See docs/a/b/c and position 3.\n", "moves are nice\nsfen\n"] {
        assert!(read(text, None).is_err(), "{text}");
    }
}
