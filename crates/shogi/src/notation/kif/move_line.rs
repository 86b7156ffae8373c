//! KIF's lines of one move each: `   1 ７六歩(77)   ( 0:12/00:00:12)+`.

use super::{ends, line, play_move::MoveSource, read_body::BodyReader, time};
use crate::{
    Square,
    notation::{
        Diagnostic,
        japanese::{
            names,
            tokens::{self, skip_spaces},
        },
        source_location::TextLine,
    },
};

/// Which number the next move should have.
#[derive(Debug)]
pub(super) struct MoveNumbers {
    /// That of the first move of the file.
    first: Option<u32>,
    next: u32,
}

impl Default for MoveNumbers {
    fn default() -> Self {
        Self {
            first: None,
            next: 1,
        }
    }
}

impl MoveNumbers {
    /// How many moves stand before the one of this number.
    pub fn moves_before(&self, number: u32) -> Option<usize> {
        number
            .checked_sub(self.first.unwrap_or(1))
            .and_then(|moves| usize::try_from(moves).ok())
    }

    pub fn expect(&mut self, number: u32) {
        self.next = number;
    }

    /// Takes a number; returns the one that was expected if it is another.
    /// `start` is what the first may be besides 1.
    fn take(&mut self, number: u32, start: u32) -> Option<u32> {
        let expected = match self.first {
            Some(_) => self.next,
            None => {
                let is_known = number == self.next || number == start;
                let first = if is_known { number } else { self.next };
                self.first = Some(first);
                first
            }
        };
        self.next = number.saturating_add(1);
        (number != expected).then_some(expected)
    }
}

impl BodyReader {
    /// A line that begins with the number of its move.
    pub(super) fn numbered(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        let Some((number, rest)) = names::number(text).filter(|&(number, _)| number > 0) else {
            let about = "the number of a move, from 1, was expected";
            return Err(Diagnostic::new(line.place(text), text, about));
        };
        let digits = &text[..text.len() - rest.len()];
        if !digits.is_ascii() {
            let about = "a number in full-width digits";
            self.warn(line, digits, about);
        }
        let start = self.builder.record().start().move_number();
        if let Some(expected) = self.numbers.take(number, start) {
            let about =
                format!("the number {expected} was expected: moves are taken in their order");
            self.warn(line, digits, about);
        }
        let rest = match line_kind::after_other_sign(rest) {
            Some(step) => {
                let sign = &rest[..rest.len() - step.len()];
                self.warn(line, sign, "a space was expected after the number");
                step
            }
            None => rest.trim_start_matches([' ', '\u{3000}', '\t', '.', '．']),
        };
        if rest.is_empty() {
            let about = "a move was expected after its number";
            self.warn(line, digits, about);
            return Ok(());
        }
        if tokens::begins(rest) {
            self.numbered_move(line, rest)
        } else {
            self.end_word(line, rest)
        }
    }

    fn numbered_move(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        let (mut said, rest) = tokens::read(text)
            .map_err(|error| Diagnostic::new(line.place(error.rest), text, error.expected))?;
        let (origin, rest) = origin(skip_spaces(rest));
        let rest = said.marks(rest);
        let found = text[..text.len() - rest.len()].trim_end();
        let from = match origin {
            Some(Origin::Said(from)) => from,
            Some(Origin::Broken) | None if said.dropped => MoveSource::Hand,
            Some(Origin::Broken) | None => MoveSource::Unknown,
        };
        if from == MoveSource::Unknown {
            let about = "where the piece comes from cannot be read";
            self.warn(line, found, about);
        }
        self.take(line, found, &said, from)?;
        if !self.skips {
            self.tail(line, rest);
        }
        Ok(())
    }

    /// What stands after a move: its time, a sign that there are variations, a
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
                let about = "a closing bracket was expected: is the file cut off?";
                self.warn(line, brackets, about);
                (inside, "")
            }
        };
        match time::read(inside) {
            time::Spent::None => {}
            time::Spent::Time(spent) => self.builder.set_spent(spent),
            time::Spent::Broken => {
                let about = "this is no time such as 0:12/00:00:12, and is left out";
                self.warn(line, brackets, about);
            }
        }
        self.leftover(line, after);
    }

    fn leftover(&mut self, line: TextLine<'_>, text: &str) {
        let text = text.trim().trim_start_matches('+').trim();
        if let Some(comment) = text.strip_prefix('*') {
            self.notes.comment(comment);
        } else if !text.is_empty() {
            let about = "this is not understood, and is left out";
            self.warn(line, text, about);
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

/// What stands in brackets after a move.
enum Origin {
    Said(MoveSource),
    Broken,
}

/// The square in brackets that a text begins with, and what follows; `(00)` is
/// the hand.
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
