//! Files that other programs failed at, by the reports of their users.

use komadai_records::{
    EndMarker, NodeId, NodeKind, key,
    notation::{Format, ParsedRecord, ReadError, csa, jkf, ki2, kif, read_bytes},
};
use komadai_shogi::{Color, Setup};

use crate::{
    corpus_folder::folder,
    kif_support::{read, refused, warned},
    support::{decode, moves},
};

const GAME: &str = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n";

/// A diagram of the start of an even game, without the side to move.
const BOARD: &str = "後手の持駒：なし
|v香v桂v銀v金v玉v金v銀v桂v香|一
| ・v飛 ・ ・ ・ ・ ・v角 ・|二
|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| 歩 歩 歩 歩 歩 歩 歩 歩 歩|七
| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
先手の持駒：なし
";

#[test]
fn a_heading_of_a_variation_before_the_moves_is_a_heading() {
    for heading in [
        "変化：3手",
        "変化：",
        "3手目",
        "変化：0手",
        "変化:3手",
        "変化：x\n変化：9手",
    ] {
        for board in ["", BOARD] {
            let text = format!("{heading}\n{board}先手：A\n{GAME}");
            let ParsedRecord { record, warnings } = read(&text);
            assert_eq!(moves(&record), "7g7f 3c3d 2g2f", "{heading}");
            assert_eq!(record.headers.get(key::BLACK), Some("A"));
            assert_eq!(warnings.len(), 1, "{heading}: {warnings:?}");
            assert_eq!(warnings[0].at.line, 1, "{heading}");
        }
    }
    let variation = warned(&format!("変化：3手\n{GAME}"));
    assert_eq!(
        variation,
        [
            "line 1, column 1: \"変化：3手\": there is no move to vary before this heading: what follows is read as the game"
        ]
    );
    let reading = ki2::read("変化：3手\n▲７六歩 △３四歩\n").expect("a heading");
    assert_eq!(moves(&reading.record), "7g7f 3c3d");
    assert_eq!(reading.warnings.len(), 1);
}

#[test]
fn a_variation_without_a_place_is_left_out() {
    let rest = "変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n";
    for (heading, remark) in [
        (
            "変化：9手",
            "no line before has a move 9 to vary: this variation is left out",
        ),
        (
            "変化：",
            "expected the number of a move of the line before such as 変化：9手, and this is left out",
        ),
        (
            "変化：x手",
            "expected the number of a move of the line before such as 変化：9手, and this is left out",
        ),
    ] {
        let text = format!("{GAME}\n{heading}\n*lost\n9 ２五歩(26)\n10 投了\n\n{rest}");
        let ParsedRecord { record, warnings } = read(&text);
        assert_eq!(moves(&record), "7g7f 3c3d 2g2f", "{heading}");
        let [warning] = &warnings[..] else {
            panic!("{heading}: {warnings:?}");
        };
        assert_eq!(warning.about.to_string(), remark);
        assert_eq!(warning.at.line, 5, "{heading}");
        let first = record.main_line()[0];
        let second: Vec<NodeId> = record.children(first).collect();
        assert_eq!(second.len(), 2, "{heading}: the next variation is read");
        assert_eq!(record.line_from(second[1]).len(), 1);
        assert_eq!(record.node(first).notes().comment, "");
    }
}

