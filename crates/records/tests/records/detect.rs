use komadai_records::notation::{Encoding, Format, read_bytes};

use crate::support::decode;

#[test]
fn formats_are_found_by_content() {
    for (text, format) in [
        (
            "手数----指手---------消費時間--\n   1 ７六歩(77)\n",
            Format::Kif,
        ),
        ("#KIF version=2.0 encoding=UTF-8\n", Format::Kif),
        ("先手：青木\n後手：早川\n", Format::Kif),
        ("   1 ７六歩(77) ( 0:16/00:00:16)\n", Format::Kif),
        ("先手：青木\n\n▲７六歩 △３四歩\n", Format::Ki2),
        ("☗２六歩\n", Format::Ki2),
        ("  ９ ８ ７\n| ・v玉|一\n手数＝1\n\n▲２六歩\n", Format::Ki2),
        ("V2.2\n", Format::Csa),
        ("'a comment\nN+Aoki\n", Format::Csa),
        ("+7776FU\n", Format::Csa),
        ("\u{feff} { \"moves\": [] }", Format::Jkf),
        ("position startpos moves 7g7f", Format::Usi),
        ("sfen 9/9", Format::Usi),
        ("4k4/9/9/9/9/9/9/9/4K4 b - 1", Format::Usi),
        ("~0.7ku.", Format::Usen),
        ("4k4_9_9_9_9_9_9_9_4K4.b.G~0..", Format::Usen),
        ("https://example.org/?usen=~0.7ku.r&x=1", Format::Usen),
    ] {
        assert_eq!(Format::detect(text, Some("x.txt")), Ok(format), "{text}");
    }
    assert_eq!(Format::detect("hello", Some("a.b.KI2U")), Ok(Format::Ki2));
    for format in Format::ALL {
        assert_eq!(Format::from_name(format.name()), Some(format));
        assert_eq!(
            Format::from_file_name(&format!("game.{}", format.name())),
            Some(format)
        );
    }
}

#[test]
fn what_is_none_is_told_what_it_is() {
    for (bytes, part) in [
        (&b"\x89PNG\r\n\x1a\n"[..], "PNG"),
        (b"\x1f\x8b\x08\x00", "gzip"),
        (b"PK\x03\x04", "ZIP"),
        (b"%PDF-1.7", "PDF"),
        (b"<!DOCTYPE html><html>", "web page"),
        (b"<HTML>", "web page"),
        (b"[Sente \"Aoki\"]\n[Gote \"H\"]\n\n1. P7g-7f", "PSN"),
        (b"(;GM[1]FF[4])", "SGF"),
        (b"", "nothing in it"),
        (b"hello", "no record"),
    ] {
        let error = read_bytes(bytes, None, &mut decode).expect_err(part);
        assert!(error.diagnostic.about.to_string().contains(part), "{error}");
    }
}

/// A game with a Japanese name, in bytes, and what is said of them.
fn check(bytes: &[u8], encoding: Encoding, warnings: &[&str]) {
    let (format, found, reading) = read_bytes(bytes, None, &mut decode).expect("it is a record");
    assert_eq!((format, found), (Format::Csa, encoding));
    assert_eq!(reading.record.headers.get("先手"), Some("先手の名"));
    let told: Vec<String> = reading.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), warnings.len(), "{told:?}");
    for (told, part) in told.iter().zip(warnings) {
        assert!(told.contains(part), "{told}");
    }
}

const GAME: &str = "V2.2\nN+先手の名\nPI\n+\n+7776FU\n%TORYO\n'かなカナ漢字です\n";

