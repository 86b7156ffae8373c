//! Lines of one move in KIF: `   1 ７六歩(77)   ( 0:12/00:00:12)+`.

use komadai_shogi::Square;

use super::{ends, line_kind, read_body::BodyReader, resolve_move::MoveSource};
use crate::notation::{
    Diagnostic, Part, Remark, StructureRemark,
    elapsed::{self, ParsedTime},
    japanese::{
        names,
        tokens::{self, MoveTokens, TokenError, skip_spaces},
    },
    source_location::TextLine,
};

impl BodyReader {
    /// Reads a line that begins with the number of a move.
    pub(super) fn kif_line(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        let Some((number, rest)) = names::number(text).filter(|&(number, _)| number > 0) else {
            let about = Part::MoveNumber.such(&["1"]);
            return Err(Diagnostic::new(line.place(text), text, about));
        };
        let digits = &text[..text.len() - rest.len()];
        if !digits.is_ascii() {
            self.warn(line, digits, StructureRemark::FullWidthNumber);
        }
        let start = self.builder.record().start().move_number();
        if let Some(expected) = self.numbers.check(number, start) {
            self.warn(line, digits, Remark::MoveNumber(expected));
        }
        let rest = match line_kind::after_other_sign(rest) {
            Some(step) => {
                let sign = &rest[..rest.len() - step.len()];
                self.warn(line, sign, StructureRemark::SpaceMissing);
                step
            }
            None => rest.trim_start_matches(AFTER_NUMBER),
        };
        if rest.is_empty() {
            self.warn(line, digits, Remark::MoveMissing);
            return Ok(());
        }
        if tokens::begins(rest) {
            self.move_after_number(line, rest)
        } else {
            self.end_word(line, rest)
        }
    }

    fn move_after_number(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        let (parsed, from, rest) = read_move(text)
            .map_err(|error| Diagnostic::new(line.place(error.rest), text, error.expected))?;
        let found = text[..text.len() - rest.len()].trim_end();
        if from == MoveSource::Unknown {
            self.warn(line, found, Remark::UnreadableOrigin);
        }
        self.play(line, found, &parsed, from)?;
        if !self.skips {
            self.tail(line, rest);
        }
        Ok(())
    }

    /// Reads the rest of a line after a move: its time, a sign for variations, a
    /// comment.
    fn tail(&mut self, line: TextLine<'_>, text: &str) {
        let text = text.trim();
        let open = text.find(['(', '（']).filter(|_| !text.starts_with('*'));
        let (before, brackets) = text.split_at(open.unwrap_or(text.len()));
        self.leftover(line, before);
        if brackets.is_empty() {
            return;
        }
        let inside = brackets.trim_start_matches(['(', '（']);
        let (inside, after) = match inside.find([')', '）']) {
            Some(close) => (
                &inside[..close],
                inside[close..].trim_start_matches([')', '）']),
            ),
            None => {
                self.warn(line, brackets, Remark::UnclosedBracket);
                (inside, "")
            }
        };
        match elapsed::parse(inside) {
            ParsedTime::None => {}
            ParsedTime::Time(spent) => self.builder.set_spent(spent),
            ParsedTime::Invalid => {
                self.warn(line, brackets, Remark::InvalidTime);
            }
        }
        self.leftover(line, after);
    }

    fn leftover(&mut self, line: TextLine<'_>, text: &str) {
        let text = text.trim().trim_start_matches('+').trim();
        if let Some(comment) = text.strip_prefix('*') {
            self.notes.comment(comment);
        } else if !text.is_empty() {
            self.warn(line, text, Remark::NotUnderstood);
        }
    }

    fn end_word(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        let time = text
            .rfind(['(', '（'])
            .filter(|&open| text[open..].contains([':', '：', '/']));
        let (word, rest) = text.split_at(time.unwrap_or(text.len()));
        let word = word.trim().trim_end_matches('+').trim_end();
        let had_ended = self.builder.has_ended();
        self.end(line, word, ends::of_word(word))?;
        if !had_ended && !self.skips {
            self.tail(line, rest);
        }
        Ok(())
    }
}

/// What may stand between a number and its move.
const AFTER_NUMBER: [char; 5] = [' ', '\u{3000}', '\t', '.', '．'];

/// The move of a line, without its number.
pub(super) fn without_number(text: &str) -> &str {
    let rest = names::number(text).map_or(text, |(_, rest)| rest);
    line_kind::after_other_sign(rest).unwrap_or(rest.trim_start_matches(AFTER_NUMBER))
}

/// A move with the square that it comes from, and the rest of the line.
pub(super) fn read_move(text: &str) -> Result<(MoveTokens, MoveSource, &str), TokenError<'_>> {
    let (mut parsed, rest) = tokens::read(text)?;
    let (origin, rest) = origin(skip_spaces(rest));
    let rest = parsed.marks(rest);
    let from = match origin {
        Some(Origin::Said(from)) => from,
        Some(Origin::Broken) | None if parsed.dropped => MoveSource::Hand,
        Some(Origin::Broken) | None => MoveSource::Unknown,
    };
    Ok((parsed, from, rest))
}

/// The content of the brackets after a move.
enum Origin {
    Said(MoveSource),
    Broken,
}

/// The square in brackets at the start of a text, and the rest; `(00)` is the hand.
fn origin(text: &str) -> (Option<Origin>, &str) {
    let Some(inside) = text.strip_prefix(['(', '（']) else {
        return (None, text);
    };
    let Some((inside, rest)) = inside.split_once([')', '）']) else {
        return (None, text);
    };
    if inside.contains([':', '：', '/']) {
        return (None, text);
    }
    let mut digits = inside.trim().chars().map(names::digit);
    let parts = (
        digits.next().flatten(),
        digits.next().flatten(),
        digits.next(),
    );
    let origin = match parts {
        (Some(0), Some(0), None) => Origin::Said(MoveSource::Hand),
        (Some(file), Some(rank), None) => match Square::new(file, rank) {
            Some(square) => Origin::Said(MoveSource::Square(square)),
            None => Origin::Broken,
        },
        _ => Origin::Broken,
    };
    (Some(origin), rest)
}