#[test]
fn the_side_to_move_is_that_of_the_first_move() {
    let of_first = "the side to move first is missing: taken from the first move";
    let of_last = "the side to move first is missing: taken from the move before the board";
    for (after, moved, remark) in [
        ("1 ８四歩(83)\n2 ７六歩(77)\n", "8c8d 7g7f", Some(of_first)),
        ("1 △８四歩(83)\n2 ７六歩(77)\n", "8c8d 7g7f", Some(of_first)),
        ("1 ７六歩(77)\n", "7g7f", None),
        (
            "手数＝1 ▲７六歩 まで\n2 ８四歩(83)\n",
            "8c8d",
            Some(of_last),
        ),
        ("手数＝2 △７六歩 まで\n3 ７六歩(77)\n", "7g7f", None),
        // The move that was made counts more than what is said of the one before.
        ("手数＝1 ▲８六歩 まで\n2 ７六歩(77)\n", "7g7f", None),
        ("手数＝1 ▲７六歩 まで\n", "", Some(of_last)),
        (
            "手数＝1 ７六歩 まで\n2 ８四歩(83)\n",
            "8c8d",
            Some(of_first),
        ),
    ] {
        let ParsedRecord { record, warnings } = read(&format!("{BOARD}{after}"));
        assert_eq!(moves(&record), moved, "{after}");
        let said: Vec<String> = warnings.iter().map(|it| it.about.to_string()).collect();
        assert_eq!(said, Vec::from_iter(remark), "{after}");
    }
    let said = read(&format!("{BOARD}後手番\n1 ８四歩(83)\n"));
    assert_eq!(
        (moves(&said.record).as_str(), said.warnings.len()),
        ("8c8d", 0)
    );
    // Where the file says it, it is not guessed.
    refused(&format!("{BOARD}先手番\n1 ８四歩(83)\n"));
    for (line, moved) in [
        ("△８四歩 ▲７六歩", "8c8d 7g7f"),
        ("８四歩 ７六歩", "8c8d 7g7f"),
    ] {
        let reading = ki2::read(&format!("{BOARD}\n{line}\n")).expect(line);
        assert_eq!(moves(&reading.record), moved);
        assert_eq!(reading.record.start().turn(), Color::White);
    }
}

#[test]
fn the_side_to_move_is_that_of_a_drop() {
    let board = BOARD
        .replace("後手の持駒：なし", "後手の持駒：金")
        .replace("v金v玉", " ・v玉");
    let ParsedRecord { record, warnings } = read(&format!("{board}1 ５五金打\n"));
    assert_eq!(moves(&record), "G*5e");
    assert_eq!(record.start().turn(), Color::White);
    assert_eq!(warnings.len(), 1, "{warnings:?}");
}

#[test]
fn the_side_to_move_of_jkf_is_that_of_the_first_move() {
    let written = jkf::write(&{
        let mut start = Setup::startpos();
        start.set_turn(Color::White);
        komadai_records::Record::new(start)
    });
    let without = written.text.replace("\"data\":{\"color\":1,", "\"data\":{");
    assert_ne!(without, written.text);
    let with = |entry: &str| {
        let moves = format!("\"moves\":[{{}},{entry}]");
        without.replace("\"moves\":[{}]", &moves)
    };
    let from = r#"{"move":{"from":{"x":8,"y":3},"to":{"x":8,"y":4},"piece":"FU"}}"#;
    let named = r#"{"move":{"color":1,"to":{"x":8,"y":4},"from":{"x":8,"y":3},"piece":"FU"}}"#;
    for entry in [from, named] {
        let reading = jkf::read(&with(entry)).expect(entry);
        assert_eq!(moves(&reading.record), "8c8d");
        assert_eq!(
            reading.warnings[0].about.to_string(),
            "the side to move first is missing: taken from the first move"
        );
    }
    let alone = jkf::read(&without).expect("a position");
    assert_eq!(alone.record.start().turn(), Color::Black);
    assert_eq!(alone.warnings.len(), 1);
}

