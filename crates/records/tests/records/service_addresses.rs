//! Addresses of analysis sites with a game in them, alone and in messages.

use komadai_records::{
    NodeId, Record, key,
    notation::{Format, Games, ParsedRecord, ReadError, read},
};

use proptest::prelude::*;

use crate::support::moves;

const PAWNS: &str = "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1";

#[track_caller]
fn pasted(text: &str) -> ParsedRecord {
    let (format, parsed) = read(text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(format, Format::Usi, "{text}");
    parsed
}

#[track_caller]
fn check(address: &str, start: &str, expected: &str) -> Record {
    let ParsedRecord { record, warnings } = pasted(address);
    assert_eq!(warnings, [], "{address}");
    assert_eq!(record.start().to_sfen(), start, "{address}");
    assert_eq!(moves(&record), expected, "{address}");
    record
}

#[track_caller]
fn refused(text: &str) -> ReadError {
    read(text, None).expect_err("there is no game in it")
}

const EVEN: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

#[test]
fn of_kento() {
    check(
        "https://www.kento-shogi.com/?moves=7g7f.3c3d.8h2b%2B#3",
        EVEN,
        "7g7f 3c3d 8h2b+",
    );
    let board = "4k4%2F9%2F4p4%2F9%2F9%2F9%2F4P4%2F9%2F4K4";
    for space in ["%20", "+"] {
        let initpos = format!("{board}{space}b{space}P{space}1");
        let address = format!(
            "https://share.kento-shogi.com/?branch=5i5h.5a5b&branchFrom=2&initpos={initpos}&moves=5g5f.5c5d.5f5e"
        );
        let record = check(&address, PAWNS, "5g5f 5c5d 5f5e");
        assert_eq!(record.children(record.main_line()[1]).count(), 2);
    }
    let branch = "https://www.kento-shogi.com/?branch=2g2f.8c8d&branchFrom=0&moves=7g7f#1";
    let record = check(branch, EVEN, "7g7f");
    let other = record.children(NodeId::ROOT).nth(1).expect("a variation");
    assert_eq!(record.line_from(other).len(), 1);
    let beyond = pasted("https://www.kento-shogi.com/?branch=2g2f&branchFrom=5&moves=7g7f");
    let [warning] = &beyond.warnings[..] else {
        panic!("{:?}", beyond.warnings);
    };
    assert!(warning.to_string().contains("no line before"), "{warning}");
    let wrong = pasted("https://www.kento-shogi.com/?branch=5i5a&branchFrom=1&moves=7g7f");
    assert_eq!(wrong.warnings.len(), 1);
}

#[test]
fn of_piyo_shogi() {
    let record = check(
        "piyoshogi://?game_name=%E7%B7%B4%E7%BF%92&gote_name=Baku&num=0&sente_name=Kirin+A\
         &sfen=position%20sfen%204k4/9/4p4/9/9/9/4P4/9/4K4%20b%20P%201%20moves%205g5f%205c5d&viewpoint=black",
        PAWNS,
        "5g5f 5c5d",
    );
    assert_eq!(record.headers.get(key::EVENT), Some("練習"));
    assert_eq!(record.headers.get(key::BLACK), Some("Kirin A"));
    assert_eq!(record.headers.get(key::WHITE), Some("Baku"));
    check(
        "piyoshogi://?sfen=4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1&num=0",
        PAWNS,
        "",
    );
    check("piyoshogi://?sfen=position%20startpos&num=0", EVEN, "");
    let elsewhere = refused("piyoshogi://?num=0&url=https%3A%2F%2Fexample.com%2Fa.kif");
    assert!(elsewhere.to_string().contains("web address"), "{elsewhere}");
}

#[test]
fn of_shogi_extend() {
    check(
        "https://www.shogi-extend.com/share-board?body=position.sfen.4k4%2F9%2F4p4%2F9%2F9%2F9%2F4P4%2F9%2F4K4.b.P.1.moves.5g5f.5c5d&turn=2",
        PAWNS,
        "5g5f 5c5d",
    );
    let record = check(
        "https://www.shogi-extend.com/share-board?black=kirin&turn=2&white=baku\
         &xbody=cG9zaXRpb24gc2ZlbiA0azQvOS80cDQvOS85LzkvNFA0LzkvNEs0IGIgUCAxIG1vdmVzIDVnNWYgNWM1ZA",
        PAWNS,
        "5g5f 5c5d",
    );
    assert_eq!(record.headers.get(key::BLACK), Some("kirin"));
    assert_eq!(record.headers.get(key::WHITE), Some("baku"));
}

#[test]
fn of_lishogi() {
    let board = "4k4/9/4p4/9/9/9/4P4/9/4K4_b_P_1";
    for path in ["analysis/", "analysis/standard/", "editor/"] {
        check(&format!("https://lishogi.org/{path}{board}"), PAWNS, "");
    }
    for address in [
        "https://lishogi.org/AbCd1234/sente",
        "https://lishogi.org/analysis/minishogi/rbsgk/4p/5/P4/KGSBR_b_-_1",
        "https://lishogi.org/analysis/",
    ] {
        let error = refused(address);
        assert!(error.to_string().contains("web address"), "{error}");
    }
}

#[test]
fn of_shogi_db2() {
    let board = "lnsgkgsnl%2F1r5b1%2Fppppppppp%2F9%2F9%2F2P6%2FPP1PPPPPP%2F1B5R1%2FLNSGKGSNL";
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";
    for moves in ["-3334FU%2B8822UM-3122GI", "-3334FU+8822UM-3122GI"] {
        let address = format!("https://shogidb2.com/board?sfen={board}%20w%20-%202&moves={moves}");
        check(&address, start, "3c3d 8h2b+ 3a2b");
    }
    let error = refused("https://shogidb2.com/games/0123456789abcdef#lnsgkgsnl%2F1r5b1");
    assert!(error.to_string().contains("web address"), "{error}");
}

#[test]
fn in_messages() {
    let kento = "https://www.kento-shogi.com/?moves=7g7f.3c3d#1";
    for (text, warnings) in [
        (format!("検討しました：{kento}　どう思いますか"), 0),
        (format!("感想：難しい\n<{kento}>\nよろしく\n"), 2),
        (format!("https://example.com/ {kento}"), 0),
        (format!("結果\n- a\n{kento}\n"), 2),
    ] {
        let parsed = pasted(&text);
        assert_eq!(moves(&parsed.record), "7g7f 3c3d", "{text}");
        assert_eq!(parsed.warnings.len(), warnings, "{:?}", parsed.warnings);
    }
    let several = format!("My games:\n{kento}\nand\n{kento}\nposition startpos moves 2g2f\n");
    let games = Games::open(several.as_bytes(), None, &mut |_, _| None).expect("games");
    let read: Vec<_> = games
        .map(|game| (game.line, moves(&game.read.expect("a game").record)))
        .collect();
    let expected = [(1, "7g7f 3c3d"), (4, "7g7f 3c3d"), (5, "2g2f")];
    assert_eq!(read, expected.map(|(line, moves)| (line, moves.to_owned())));
    // A record is worth more than the links beside it.
    let kif = format!("1 ７六歩(77)\n*{kento}\n2 投了\n{kento}\n");
    assert_eq!(read_format(&kif), Format::Kif);
    let usen = "この局面です：https://example.org/?usen=~0.6y236e.r&x=1 どうぞ";
    let (format, parsed) = komadai_records::notation::read(usen, None).expect("a game");
    assert_eq!(
        (format, parsed.record.main_moves().len()),
        (Format::Usen, 2)
    );
}

#[track_caller]
fn read_format(text: &str) -> Format {
    read(text, None).expect("a record").0
}

#[test]
fn what_is_wrong_is_said_at_the_address() {
    let address = "https://www.kento-shogi.com/?moves=7g7f.3c3d.7g7f";
    let error = refused(&format!("Look:\n see {address}\n"));
    assert_eq!(
        (error.diagnostic.at.line, error.diagnostic.at.column),
        (2, 6)
    );
    assert!(error.diagnostic.found.starts_with("https://www.kento"));
    assert!(error.to_string().contains("7g7f: "), "{error}");
    assert_eq!(moves(&error.before.record), "7g7f 3c3d");
    for (address, part) in [
        ("https://a.example/?moves=7g7f.hello", "expected a move"),
        (
            "https://a.example/?sfen=9/9/9/9/9/9/9/9/x+b+-+1",
            "not an SFEN",
        ),
        ("https://a.example/?sfen=%", "web address"),
        ("https://a.example/?sfen=%ff", "web address"),
        ("https://a.example/?xbody=a*", "web address"),
        ("https://a.example/?xbody=", "web address"),
        ("https://a.example/?sfen=76歩", "web address"),
        ("https://a.example/?moves=", "web address"),
        ("://", "no record in a format"),
    ] {
        let error = refused(address);
        assert!(error.to_string().contains(part), "{address}: {error}");
    }
}

proptest! {
    #[test]
    fn any_address_is_answered(
        text in "(https://a.example/|piyoshogi://|https://b/analysis/)(4k4/9/9/9/9/9/9/9/4K4)?[?]?((sfen|body|moves|branch|xbody|black)=[-%+._*a-iA-Z0-9/歩 ]{0,12}&?){0,4}(branchFrom=[0-9]{0,20})?(#.{0,4})?",
    ) {
        if let Err(error) = read(&text, None) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