#[test]
fn encodings_are_found_by_their_bytes() {
    let utf16: Vec<u16> = GAME.encode_utf16().collect();
    let marked = |bytes: &[u8], mark: &[u8]| [mark, bytes].concat();
    let little: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    check(GAME.as_bytes(), Encoding::Utf8, &[]);
    check(
        &marked(GAME.as_bytes(), b"\xEF\xBB\xBF"),
        Encoding::Utf8Bom,
        &[],
    );
    check(
        &marked(&little, b"\xFF\xFE"),
        Encoding::Utf16Le,
        &["utf-16le"],
    );
    check(&marked(&big, b"\xFE\xFF"), Encoding::Utf16Be, &["utf-16be"]);
    check(
        &encoding_rs::SHIFT_JIS.encode(GAME).0,
        Encoding::ShiftJis,
        &[],
    );
    check(&encoding_rs::EUC_JP.encode(GAME).0, Encoding::EucJp, &[]);
    check(
        &encoding_rs::ISO_2022_JP.encode(GAME).0,
        Encoding::Iso2022Jp,
        &["iso-2022-jp"],
    );
}

/// The codes of ISO-2022-JP may stand in any text.
#[test]
fn escapes_alone_are_no_encoding() {
    let escaped = |game: &str, code: &str| game.replace("'か", &format!("'{code}か"));
    let ascii = "'CSA encoding=UTF-8\nV3.0\nPI\n+\n+7776FU\n'*ESC\n%TORYO\n";
    let undeclared = ascii.replace("'CSA encoding=UTF-8\n", "");
    for code in ["\x1B$B", "\x1B$@", "\x1B$B@h<j", "\x1B$B@h<j\x1B(B"] {
        check(escaped(GAME, code).as_bytes(), Encoding::Utf8, &[]);
        let text = ascii.replace("ESC", code);
        assert_eq!(
            Encoding::detect(text.as_bytes()),
            Encoding::Utf8,
            "{code:?}"
        );
        let is_whole = code.ends_with("(B");
        let found = Encoding::detect(undeclared.replace("ESC", code).as_bytes());
        assert_eq!(found == Encoding::Iso2022Jp, is_whole, "{code:?}");
        let (_, encoding, reading) =
            read_bytes(text.as_bytes(), None, &mut decode).expect("it is a record");
        assert_eq!(encoding, Encoding::Utf8);
        assert_eq!(reading.record.main_moves().len(), 1);
    }
    for (mail, encoding) in [
        (&b"\x1B$B@h<j\x1B(J\n"[..], Encoding::Iso2022Jp),
        (b"a\n\x1B$@@h\x1B(B b \x1B$B<j\x1B(B", Encoding::Iso2022Jp),
        // Cut off at the end of the file.
        (b"\x1B$B@h<j", Encoding::Iso2022Jp),
        (b"\x1B$B\n", Encoding::Utf8),
        (b"\x1B$B\x1B(B", Encoding::Utf8),
        (b"\x1B$B@\x1B(B", Encoding::Utf8),
    ] {
        assert_eq!(Encoding::detect(mail), encoding, "{mail:?}");
    }
}

#[test]
fn damaged_encodings_are_read_with_a_warning() {
    let shift_jis = encoding_rs::SHIFT_JIS.encode(GAME).0;
    let cut = &shift_jis[..shift_jis.len() - 2];
    check(
        cut,
        Encoding::ShiftJis,
        &["line 7, column 9: the bytes here are no shift_jis"],
    );
    let mixed = [&shift_jis, "'後の手順\n".as_bytes()].concat();
    check(&mixed, Encoding::ShiftJis, &["line 8, column 1"]);
    let cut = &GAME.as_bytes()[..GAME.len() - 2];
    check(cut, Encoding::Utf8, &["no utf-8"]);
    let wrong = GAME.replace("V2.2", "'CSA encoding=SHIFT_JIS\nV3.0");
    check(
        wrong.as_bytes(),
        Encoding::Utf8,
        &["the file says SHIFT_JIS"],
    );
    let none = read_bytes(&shift_jis, None, &mut |_, _| None).expect_err("it is not decoded");
    assert!(
        none.diagnostic
            .about
            .to_string()
            .contains("shift_jis is not decoded here")
    );
}