#[test]
fn every_space_is_a_space() {
    for space in [
        '\u{a0}', '\u{1680}', '\u{2000}', '\u{2003}', '\u{2007}', '\u{200a}', '\u{202f}',
        '\u{205f}', '\u{feff}', '\u{3000}', '\t',
    ] {
        let kif = format!(
            "手合割：平手\n{space}{space}1{space}７六歩(77){space}( 0:01/00:00:01)\n{space}2{space}３四歩(33)\n{space}3{space}投了\n"
        );
        let ParsedRecord { record, warnings } = read(&kif);
        assert_eq!(
            (moves(&record).as_str(), warnings),
            ("7g7f 3c3d", vec![]),
            "{space:?}"
        );
        assert!(record.end().is_some(), "{space:?}");
        let ki2 = format!(
            "先手：A\n{space}▲７六歩{space}△３四歩{space}\n▲２二角成{space}△同{space}銀{space}\n"
        );
        let reading = ki2::read(&ki2).expect("moves");
        assert_eq!(moves(&reading.record), "7g7f 3c3d 8h2b+ 3a2b", "{space:?}");
        assert_eq!(reading.warnings, [], "{space:?}");
        if !matches!(space, '\u{3000}' | '\t') {
            let board = BOARD.replace(" ・", &format!("{space}・"));
            assert_eq!(*read(&board).record.start(), Setup::startpos(), "{space:?}");
        }
        let csa = format!("{space}PI{space}\n+\n{space}+7776FU{space}\nT1\n");
        let reading = csa::read(&csa).expect("moves");
        assert_eq!(moves(&reading.record), "7g7f", "{space:?}");
        let usi = format!("position{space}startpos{space}moves{space}7g7f{space}3c3d");
        let (format, _, reading) = read_bytes(usi.as_bytes(), None, &mut decode).expect("moves");
        assert_eq!(
            (format, moves(&reading.record).as_str()),
            (Format::Usi, "7g7f 3c3d")
        );
    }
}

#[test]
fn characters_without_width_are_nothing() {
    for mark in [
        '\u{200b}', '\u{200d}', '\u{200e}', '\u{2060}', '\u{ad}', '\u{fe0e}',
    ] {
        let kif = format!(
            "手合割：平手\n{mark}1 ７{mark}六歩(77){mark}( 0:01/00:00:01)\n{mark}2 ３四歩(33)\n"
        );
        let ParsedRecord { record, warnings } = read(&kif);
        assert_eq!(
            (moves(&record).as_str(), warnings),
            ("7g7f 3c3d", vec![]),
            "{mark:?}"
        );
        let ki2 = format!("▲{mark}７六歩{mark} △３四歩\n");
        assert_eq!(
            moves(&ki2::read(&ki2).expect("moves").record),
            "7g7f 3c3d",
            "{mark:?}"
        );
        let bytes = format!("{mark}先手：A\n{mark}1 ７六歩(77)\n");
        let (format, _, _) = read_bytes(bytes.as_bytes(), None, &mut decode).expect("moves");
        assert_eq!(format, Format::Kif, "{mark:?}");
    }
    // What people wrote stays as it is.
    let family = "\u{1f468}\u{200d}\u{1f469}\u{a0}x";
    let text = format!("\u{a0}先手：{family}\n1 ７六歩(77)\n\u{200b}*{family}\n");
    let record = read(&text).record;
    assert_eq!(record.headers.get(key::BLACK), Some(family));
    assert_eq!(record.node(record.main_line()[0]).notes().comment, family);
}

#[test]
fn moves_that_are_all_not_understood_are_an_error() {
    for text in [
        "手合割：平手\n先手：A\n第1手 ７六歩(77)\n第2手 ３四歩(33)\n",
        "手合割：平手\n先手：A\n1. P-7f\n2. P-3d\n",
    ] {
        let ReadError { diagnostic, before } = refused(text);
        assert_eq!(diagnostic.at.line, 3, "{text}");
        assert_eq!(before.record.headers.get(key::BLACK), Some("A"));
    }
    // Headers alone are a record without moves, and so are a diagram and an end of any name.
    for end in ["封じ手", "Rescheduled"] {
        let text = format!("手合割：平手\n\nまで0手で{end}\n");
        let step = NodeKind::End(EndMarker::Other(end.to_owned()));
        for reading in [kif::read(&text), ki2::read(&text)] {
            let record = reading.expect(end).record;
            let first = record.children(NodeId::ROOT).next().expect(end);
            assert_eq!(*record.node(first).kind(), step);
        }
    }
    assert!(
        read("手合割：平手\n先手：A\nhttps://example.org/1\n")
            .record
            .is_empty()
    );
    assert!(
        read(&format!("{BOARD}第1手 ７六歩(77)\n"))
            .record
            .is_empty()
    );
}

