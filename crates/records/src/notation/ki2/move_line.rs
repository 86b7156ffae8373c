//! Lines of moves in KI2: `▲７六歩    △３四歩`.

use crate::notation::{
    Diagnostic, PieceRemark, Remark,
    japanese::{
        names,
        tokens::{self, skip_spaces},
    },
    kif::{read_body::BodyReader, resolve_move::MoveSource},
    source_location::TextLine,
};

impl BodyReader {
    /// Reads a line of moves.
    pub(in crate::notation) fn ki2_line(
        &mut self,
        line: TextLine<'_>,
        text: &str,
    ) -> Result<(), Diagnostic> {
        let mut rest = text;
        while !rest.is_empty() && !self.skips {
            let (parsed, after) = tokens::read(rest)
                .map_err(|error| Diagnostic::new(line.place(error.rest), rest, error.expected))?;
            let (from, after) = bracketed_origin(after);
            let found = rest[..rest.len() - after.len()].trim_end();
            if parsed.by.is_none() {
                self.warn(line, found, PieceRemark::SideMissing);
            }
            self.play(line, found, &parsed, from)?;
            rest = self.between(line, after);
        }
        Ok(())
    }

    /// Skips to the next move of the line.
    fn between<'a>(&mut self, line: TextLine<'_>, text: &'a str) -> &'a str {
        let text = skip_spaces(text);
        if tokens::begins(text) {
            return text;
        }
        if let Some(comment) = text.strip_prefix('*') {
            self.notes.comment(comment);
            return "";
        }
        let next = text
            .find(|letter| names::side(letter).is_some())
            .unwrap_or(text.len());
        let (odd, rest) = text.split_at(next);
        let odd = odd.trim_end();
        if !odd.is_empty() {
            let about = Remark::NotUnderstood;
            self.warn(line, odd, about);
        }
        rest
    }
}

/// A square in brackets as in KIF, which some programs write in KI2 too.
pub(in crate::notation) fn bracketed_origin(text: &str) -> (MoveSource, &str) {
    let square = text
        .strip_prefix('(')
        .and_then(names::square)
        .and_then(|(square, rest)| Some((square, rest.strip_prefix(')')?)));
    match square {
        Some((square, rest)) => (MoveSource::Square(square), rest),
        None => (MoveSource::Unknown, text),
    }
}
