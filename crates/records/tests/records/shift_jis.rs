//! What is written in Shift_JIS is what the common programs read.

use encoding_rs::SHIFT_JIS;
use komadai_records::notation::ShiftJisText;

fn has(character: char) -> bool {
    !SHIFT_JIS.encode(character.encode_utf8(&mut [0; 4])).2
}

/// The text after it was written and read.
#[track_caller]
fn again(written: &ShiftJisText) -> String {
    let (bytes, _, is_lossy) = SHIFT_JIS.encode(&written.text);
    assert!(!is_lossy, "{written:?}");
    SHIFT_JIS.decode(&bytes).0.into_owned()
}

/// Every character comes back, or what became of it is told.
#[test]
fn no_character_changes_unseen() {
    for character in ('\0'..='\u{FFFF}').chain(['\u{1F600}', '\u{20B9F}']) {
        let text = character.to_string();
        let written = ShiftJisText::new(&text, has);
        let again = again(&written);
        assert_eq!(again, written.text);
        let told = match (&*written.missing, &written.changed[..]) {
            ("", []) => text.clone(),
            (missing, []) => {
                assert_eq!(missing, text);
                "〓".to_owned()
            }
            ("", &[(from, to)]) => {
                assert_eq!(from, character);
                to.to_string()
            }
            _ => panic!("told twice: {written:?}"),
        };
        assert_eq!(again, told, "U+{:04X}", u32::from(character));
    }
}

/// Characters that JIS and Windows have under the same code.
#[test]
fn what_only_jis_reads_so_becomes_what_windows_reads() {
    for (character, read, code) in [
        ('\u{301C}', '\u{FF5E}', 0x8160),
        ('\u{2016}', '\u{2225}', 0x8161),
        ('\u{2014}', '\u{2015}', 0x815C),
        ('\u{A2}', '\u{FFE0}', 0x8191),
        ('\u{A3}', '\u{FFE1}', 0x8192),
        ('\u{AC}', '\u{FFE2}', 0x81CA),
        ('\u{2212}', '\u{FF0D}', 0x817C),
        // Not 0x5C and 0x7E, which would be read as a backslash and a tilde.
        ('\u{A5}', '\u{FFE5}', 0x818F),
        ('\u{203E}', '\u{FFE3}', 0x8150),
    ] {
        let written = ShiftJisText::new(&format!("{character}{read}{character}"), has);
        assert_eq!(written.changed, [(character, read)]);
        assert_eq!(written.missing, "");
        let bytes = u16::to_be_bytes(code).repeat(3);
        assert_eq!(SHIFT_JIS.encode(&written.text).0, bytes.as_slice());
        let swapped = ShiftJisText::new(&read.to_string(), has);
        assert_eq!(swapped.changed, []);
    }
}

#[test]
fn what_is_lacking_is_told_once() {
    let written = ShiftJisText::new("☗７六歩☖☗〜ｶ\\~\n", has);
    assert_eq!(written.missing, "☗☖");
    assert_eq!(written.text, "〓７六歩〓〓～ｶ\\~\n");
}
