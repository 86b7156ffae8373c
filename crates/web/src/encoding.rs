//! The encodings of records, by the browser's own tables.
use std::sync::OnceLock;

use komadai_records::notation::{Encoding, ShiftJisText};
use leptos::logging::warn;
use wasm_bindgen::JsValue;
use web_sys::TextDecoder;

/// The code of `〓`.
const GETA: [u8; 2] = [0x81, 0xAC];

/// The text of bytes in an encoding, without a byte order mark; what cannot be
/// decoded becomes U+FFFD. None if the browser does not know the encoding. As
/// [`Decode`](komadai_records::notation::Decode) has it.
pub fn decode(encoding: Encoding, bytes: &[u8]) -> Option<String> {
    let text = try_decode(encoding, bytes);
    text.map_err(|error| warn!("{}: {error:?}", encoding.label()))
        .ok()
}

fn try_decode(encoding: Encoding, bytes: &[u8]) -> Result<String, JsValue> {
    TextDecoder::new_with_label(encoding.label())?.decode_with_u8_array(bytes)
}

/// A text in Shift_JIS, and what of it could not be written as it is.
pub fn encode_shift_jis(text: &str) -> (Vec<u8>, ShiftJisText) {
    static TABLE: OnceLock<Table> = OnceLock::new();
    let table = TABLE.get_or_init(Table::read);
    let has = |character| one_byte(character).is_some() || table.get(character).is_some();
    let written = ShiftJisText::new(text, has);
    let mut bytes = Vec::with_capacity(text.len());
    for character in written.text.chars() {
        match one_byte(character) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend(table.get(character).unwrap_or(GETA)),
        }
    }
    (bytes, written)
}

/// The characters of one byte.
fn one_byte(character: char) -> Option<u8> {
    const KATAKANA: u32 = 0xFF61;
    match character {
        '\0'..='\u{80}' => u8::try_from(character).ok(),
        '\u{FF61}'..='\u{FF9F}' => u8::try_from(u32::from(character) - KATAKANA + 0xA1).ok(),
        _ => None,
    }
}

/// The characters of two bytes, sorted. Browsers decode only: so it is made by
/// decoding every pair there is.
struct Table(Vec<(char, [u8; 2])>);

impl Table {
    fn read() -> Self {
        let pairs: Vec<[u8; 2]> = (0x81..=0x9F)
            .chain(0xE0..=0xFC)
            .filter(|first| !SECOND_CODES.contains(first))
            .flat_map(|first| (0x40..=0xFC).map(move |second| [first, second]))
            .filter(|[_, second]| *second != 0x7F)
            .collect();
        // A line each: where a pair is no character, its second byte may be one.
        let lines: Vec<u8> = pairs
            .iter()
            .flat_map(|[first, second]| [*first, *second, b'\n'])
            .collect();
        let text = decode(Encoding::ShiftJis, &lines).unwrap_or_default();
        let mut table: Vec<_> = text
            .lines()
            .zip(pairs)
            .filter_map(|(line, pair)| Some((character(line)?, pair)))
            .collect();
        table.sort_by_key(|(character, _)| *character);
        // Where a character has several codes the first one counts, and sorting
        // has kept their order.
        table.dedup_by_key(|(character, _)| *character);
        Self(table)
    }

    fn get(&self, character: char) -> Option<[u8; 2]> {
        let found = self.0.binary_search_by_key(&character, |(found, _)| *found);
        found.ok().map(|index| self.0[index].1)
    }
}

/// Rows whose characters all have another code, which programs write.
const SECOND_CODES: [u8; 2] = [0xED, 0xEE];

/// The one character of a line, if it is one that others know.
fn character(line: &str) -> Option<char> {
    let mut characters = line.chars();
    let character = characters.next()?;
    let is_known = !matches!(
        character,
        '\u{E000}'..='\u{F8FF}' | char::REPLACEMENT_CHARACTER
    );
    (is_known && characters.next().is_none()).then_some(character)
}
