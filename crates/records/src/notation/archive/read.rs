//! Reading an archive.

use alloc::string::String;
use core::{ops::ControlFlow, time::Duration};

use komadai_shogi::{Move, MoveKind, Ply};

use super::{
    read_header::HeaderReader,
    statement::{ESCAPE, Statement, unescaped},
};
use crate::{
    notation::{
        Diagnostic, Location, ParsedRecord, Part, ReadError, Remark, StructureRemark,
        branches::Branches,
        elapsed::{self, ParsedTime},
        japanese::{
            names,
            tokens::{self, MoveTokens},
        },
        ki2,
        kif::{ends, notes::NoteLines, resolve_move::MoveSource},
        record_builder::RecordBuilder,
        source_location::{self, TextLine},
    },
    record::EndMarker,
};

pub(super) fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    let mut lines = source_location::lines(text);
    let mut opening = HeaderReader::default();
    let mut has_moves = false;
    let mut place = Location { line: 1, column: 1 };
    for line in lines.by_ref() {
        place.line = line.number;
        match opening.line(line) {
            Ok(false) => {}
            Ok(true) => {
                has_moves = true;
                break;
            }
            Err(remark) => return Err(opening.finish().failed(remark)),
        }
    }
    let mut body = BodyReader::new(opening.finish());
    for line in lines.take_while(|_| has_moves) {
        place.line = line.number;
        match body.line(line) {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => return Ok(body.finish().finish()),
            Err(remark) => return Err(body.finish().failed(remark)),
        }
    }
    let about = StructureRemark::RestMissing;
    Err(body.finish().fail(place, "", about))
}

/// Reads the moves with their notes.
struct BodyReader {
    builder: RecordBuilder,
    branches: Branches,
    notes: NoteLines,
    /// Comment and bookmark in statements, which replace those in the lines that
    /// follow.
    comment: Option<String>,
    bookmark: Option<String>,
    /// The end of the next line, in a statement.
    word: Option<String>,
}

impl BodyReader {
    fn new(builder: RecordBuilder) -> Self {
        Self {
            builder,
            branches: Branches::default(),
            notes: NoteLines::default(),
            comment: None,
            bookmark: None,
            word: None,
        }
    }

