//! Texts of several games: files that hold a collection, one game after the other.
//!
//! | format | a game ends |
//! |---|---|
//! | KIF, KI2 | before the first header after its moves |
//! | CSA | before a line with nothing but `/` |
//! | JKF | with its object: an array of them, or one after the other |
//! | USI, USEN | before the line of the next |
//!
//! ```
//! use komadai_records::notation::Games;
//! let text = "PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n-3334FU\n%TORYO\n";
//! let games = Games::open(text.as_bytes(), None, &mut |_, _| None)?;
//! let lengths = games.map(|game| Ok(game.read?.record.main_moves().len()));
//! assert_eq!(lengths.collect::<Result<Vec<_>, _>>()?, [1, 2]);
//! # Ok::<(), komadai_records::notation::ReadError>(())
//! ```

use alloc::{string::String, vec::Vec};
use core::ops::Range;

use super::{
    Decode, Diagnostic, Format, Location, ParsedRecord, ReadError, detect,
    kif::line_kind,
    source_location::{self, offset},
};

/// The games of a text, which are read one after the other.
#[derive(Clone, Debug)]
pub struct Games {
    text: String,
    format: Format,
    /// Where each begins and ends, the next one last.
    left: Vec<Range<usize>>,
    /// What was remarked on the encoding, for the first game.
    remarks: Vec<Diagnostic>,
    /// Where the text was read to, and the place there.
    at: usize,
    place: Location,
}

/// A game of a text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GameOfText {
    /// The line of the text that it begins at, from 1.
    pub line: usize,
    /// The game; places in it are those in the whole text.
    pub read: Result<ParsedRecord, ReadError>,
}

impl Games {
    /// The games of a file of any format and encoding. `decode` is called for text that is not
    /// in Unicode.
    ///
    /// # Errors
    /// When it holds no record. What is wrong with one of several games is told when that is
    /// read.
    pub fn open(
        bytes: &[u8],
        name: Option<&str>,
        decode: &mut Decode<'_>,
    ) -> Result<Self, ReadError> {
        let (text, _, remarks) = detect::text_of(bytes, decode)?;
        let format = Format::detect(&text, name).map_err(|what| detect::refused(&text, what))?;
        let mut left = split(&text, format);
        left.reverse();
        Ok(Self {
            text,
            format,
            left,
            remarks,
            at: 0,
            place: Location { line: 1, column: 1 },
        })
    }

    /// The format of the text.
    #[must_use]
    pub fn format(&self) -> Format {
        self.format
    }

    /// The place of a later offset of the text.
    fn place_of(&mut self, at: usize) -> Location {
        let passed = &self.text[self.at..at];
        let last = source_location::lines(passed).last();
        let breaks = source_location::line_breaks(passed);
        self.place = match breaks {
            0 => Location {
                column: self.place.column + passed.chars().count(),
                ..self.place
            },
            _ => Location {
                line: self.place.line + breaks,
                column: match passed.ends_with(['\n', '\r']) {
                    true => 1,
                    false => 1 + last.map_or(0, |line| line.text.chars().count()),
                },
            },
        };
        self.at = at;
        self.place
    }
}

impl Iterator for Games {
    type Item = GameOfText;

