//! The browser's tables beside those of encoding_rs.
use komadai_records::notation::{Encoding, ShiftJisText, read_bytes};
use komadai_web::encoding::{decode, encode_shift_jis};
use wasm_bindgen_test::wasm_bindgen_test;

const ALL: [Encoding; 7] = [
    Encoding::Utf8,
    Encoding::Utf8Bom,
    Encoding::Utf16Le,
    Encoding::Utf16Be,
    Encoding::ShiftJis,
    Encoding::EucJp,
    Encoding::Iso2022Jp,
];

fn table(encoding: Encoding) -> &'static encoding_rs::Encoding {
    encoding_rs::Encoding::for_label(encoding.label().as_bytes()).unwrap()
}

#[wasm_bindgen_test]
fn every_encoding_is_decoded() {
    for (encoding, bytes) in [
        (Encoding::Utf8, "先手：☗７六歩".as_bytes()),
        (Encoding::Utf8Bom, "\u{FEFF}先手：☗７六歩".as_bytes()),
        (Encoding::Utf16Le, b"\xFF\xFE\x48\x51\x4B\x62"),
        (Encoding::Utf16Be, b"\xFE\xFF\x51\x48\x62\x4B"),
        (Encoding::ShiftJis, b"\x90\xE6\x8E\xE8\xB6\xC5 \\~"),
        (Encoding::EucJp, b"\xC0\xE8\xBC\xEA\x8E\xB6"),
        (Encoding::Iso2022Jp, b"\x1B$B@h<j\x1B(B KIF"),
    ] {
        let expected = table(encoding).decode_with_bom_removal(bytes).0;
        let text = decode(encoding, bytes).unwrap();
        assert_eq!(text, expected);
        assert!(text.starts_with("先手"), "{encoding:?}: {text}");
    }
}

#[wasm_bindgen_test]
fn what_is_damaged_is_decoded_as_elsewhere() {
    let damaged = b"\x90\xE6\xFF\x8E\xE8\x81\n\x1B$B@\xFE\x80\xC0\0";
    for encoding in ALL {
        let text = decode(encoding, damaged).unwrap();
        assert_eq!(text, table(encoding).decode_with_bom_removal(damaged).0);
        assert!(text.contains('\u{FFFD}'), "{encoding:?}");
    }
}

#[wasm_bindgen_test]
fn a_record_in_shift_jis_is_read() {
    let text = "手合割：平手　　\r\n先手：髙﨑①\r\n手数----指手---------消費時間--\r\n   \
                1 ７六歩(77)   ( 0:01/00:00:01)\r\n*－～ﾃｽﾄ\r\n   2 投了\r\n";
    let (bytes, written) = encode_shift_jis(text);
    assert_eq!(written.text, text);
    assert_eq!(bytes, encoding_rs::SHIFT_JIS.encode(text).0.as_ref());
    let (_, encoding, reading) = read_bytes(&bytes, Some("a.kif"), &mut decode).unwrap();
    assert_eq!(encoding, Encoding::ShiftJis);
    assert!(reading.warnings.is_empty(), "{:?}", reading.warnings);
    let (again, _) = encode_shift_jis(&decode(Encoding::ShiftJis, &bytes).unwrap());
    assert_eq!(again, bytes);
}

/// As the terminal program writes it, and so that it is read back.
#[wasm_bindgen_test]
fn every_character_is_encoded_as_elsewhere() {
    let table = encoding_rs::SHIFT_JIS;
    for character in ('\0'..='\u{FFFF}').chain(['\u{1F600}', '\u{20B9F}']) {
        let text = character.to_string();
        let expected = ShiftJisText::new(&text, |_| !table.encode(&text).2);
        let (bytes, written) = encode_shift_jis(&text);
        assert_eq!(written, expected);
        let code = u32::from(character);
        assert_eq!(bytes, table.encode(&expected.text).0.as_ref(), "{code:x}");
        let again = decode(Encoding::ShiftJis, &bytes);
        assert_eq!(again.as_ref(), Some(&written.text), "{code:x}");
    }
}

/// Some characters have two or three codes, of which programs write one.
#[wasm_bindgen_test]
fn of_several_codes_the_usual_one_is_written() {
    for (character, code) in [
        // JIS X 0208 before NEC's row 13.
        ("≒", 0x81E0),
        ("∵", 0x81E6),
        ("∪", 0x81BE),
        ("￢", 0x81CA),
        // NEC's row 13 before IBM's.
        ("Ⅳ", 0x8757),
        ("№", 0x8782),
        ("㈱", 0x878A),
        // IBM's before NEC's choice of IBM's.
        ("ⅳ", 0xFA43),
        ("髙", 0xFBFC),
        ("﨑", 0xFAB1),
        ("＂", 0xFA57),
        // Those that Windows and others name differently.
        ("～", 0x8160),
        ("－", 0x817C),
        ("∥", 0x8161),
    ] {
        let (bytes, written) = encode_shift_jis(character);
        assert_eq!(written.text, character);
        assert_eq!(bytes, u16::to_be_bytes(code), "{character}");
    }
}

#[wasm_bindgen_test]
fn what_is_lacking_is_told_once_and_marked() {
    let (bytes, written) = encode_shift_jis("☗７六歩☖☗〜¥ｶ");
    assert_eq!(written.missing, "☗☖");
    assert_eq!(written.changed, [('〜', '～'), ('¥', '￥')]);
    assert_eq!(
        bytes,
        b"\x81\xAC\x82\x56\x98\x5A\x95\xE0\x81\xAC\x81\xAC\x81\x60\x81\x8F\xB6"
    );
}
