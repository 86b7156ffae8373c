//! Reading CSA.

use komadai_shogi::Color;

use super::{
    codes, comment, headers, moves, position,
    position::BoardReader,
    remaining_time::{self, RemainingTime},
    statements,
    summary::{self, Summary},
};
use crate::{
    notation::{
        ParsedRecord, Part, ReadError, Remark, StartRemark, StructureRemark, detect, plausibility,
        record_builder::{RecordBuilder, UnmarkedFoul},
        source_location::{self, LineIndex},
        spaces,
    },
    record::{EndMarker, NodeId, key},
};

/// Reads the first game of a text of any version.
///
/// # Errors
/// The first error, with the record up to there. An illegal move is an error unless the
/// record says that it is one.
pub fn read(text: &str) -> Result<ParsedRecord, ReadError> {
    let text = &*spaces::normalize(text, prose);
    let mut reader = Reader {
        index: LineIndex::new(text),
        builder: RecordBuilder::even(),
        start: BoardReader::EMPTY,
        stage: Stage::Nothing,
        foul: UnmarkedFoul::NONE,
        commented: None,
        left: RemainingTime::default(),
        summary: Summary::find(text),
    };
    let read = reader.read(text);
    let Reader { index, builder, .. } = reader;
    match read {
        Ok(()) => Ok(builder.finish()),
        Err(Wrong { found, about }) => Err(builder.fail(index.of(found), found, about)),
    }
}

struct Reader<'a> {
    index: LineIndex<'a>,
    builder: RecordBuilder,
    /// The start position so far.
    start: BoardReader,
    stage: Stage,
    foul: UnmarkedFoul<Wrong<'a>>,
    /// The last node with a comment.
    commented: Option<NodeId>,
    /// The time left to each side, in pages of Shogi Wars.
    left: RemainingTime,
    /// The result in a comment of shogi-server.
    summary: Option<Summary<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Only comments so far.
    Nothing,
    Opening,
    Moves,
}

/// What ended a text in old systems (Ctrl+Z).
const END_OF_TEXT: &str = "\u{1a}";

/// The sign after which a line is text of a person: a comment, a name, or a header.
fn prose(line: &str) -> Option<char> {
    line.chars().next().filter(|sign| "'N$".contains(*sign))
}

/// The wrong part of the text, and a description.
struct Wrong<'a> {
    found: &'a str,
    about: Remark,
}

impl<'a> Wrong<'a> {
    fn new(found: &'a str, about: impl Into<Remark>) -> Self {
        let about = about.into();
        Self { found, about }
    }
}

impl<'a> Reader<'a> {
    fn read(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let mut statements = statements::statements(self.after_prose(text));
        while let Some(statement) = statements.next() {
            if statement.trim_end() == "/" {
                if let Some(next) = statements.find(|next| !next.trim().is_empty()) {
                    self.warn(next, Remark::SecondGame);
                }
                break;
            }
            match self.statement(statement) {
                Err(wrong) if self.builder.has_ended() || wrong.found == END_OF_TEXT => {
                    self.warn(wrong.found, StructureRemark::AfterRecord);
                }
                read => read?,
            }
        }
        if self.stage == Stage::Nothing {
            return Err(Wrong::new(text, Remark::NoRecord));
        }
        if self.stage == Stage::Opening {
            self.begin(&text[text.len()..], None)?;
        }
        self.foul.settle(false)?;
        self.end_by_summary(&text[text.len()..])?;
        let is_cut = !self.builder.has_ended() && !text.ends_with(['\n', '\r']);
        if is_cut && !self.builder.record().is_empty() {
            self.warn(&text[text.len()..], Remark::CutOff);
        }
        Ok(())
    }

