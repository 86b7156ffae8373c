//! Lines of a text, and places in it.

use alloc::vec::Vec;

use super::Location;

/// A line of a text, without its line end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TextLine<'a> {
    /// The line's number, from 1.
    pub number: usize,
    pub text: &'a str,
}

/// The lines of a text with LF, CRLF or CR, without a byte order mark.
pub(super) fn lines(text: &str) -> impl Iterator<Item = TextLine<'_>> + Clone {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rest = Some(text);
    let next = move || {
        let text = rest?;
        match text.find(['\n', '\r']) {
            Some(end) => {
                let after = &text[end..];
                let width = if after.starts_with("\r\n") { 2 } else { 1 };
                rest = Some(&after[width..]);
                Some(&text[..end])
            }
            None => {
                rest = None;
                (!text.is_empty()).then_some(text)
            }
        }
    };
    (1..)
        .zip(core::iter::from_fn(next))
        .map(|(number, text)| TextLine { number, text })
}

/// How many lines of a text end in it.
pub(super) fn line_breaks(text: &str) -> usize {
    let all = text.matches(['\n', '\r']).count();
    all - text.matches("\r\n").count()
}

impl<'a> TextLine<'a> {
    /// The place of `part`, a slice of this line.
    pub fn place(&self, part: &str) -> Location {
        let offset = (part.as_ptr() as usize)
            .checked_sub(self.text.as_ptr() as usize)
            .filter(|&offset| self.text.is_char_boundary(offset))
            .unwrap_or(0);
        Location {
            line: self.number,
            column: self.text[..offset].chars().count() + 1,
        }
    }
}

/// Finds the line and column of parts of a text, fast even in long lines.
#[derive(Debug)]
pub(super) struct LineIndex<'a> {
    text: &'a str,
    /// Byte offsets and their places, at least every [`LineIndex::STEP`] bytes.
    marks: Vec<(usize, Location)>,
}

impl<'a> LineIndex<'a> {
    const STEP: usize = 256;

    pub fn new(text: &'a str) -> Self {
        let start = Location { line: 1, column: 1 };
        let first = if text.starts_with('\u{feff}') { 3 } else { 0 };
        let mut marks = vec![(first, start)];
        let (mut from, mut place) = (first, start);
        while text.len() - from > Self::STEP {
            let to = from + Self::STEP;
            place = Self::walker(text, from..to, place);
            marks.push((to, place));
            from = to;
        }
        Self { text, marks }
    }

    /// The place of a byte offset.
    pub fn at(&self, offset: usize) -> Location {
        let offset = offset.min(self.text.len());
        let before = self.marks.partition_point(|&(at, _)| at <= offset);
        match before.checked_sub(1).map(|index| self.marks[index]) {
            Some((at, place)) => Self::walker(self.text, at..offset, place),
            None => self.marks[0].1,
        }
    }

    /// The place of a slice of the text.
    pub fn of(&self, part: &str) -> Location {
        self.at((part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize))
    }

    fn walker(text: &str, range: core::ops::Range<usize>, mut place: Location) -> Location {
        let bytes = text.as_bytes();
        for index in range {
            match bytes[index] {
                b'\r' if bytes.get(index + 1) == Some(&b'\n') => {}
                b'\n' | b'\r' => {
                    place.line += 1;
                    place.column = 1;
                }
                // Continuation bytes of a character.
                0x80..0xC0 => {}
                _ => place.column += 1,
            }
        }
        place
    }
}

/// Finds consecutive places in a line, fast even in long lines.
#[derive(Debug, Default)]
pub(super) struct Columns {
    line: usize,
    offset: usize,
    /// The number of characters before the offset.
    before: usize,
}

impl Columns {
    /// [`TextLine::place`], starting at the previous place.
    pub fn place(&mut self, line: TextLine<'_>, part: &str) -> Location {
        let offset = (part.as_ptr() as usize).saturating_sub(line.text.as_ptr() as usize);
        if line.number != self.line || offset < self.offset {
            *self = Self {
                line: line.number,
                ..Self::default()
            };
        }
        if let Some(passed) = line.text.get(self.offset..offset) {
            self.before += passed.chars().count();
            self.offset = offset;
        }
        Location {
            line: line.number,
            column: self.before + 1,
        }
    }
}

/// Where a line of a text begins in it.
pub(super) fn offset(text: &str, line: &str) -> usize {
    line.as_ptr() as usize - text.as_ptr() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_any_way() {
        let text = "\u{feff}one\r\ntwo\rthree\n\nfive";
        let told: Vec<(usize, &str)> = lines(text).map(|line| (line.number, line.text)).collect();
        assert_eq!(
            told,
            [(1, "one"), (2, "two"), (3, "three"), (4, ""), (5, "five")]
        );
        assert_eq!(lines("").count(), 0);
        assert_eq!(lines("\n").count(), 1);
    }

    #[test]
    fn places_are_found_in_long_lines() {
        let text = format!(
            "\u{feff}{}\r\n{}\rx同y",
            "歩".repeat(5000),
            "a".repeat(9000)
        );
        let index = LineIndex::new(&text);
        let place = |line, column| Location { line, column };
        assert_eq!(index.at(0), place(1, 1));
        assert_eq!(index.at(3 + 3 * 4000), place(1, 4001));
        assert_eq!(index.of(&text[3 + 15_000 + 2 + 8000..]), place(2, 8001));
        let last = text.find('y').expect("the last character");
        assert_eq!(index.at(last), place(3, 3));
    }

    #[test]
    fn columns_count_characters() {
        let line = lines("７六歩(77)").next().expect("a line");
        let part = &line.text["７六歩".len()..];
        assert_eq!(line.place(part), Location { line: 1, column: 4 });
        let mut columns = Columns::default();
        for part in [&line.text[3..], part, line.text, part] {
            assert_eq!(columns.place(line, part), line.place(part));
        }
    }
}
