//! Reading KIF and KI2.

use alloc::boxed::Box;
use core::ops::ControlFlow;

use super::{
    ends, first_turn,
    line_kind::{self, Layout, LineKind, kind},
    read_body::BodyReader,
    read_header::HeaderReader,
};
use crate::{
    notation::{
        Diagnostic, Location, ParsedRecord, Part, ReadError, Remark,
        record_builder::RecordBuilder,
        source_location::{self, TextLine},
        spaces,
    },
    record::{EndMarker, NodeId, NodeKind, Record},
};

/// Reads the first record of a text in this layout.
pub(in crate::notation) fn read_record(
    text: &str,
    layout: Layout,
) -> Result<ParsedRecord, ReadError> {
    let text = &*spaces::normalize(text, |line| line_kind::prose(line, layout));
    let mut decoding = Decoding::default();
    let mut lines = source_location::lines(text).peekable();
    let mut opening = HeaderReader::new(text);
    while let Some(line) = lines.next_if(|line| !is_of_body(kind(line.text, layout))) {
        decoding.check(line, opening.builder());
        if let Err(remark) = opening.line(line, kind(line.text, layout)) {
            return Err(opening.fail(remark));
        }
    }
    let has_content = opening.has_content();
    let nature = opening.nature();
    let has_diagram = opening.has_diagram();
    let missed = opening.missed_move();
    let first_move = first_turn::first_move(lines.clone(), layout);
    let (builder, before) = opening.start(lines.peek().is_some(), first_move)?;
    let mut body = BodyReader::new(layout, builder, before);
    for line in lines {
        decoding.check(line, &mut body.builder);
        match body.line(line, kind(line.text, layout)) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => break,
            Err(remark) => return Err(body.fail(remark)),
        }
    }
    let reading = body.finish()?;
    if has_known_step(&reading.record) || has_diagram {
        return Ok(reading);
    }
    if !has_content {
        return Err(not_understood(text, nature, reading));
    }
    match missed.or_else(|| missed_end(&reading)) {
        Some(diagnostic) => Err(ReadError {
            diagnostic,
            before: Box::new(reading),
        }),
        None => Ok(reading),
    }
}

/// Whether there is a move, or an end with a known word.
fn has_known_step(record: &Record) -> bool {
    record
        .children(NodeId::ROOT)
        .any(|node| !matches!(record.node(node).kind(), NodeKind::End(EndMarker::Other(_))))
}

/// What is wrong with the word after the first number of a record without moves, if it is not
/// likely to be a person's word for the end: it is not the last line, or not Japanese. The
/// sentence after the moves (`まで0手で封じ手`) is none.
fn missed_end(reading: &ParsedRecord) -> Option<Diagnostic> {
    let has_more = reading
        .warnings
        .iter()
        .any(|warning| matches!(warning.about, Remark::SecondEnd));
    let mut warnings = reading.warnings.iter();
    let missed = warnings.find(|warning| matches!(warning.about, Remark::UnknownEnd))?;
    if ends::of_sentence(&missed.found, reading.record.start().turn()).is_some() {
        return None;
    }
    let is_foreign = missed
        .found
        .contains(|letter: char| letter.is_ascii_alphanumeric());
    (has_more || is_foreign).then(|| Diagnostic {
        about: Part::Move.such(&["７六歩(77)"]).into(),
        at: missed.at,
        found: missed.found.clone(),
    })
}

/// The error for a text without any line that was understood: what it is, at its first
/// line.
fn not_understood(text: &str, nature: Remark, reading: ParsedRecord) -> ReadError {
    let mut content = source_location::lines(text).filter(|line| {
        let line = line.text.trim();
        !line.is_empty() && !line.starts_with('#')
    });
    let (place, found) = match content.next() {
        Some(line) => {
            let found = line.text.trim();
            (line.place(found), found)
        }
        None => (Location { line: 1, column: 1 }, ""),
    };
    ReadError {
        diagnostic: Diagnostic::new(place, found, nature),
        before: Box::new(ParsedRecord {
            record: Record::new(reading.record.start().clone()),
            warnings: reading.warnings,
        }),
    }
}

/// Whether a line is a move, or follows moves.
fn is_of_body(kind: LineKind<'_>) -> bool {
    matches!(kind, LineKind::Moves(_) | LineKind::Result(_))
}

/// Looks for the replacement character of invalid bytes.
#[derive(Debug, Default)]
struct Decoding {
    has_warned: bool,
}

impl Decoding {
    fn check(&mut self, line: TextLine<'_>, builder: &mut RecordBuilder) {
        if self.has_warned {
            return;
        }
        if let Some(at) = line.text.find('\u{fffd}') {
            self.has_warned = true;
            let about = Remark::DamagedText;
            let found = &line.text[at..];
            builder.warn(line.place(found), found, about);
        }
    }
}
