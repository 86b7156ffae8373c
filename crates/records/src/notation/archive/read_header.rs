//! Reading the header of an archive.

use alloc::{borrow::ToOwned, collections::BTreeSet, string::String, vec::Vec};

use komadai_shogi::Setup;

use super::statement::{ESCAPE, Statement, unescaped};
use crate::{
    notation::{
        Diagnostic, Part, Remark, StructureRemark,
        kif::{
            line_kind::{Layout, LineKind, kind},
            read_header::header_value,
        },
        record_builder::RecordBuilder,
        source_location::TextLine,
    },
    record::Headers,
};

/// Reads the header of an archive.
#[derive(Debug, Default)]
pub(super) struct HeaderReader {
    start: Option<Setup>,
    headers: Vec<(String, String)>,
    keys: BTreeSet<String>,
}

impl HeaderReader {
    /// Reads a line; returns whether it is the last one of the header.
    pub fn line(&mut self, line: TextLine<'_>) -> Result<bool, Diagnostic> {
        let wrong = |about: Remark| Err(Diagnostic::new(line.place(line.text), line.text, about));
        match Statement::of(line.text) {
            None => {}
            Some(Statement::Archive(_)) => return Ok(false),
            Some(Statement::Start(sfen)) => {
                let setup = Setup::from_sfen(sfen).map_err(|faults| {
                    Diagnostic::new(line.place(sfen), sfen, Remark::NotSfen(faults))
                })?;
                self.start = Some(setup);
                return Ok(false);
            }
            Some(Statement::Header(key, value)) => {
                let (Some(key), Some(value)) = (unescaped(key), unescaped(value)) else {
                    return wrong(ESCAPE.into());
                };
                self.header(line, key, value)?;
                return Ok(false);
            }
            Some(_) => return wrong(StructureRemark::Misplaced.into()),
        }
        match kind(line.text, Layout::Kif) {
            LineKind::TableHead => return Ok(true),
            LineKind::Header(key, value) => {
                let value = header_value(key, value);
                match self.headers.last_mut() {
                    Some((last, lines)) if last == key => {
                        lines.push('\n');
                        lines.push_str(&value);
                    }
                    _ => self.header(line, key.to_owned(), value)?,
                }
            }
            // The start position, for other programs.
            LineKind::Nothing
            | LineKind::Handicap(_)
            | LineKind::Hand(..)
            | LineKind::Rank(_)
            | LineKind::Turn(_)
            | LineKind::MoveCount(_) => {}
            _ => return wrong(Part::Header.such(&["先手：青木"]).into()),
        }
        Ok(false)
    }

    fn header(&mut self, line: TextLine<'_>, key: String, value: String) -> Result<(), Diagnostic> {
        if !self.keys.insert(key.clone()) {
            let about = StructureRemark::DuplicateHeader;
            return Err(Diagnostic::new(line.place(line.text), line.text, about));
        }
        self.headers.push((key, value));
        Ok(())
    }

    pub fn finish(self) -> RecordBuilder {
        let mut builder =
            RecordBuilder::without_legality(self.start.unwrap_or_else(Setup::startpos));
        builder.record().headers = Headers::of_distinct(self.headers);
        builder
    }
}