    fn next(&mut self) -> Option<GameOfText> {
        let range = self.left.pop()?;
        let place = self.place_of(range.start);
        let mut read = self.format.read(&self.text[range]);
        let parsed = match &mut read {
            Ok(parsed) => parsed,
            Err(error) => {
                shift(&mut error.diagnostic, place);
                &mut *error.before
            }
        };
        for remark in &mut parsed.warnings {
            shift(remark, place);
        }
        detect::put_first(&mut parsed.warnings, core::mem::take(&mut self.remarks));
        Some(GameOfText {
            line: place.line,
            read,
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl ExactSizeIterator for Games {}

/// Makes a place in a game one in the text.
fn shift(remark: &mut Diagnostic, start: Location) {
    if remark.at.line == 1 {
        remark.at.column += start.column - 1;
    }
    remark.at.line += start.line - 1;
}

/// Where the games of a text begin and end; one at least.
fn split(text: &str, format: Format) -> Vec<Range<usize>> {
    let games = match format {
        Format::Kif | Format::Ki2 => between(text, &headers_after_moves(text)),
        Format::Csa => separated(text),
        Format::Jkf => objects(text),
        Format::Usi | Format::Usen => lines_with_games(text),
    };
    match games.is_empty() {
        true => between(text, &[]),
        false => games,
    }
}

/// The parts of a text that begin at these places, the first one at its start.
fn between(text: &str, starts: &[usize]) -> Vec<Range<usize>> {
    let starts = core::iter::once(0).chain(starts.iter().copied());
    let ends = starts.clone().skip(1).chain([text.len()]);
    starts.zip(ends).map(|(start, end)| start..end).collect()
}

/// The lines that begin another game: the first headers after moves.
fn headers_after_moves(text: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut has_moves = false;
    for line in source_location::lines(text) {
        let trimmed = line.text.trim_start_matches([' ', '\t', '\u{3000}']);
        if has_moves && begins_headers(trimmed) {
            starts.push(offset(text, line.text));
            has_moves = false;
        } else if !trimmed.starts_with(['*', '#', '&']) {
            has_moves |= detect::begins_move(trimmed);
        }
    }
    starts
}

/// Whether a line is one of those that a game in KIF or KI2 begins with.
fn begins_headers(line: &str) -> bool {
    if let Some(comment) = line.strip_prefix('#') {
        let comment = comment.trim_start();
        return ["KIF", "KI2", "----"]
            .iter()
            .any(|begin| comment.starts_with(begin));
    }
    let found = line.split_once(['：', ':']);
    line.starts_with("手数-")
        || found.is_some_and(|(name, _)| line_kind::OPENING_KEYS.contains(&name.trim_end()))
}

/// The parts between lines with nothing but `/`.
fn separated(text: &str) -> Vec<Range<usize>> {
    let mut games = Vec::new();
    let mut start = 0;
    let mut push = |range: Range<usize>| {
        let has_lines = source_location::lines(&text[range.clone()])
            .any(|line| !line.text.trim().is_empty() && !line.text.starts_with('\''));
        if has_lines {
            games.push(range);
        }
    };
    for line in source_location::lines(text) {
        if line.text.trim_end() == "/" {
            let at = offset(text, line.text);
            push(start..at);
            start = at + line.text.len();
        }
    }
    push(start..text.len());
    games
}

/// The objects that are in no other one. Empty if they are not closed: then the text is read
/// as one, and its error told.
fn objects(text: &str) -> Vec<Range<usize>> {
    let mut games = Vec::new();
    let (mut depth, mut start) = (0_usize, 0);
    let (mut in_string, mut is_escaped) = (false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_string => is_escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'{' => {
                if depth == 0 {
                    start = at;
                }
                depth += 1;
            }
            b'}' => match depth {
                0 => return Vec::new(),
                1 => {
                    depth = 0;
                    games.push(start..at + 1);
                }
                _ => depth -= 1,
            },
            _ => {}
        }
    }
    match depth {
        0 => games,
        _ => Vec::new(),
    }
}

/// The lines that hold a position or a game, each with what follows it.
fn lines_with_games(text: &str) -> Vec<Range<usize>> {
    let mut games: Vec<Range<usize>> = Vec::new();
    let mut has_game = false;
    for line in source_location::lines(text) {
        let trimmed = line.text.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let start = offset(text, line.text);
        let end = start + line.text.len();
        let is_game = detect::is_game_line(trimmed);
        match games.last_mut() {
            // What stands before the first game belongs to it.
            Some(last) if !is_game || !has_game => last.end = end,
            _ => games.push(start..end),
        }
        has_game |= is_game;
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn read(text: &str) -> Vec<(usize, usize)> {
        let games = Games::open(text.as_bytes(), None, &mut |_, _| None).expect("games");
        let count = games.len();
        let read: Vec<_> = games
            .map(|game| {
                let parsed = game.read.expect("a game");
                (game.line, parsed.record.main_moves().len())
            })
            .collect();
        assert_eq!(count, read.len());
        read
    }

    const KIF: &str = "#KIF version=2.0\n先手：A\n後手：B\n手数----指手---------消費時間--\n\
        1 ７六歩(77)\n*先手：is a comment\n2 ３四歩(33)\n3 投了\nまで2手で後手の勝ち\n\n変化：2手\n2 ８四歩(83)\n";

    #[test]
    fn a_game_ends_before_the_headers_of_the_next() {
        assert_eq!(read(KIF), [(1, 2)]);
        assert_eq!(read(&(KIF.to_string() + "\n" + KIF)), [(1, 2), (14, 2)]);
        let bare = "手合割：平手\n1 ７六歩(77)\n手合割：平手\n1 ２六歩(27)\n2 ３四歩(33)\n";
        assert_eq!(read(bare), [(1, 1), (3, 2)]);
        let ki2 = "先手：A\n▲７六歩 △３四歩\nまで2手で後手の勝ち\n先手：C\n▲２六歩\n";
        assert_eq!(read(ki2), [(1, 2), (4, 1)]);
    }

    #[test]
    fn other_formats_have_separators_objects_or_lines() {
        let csa = "V2.2\nPI\n+\n+7776FU\n%TORYO\n/\n'comment\n/\nV2.2\nPI\n+\n%CHUDAN\n/\n";
        assert_eq!(read(csa), [(1, 1), (8, 0)]);
        let jkf = r#"{"header":{"先手":"}{\""},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}}]}"#;
        assert_eq!(read(jkf), [(1, 1)]);
        let array = ["[", jkf, ",\n", jkf, "]"].concat();
        assert_eq!(read(&array), [(1, 1), (2, 1)]);
        let usi = "startpos moves 7g7f 3c3d\n\n# a comment\nposition startpos moves 2g2f\n";
        assert_eq!(read(usi), [(1, 2), (4, 1)]);
        let log = "position startpos moves 7g7f 3c3d\nbestmove 2g2f\ninfo depth 3\n";
        assert_eq!(read(log), [(1, 2)]);
    }

    #[test]
    fn places_are_those_of_the_whole_text() {
        let text = KIF.to_string() + &KIF.replace("３四歩(33)", "３九歩(33)");
        let games = Games::open(text.as_bytes(), None, &mut |_, _| None).expect("games");
        let read: Vec<_> = games.map(|game| (game.line, game.read)).collect();
        assert!(read[0].1.is_ok());
        let error = read[1].1.as_ref().expect_err("an illegal move");
        assert_eq!((read[1].0, error.diagnostic.at.line), (13, 19));
    }

    #[test]
    fn objects_that_are_not_closed_are_read_as_one() {
        for text in ["{\"moves\":[{}", "{\"moves\":[]}}{"] {
            let games = Games::open(text.as_bytes(), None, &mut |_, _| None).expect("JKF");
            let read: Vec<_> = games.map(|game| game.read).collect();
            let is_told = |read: &Result<ParsedRecord, ReadError>| match read {
                Ok(parsed) => !parsed.warnings.is_empty(),
                Err(_) => true,
            };
            assert!(read.len() == 1 && is_told(&read[0]), "{text}: {read:?}");
        }
        assert!(Games::open(b"", None, &mut |_, _| None).is_err());
    }
}