#[test]
fn what_follows_the_end_of_a_csa_game_is_no_error() {
    let game = "PI\n+\n+7776FU\nT1\n%TORYO\n";
    for rest in [
        "\u{1a}",
        "Thanks for the game",
        "Please come again",
        "Nobody won",
        "- - -\n",
    ] {
        let reading = csa::read(&format!("{game}{rest}")).expect(rest);
        assert_eq!(moves(&reading.record), "7g7f");
        assert_eq!(reading.warnings.len(), 1, "{rest}: {:?}", reading.warnings);
    }
    let unended = csa::read("PI\n+\n+7776FU\n\u{1a}").expect("the end of the text");
    assert_eq!(moves(&unended.record), "7g7f");
    csa::read("PI\n+\n+7776FU\nx\n-3334FU\n").expect_err("no statement");
}

#[test]
fn a_rotated_board_is_a_known_heading() {
    for format in [Format::Kif, Format::Ki2] {
        let reading = format
            .read(&format!("{BOARD}先手番\n盤面回転\n"))
            .expect("a board");
        assert_eq!(reading.warnings, [], "{format:?}");
        assert_eq!(reading.record.headers.get("盤面回転"), Some(""));
    }
    let record = read("盤面回転\n1 ７六歩(77)\n").record;
    let written = kif::write(&record, kif::Charset::Utf8).text;
    assert_eq!(read(&written).record, record, "{written}");
}

#[test]
fn an_address_is_no_record() {
    for address in ["https://example.org/games/1", "http://example.org/g.kif\n"] {
        let error = Format::detect(address, None).expect_err(address);
        assert!(
            error.to_string().starts_with("this is a web address"),
            "{error}"
        );
    }
    let shared = "https://example.org/#/record?usen=~0.7ku2jm6y236.r";
    assert_eq!(Format::detect(shared, None), Ok(Format::Usen));
    let page = "https://example.org/\n1 ７六歩(77)\n";
    assert_eq!(Format::detect(page, None), Ok(Format::Kif));
}

#[test]
fn fields_of_an_sfen_have_underscores_in_addresses() {
    let sfen = "ln1gkg2l/2s4s1/p1pp+Bpnpp/1r4p2/7P1/P8/2GPPPP1P/2S6/LN2KG+r1L b BPsn3p 1";
    let address = sfen.replace(' ', "_");
    for text in [address.clone(), format!("sfen {address} moves 9f9e")] {
        let (format, _, reading) =
            read_bytes(text.as_bytes(), None, &mut decode).expect("a position");
        assert_eq!(format, Format::Usi);
        assert_eq!(reading.record.start().to_sfen(), sfen);
    }
    assert_eq!(
        Setup::from_sfen(&address).expect("a position").to_sfen(),
        sfen
    );
}

#[test]
fn reports_of_the_corpus() {
    let Some(folder) = folder() else { return };
    for (file, moved) in [
        ("k40_henka_0.kif", "7g7f 3c3d 2g2f"),
        ("k40_henka_2.kif", "7g7f 3c3d 2g2f"),
        ("k10_henka_header.kif", "7g7f 8c8d 2g2f 8d8e"),
        ("k41_henka_beyond.kif", "7g7f 3c3d"),
        ("k13_uwate_other.kif", "5a5b 7g7f"),
        ("k30_uwate_ki2.ki2", "8c8d 7g7f"),
        ("k33_gote_kif_noturn.kif", "8c8d 7g7f"),
        ("k36_gote_tesuu.kif", "8c8d 7g7f"),
        ("ks_nbsp.kif", "7g7f 3c3d"),
        ("ks_nbsp.ki2", "7g7f 3c3d 8h2b+ 3a2b"),
        ("ks_zwsp.kif", "7g7f 3c3d"),
        ("cc_eof.csa", "7g7f 3c3d"),
        ("s02_underscore.sfen", ""),
    ] {
        let bytes = std::fs::read(folder.join("reports").join(file)).expect(file);
        let read = read_bytes(&bytes, Some(file), &mut decode);
        let (_, _, reading) = read.unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(moves(&reading.record), moved, "{file}");
    }
}
