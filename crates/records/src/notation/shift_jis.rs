//! Text as Shift_JIS can hold it. Encoding is left to the caller, who has the tables.
//!
//! JIS and Windows (code page 932) map some codes of Shift_JIS to different characters:
//! 0x8160 is U+301C in JIS and U+FF5E in Windows. Browsers and most programs decode as
//! Windows does, so the characters of Windows are used before encoding, and the text is
//! read back unchanged.

use alloc::{string::String, vec::Vec};

/// The conventional replacement for a character that Shift_JIS lacks.
const GETA: char = '〓';

/// Characters of the JIS mapping, and of JIS X 0201 in place of ASCII, that are decoded
/// as others, and those others. A yen sign as 0x5C would be decoded as a backslash.
const SUBSTITUTES: [(char, char); 9] = [
    ('\u{A2}', '\u{FFE0}'),
    ('\u{A3}', '\u{FFE1}'),
    ('\u{A5}', '\u{FFE5}'),
    ('\u{AC}', '\u{FFE2}'),
    ('\u{2014}', '\u{2015}'),
    ('\u{2016}', '\u{2225}'),
    ('\u{203E}', '\u{FFE3}'),
    ('\u{2212}', '\u{FF0D}'),
    ('\u{301C}', '\u{FF5E}'),
];

/// A text that Shift_JIS can hold, with its changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShiftJisText {
    /// The text, to be encoded.
    pub text: String,
    /// The characters replaced by `〓`, each once.
    pub missing: String,
    /// The characters replaced by similar ones, and those.
    pub changed: Vec<(char, char)>,
}

impl ShiftJisText {
    /// Replaces characters that Shift_JIS lacks. `has` says whether the code table has
    /// a character; it is called only for those beyond ASCII.
    ///
    /// ```
    /// use komadai_records::notation::ShiftJisText;
    /// let has = |character| character != '☗';
    /// let written = ShiftJisText::new("☗７六歩〜", has);
    /// assert_eq!(written.text, "〓７六歩～");
    /// assert_eq!((&*written.missing, &*written.changed), ("☗", &[('〜', '～')][..]));
    /// ```
    pub fn new(text: &str, mut has: impl FnMut(char) -> bool) -> Self {
        let mut made = Self::default();
        for found in text.chars() {
            let written = made.written(found, &mut has);
            made.text.push(written);
        }
        made
    }

    fn written(&mut self, found: char, has: &mut impl FnMut(char) -> bool) -> char {
        if found.is_ascii() {
            return found;
        }
        if let Some(&change) = SUBSTITUTES.iter().find(|(from, _)| *from == found) {
            if !self.changed.contains(&change) {
                self.changed.push(change);
            }
            return change.1;
        }
        if has(found) {
            return found;
        }
        if !self.missing.contains(found) {
            self.missing.push(found);
        }
        GETA
    }
}