    /// The text from its first statement on, if it has one; the lines before it are left out.
    fn after_prose(&mut self, text: &'a str) -> &'a str {
        let mut before = text;
        for line in source_location::lines(text) {
            if detect::is_csa(line.text.trim_matches([' ', '\t', '\u{3000}'])) {
                before = &text[..source_location::offset(text, line.text)];
                break;
            }
        }
        if before.len() == text.len() {
            return text;
        }
        for line in source_location::lines(before) {
            match line.text.strip_prefix('\'') {
                Some(comment) => self.comment(comment),
                None if line.text.trim().is_empty() => {}
                None => self.warn(line.text, Remark::NeitherHeaderNorMove),
            }
        }
        &text[before.len()..]
    }

    fn warn(&mut self, found: &str, about: impl Into<Remark>) {
        self.builder.warn(self.index.of(found), found, about);
    }

    fn statement(&mut self, statement: &'a str) -> Result<(), Wrong<'a>> {
        let text = statement.trim_end();
        if let Some(comment) = statement.strip_prefix('\'') {
            self.comment(comment);
            return Ok(());
        }
        let Some(&first) = text.as_bytes().first() else {
            return Ok(());
        };
        match first {
            b'V' => self.version(text)?,
            b'N' => self.name(text)?,
            b'$' => self.header(text)?,
            b'P' => self.position(text)?,
            b'+' | b'-' if text.len() == 1 => self.begin(text, position::sign(text))?,
            b'+' | b'-' => self.play(text)?,
            b'T' => self.time(text),
            b'%' => self.end(text)?,
            b'L' => self.time_left(text),
            _ => {
                let expected = Part::Statement.such(&["V2.2", "PI", "+7776FU", "T5", "%TORYO"]);
                let end = remaining_time::end(text, self.builder.setup().turn());
                let word = end.ok_or_else(|| Wrong::new(text, expected))?;
                self.foul.settle(false)?;
                self.end_as(text, word)?;
            }
        }
        if self.stage == Stage::Nothing {
            self.stage = Stage::Opening;
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        if let Some((key, value)) = summary::header(text) {
            self.builder.set_header(self.index.of(text), key, value);
            return;
        }
        let is_encoding = text.starts_with("CSA encoding=") || text.starts_with("encoding=");
        if !is_encoding {
            let node = self.builder.node();
            let is_first = self.commented != Some(node);
            if comment::read(self.builder.record().notes_mut(node), text, is_first) {
                self.commented = Some(node);
            }
        }
    }

    fn version(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        match &text[1..] {
            "1" | "1.0" | "2" | "2.0" | "2.1" | "2.2" | "3" | "3.0" => {}
            other if other.starts_with(|first: char| first.is_ascii_digit()) => {
                self.warn(text, StructureRemark::UnknownVersion);
            }
            _ => return Err(Wrong::new(text, Part::Version.such(&["V2.2"]))),
        }
        Ok(())
    }

    fn name(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let color = position::sign(&text[1..])
            .ok_or_else(|| Wrong::new(text, Part::Name.such(&["N+青木", "N-林"])))?;
        let name = text[2..].trim();
        if !name.is_empty() {
            let key = match color {
                Color::Black => key::BLACK,
                Color::White => key::WHITE,
            };
            let place = self.index.of(text);
            self.builder.add_header(place, key, name);
        }
        Ok(())
    }

    fn header(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let (name, value) = text[1..]
            .split_once(':')
            .ok_or_else(|| Wrong::new(text, Part::Header.such(&["$OPENING:YAGURA"])))?;
        let value = value.trim();
        if !value.is_empty() {
            let place = self.index.of(text);
            self.builder
                .add_header(place, headers::key(name.trim()), value);
        }
        Ok(())
    }

    fn position(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        if self.stage == Stage::Moves {
            return Err(Wrong::new(text, StartRemark::Late));
        }
        let read = self.start.read(text);
        read.map_err(|(found, about)| Wrong::new(found, about))
    }

    /// Ends the header: at the side to move, or before the first move without one.
    fn begin(&mut self, found: &'a str, turn: Option<Color>) -> Result<(), Wrong<'a>> {
        if self.stage == Stage::Moves {
            return Err(Wrong::new(found, StructureRemark::Misplaced));
        }
        if !self.start.is_set {
            self.warn(found, StartRemark::Missing);
            self.start.setup = komadai_shogi::Setup::startpos();
        }
        match turn {
            Some(turn) => self.start.setup.set_turn(turn),
            None => self.warn(found, StartRemark::TurnIsBlack),
        }
        self.stage = Stage::Moves;
        let start = self.start.setup.clone();
        let named = [Color::Black, Color::White].map(|color| headers::name_key(&start, color));
        let place = self.index.of(found);
        plausibility::set_start(&mut self.builder, start, place, found)
            .map_err(|faults| Wrong::new(found, faults))?;
        let headers = &mut self.builder.record().headers;
        for (key, named) in [key::BLACK, key::WHITE].into_iter().zip(named) {
            headers.rename(key, named);
        }
        Ok(())
    }

    fn play(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        if self.stage != Stage::Moves {
            self.warn(text, StartRemark::TurnOfFirstMove);
            self.begin(text, position::sign(text))?;
        }
        self.foul.settle(false)?;
        if self.builder.has_ended() {
            self.warn(text, Remark::MovesAfterEnd);
            return Ok(());
        }
        let ply = moves::read(text, self.builder.setup());
        let ply = ply.map_err(|about| Wrong::new(text, about))?;
        if self.builder.continues_past_repetition() {
            self.warn(text, Remark::AfterRepetition);
        }
        let refused = |about| Wrong::new(text, about);
        self.builder.play(ply, &mut self.foul, refused)
    }

    fn time(&mut self, text: &'a str) {
        if self.builder.record().is_empty() {
            self.warn(text, StructureRemark::TimeWithoutMove);
            return;
        }
        match moves::seconds(text[1..].trim()) {
            Some(spent) => self.builder.set_spent(spent),
            None => self.warn(text, Remark::LeftOut(Part::Time.such(&["T12"]))),
        }
    }

    /// Reads the time that is left to the side that has moved.
    fn time_left(&mut self, text: &'a str) {
        let node = self.builder.node();
        let Some(ply) = self.builder.record().node(node).ply() else {
            return self.warn(text, StructureRemark::TimeWithoutMove);
        };
        match moves::seconds(text[1..].trim()) {
            Some(left) => {
                if let Some(spent) = self.left.spent(ply.by, left) {
                    self.builder.set_spent(spent);
                }
            }
            None => self.warn(text, Remark::LeftOut(Part::Time.such(&["T12"]))),
        }
    }

    fn end(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        if self.stage != Stage::Moves {
            self.begin(text, None)?;
        }
        if self.builder.has_ended() {
            self.warn(text, Remark::SecondEnd);
            return Ok(());
        }
        let name = &text[1..];
        let after_foul = codes::is_foul(name) && self.foul.mark();
        self.foul.settle(false)?;
        let turn = self.builder.setup().turn();
        let told = self.summary.and_then(|summary| summary.end(turn));
        let word = told.unwrap_or_else(|| codes::end_word(name, turn, after_foul));
        self.end_as(text, word)
    }

    /// Ends a game that only its summary says the end of.
    fn end_by_summary(&mut self, found: &'a str) -> Result<(), Wrong<'a>> {
        let turn = self.builder.setup().turn();
        match self.summary.and_then(|summary| summary.end(turn)) {
            Some(word) if !self.builder.has_ended() => self.end_as(found, word),
            _ => Ok(()),
        }
    }

    fn end_as(&mut self, text: &'a str, word: EndMarker) -> Result<(), Wrong<'a>> {
        let place = self.index.of(text);
        plausibility::check_end(&mut self.builder, &word, place, text);
        self.builder
            .end(word)
            .map_err(|why| Wrong::new(text, why))?;
        Ok(())
    }
}
