//! Which characters a text has in Shift_JIS. Encoding is for the caller, who has
//! the tables.
//!
//! JIS and Windows (code page 932) read some codes of Shift_JIS as different
//! characters: 0x8160 is U+301C in JIS and U+FF5E in Windows. Browsers and most
//! programs read files as Windows does, so a text gets Windows' characters
//! before it is encoded, and comes back as it was written.

use alloc::{string::String, vec::Vec};

/// What stands in the place of a character that Shift_JIS lacks, by custom.
const GETA: char = '〓';

/// The characters of JIS's mapping, and of ASCII's likes in JIS X 0201, which
/// are read back as other characters, and those characters. A yen sign as 0x5C
/// would come back as a backslash.
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

/// A text that Shift_JIS can hold, and how it differs from the one that was
/// given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShiftJisText {
    /// The text, to be encoded.
    pub text: String,
    /// The characters that were replaced by `〓`, each once.
    pub missing: String,
    /// The characters that were replaced by a similar one, and that one.
    pub changed: Vec<(char, char)>,
}

impl ShiftJisText {
    /// Replaces what cannot be written. `has` says whether the code table has a
    /// character; it is asked only about those beyond ASCII.
    ///
    /// ```
    /// use shogi::notation::ShiftJisText;
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