    /// Reads a line; breaks at the last one.
    fn line(&mut self, line: TextLine<'_>) -> Result<ControlFlow<()>, Diagnostic> {
        let text = line.text;
        if let Some(statement) = Statement::of(text) {
            return self.statement(line, statement);
        }
        match text.chars().next() {
            None | Some('#') => {}
            Some('*') if self.comment.is_none() => self.notes.comment(&text[1..]),
            Some('&') if self.bookmark.is_none() => self.notes.bookmark(&text[1..]),
            Some('*' | '&') => {}
            Some('ま') => {}
            Some('変') => self.variation(line)?,
            Some(_) => self.numbered(line)?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn statement(
        &mut self,
        line: TextLine<'_>,
        statement: Statement<'_>,
    ) -> Result<ControlFlow<()>, Diagnostic> {
        let wrong = |about: Remark| Diagnostic::new(line.place(line.text), line.text, about);
        let text = |escaped: &str| unescaped(escaped).ok_or_else(|| wrong(ESCAPE.into()));
        match statement {
            Statement::End => return Ok(ControlFlow::Break(())),
            Statement::Word(word) => self.word = Some(text(word)?),
            Statement::Comment(comment) => self.comment = Some(text(comment)?),
            Statement::Bookmark(bookmark) => self.bookmark = Some(text(bookmark)?),
            Statement::Time(seconds) => {
                let expected = || wrong(Part::Time.such(&["12.345"]).into());
                let spent = time_of(seconds).ok_or_else(expected)?;
                self.builder.set_spent(spent);
            }
            Statement::Archive(_)
            | Statement::Start(_)
            | Statement::Header(..)
            | Statement::Unknown => return Err(wrong(StructureRemark::Misplaced.into())),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Adds the collected notes to the last node.
    fn settle_notes(&mut self) {
        let (comment, bookmark) = (self.comment.take(), self.bookmark.take());
        if self.notes.is_empty() && comment.is_none() && bookmark.is_none() {
            return;
        }
        let node = self.builder.node();
        let notes = self.builder.record().notes_mut(node);
        core::mem::take(&mut self.notes).add_to(notes);
        notes.comment = comment.unwrap_or(core::mem::take(&mut notes.comment));
        notes.bookmark = bookmark.unwrap_or(core::mem::take(&mut notes.bookmark));
    }

    fn finish(mut self) -> RecordBuilder {
        self.settle_notes();
        self.builder
    }

    /// Reads `変化：9手`.
    fn variation(&mut self, line: TextLine<'_>) -> Result<(), Diagnostic> {
        self.settle_notes();
        let number = line.text.strip_prefix("変化：").and_then(names::number);
        let base = number
            .filter(|&(number, rest)| number > 0 && rest == "手")
            .and_then(|(number, _)| usize::try_from(number - 1).ok())
            .and_then(|after| self.branches.branch(after, self.builder.record()))
            .filter(|base| !base.is_guess)
            .ok_or_else(|| {
                let about = Part::EarlierMove.such(&["変化：9手"]);
                Diagnostic::new(line.place(line.text), line.text, about)
            })?;
        self.builder.go_to(base.node);
        Ok(())
    }

    /// Reads the number of a node and what follows.
    fn numbered(&mut self, line: TextLine<'_>) -> Result<(), Diagnostic> {
        self.settle_notes();
        let text = line.text.trim_start_matches(' ');
        let expected = self.builder.depth() + 1;
        let rest = names::number(text)
            .filter(|&(number, _)| usize::try_from(number) == Ok(expected))
            .and_then(|(_, rest)| rest.strip_prefix(' '))
            .ok_or_else(|| {
                let about = StructureRemark::MoveLine(expected);
                Diagnostic::new(line.place(text), text, about)
            })?;
        let rest = match tokens::begins(rest) {
            true => self.play(line, rest)?,
            false => self.end(line, rest)?,
        };
        self.tail(line, rest)
    }

    /// Makes a move; returns the rest of the line.
    fn play<'a>(&mut self, line: TextLine<'a>, text: &'a str) -> Result<&'a str, Diagnostic> {
        let (parsed, rest) = tokens::read(text)
            .map_err(|error| Diagnostic::new(line.place(error.rest), text, error.expected))?;
        let (from, rest) = ki2::bracketed_origin(rest);
        let wrong = |about: Remark| Diagnostic::new(line.place(text), text, about);
        let ply = self
            .ply(&parsed, from)
            .ok_or_else(|| wrong(Remark::PieceMissing))?;
        let made = self.builder.push(ply);
        let node = made.map_err(|refusal| wrong(refusal.into()))?;
        self.branches.push(node);
        Ok(rest)
    }

    fn ply(&mut self, parsed: &MoveTokens, from: MoveSource) -> Option<Ply> {
        let node = self.builder.node();
        let last = self.builder.record().node(node).ply();
        let to = parsed.to.or(last.map(|ply| ply.mv.to()))?;
        let (kind, table) = (parsed.kind?, self.builder.setup());
        let promote = parsed.promotes == Some(true);
        let (mv, owner) = match from {
            MoveSource::Square(from) => {
                let piece = table.piece_at(from).filter(|piece| piece.kind() == kind)?;
                (Move::normal(from, to, promote), piece.color())
            }
            MoveSource::Hand | MoveSource::Unknown => {
                let drop = MoveKind::Drop {
                    kind: kind.in_hand().filter(|_| parsed.dropped)?,
                    to,
                    promote: promote || kind.is_promoted(),
                };
                (Move::new(drop), table.turn())
            }
        };
        let by = parsed.by.unwrap_or(owner);
        Some(Ply { by, mv })
    }

    /// Ends the line; returns the rest after the word.
    fn end<'a>(&mut self, line: TextLine<'a>, text: &'a str) -> Result<&'a str, Diagnostic> {
        let (word, rest) = text.split_at(text.find(['(', '+']).unwrap_or(text.len()));
        let word = word.trim_end_matches(' ');
        let end = match self.word.take() {
            Some(word) => EndMarker::Other(word),
            None => ends::of_word(word),
        };
        let ended = self.builder.end(end).map(|_| rest);
        ended.map_err(|refusal| Diagnostic::new(line.place(text), text, refusal))
    }

    /// Reads the time after a move, and the sign for variations.
    fn tail(&mut self, line: TextLine<'_>, text: &str) -> Result<(), Diagnostic> {
        let text = text.trim_start_matches(' ');
        let (spent, rest) = match text.strip_prefix('(').and_then(|text| text.split_once(')')) {
            Some((spent, rest)) => (Some(spent), rest),
            None => (None, text),
        };
        let time = spent.map(elapsed::parse);
        if let Some(ParsedTime::Time(spent)) = time {
            self.builder.set_spent(spent);
        }
        let is_read = matches!(time, None | Some(ParsedTime::Time(_)));
        if !is_read || !matches!(rest, "" | "+") {
            let about = Part::Time.such(&["( 0:12/00:00:12)"]);
            return Err(Diagnostic::new(line.place(text), text, about));
        }
        Ok(())
    }
}

/// Reads `12.345`.
fn time_of(seconds: &str) -> Option<Duration> {
    match elapsed::parse(seconds) {
        ParsedTime::Time(spent) => Some(spent),
        ParsedTime::None | ParsedTime::Invalid => None,
    }
}
